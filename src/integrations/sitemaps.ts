import { fileURLToPath } from 'node:url';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { runnerImport } from 'vite';
import type { SitemapItem, SitemapOptions } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';

import type * as Sitemaps from '#data/sitemaps.ts';
import type { SitemapEntry, SitemapFile } from '#domain/seo/sitemap.ts';
import { isInSitemap } from '#config/pages.ts';
import { translationsOf } from '#config/languages.ts';
import { siteUrl } from '#config/site.ts';

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

/**
 * Renames the files of `@astrojs/sitemap` as product §9 requires: `sitemap.xml`, `sitemap-main.xml`,
 * `sitemap-locations.xml`. Must come after it in the list of integrations, which only logs its errors: a file that it has
 * not written fails the build here. What the files list is compared by tests/site/sitemaps.test.ts.
 */
export function sitemapNames(): AstroIntegration {
  return {
    name: 'sitemap-names',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const file = (name: string) => new URL(name, dir);
        for (const chunk of CHUNKS)
          await rename(file(`sitemap-${chunk}-0.xml`), file(`sitemap-${chunk}.xml`));
        const index = await readFile(file('sitemap-index.xml'), 'utf8');
        await writeFile(file('sitemap.xml'), index.replaceAll('-0.xml', '.xml'));
        await rm(file('sitemap-index.xml'));
      },
    },
  };
}

function pagesByAddress(sitemaps: LoadedSitemaps): ReadonlyMap<string, ListedPage> {
  const pages = CHUNKS.flatMap((chunk) => sitemaps[chunk].entries.map((entry) => ({ ...entry, chunk })));
  return new Map(pages.map((page) => [siteUrl(page.path), page]));
}
