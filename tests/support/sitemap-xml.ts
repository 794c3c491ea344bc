import { xmlText } from '#domain/shared/xml-text.ts';
import type { SitemapEntry, SitemapFile } from '#domain/seo/sitemap.ts';
import { latest } from '#domain/shared/plain-date.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * A sitemap by the protocol of sitemaps.org, for tests.
 *
 * @param origin scheme and host, without a slash at the end
 */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ path, lastModified, priority }) =>
      `<url><loc>${xmlText(origin + path)}</loc>${lastModified === null ? '' : `<lastmod>${lastModified}</lastmod>`}<priority>${priority.toFixed(1)}</priority></url>`,
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

function newest(entries: readonly SitemapEntry[]): string {
  const [first, ...others] = entries.flatMap(({ lastModified }) => lastModified ?? []);
  if (first === undefined) throw new RangeError('A sitemap needs at least one page with a day.');
  return latest(first, ...others);
}

function document(root: string, items: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${items.join('\n')}\n</${root}>\n`;
}
