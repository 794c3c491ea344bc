/** How the sitemap that a site serves differs from the one that was built. Every list is of full addresses. */
export interface SitemapDifferences {
  /** Built, and not named by the site. */
  readonly missing: readonly string[];
  /** Named by the site, and not built. */
  readonly extra: readonly string[];
  /** Named by the site more than once. */
  readonly repeated: readonly string[];
}

/**
 * Compares two lists of addresses; their order means nothing.
 *
 * @example compareSitemaps(['a', 'b'], ['b', 'c', 'c']) // => { missing: ['a'], extra: ['c'], repeated: ['c'] }
 */
export function compareSitemaps(built: readonly string[], served: readonly string[]): SitemapDifferences {
  const wanted = new Set(built);
  const named = new Set<string>();
  const repeated = new Set<string>();
  for (const address of served) (named.has(address) ? repeated : named).add(address);
  return {
    missing: [...wanted].filter((address) => !named.has(address)),
    extra: [...named].filter((address) => !wanted.has(address)),
    repeated: [...repeated],
  };
}
