import { createHash } from 'node:crypto';

import { Parser } from 'htmlparser2';

/**
 * src/content/page-dates.json: the day on which each page of the sitemaps last changed, and a digest of what it said
 * then, by path: `"/faq/": "2026-11-28 1f3a9c02"`. Written by `npm run page-dates`.
 */
export type PageDates = Readonly<Record<string, string>>;

const UNSEEN = new Set(['script', 'style', 'svg']);
const DIGITS = 8;

/**
 * A digest of what a page says: texts and links of its main part. Header, footer, styles and scripts do not count,
 * since a change of those is no news to whoever has read the page.
 *
 * @returns eight hexadecimal digits
 */
export function pageDigest(html: string): string {
  const content: string[] = [];
  let unseen = 0;
  const parser = new Parser({
    onopentag: (name, { href }) => {
      if (UNSEEN.has(name)) unseen += 1;
      if (href !== undefined) content.push(href);
    },
    ontext: (text) => {
      if (unseen === 0) content.push(text);
    },
    onclosetag: (name) => {
      if (UNSEEN.has(name)) unseen -= 1;
    },
  });
  parser.end(/<main\b.*<\/main>/su.exec(html)?.[0] ?? html);
  const text = content.join(' ').replaceAll(/\s+/gu, ' ').trim();
  return createHash('sha256').update(text).digest('hex').slice(0, DIGITS);
}

/**
 * The day on which a page last changed.
 *
 * @param digest of the page as it is now
 * @param today for a page that is new or says something else than then
 */
export function pageDay(dates: PageDates, path: string, digest: string, today: string): string {
  const [day = today, known] = dates[path]?.split(' ') ?? [];
  return known === digest ? day : today;
}
