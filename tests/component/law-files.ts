import type { Plugin, ViteDevServer } from 'vite';

import { languageOf } from '#config/languages.ts';
import { jurisdictionBySlug } from '#domain/places/jurisdiction.ts';
import type * as LawPage from '../../src/pages/[...locale]/data/sealing-law/[state].json.ts';
import { TEST_BUILD_DATE } from '../../scripts/test/steps.ts';

const PATH = /^(?:\/(?<language>[a-z]{2}))?\/data\/sealing-law\/(?<state>[a-z-]+)\.json$/u;
const PAGE = '/src/pages/[...locale]/data/sealing-law/[state].json.ts';

/** Serves the states' law files to component tests as the build writes them, made by the page that writes them. */
export const lawFiles: Plugin = {
  name: 'law-files',
  configureServer(server) {
    process.env.BUILD_DATE ??= TEST_BUILD_DATE;
    server.middlewares.use((request, response, next) => {
      lawFile(server, request.url ?? '').then((file) => {
        if (file === undefined) next();
        else response.setHeader('content-type', 'application/json').end(file);
      }, next);
    });
  },
};

async function lawFile(server: ViteDevServer, path: string): Promise<string | undefined> {
  const { language, state = '' } = PATH.exec(path)?.groups ?? {};
  const code = jurisdictionBySlug(state)?.code;
  if (code === undefined) return undefined;
  const { GET } = (await server.ssrLoadModule(PAGE)) as typeof LawPage;
  const context = { props: { code }, currentLocale: languageOf(language) } as Parameters<typeof GET>[0];
  return (await GET(context)).text();
}
