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

/** A parsed sitemap file (sitemaps.org, version 0.9). */
export type SitemapReading =
  /** URLs of pages. */
  | { readonly kind: 'pages'; readonly addresses: readonly string[] }
  /** URLs of further sitemap files. */
  | { readonly kind: 'index'; readonly addresses: readonly string[] }
  /** Not parsable; `reason` is the end of a sentence. */
  | { readonly kind: 'malformed'; readonly reason: string };

/** The two root elements of the protocol, and the entries that each contains. */
const ENTRY_OF: Readonly<Record<string, { readonly kind: 'pages' | 'index'; readonly entry: string }>> = {
  urlset: { kind: 'pages', entry: 'url' },
  sitemapindex: { kind: 'index', entry: 'sitemap' },
};

/**
 * Declaration, comment, tag or text. Document types and CDATA do not occur in sitemaps, and entities defined in the
 * file would allow an entity expansion attack, so none of these is supported.
 */
const TOKEN =
  /<\?[^?]*\?>|<!--(?:(?!--)[^])*-->|<(?<end>\/?)(?<name>[A-Za-z_][\w:.-]*)(?:\s+[^\s=<>/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*(?<empty>\/?)>|(?<text>[^<]+)/gy;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Parses a sitemap or sitemap index strictly: errors for which search engines reject a file are reported, not repaired.
 *
 * @example readSitemap('<urlset><url><loc>https://a.example/</loc></url></urlset>') // => { kind: 'pages', addresses:
 * ['https://a.example/'] }
 */
export function readSitemap(xml: string): SitemapReading {
  try {
    return read(xml.replace(/^\uFEFF/u, ''));
  } catch (error) {
    if (error instanceof Malformed) return { kind: 'malformed', reason: error.message };
    throw error;
  }
}

/** Thrown and caught within this file only. */
class Malformed extends Error {}

function read(xml: string): SitemapReading {
  const open: string[] = [];
  const addresses: string[] = [];
  let root: string | undefined;
  let location: string | undefined;
  let position = 0;

  for (const { 0: token, index, groups } of xml.matchAll(TOKEN)) {
    position = index + token.length;
    const { name, end, empty, text } = groups ?? {};
    if (name === undefined) {
      if (text === undefined) continue;
      if (open.length === 0 && text.trim() !== '') throw new Malformed('there is text around its root');
      if (isLocation(open)) location = (location ?? '') + decoded(text);
    } else if (end === '/') {
      if (isLocation(open)) addresses.push((location ?? '').trim());
      if (open.pop() !== name) throw new Malformed(`</${name}> closes nothing`);
      if (isEntry(open, name) && location === undefined) throw new Malformed(`a <${name}> has no <loc>`);
      if (open.length === 1) location = undefined;
    } else {
      if (open.length === 0 && root !== undefined) throw new Malformed('it has a second root');
      root ??= name;
      if (name === 'loc' && isInEntry(open) && location !== undefined)
        throw new Malformed('an entry has two <loc>');
      if (empty === '/' && isEntry(open, name)) throw new Malformed(`a <${name}> has no <loc>`);
      if (empty !== '/') open.push(name);
    }
  }
  if (position < xml.length) throw new Malformed(`it is no XML from character ${position + 1} on`);
  const unclosed = open.at(-1);
  if (unclosed !== undefined) throw new Malformed(`<${unclosed}> is not closed`);
  const known = root === undefined ? undefined : ENTRY_OF[root];
  if (known === undefined)
    throw new Malformed(root === undefined ? 'it is empty' : `<${root}> is no sitemap`);
  return { kind: known.kind, addresses };
}

/** Whether an element is an entry of the root. */
function isEntry(around: readonly string[], name: string): boolean {
  return around.length === 1 && ENTRY_OF[around[0] ?? '']?.entry === name;
}

/** Whether the innermost open element is an entry. */
function isInEntry(open: readonly string[]): boolean {
  return open.length === 2 && isEntry(open.slice(0, 1), open[1] ?? '');
}

/** Whether the innermost open element is an entry's `<loc>`. */
function isLocation(open: readonly string[]): boolean {
  return open.length === 3 && open[2] === 'loc' && isInEntry(open.slice(0, 2));
}

function decoded(text: string): string {
  return text.replaceAll(
    /&(?:#x(?<hex>[\da-f]{1,6})|#(?<decimal>\d{1,7})|(?<name>\w+));?/giu,
    (entity, ...rest) => {
      const { hex, decimal, name } = rest.at(-1) as Record<string, string | undefined>;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      const meant = name === undefined ? character(code) : ENTITIES[name];
      if (meant === undefined || !entity.endsWith(';')) throw new Malformed(`${entity} is no known entity`);
      return meant;
    },
  );
}

function character(code: number): string | undefined {
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined;
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
export const INDEX_NOW_BATCH = 10_000;

/** Splits a list into batches of at most `most` items. */
export function inBatches<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / most) }, (_, index) =>
    items.slice(index * most, (index + 1) * most),
  );
}
