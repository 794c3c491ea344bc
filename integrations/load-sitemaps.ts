import { fileURLToPath } from 'node:url';

import { runnerImport } from 'vite';

import type * as Sitemaps from '../src/data/sitemaps.ts';
import type { SitemapFile } from '../src/domain/seo/sitemap.ts';

/** The sitemap's files, as src/data/sitemaps.ts describes them. */
export interface LoadedSitemaps {
  readonly main: readonly SitemapFile[];
  readonly locations: readonly SitemapFile[];
  /** The files that the entries were read from. */
  readonly dependencies: readonly string[];
}

/** Evaluates src/data/sitemaps.ts at build time. Node cannot import it by itself: it needs `~/` and JSON from Vite. */
export async function loadSitemaps(): Promise<LoadedSitemaps> {
  const { module, dependencies } = await runnerImport<typeof Sitemaps>(
    fileURLToPath(new URL('../src/data/sitemaps.ts', import.meta.url)),
    {
      configFile: false,
      resolve: { alias: { '~': fileURLToPath(new URL('../src', import.meta.url)) } },
    },
  );
  return { main: [module.MAIN_SITEMAP], locations: module.LOCATION_SITEMAPS, dependencies };
}
