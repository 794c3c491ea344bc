import type { APIRoute } from 'astro';

import { SITE } from '~/config/site.ts';

/**
 * What crawlers may read. The back office is not forbidden here: it answers with `noindex`, which a crawler that may
 * not read it would never see.
 */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${SITE.origin}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain' },
  });
