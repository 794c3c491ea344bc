import type { SitemapFile } from '../../../src/domain/seo/sitemap.ts';

import { guardedFetch } from '../http/outbound.ts';
import type { SitemapPorts } from '../sitemap/ports.ts';
import { memorySitemapRuns } from './memory.ts';
import { recordedLog } from './recorded-log.ts';
import { NOW } from './sample-check.ts';

/** Canonical origin in tests; local servers answer for it. */
export const SITE_ORIGIN = 'https://www.secondkey.test';

/** A sitemap file with the given paths. */
export function sitemapFile(
  name: string,
  paths: readonly string[],
  lastModified = '2026-11-21',
): SitemapFile {
  return { name, entries: paths.map((path) => ({ path, lastModified, priority: 0.8 })) };
}

/** In-memory ports that send real requests to the local servers in the settings. */
export function sitemapPorts({
  files = [sitemapFile('sitemap-main.xml', ['/', '/faq/'])],
  settings,
  ...ports
}: Partial<Omit<SitemapPorts, 'settings'>> & {
  readonly files?: readonly SitemapFile[];
  readonly settings?: Partial<SitemapPorts['settings']>;
} = {}) {
  const runs = memorySitemapRuns();
  const log = recordedLog();
  const all = { liveOrigin: null, indexNow: null, searchConsole: null, deployHook: null, ...settings };
  const origins = [all.liveOrigin, all.indexNow, all.searchConsole?.endpoint, all.deployHook?.url]
    .filter((url) => typeof url === 'string')
    .map((url) => new URL(url).origin);
  return {
    builtSitemap: () => Promise.resolve(files),
    send: guardedFetch(origins),
    runs,
    log,
    clock: () => NOW,
    siteOrigin: SITE_ORIGIN,
    indexNowKey: 'key-for-tests',
    searchConsoleToken: () => Promise.resolve<string | undefined>('token-for-tests'),
    retentionMonths: 24,
    ...ports,
    settings: all,
  };
}
