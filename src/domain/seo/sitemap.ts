/** A page that search engines may list. */
export interface SitemapEntry {
  /** Path with trailing slash: `/faq/`. */
  readonly path: string;
  /** ISO 8601 date of the last change of the page's contents. */
  readonly lastModified: string;
  /** 0 to 1, to a tenth (product §9). */
  readonly priority: number;
}

/** A sitemap file. */
export interface SitemapFile {
  /** `sitemap-main.xml` */
  readonly name: string;
  readonly entries: readonly SitemapEntry[];
}

/** A parsed sitemap file (sitemaps.org, version 0.9). */
export type SitemapReading =
  /** URLs of pages. */
  | { readonly kind: 'pages'; readonly addresses: readonly string[] }
  /** URLs of further sitemap files. */
  | { readonly kind: 'index'; readonly addresses: readonly string[] }
  /** Not parsable; `reason` is the end of a sentence. */
  | { readonly kind: 'malformed'; readonly reason: string };

/**
 * Reads the addresses in a sitemap or sitemap index of this site, as the build writes them.
 *
 * @example readSitemap('<urlset><url><loc>https://a.example/</loc></url></urlset>') // => { kind: 'pages', addresses:
 * ['https://a.example/'] }
 */
export function readSitemap(xml: string): SitemapReading {
  const root = /<(urlset|sitemapindex)[\s>]/u.exec(xml)?.[1];
  if (root === undefined) return { kind: 'malformed', reason: 'it is no sitemap' };
  // A transfer that broke off must not pass for a sitemap with fewer pages.
  if (!xml.trimEnd().endsWith(`</${root}>`)) return { kind: 'malformed', reason: `<${root}> is not closed` };
  const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, text = '']) =>
    text.trim().replaceAll('&amp;', '&'),
  );
  return { kind: root === 'urlset' ? 'pages' : 'index', addresses };
}

/** How the live sitemap differs from the build. All lists contain full URLs. */
export interface SitemapDifferences {
  /** In the build, but not in the live sitemap. */
  readonly missing: readonly string[];
  /** In the live sitemap, but not in the build. */
  readonly extra: readonly string[];
  /** In the live sitemap more than once. */
  readonly repeated: readonly string[];
}

/**
 * Compares two lists of URLs, ignoring order.
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

/** The pages that a search engine was last notified of: date of last change by path. */
export type AnnouncedPages = ReadonlyMap<string, string>;

/**
 * The paths of which to notify a search engine: new, changed, and then removed pages. IndexNow expects all three.
 *
 * @param announced what the engine knows; empty before the first time
 * @param current the build's pages
 */
export function changedPages(announced: AnnouncedPages, current: AnnouncedPages): readonly string[] {
  return [
    ...[...current].filter(([path, date]) => announced.get(path) !== date).map(([path]) => path),
    ...[...announced.keys()].filter((path) => !current.has(path)),
  ];
}

/** What an engine knows after it has accepted these paths. */
export function afterAnnouncing(
  announced: AnnouncedPages,
  current: AnnouncedPages,
  paths: readonly string[],
): AnnouncedPages {
  const known = new Map(announced);
  for (const path of paths) {
    const date = current.get(path);
    if (date === undefined) known.delete(path);
    else known.set(path, date);
  }
  return known;
}

/** IndexNow's maximum number of URLs in one call (indexnow.org, "Submitting set of URLs"). */
export const INDEX_NOW_MOST = 10_000;
