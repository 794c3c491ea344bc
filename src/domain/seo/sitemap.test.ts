import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { sitemapIndexXml, sitemapXml } from '../../../tests/support/sitemap-xml.ts';
import { afterAnnouncing, changedPages, compareSitemaps, readSitemap } from './sitemap.ts';

const page = (path: string, lastModified = '2026-11-21') => ({ path, lastModified, priority: 0.8 });

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

it('finds no difference between the same addresses in another order', () => {
  expect(compareSitemaps(['/a', '/b'], ['/b', '/a'])).toEqual({ missing: [], extra: [], repeated: [] });
});

it('finds what is missing, what is extra and what is named twice', () => {
  expect(compareSitemaps(['/a', '/b', '/c'], ['/c', '/x', '/c', '/c', '/y'])).toEqual({
    missing: ['/a', '/b'],
    extra: ['/x', '/y'],
    repeated: ['/c'],
  });
});

const pages = (dates: Readonly<Record<string, string>>) => new Map(Object.entries(dates));
const anyPages = fc
  .dictionary(fc.constantFrom('/', '/a/', '/b/', '/c/', '/d/'), fc.constantFrom('2026-10-01', '2026-11-21'))
  .map(pages);

describe('the changes an engine does not know', () => {
  it('are everything before the first time', () => {
    expect(changedPages(new Map(), pages({ '/': '2026-11-21', '/a/': '2026-10-01' }))).toEqual(['/', '/a/']);
  });

  it('are the new, changed and removed pages', () => {
    const announced = pages({ '/': '2026-10-01', '/same/': '2026-10-01', '/gone/': '2026-10-01' });
    const current = pages({ '/': '2026-11-21', '/same/': '2026-10-01', '/new/': '2026-11-21' });
    expect(changedPages(announced, current)).toEqual(['/', '/new/', '/gone/']);
  });

  it('are empty after a full report, from any starting point', () => {
    fc.assert(
      fc.property(anyPages, anyPages, (announced, current) => {
        const known = afterAnnouncing(announced, current, changedPages(announced, current));
        expect(known).toEqual(current);
        expect(changedPages(known, current)).toEqual([]);
      }),
    );
  });

  it('are the rest when it accepted only the first part', () => {
    const current = pages({ '/a/': '2026-11-21', '/b/': '2026-11-21' });
    const known = afterAnnouncing(new Map(), current, ['/a/']);
    expect(changedPages(known, current)).toEqual(['/b/']);
  });
});
