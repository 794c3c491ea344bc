import { describe, expect, it } from 'vitest';

import { latest, MOST_ENTRIES, sitemapFiles, sitemapIndexXml, sitemapXml } from './sitemap.ts';

const page = (path: string, lastModified = '2026-11-21') => ({ path, lastModified, priority: 0.8 });

describe('a sitemap', () => {
  it('names each page in full, with its date and its priority', () => {
    expect(sitemapXml('https://a.example', [page('/faq/')])).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        '<url><loc>https://a.example/faq/</loc><lastmod>2026-11-21</lastmod><priority>0.8</priority></url>\n' +
        '</urlset>\n',
    );
  });

  it('escapes the special characters of XML', () => {
    expect(sitemapXml('https://a.example', [page(`/a&b<c>'"/`)])).toContain('/a&amp;b&lt;c&gt;&apos;&quot;/');
  });
});

describe('the files of a sitemap', () => {
  const pages = Array.from({ length: 7 }, (_, index) => page(`/${index}/`));

  it('are one while there is room', () => {
    expect(sitemapFiles('sitemap-main', pages)).toEqual([{ name: 'sitemap-main.xml', entries: pages }]);
    expect(MOST_ENTRIES).toBeLessThan(50_000);
  });

  it('are numbered from two on when there is not, and hold every page once', () => {
    const files = sitemapFiles('sitemap-locations', pages, 3);
    expect(files.map(({ name }) => name)).toEqual([
      'sitemap-locations.xml',
      'sitemap-locations-2.xml',
      'sitemap-locations-3.xml',
    ]);
    expect(files.flatMap(({ entries }) => entries)).toEqual(pages);
  });
});

describe('the index', () => {
  it('gives each file the date of its newest page', () => {
    const entries = [page('/a/', '2026-10-01'), page('/b/', '2026-11-02')];
    expect(sitemapIndexXml('https://a.example', [{ name: 'sitemap-main.xml', entries }])).toContain(
      '<sitemap><loc>https://a.example/sitemap-main.xml</loc><lastmod>2026-11-02</lastmod></sitemap>',
    );
  });

  it('refuses an empty file', () => {
    expect(() => sitemapIndexXml('https://a.example', [{ name: 'sitemap.xml', entries: [] }])).toThrow(
      RangeError,
    );
  });
});

it('finds the later of dates', () => {
  expect(latest('2026-11-01', '2026-11-21', '2025-12-31')).toBe('2026-11-21');
});
