/** A page that search engines may list. */
export interface SitemapEntry {
  /** Path with trailing slash: `/faq/`. */
  readonly path: string;
  /** The newest day in the data that the page is made of (ISO 8601); `null` where they have none. */
  readonly lastModified: string | null;
  /** 0 to 1, to a tenth (product §9). */
  readonly priority: number;
}

export interface SitemapFile {
  /** `sitemap-main.xml` */
  readonly name: string;
  readonly entries: readonly SitemapEntry[];
}

/** A parsed sitemap file (sitemaps.org, version 0.9). */
export type SitemapReading =
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

/** @example month('2026-11-21') // => '2026-11' */
const month = (day: string): string => day.slice(0, 7);

/**
 * The pages of which to notify a search engine: those with data of the same month or later, because some data have only a
 * month, and a check is noted with its day before it is deployed. And those without a day, which may have changed.
 *
 * @param newest the latest day that it was told of; `null` if it was never told
 */
export function changedSince(
  entries: readonly SitemapEntry[],
  newest: string | null,
): readonly SitemapEntry[] {
  return entries.filter(
    ({ lastModified }) => newest === null || lastModified === null || month(lastModified) >= month(newest),
  );
}

/** IndexNow's maximum number of URLs in one call (indexnow.org, "Submitting set of URLs"). */
export const INDEX_NOW_MOST = 10_000;
