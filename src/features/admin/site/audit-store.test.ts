import { describe, expect, it } from 'vitest';

import type { PageFacts } from '#domain/seo/audit.ts';

import { sitemapIndexXml, sitemapXml } from '../../../../tests/support/sitemap-xml.ts';
import {
  type AuditedPage,
  auditStore,
  type PageAnswer,
  sitePages,
  type SitePages,
  siteScore,
  worstFirst,
} from './audit-store.ts';

/** A page in which everything but the title is right; the title replaces the page's HTML. */
const facts = (html: string): PageFacts => ({
  title: html,
  description: 'a'.repeat(140),
  canonical: 'https://www.example.org/',
  openGraph: { 'og:title': 'a', 'og:description': 'a', 'og:image': 'a', 'og:type': 'a' },
  mainHeadings: ['a'],
  images: [],
  structuredData: 1,
});

const PATHS = Array.from({ length: 20 }, (_, index) => `/${String(index).padStart(2, '0')}/`);

/** A store over a site whose pages answer like this: `Title` unless told otherwise. */
function storeOver(
  answer: (path: string, signal: AbortSignal) => PageAnswer | Promise<PageAnswer> = () => ({
    kind: 'page',
    html: 'Title',
  }),
  paths: readonly string[] | undefined = PATHS,
) {
  const asked: string[] = [];
  const site: SitePages = {
    list: () => Promise.resolve(paths),
    read: async (path, signal) => {
      asked.push(path);
      await Promise.resolve();
      return answer(path, signal);
    },
  };
  return { store: auditStore({ site, facts }), asked };
}

const page = (html: string): PageAnswer => ({ kind: 'page', html });
const paths = (pages: readonly AuditedPage[]) => pages.map(({ path }) => path);

describe('the list of pages', () => {
  it('comes from the sitemap', async () => {
    const { store } = storeOver();
    await store.open();
    expect(store.$state.get().list).toEqual({ kind: 'ready', paths: PATHS });
  });

  it('can be requested again after a failure', async () => {
    const lists = [undefined, PATHS];
    const site: SitePages = {
      list: () => Promise.resolve(lists.shift()),
      read: () => Promise.reject(new Error()),
    };
    const store = auditStore({ site, facts });
    await store.open();
    expect(store.$state.get().list).toEqual({ kind: 'failed' });
    await store.open();
    expect(store.$state.get().list.kind).toBe('ready');
  });
});

describe('the audit of a page', () => {
  it('gives its score and findings', async () => {
    const { store } = storeOver(() => page(''));
    await store.auditPage('/faq/');
    expect(store.$state.get().page).toMatchObject({
      kind: 'done',
      page: { kind: 'audited', path: '/faq/', audit: { score: 85 } },
    });
  });

  it('reports an unreadable page and a lost connection', async () => {
    const broken = storeOver(() => ({ kind: 'no-page', reason: 'The page answered with status 404.' })).store;
    await broken.auditPage('/faq/');
    expect(broken.$state.get().page).toMatchObject({ page: { kind: 'unreadable', path: '/faq/' } });
    const lost = storeOver(() => ({ kind: 'offline' })).store;
    await lost.auditPage('/faq/');
    expect(lost.$state.get().page).toEqual({ kind: 'offline', path: '/faq/' });
  });

  it('shows the page chosen last, whichever answers first', async () => {
    const slow = Promise.withResolvers<PageAnswer>();
    const { store } = storeOver((path) => (path === '/slow/' ? slow.promise : page('Title')));
    const first = store.auditPage('/slow/');
    await store.auditPage('/fast/');
    slow.resolve(page(''));
    await first;
    expect(store.$state.get().page).toMatchObject({ page: { path: '/fast/', audit: { score: 100 } } });
  });
});

describe('the audit of the site', () => {
  it('audits every page once and counts as it goes', async () => {
    const { store, asked } = storeOver();
    await store.open();
    const counts: number[] = [];
    store.$state.subscribe(({ site }) => {
      if (site.state === 'running') counts.push(site.done);
    });
    await store.auditSite('start');
    expect(asked.toSorted()).toEqual(PATHS);
    expect(counts).toEqual(Array.from({ length: 21 }, (_, index) => index));
    expect(store.$state.get().site).toMatchObject({ state: 'done', total: 20, done: 20 });
  });

  it('keeps its results when the connection is lost, and continues from there', async () => {
    const connection = { isLost: false };
    const { store, asked } = storeOver((path) => {
      if (path === '/10/' && asked.filter((each) => each === path).length === 1) connection.isLost = true;
      return connection.isLost ? { kind: 'offline' } : page('Title');
    });
    await store.open();
    await store.auditSite('start');
    const lost = store.$state.get().site;
    expect(lost.state).toBe('offline');
    expect(lost.pages).toHaveLength(lost.done);
    expect(lost.done).toBeGreaterThanOrEqual(6);
    connection.isLost = false;
    const before = asked.length;
    await store.auditSite('rest');
    expect(asked.slice(before)).toHaveLength(20 - lost.done);
    const { site } = store.$state.get();
    expect(site).toMatchObject({ state: 'done', done: 20 });
    expect(paths(site.pages).toSorted()).toEqual(PATHS);
  });

  it('can be stopped and continued, with every page audited once', async () => {
    const { store, asked } = storeOver((path, signal) => {
      if (path === '/07/' && asked.filter((each) => each === '/07/').length === 1) store.stop();
      return signal.aborted ? { kind: 'cancelled' } : page('Title');
    });
    await store.open();
    await store.auditSite('start');
    const stopped = store.$state.get().site;
    expect(stopped.state).toBe('stopped');
    expect(stopped.done).toBeLessThan(20);
    await store.auditSite('rest');
    const { site } = store.$state.get();
    expect(site).toMatchObject({ state: 'done', done: 20 });
    expect(paths(site.pages).toSorted()).toEqual(PATHS);
  });

  it('can be restarted', async () => {
    const { store, asked } = storeOver();
    await store.open();
    await store.auditSite('start');
    await store.auditSite('start');
    expect(asked).toHaveLength(40);
    expect(store.$state.get().site.done).toBe(20);
  });

  it('runs only once at a time, and not without a list', async () => {
    const { store, asked } = storeOver(undefined, undefined);
    await store.auditSite('start');
    await store.open();
    await Promise.all([store.auditSite('start'), store.auditSite('start')]);
    expect(asked).toHaveLength(20);
  });

  it('continues past a response that is not a page', async () => {
    const { store } = storeOver((path) =>
      path === '/03/' ? { kind: 'no-page', reason: 'The page did not answer in time.' } : page('Title'),
    );
    await store.open();
    await store.auditSite('start');
    expect(store.$state.get().site).toMatchObject({ state: 'done', done: 20 });
    expect(siteScore(store.$state.get().site.pages)).toEqual({
      score: 100,
      perfect: 19,
      imperfect: 0,
      unreadable: 1,
    });
  });
});

const audit = (path: string, score: number): AuditedPage => ({
  kind: 'audited',
  path,
  audit: { score, findings: [] },
});

it('pages that need work are sorted: unreadable ones first, then by score, then by path', () => {
  const pages = [audit('/c/', 100), audit('/b/', 70), audit('/a/', 70), audit('/d/', 69)];
  const broken: AuditedPage = { kind: 'unreadable', path: '/e/', reason: 'Gone.' };
  expect(paths(worstFirst([...pages, broken]))).toEqual(['/e/', '/d/', '/a/', '/b/']);
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
