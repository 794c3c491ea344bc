import type { APIRoute, GetStaticPaths } from 'astro';

import { INDEXNOW_KEY } from '~/config/site.ts';

/** One file: `/{key}.txt`. */
export const getStaticPaths = (() => [{ params: { key: INDEXNOW_KEY } }]) satisfies GetStaticPaths;

/** Proves to search engines that who announces changes is who publishes this site (indexnow.org, "Verifying ownership"). */
export const GET: APIRoute = () =>
  new Response(INDEXNOW_KEY, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
