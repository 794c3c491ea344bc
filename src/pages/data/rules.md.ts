import type { APIRoute } from 'astro';

import rules from '~/content/words/en/law-rules.md?raw';

/** How to work out a date from the public data set, in words. */
export const GET: APIRoute = () =>
  new Response(rules, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
