import type { APIRoute, GetStaticPaths } from 'astro';

import { BUILD_DATE } from '#config/build.ts';
import { languageOf } from '#config/languages.ts';
import { stateFile } from '#data/state-file.ts';
import { inEachLanguage, type StateRouteProps, stateRoutes } from '#layouts/static-paths.ts';

/** One file for each of the 51 jurisdictions and each language: `/data/sealing-law/<slug>.json`. */
export const getStaticPaths = (() => inEachLanguage(stateRoutes())) satisfies GetStaticPaths;

/** Fetched by the eligibility check when a state is chosen. */
export const GET: APIRoute<StateRouteProps> = ({ props: { code }, currentLocale }) =>
  Response.json(stateFile(code, languageOf(currentLocale), BUILD_DATE));
