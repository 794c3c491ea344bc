import { xmlText } from './atom-feed.ts';

/** A page that search engines may list. */
export interface SitemapEntry {
  /** Path with its slash at the end: `/faq/`. */
  readonly path: string;
  /** ISO 8601 date of the last change of what the page says. */
  readonly lastModified: string;
  /** 0 to 1, to a tenth, as specification §9 has it. */
  readonly priority: number;
}

/** One file of a sitemap. */
export interface SitemapFile {
  /** `sitemap-main.xml` */
  readonly name: string;
  readonly entries: readonly SitemapEntry[];
}

/** The protocol allows 50,000 entries and 50 MB in one file; below that nobody has to count bytes (sitemaps.org). */
export const MOST_ENTRIES = 45_000;

/**
 * The files that a list of pages fills, in order: `name.xml`, then `name-2.xml`, `name-3.xml` …
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

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * A sitemap by the protocol of sitemaps.org.
 *
 * @param origin scheme and host, without a slash at the end
 */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ path, lastModified, priority }) =>
      `<url><loc>${xmlText(origin + path)}</loc><lastmod>${lastModified}</lastmod><priority>${priority.toFixed(1)}</priority></url>`,
  );
  return document('urlset', urls);
}

/** The index of several sitemaps; each is as new as the newest page in it. */
export function sitemapIndexXml(origin: string, files: readonly SitemapFile[]): string {
  const sitemaps = files.map(
    ({ name, entries }) =>
      `<sitemap><loc>${xmlText(`${origin}/${name}`)}</loc><lastmod>${newest(entries)}</lastmod></sitemap>`,
  );
  return document('sitemapindex', sitemaps);
}

/**
 * The later of ISO dates.
 *
 * @example latest('2026-11-01', '2026-11-21') // => '2026-11-21'
 */
export function latest(first: string, ...others: readonly string[]): string {
  return others.reduce((later, date) => (date > later ? date : later), first);
}

function newest(entries: readonly SitemapEntry[]): string {
  const [first, ...others] = entries.map(({ lastModified }) => lastModified);
  if (first === undefined) throw new RangeError('A sitemap needs at least one page.');
  return latest(first, ...others);
}

function document(root: string, items: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${items.join('\n')}\n</${root}>\n`;
}
