import type { APIRoute, GetStaticPaths } from 'astro';

import { PAPER_WORDS } from '#content/filing-papers.ts';
import { courtReminder } from '#data/court-reminders.ts';
import { stateFilings } from '#data/filings.ts';
import { STATE_FILINGS_FORMAT, type StateFilingsFile } from '#domain/filing/filing-file.ts';
import { type StateRouteProps, stateRoutes } from '#layouts/static-paths.ts';

/** One file for each of the 51 jurisdictions: `/data/filings/<slug>.json`, with the papers in both languages. */
export const getStaticPaths = (() => stateRoutes()) satisfies GetStaticPaths;

/** Fetched by the filing page when a remedy is chosen. */
export const GET: APIRoute<StateRouteProps> = ({ props: { code } }) => {
  const area = { state: code, county: '', court: null };
  const [en, es] = [courtReminder(area, 'en'), courtReminder(area, 'es')];
  const file: StateFilingsFile = {
    format: STATE_FILINGS_FORMAT,
    ...stateFilings(code),
    words: PAPER_WORDS,
    courtReminder: en !== undefined && es !== undefined ? { en, es } : null,
  };
  return Response.json(file);
};
