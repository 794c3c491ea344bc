import type { APIRoute, GetStaticPaths } from 'astro';

import { INDEXNOW_KEY } from '~/config/site.ts';

export const getStaticPaths = (() => [{ params: { key: INDEXNOW_KEY } }]) satisfies GetStaticPaths;

/** The IndexNow key, which proves that URL submissions come from this site (indexnow.org, "Verifying ownership"). */
export const GET: APIRoute = () =>
  new Response(INDEXNOW_KEY, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
