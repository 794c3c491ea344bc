import type { APIRoute } from 'astro';

import rules from '~/content/words/en/law-rules.md?raw';

/** Documents how to compute dates from the public law data set. */
export const GET: APIRoute = () =>
  new Response(rules, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
