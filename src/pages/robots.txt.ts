import type { APIRoute } from 'astro';

import { SITE } from '~/config/site.ts';

/**
 * Crawler rules. The back office is not disallowed: its pages have `noindex`, which crawlers see only if they may fetch
 * them.
 */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${SITE.origin}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain' },
  });
