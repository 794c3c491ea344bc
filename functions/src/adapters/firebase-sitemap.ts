import type { Firestore } from 'firebase-admin/firestore';

import { INDEXNOW_KEY } from '~/config/search-engines.ts';
import { SITE } from '~/config/site.ts';
import type { SearchSettings } from '../search-settings.ts';
import type { SitemapSurroundings } from '../usecases/sitemap-ports.ts';
import { bundledSitemap } from './bundled-sitemap.ts';
import { firestoreSitemapRuns } from './firestore-sitemap-runs.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { METADATA_ORIGIN, metadataToken } from './metadata-token.ts';

const SEARCH_CONSOLE_SCOPE = 'https://www.googleapis.com/auth/webmasters';

/** What the sitemap panel's calls reach: the addresses of the settings, Firestore, and nothing else. */
export function firebaseSitemap(firestore: () => Firestore, settings: SearchSettings): SitemapSurroundings {
  const { liveOrigin, indexNow, searchConsole, deployHook } = settings;
  const addresses = [liveOrigin, ...indexNow, searchConsole?.endpoint, deployHook?.url];
  const origins = addresses.filter((url) => typeof url === 'string').map((url) => new URL(url).origin);
  const askMachine = guardedFetch([METADATA_ORIGIN]);
  return {
    builtSitemap: bundledSitemap,
    send: guardedFetch(origins),
    runs: firestoreSitemapRuns(firestore),
    siteOrigin: SITE.origin,
    indexNowKey: INDEXNOW_KEY,
    settings,
    searchConsoleToken: () => metadataToken(askMachine, SEARCH_CONSOLE_SCOPE),
  };
}
