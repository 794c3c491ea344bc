import type { APIRoute } from 'astro';

import { SITE } from '~/config/site.ts';
import { LOCATION_SITEMAPS, MAIN_SITEMAP } from '~/data/sitemaps.ts';
import { sitemapIndexXml } from '~/domain/seo/sitemap.ts';

/** The index of the sitemaps, which robots.txt names. */
export const GET: APIRoute = () =>
  new Response(sitemapIndexXml(SITE.origin, [MAIN_SITEMAP, ...LOCATION_SITEMAPS]), {
    headers: { 'content-type': 'application/xml' },
  });
