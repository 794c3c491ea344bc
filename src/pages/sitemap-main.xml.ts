import type { APIRoute } from 'astro';

import { SITE } from '~/config/site.ts';
import { MAIN_SITEMAP } from '~/data/sitemaps.ts';
import { sitemapXml } from '~/domain/seo/sitemap.ts';

/** The pages of the menu. */
export const GET: APIRoute = () =>
  new Response(sitemapXml(SITE.origin, MAIN_SITEMAP.entries), {
    headers: { 'content-type': 'application/xml' },
  });
