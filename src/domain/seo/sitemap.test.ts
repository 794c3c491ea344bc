import { describe, expect, it } from 'vitest';

import { MOST_ENTRIES, sitemapFiles } from './sitemap.ts';

const page = (path: string, lastModified = '2026-11-21') => ({ path, lastModified, priority: 0.8 });

describe('the files of a sitemap', () => {
  const pages = Array.from({ length: 7 }, (_, index) => page(`/${index}/`));

  it('are a single one while there is room', () => {
    expect(sitemapFiles('sitemap-main', pages)).toEqual([{ name: 'sitemap-main.xml', entries: pages }]);
    expect(MOST_ENTRIES).toBeLessThan(50_000);
  });

  it('are numbered from two on when there is not, with every page once', () => {
    const files = sitemapFiles('sitemap-locations', pages, 3);
    expect(files.map(({ name }) => name)).toEqual([
      'sitemap-locations.xml',
      'sitemap-locations-2.xml',
      'sitemap-locations-3.xml',
    ]);
    expect(files.flatMap(({ entries }) => entries)).toEqual(pages);
  });
});
