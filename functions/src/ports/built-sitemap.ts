import type { SitemapFile } from '~/domain/seo/sitemap.ts';

/** The build's page list: every sitemap file with its pages, as the pages were built from it (docs/adr/0012). */
export type BuiltSitemap = () => Promise<readonly SitemapFile[]>;
