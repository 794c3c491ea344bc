import type { Plugin, ViteDevServer } from 'vite';

import { languageOf } from '#config/languages.ts';
import { jurisdictionBySlug } from '#domain/places/jurisdiction.ts';
import { PLACE_INDEX_PATH } from '#domain/places/place-index.ts';
import { nameShardPath } from '#domain/places/place-search.ts';
import type * as CheckPage from '#features/eligibility-check/check-page.ts';
import type * as DataPage from '../../src/pages/data/[file].ts';
import type * as NamesPage from '../../src/pages/data/names/[key].json.ts';
import type * as FilingsPage from '../../src/pages/data/filings/[state].json.ts';
import type * as LawPage from '../../src/pages/[...locale]/data/sealing-law/[state].json.ts';
import { TEST_BUILD_DATE } from '../support/build-date.ts';

const LAW_FILE = /^(?:\/(?<language>[a-z]{2}))?\/data\/sealing-law\/(?<state>[a-z-]+)\.json$/u;
const FILINGS_FILE = /^\/data\/filings\/(?<state>[a-z-]+)\.json$/u;
const FILINGS_PAGE = '/src/pages/data/filings/[state].json.ts';
const DATA_PAGE = '/src/pages/data/[file].ts';
const NAMES_PAGE = '/src/pages/data/names/[key].json.ts';
const LAW_PAGE = '/src/pages/[...locale]/data/sealing-law/[state].json.ts';

/** Where component tests find the check's properties, which pages compute in the build (./check.tsx). */
const CHECK_PROPS_PATH = '/check-props.json';
const CHECK_PAGE = '/src/features/eligibility-check/check-page.ts';

/** Serves component tests what the build writes for components: states' law files and filings, the names
 * of places, and the check's properties. */
export const builtData: Plugin = {
  name: 'built-data',
  configureServer(server) {
    process.env.BUILD_DATE ??= TEST_BUILD_DATE;
    server.middlewares.use((request, response, next) => {
      dataAt(server, request.url ?? '').then((data) => {
        if (data === undefined) next();
        else response.setHeader('content-type', 'application/json').end(data);
      }, next);
    });
  },
};

async function dataAt(server: ViteDevServer, path: string): Promise<string | undefined> {
  if (path === CHECK_PROPS_PATH) {
    const { CHECK_PROPS } = (await server.ssrLoadModule(CHECK_PAGE)) as typeof CheckPage;
    return JSON.stringify(CHECK_PROPS);
  }
  const filings = jurisdictionBySlug(FILINGS_FILE.exec(path)?.groups?.state ?? '')?.code;
  if (filings !== undefined) {
    const { GET } = (await server.ssrLoadModule(FILINGS_PAGE)) as typeof FilingsPage;
    return (await GET({ props: { code: filings } } as Parameters<typeof GET>[0])).text();
  }
  if (path === PLACE_INDEX_PATH) {
    const { getStaticPaths } = (await server.ssrLoadModule(DATA_PAGE)) as typeof DataPage;
    const found = getStaticPaths().find(({ params }) => path.endsWith(params.file));
    return found?.props.respond().text();
  }
  if (path.startsWith(nameShardPath('').replace('.json', ''))) {
    const { getStaticPaths } = (await server.ssrLoadModule(NAMES_PAGE)) as typeof NamesPage;
    const found = getStaticPaths().find(({ params }) => path === nameShardPath(params.key));
    return JSON.stringify(found?.props.rows ?? []);
  }
  const { language, state = '' } = LAW_FILE.exec(path)?.groups ?? {};
  const code = jurisdictionBySlug(state)?.code;
  if (code === undefined) return undefined;
  const { GET } = (await server.ssrLoadModule(LAW_PAGE)) as typeof LawPage;
  const context = { props: { code }, currentLocale: languageOf(language) } as Parameters<typeof GET>[0];
  return (await GET(context)).text();
}
