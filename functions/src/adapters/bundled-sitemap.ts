import type { BuiltSitemap } from '../ports/built-sitemap.ts';

/**
 * The page list that the bundle carries: the same module that the site's sitemaps are built from. It is a file of its
 * own, read when the sitemap panel asks, so that a renter's first call does not wait for three thousand addresses.
 */
export const bundledSitemap: BuiltSitemap = async () => {
  const { LOCATION_SITEMAPS, MAIN_SITEMAP } = await import('~/content/sitemaps.ts');
  return [MAIN_SITEMAP, ...LOCATION_SITEMAPS];
};
