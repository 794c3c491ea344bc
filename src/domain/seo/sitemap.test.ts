import { describe, expect, it } from 'vitest';

import { sitemapIndexXml, sitemapXml } from '../../../tests/support/sitemap-xml.ts';
import { changedSince, readSitemap } from './sitemap.ts';

const page = (path: string, lastModified: string | null = '2026-11-21') => ({
  path,
  lastModified,
  priority: 0.8,
});

describe('reading a sitemap', () => {
  it('returns every address that was written', () => {
    const xml = sitemapXml('https://a.example', [page('/'), page('/?a=1&b=2'), page('/faq/')]);
    expect(readSitemap(xml)).toEqual({
      kind: 'pages',
      addresses: ['https://a.example/', 'https://a.example/?a=1&b=2', 'https://a.example/faq/'],
    });
  });

  it('distinguishes an index from a list of pages', () => {
    const xml = sitemapIndexXml('https://a.example', [{ name: 'sitemap-main.xml', entries: [page('/')] }]);
    expect(readSitemap(xml)).toEqual({ kind: 'index', addresses: ['https://a.example/sitemap-main.xml'] });
  });

  it.each([
    ['', 'it is no sitemap'],
    ['Service unavailable', 'it is no sitemap'],
    ['<!DOCTYPE html><html><body></body></html>', 'it is no sitemap'],
    ['<urlset><url><loc>https://a.example/</loc></url>', '<urlset> is not closed'],
    ['<sitemapindex><sitemap><loc>https://a.example/', '<sitemapindex> is not closed'],
  ])('refuses %j, because %s', (xml, reason) => {
    expect(readSitemap(xml)).toEqual({ kind: 'malformed', reason });
  });

  it('reads megabytes of invalid input quickly', () => {
    const started = performance.now();
    for (const nonsense of ['<a ', '<urlset ', '<loc>', '&#', ' ']) readSitemap(nonsense.repeat(300_000));
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

it('a search engine is told of every page at first, later of those of the same month or later, and without a day', () => {
  const entries = [page('/', null), page('/law/', '2026-11-01'), page('/old/', '2026-10-31')];
  const paths = (newest: string | null) => changedSince(entries, newest).map(({ path }) => path);
  expect(paths(null)).toEqual(['/', '/law/', '/old/']);
  expect(paths('2026-10-01')).toEqual(['/', '/law/', '/old/']);
  expect(paths('2026-11-20')).toEqual(['/', '/law/']);
  expect(paths('2026-12-01')).toEqual(['/']);
});
