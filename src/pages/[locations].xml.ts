import type { APIRoute, GetStaticPaths } from 'astro';

import { SITE } from '~/config/site.ts';
import { LOCATION_SITEMAPS } from '~/data/sitemaps.ts';
import { sitemapXml, type SitemapFile } from '~/domain/seo/sitemap.ts';

/** `/sitemap-locations.xml`, and `/sitemap-locations-2.xml` … once there are more pages than fit into one. */
export const getStaticPaths = (() =>
  LOCATION_SITEMAPS.map((file) => ({
    params: { locations: file.name.replace(/\.xml$/u, '') },
    props: { file },
  }))) satisfies GetStaticPaths;

/** States, major cities and areas. */
export const GET: APIRoute<{ file: SitemapFile }> = ({ props: { file } }) =>
  new Response(sitemapXml(SITE.origin, file.entries), { headers: { 'content-type': 'application/xml' } });
