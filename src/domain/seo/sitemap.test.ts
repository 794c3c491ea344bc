import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { sitemapIndexXml, sitemapXml } from '../../../tests/support/sitemap-xml.ts';
import {
  afterAnnouncing,
  changedPages,
  compareSitemaps,
  inBatches,
  INDEX_NOW_BATCH,
  MOST_ENTRIES,
  readSitemap,
  sitemapFiles,
} from './sitemap.ts';

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

describe('reading a sitemap', () => {
  it('returns every address that was written, whatever its characters', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 20 }), { maxLength: 5 }), (names) => {
        const paths = names.map((name) => `/${name}&'"<>/`);
        expect(
          readSitemap(
            sitemapXml(
              'https://a.example',
              paths.map((path) => page(path)),
            ),
          ),
        ).toEqual({
          kind: 'pages',
          addresses: paths.map((path) => `https://a.example${path}`),
        });
      }),
    );
  });

  it('distinguishes an index from a list of pages', () => {
    const xml = sitemapIndexXml('https://a.example', [{ name: 'sitemap-main.xml', entries: [page('/')] }]);
    expect(readSitemap(xml)).toEqual({ kind: 'index', addresses: ['https://a.example/sitemap-main.xml'] });
  });

  it('accepts the files of other generators: comments, spaces, CR LF, a byte order mark, extensions with a <loc> of their own', () => {
    const xml =
      '\uFEFF<?xml version="1.0"?>\r\n<!-- made by hand - really -->\r\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image=\'http://example.com/1.1\'>\r\n' +
      '<url><loc>\r\n https://a.example/?a=1&amp;b=&#50;&#x33; </loc><lastmod/>' +
      '<image:image><image:loc>https://a.example/a.png</image:loc></image:image></url>\r\n</urlset>\r\n';
    expect(readSitemap(xml)).toEqual({ kind: 'pages', addresses: ['https://a.example/?a=1&b=23'] });
  });

  it.each([
    ['', 'it is empty'],
    ['Service unavailable', 'there is text around its root'],
    ['<html><body></body></html>', '<html> is no sitemap'],
    ['<!DOCTYPE html><html></html>', 'it is no XML from character 1 on'],
    ['<!DOCTYPE urlset [<!ENTITY a "aaaa">]><urlset/>', 'it is no XML from character 1 on'],
    ['<urlset><url><loc>https://a.example/</loc></url>', '<urlset> is not closed'],
    ['<urlset><url><loc>https://a.example/</url></loc></urlset>', '</url> closes nothing'],
    ['<urlset></urlset></urlset>', '</urlset> closes nothing'],
    ['<urlset/><urlset/>', 'it has a second root'],
    ['<urlset><url></url></urlset>', 'a <url> has no <loc>'],
    ['<urlset><url/></urlset>', 'a <url> has no <loc>'],
    ['<urlset><url><loc>a</loc><loc>b</loc></url></urlset>', 'an entry has two <loc>'],
    ['<urlset><url><loc>&nbsp;</loc></url></urlset>', '&nbsp; is no known entity'],
    ['<urlset><url><loc>a&b</loc></url></urlset>', '&b is no known entity'],
    ['<urlset><url><loc>&#x110000;</loc></url></urlset>', '&#x110000; is no known entity'],
    ['<urlset><url><loc>a</loc></url><', 'it is no XML from character 32 on'],
  ])('refuses %j, because %s', (xml, reason) => {
    expect(readSitemap(xml)).toEqual({ kind: 'malformed', reason });
  });

  it('never throws, and reads megabytes of invalid input quickly', () => {
    fc.assert(fc.property(fc.string(), (text) => void readSitemap(text)));
    const started = performance.now();
    for (const nonsense of ['<a ', '<!--', '<?', '&#', '<a b="', ' a=', '<a>'])
      readSitemap(nonsense.repeat(300_000));
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

it('batches contain every item once, in order, and never too many', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 7 }), (items, most) => {
      const batches = inBatches(items, most);
      expect(batches.flat()).toEqual(items);
      expect(batches.every(({ length }) => length > 0 && length <= most)).toBe(true);
    }),
  );
  expect(INDEX_NOW_BATCH).toBe(10_000);
});
