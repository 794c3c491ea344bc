import { fileURLToPath } from 'node:url';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { runnerImport } from 'vite';
import type { SitemapItem, SitemapOptions } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';

import type * as Sitemaps from '#data/sitemaps.ts';
import { compareSitemaps, readSitemap, type SitemapEntry, type SitemapFile } from '#domain/seo/sitemap.ts';
import { isInSitemap } from '#config/pages.ts';
import { translationsOf } from '#config/languages.ts';
import { SITE, siteUrl } from '#config/site.ts';

/** The sitemap files defined by src/data/sitemaps.ts. */
export interface LoadedSitemaps {
  readonly main: SitemapFile;
  readonly locations: SitemapFile;
  /** The files that the entries depend on. */
  readonly dependencies: readonly string[];
}

/**
 * Evaluates src/data/sitemaps.ts at build time. Node alone cannot import it, because it uses
 * `import.meta.glob`.
 */
export async function loadSitemaps(): Promise<LoadedSitemaps> {
  const { module, dependencies } = await runnerImport<typeof Sitemaps>(
    fileURLToPath(new URL('../data/sitemaps.ts', import.meta.url)),
    { configFile: false },
  );
  return { main: module.MAIN_SITEMAP, locations: module.LOCATION_SITEMAP, dependencies };
}

const CHUNKS = ['main', 'locations'] as const;
type Chunk = (typeof CHUNKS)[number];
type ListedPage = SitemapEntry & { readonly chunk: Chunk };

/**
 * Options of `@astrojs/sitemap`: the pages that have a priority in src/config/page-registry.ts, with the days of
 * src/data/sitemaps.ts, in one file for the pages of the menus and one for the places (product §9).
 */
export function sitemapOptions(load: () => Promise<LoadedSitemaps>): SitemapOptions {
  let loading: Promise<ReadonlyMap<string, ListedPage>> | undefined;
  // Loaded lazily, because `astro dev` and `astro check` read this configuration too.
  const pageOf = async ({ url }: SitemapItem) => {
    loading ??= load().then(pagesByAddress);
    return (await loading).get(url);
  };
  const inChunk = (chunk: Chunk) => async (item: SitemapItem) =>
    (await pageOf(item))?.chunk === chunk ? item : undefined;

  return {
    filter: (url) => isInSitemap(new URL(url).pathname),
    serialize: async (item) => {
      const page = await pageOf(item);
      if (page === undefined) return undefined;
      const translations = translationsOf(page.path);
      return {
        ...item,
        ...(page.lastModified !== null && { lastmod: page.lastModified }),
        priority: page.priority,
        // Each language must list all languages including itself, or search engines ignore the links.
        ...(translations.length > 1 && {
          links: translations.map(({ language, path }) => ({
            lang: language,
            url: siteUrl(path),
          })),
        }),
      };
    },
    chunks: { main: inChunk('main'), locations: inChunk('locations') },
    // The sitemap lists no images, videos or news.
    namespaces: { news: false, xhtml: true, image: false, video: false },
  };
}

const INDEX = 'sitemap-index.xml';

/**
 * Renames the files of `@astrojs/sitemap` as product §9 requires: `sitemap.xml`, `sitemap-main.xml`,
 * `sitemap-locations.xml`. Must come after it in the list of integrations.
 *
 * `@astrojs/sitemap` only logs its errors. So this integration fails the build if a file is missing, or if the files do
 * not list exactly the pages of src/data/sitemaps.ts, from which the functions take their list (docs/adr/0012).
 */
export function sitemapNames(load: () => Promise<LoadedSitemaps>): AstroIntegration {
  return {
    name: 'sitemap-names',
    hooks: {
      // Meanwhile Vite bundles in other threads. A failure is reported when the sitemaps are written.
      'astro:build:start': () => {
        load().catch(() => undefined);
      },
      'astro:build:done': async ({ dir }) => {
        const index = await readFile(new URL(INDEX, dir), 'utf8').catch((cause: unknown) => {
          throw new Error(`@astrojs/sitemap wrote no ${INDEX}: see what it logged above.`, { cause });
        });
        const addresses: string[] = [];
        for (const location of locationsIn(index, 'index', INDEX)) {
          const written = location.slice(`${SITE.origin}/`.length);
          const file = new URL(written, dir);
          addresses.push(...locationsIn(await readFile(file, 'utf8'), 'pages', written));
          await rename(file, new URL(publishedName(written), dir));
        }

        const listed = [...pagesByAddress(await load()).keys()];
        const { missing, extra, repeated } = compareSitemaps(listed, addresses);
        if (missing.length + extra.length + repeated.length > 0) {
          throw new Error(
            'The sitemaps do not list exactly the pages of src/data/sitemaps.ts.' +
              ` Missing: ${some(missing)}. Unexpected: ${some(extra)}. Repeated: ${some(repeated)}.`,
          );
        }

        await writeFile(new URL('sitemap.xml', dir), index.replace(/sitemap-\w+-\d+\.xml/gu, publishedName));
        await rm(new URL(INDEX, dir));
      },
    },
  };
}

/** @example publishedName('sitemap-locations-0.xml') // => 'sitemap-locations.xml' */
function publishedName(written: string): string {
  return written.replace('-0.xml', '.xml');
}

function locationsIn(xml: string, kind: 'index' | 'pages', name: string): readonly string[] {
  const reading = readSitemap(xml);
  if (reading.kind !== kind || reading.addresses.length === 0) {
    throw new Error(`${name} lists nothing: see what @astrojs/sitemap logged above.`);
  }
  return reading.addresses;
}

function pagesByAddress(sitemaps: LoadedSitemaps): ReadonlyMap<string, ListedPage> {
  const pages = CHUNKS.flatMap((chunk) => sitemaps[chunk].entries.map((entry) => ({ ...entry, chunk })));
  return new Map(pages.map((page) => [siteUrl(page.path), page]));
}

function some(addresses: readonly string[]): string {
  return addresses.length === 0 ? 'none' : `${addresses.length}, such as ${addresses.slice(0, 3).join(' ')}`;
}
