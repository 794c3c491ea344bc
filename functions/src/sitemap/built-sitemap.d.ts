/** Made by functions/vite.config.ts while the functions are bundled. */
declare module 'virtual:built-sitemap' {
  import type { SitemapFile } from '~/domain/seo/sitemap.ts';

  /** Every sitemap file with its pages, as the site is built from it. */
  export const BUILT_SITEMAP: readonly SitemapFile[];
}
