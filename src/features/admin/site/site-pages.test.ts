import { describe, expect, it, vi } from 'vitest';

import { sitemapIndexXml, sitemapXml } from '../../../../tests/support/sitemap-xml.ts';
import { auditLivePage, type AuditedPage, listPages, siteScore, worstFirst } from './site-pages.ts';

const audit = (path: string, score: number): AuditedPage => ({
  kind: 'audited',
  path,
  audit: { score, findings: [] },
});

it('pages that need work are sorted: unreadable ones first, then by score, then by path', () => {
  const pages = [audit('/c/', 100), audit('/b/', 70), audit('/a/', 70), audit('/d/', 69)];
  const broken: AuditedPage = { kind: 'unreadable', path: '/e/', reason: 'Gone.' };
  expect(worstFirst([...pages, broken]).map(({ path }) => path)).toEqual(['/e/', '/d/', '/a/', '/b/']);
});

describe('the score of the site', () => {
  it('is the average, and 100 only when every page has it', () => {
    const many = Array.from({ length: 999 }, (_, index) => audit(`/${index}/`, 100));
    expect(siteScore([...many, audit('/bad/', 95)]).score).toBe(99);
    expect(siteScore(many).score).toBe(100);
  });

  it('is empty without a readable page', () => {
    expect(siteScore([]).score).toBeUndefined();
  });
});

const ORIGIN = 'https://www.example.org';
const entry = (path: string) => ({ path, lastModified: '2026-11-21', priority: 0.8 });
const MAIN = { name: 'sitemap-main.xml', entries: [entry('/'), entry('/faq/')] };
const PLACES = { name: 'sitemap-locations.xml', entries: [entry('/state/arizona/')] };

/** Serves these files, and returns the paths that are asked for. */
function serve(files: Readonly<Record<string, string>>): readonly string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const said = files[path];
    return Promise.resolve(said === undefined ? new Response('', { status: 404 }) : new Response(said));
  });
  return asked;
}

const FILES = {
  '/sitemap.xml': sitemapIndexXml(ORIGIN, [MAIN, PLACES]),
  '/sitemap-main.xml': sitemapXml(ORIGIN, MAIN.entries),
  '/sitemap-locations.xml': sitemapXml(ORIGIN, PLACES.entries),
};

describe('the pages of the site', () => {
  it('come from all sitemap files, on this host', async () => {
    serve(FILES);
    expect(await listPages()).toEqual(['/', '/faq/', '/state/arizona/']);
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
    serve({ ...FILES, ...changes });
    await expect(listPages()).rejects.toThrow();
  });

  it('are not known when two sitemap indexes list each other, which is not followed', async () => {
    const lists = (name: string) => sitemapIndexXml(ORIGIN, [{ ...MAIN, name }]);
    const asked = serve({ '/sitemap.xml': lists('a.xml'), '/a.xml': lists('b.xml') });
    await expect(listPages()).rejects.toThrow();
    expect(asked).toEqual(['/sitemap.xml', '/a.xml']);
  });
});

it('a page that does not answer in time counts as unreadable', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('late', 'TimeoutError')));
  expect(await auditLivePage('/faq/')).toMatchObject({
    kind: 'unreadable',
    reason: 'The page did not answer in time.',
  });
});
