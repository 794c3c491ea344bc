import type { BuiltSitemap } from '../ports/built-sitemap.ts';

/**
 * The page list that the bundle carries. It is a file of its own, read when the sitemap panel asks, so that a renter's
 * first call does not wait for three thousand addresses.
 */
export const bundledSitemap: BuiltSitemap = async () => {
  const { BUILT_SITEMAP } = await import('virtual:built-sitemap');
  return BUILT_SITEMAP;
};
