import { afterEach, describe, expect, test } from 'vitest';

import { sitemapIndexXml, sitemapXml } from '../../../tests/support/sitemap-xml.ts';
import type { SitemapFile } from '../../../src/domain/seo/sitemap.ts';

import { guardedFetch } from '../http/outbound.ts';
import { Unavailable } from '../http/time-limit.ts';
import { readProblem, testApi } from '../testing/api.ts';
import { type LocalServer, localServer } from '../testing/local-server.ts';
import { memorySitemapRuns } from '../testing/memory.ts';
import { NOW } from '../testing/sample-check.ts';

const PATH = '/api/generate-sitemap';
const ORIGIN = 'https://www.secondkey.test';
const GENERATE = { type: 'generate' };
const PING = { path: 'ping-search-engines' };

const open: LocalServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

const sitemapFile = (
  name: string,
  paths: readonly string[],
  lastModified: string | null = '2026-11-21',
): SitemapFile => ({
  name,
  entries: paths.map((path) => ({ path, lastModified, priority: 0.8 })),
});
const FILES = [
  sitemapFile('sitemap-main.xml', ['/', '/faq/']),
  sitemapFile('sitemap-locations.xml', ['/state/arizona/', '/state/arizona/tempe/']),
];

/** A server that answers with a text or a status by path, otherwise with 404. */
async function serverOf(answers: Readonly<Record<string, string | number>>): Promise<LocalServer> {
  const server = await localServer(({ path }, response) => {
    const said = answers[path] ?? 404;
    if (typeof said === 'string') response.end(said);
    else response.writeHead(said, said === 429 ? { 'retry-after': '120' } : {}).end();
  });
  open.push(server);
  return server;
}

/** The live site as built, but for some files. */
const liveSite = (changes: Readonly<Record<string, string | number>> = {}) =>
  serverOf({
    '/sitemap.xml': sitemapIndexXml(ORIGIN, FILES),
    ...Object.fromEntries(FILES.map(({ name, entries }) => [`/${name}`, sitemapXml(ORIGIN, entries)])),
    ...changes,
  });

/** The API with these files, a live site and an IndexNow endpoint. */
function api({
  files = FILES,
  runs = memorySitemapRuns(),
  live,
  engine,
}: {
  readonly files?: readonly SitemapFile[];
  readonly runs?: ReturnType<typeof memorySitemapRuns>;
  readonly live?: LocalServer;
  readonly engine?: LocalServer;
} = {}) {
  const origins = [live, engine].flatMap((server) => server?.origin ?? []);
  const { send } = testApi({
    sitemap: {
      builtSitemap: () => Promise.resolve(files),
      runs,
      send: guardedFetch(origins),
      settings: {
        liveOrigin: live?.origin ?? null,
        indexNow: engine === undefined ? null : `${engine.origin}/indexnow`,
      },
    },
  });
  const headers = { authorization: 'Bearer admin-token', 'content-type': 'application/json' };
  return {
    runs,
    post: (body: object) => send(PATH, { method: 'POST', headers, body: JSON.stringify(body) }),
    stats: async () => (await send(PATH, { headers })).json(),
  };
}

const runOf = async (response: Response) => {
  expect(response.status).toBe(200);
  return response.json();
};

describe('Generate Sitemaps', () => {
  test('counts the pages of the build and finds that the live site serves them', async () => {
    const live = await liveSite();
    expect(await runOf(await api({ live }).post(GENERATE))).toEqual({
      kind: 'generated',
      at: NOW.toISOString(),
      urls: 4,
      newest: '2026-11-21',
      failure: null,
    });
    expect(live.received.map(({ path }) => path)).toEqual([
      '/sitemap.xml',
      '/sitemap-main.xml',
      '/sitemap-locations.xml',
    ]);
  });

  test.each([
    ['404', 'sitemap.xml', 404, 'could not be read. There is nothing at this address (status 404).'],
    [
      '301',
      'sitemap.xml',
      301,
      'could not be read. It sent us elsewhere (status 301), which we do not follow.',
    ],
    ['a page', 'sitemap-main.xml', '<html>', 'cannot be read: it is no sitemap.'],
    ['10 MB', 'sitemap-main.xml', ' '.repeat(10_000_001), 'could not be read. Its answer is far too large.'],
    [
      'another',
      'sitemap-locations.xml',
      sitemapXml(ORIGIN, sitemapFile('', ['/']).entries),
      'names 1 addresses, this build 2. Deploy pages and functions together.',
    ],
  ])('has failed when the live site answers with %s for its %s', async (_, name, answer, reason) => {
    const live = await liveSite({ [`/${name}`]: answer });
    expect(await runOf(await api({ live }).post(GENERATE))).toMatchObject({
      urls: 4,
      failure: `The live site’s ${name} ${reason}`,
    });
  });
});

describe('Ping Search Engines', () => {
  test('sends the addresses to IndexNow with key and host, later only those that have changed', async () => {
    const engine = await serverOf({ '/indexnow': 200 });
    const { runs, post } = api({
      engine,
      files: [
        sitemapFile('a.xml', ['/', '/same/'], '2026-09-30'),
        sitemapFile('b.xml', ['/faq/'], '2026-10-02'),
      ],
    });
    expect(await runOf(await post(PING))).toMatchObject({ kind: 'pinged', urls: 3, failure: null });
    expect(engine.received[0]?.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8' });
    expect(JSON.parse(engine.received[0]?.body ?? '')).toEqual({
      host: 'www.secondkey.test',
      key: 'key-for-tests',
      keyLocation: `${ORIGIN}/key-for-tests.txt`,
      urlList: [`${ORIGIN}/`, `${ORIGIN}/same/`, `${ORIGIN}/faq/`],
    });
    const files = [
      sitemapFile('a.xml', ['/same/'], '2026-09-30'),
      sitemapFile('b.xml', ['/', '/new/'], '2026-10-01'),
      sitemapFile('c.xml', ['/undated/'], null),
    ];
    await api({ engine, runs, files }).post(PING);
    expect(JSON.parse(engine.received[1]?.body ?? '')).toMatchObject({
      urlList: [`${ORIGIN}/`, `${ORIGIN}/new/`, `${ORIGIN}/undated/`],
    });
  });

  test('sends at most 10,000 addresses in a call', async () => {
    const engine = await serverOf({ '/indexnow': 202 });
    const paths = Array.from({ length: 10_001 }, (_, index) => `/${index}/`);
    expect(await runOf(await api({ engine, files: [sitemapFile('a.xml', paths)] }).post(PING))).toMatchObject(
      { urls: 10_001, failure: null },
    );
    const sent = engine.received.map(({ body }) => (JSON.parse(body) as { urlList: string[] }).urlList);
    expect(sent.map(({ length }) => length)).toEqual([10_000, 1]);
    expect(new Set(sent.flat()).size).toBe(10_001);
  });

  test.each([
    [403, 'It did not find the key file on the site, or found another key in it.'],
    [429, 'It has had too many calls. Try again in 2 minutes.'],
  ])(
    'has failed when IndexNow answers %i, and sends everything again the next time',
    async (status, reason) => {
      const refusing = await serverOf({ '/indexnow': status });
      const { runs, post } = api({ engine: refusing });
      expect(await runOf(await post(PING))).toMatchObject({ failure: reason });
      const engine = await serverOf({ '/indexnow': 200 });
      expect(await runOf(await api({ engine, runs }).post(PING))).toMatchObject({ urls: 4, failure: null });
    },
  );

  test('has failed when no search engine is set up', async () => {
    expect(await runOf(await api().post(PING))).toMatchObject({ failure: 'No search engine is set up.' });
  });

  test('sends nothing when the store does not say what was sent before', async () => {
    const engine = await serverOf({ '/indexnow': 200 });
    const runs = { ...memorySitemapRuns(), latest: () => Promise.reject(new Unavailable('store')) };
    expect((await api({ engine, runs }).post(PING)).status).toBe(503);
    expect(engine.received).toEqual([]);
  });
});

test('the stats are those of the latest runs that did not fail', async () => {
  const { runs, post, stats } = api({ engine: await serverOf({ '/indexnow': 403 }) });
  expect(await stats()).toEqual({ lastGenerated: null, totalUrls: null, lastPinged: null });
  await post(GENERATE);
  await post(PING);
  expect(await stats()).toEqual({ lastGenerated: NOW.toISOString(), totalUrls: 4, lastPinged: null });
  await api({ runs, engine: await serverOf({ '/indexnow': 200 }) }).post(PING);
  expect(await stats()).toMatchObject({ lastPinged: NOW.toISOString() });
});

test.each([{}, { type: 'ping' }, { type: 'generate', origin: 'http://169.254.169.254' }])(
  'another body than the two of the specification does nothing: %j',
  async (body) => {
    const { runs, post } = api();
    const response = await post(body);
    expect(response.status).toBe(400);
    expect((await readProblem(response)).detail).toContain('Nothing was done.');
    expect(runs.runs).toEqual([]);
  },
);
