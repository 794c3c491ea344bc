import { describe, expect, it } from 'vitest';

import { sitemapIndexXml, sitemapXml } from '../../../../tests/support/sitemap-xml.ts';

import { sitePages } from './site-pages.ts';

const ORIGIN = 'https://www.example.org';
const entry = (path: string) => ({ path, lastModified: '2026-11-21', priority: 0.8 });
const MAIN = { name: 'sitemap-main.xml', entries: [entry('/'), entry('/faq/')] };
const PLACES = { name: 'sitemap-locations.xml', entries: [entry('/state/arizona/')] };

/** The site with these files. */
const siteOf = (files: Readonly<Record<string, string>>) =>
  sitePages((path) => {
    const said = files[path as string];
    return Promise.resolve(said === undefined ? new Response('', { status: 404 }) : new Response(said));
  });

const FILES = {
  '/sitemap.xml': sitemapIndexXml(ORIGIN, [MAIN, PLACES]),
  '/sitemap-main.xml': sitemapXml(ORIGIN, MAIN.entries),
  '/sitemap-locations.xml': sitemapXml(ORIGIN, PLACES.entries),
};

describe('the pages of the site', () => {
  it('come from all sitemap files, on this host', async () => {
    expect(await siteOf(FILES).list()).toEqual(['/', '/faq/', '/state/arizona/']);
  });

  it.each<[string, Record<string, string>]>([
    ['there is none', { '/sitemap.xml': '' }],
    ['a file is not there', { '/sitemap-main.xml': '<html>' }],
    [
      'the index names itself',
      { '/sitemap.xml': sitemapIndexXml(ORIGIN, [{ ...MAIN, name: 'sitemap.xml' }]) },
    ],
    ['an address is none', { '/sitemap-main.xml': '<urlset><url><loc>//</loc></url></urlset>' }],
  ])('are not known when %s', async (_what, changes) => {
    expect(await siteOf({ ...FILES, ...changes }).list()).toBeUndefined();
  });

  it('are not known when two sitemap indexes list each other, which is not followed', async () => {
    const lists = (name: string) => sitemapIndexXml(ORIGIN, [{ ...MAIN, name }]);
    const files: Readonly<Record<string, string>> = {
      '/sitemap.xml': lists('a.xml'),
      '/a.xml': lists('b.xml'),
      '/b.xml': lists('a.xml'),
    };
    const asked: string[] = [];
    const site = sitePages((path) => {
      asked.push(path as string);
      // Not for ever, so that the test ends.
      return Promise.resolve(new Response(asked.length > 20 ? '' : files[path as string]));
    });
    expect(await site.list()).toBeUndefined();
    expect(asked).toEqual(['/sitemap.xml', '/a.xml']);
  });

  it('are read unchanged', async () => {
    const { signal } = new AbortController();
    expect(await siteOf({ '/faq/': '<p>' }).read('/faq/', signal)).toEqual({ kind: 'page', html: '<p>' });
    expect(await siteOf({}).read('/faq/', signal)).toEqual({
      kind: 'no-page',
      reason: 'The page answered with status 404.',
    });
  });

  it('distinguish a lost connection, a slow page and a cancelled request', async () => {
    const failing = (error: Error) => sitePages(() => Promise.reject(error));
    const { signal } = new AbortController();
    expect(await failing(new TypeError('Failed to fetch')).read('/', signal)).toEqual({ kind: 'offline' });
    const slow = new DOMException('late', 'TimeoutError');
    expect(await failing(slow).read('/', signal)).toMatchObject({ kind: 'no-page' });
    const aborted = AbortSignal.abort();
    expect(await failing(new DOMException('stop', 'AbortError')).read('/', aborted)).toEqual({
      kind: 'cancelled',
    });
  });
});
