/** A page that search engines may list. */
export interface SitemapEntry {
  /** Path with trailing slash: `/faq/`. */
  readonly path: string;
  /** ISO 8601 date of the last change of the page's contents. */
  readonly lastModified: string;
  /** 0 to 1, to a tenth (specification §9). */
  readonly priority: number;
}

/** A sitemap file. */
export interface SitemapFile {
  /** `sitemap-main.xml` */
  readonly name: string;
  readonly entries: readonly SitemapEntry[];
}

/**
 * The protocol allows 50,000 entries and 50 MB in one file (sitemaps.org). With this many, the size is never a problem.
 */
export const MOST_ENTRIES = 45_000;

/**
 * Splits a list of pages into files: `name.xml`, `name-2.xml`, `name-3.xml` …
 *
 * @example sitemapFiles('sitemap-locations', entries).map(({ name }) => name) // => ['sitemap-locations.xml']
 */
export function sitemapFiles(
  name: string,
  entries: readonly SitemapEntry[],
  most: number = MOST_ENTRIES,
): readonly SitemapFile[] {
  const count = Math.max(1, Math.ceil(entries.length / most));
  return Array.from({ length: count }, (_, index) => ({
    name: index === 0 ? `${name}.xml` : `${name}-${index + 1}.xml`,
    entries: entries.slice(index * most, (index + 1) * most),
  }));
}
