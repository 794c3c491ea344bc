import { afterEach, describe, expect, test } from 'vitest';

import {
  generateFailure,
  generateReportSchema,
  type LiveCheck,
  pingReportSchema,
} from '../../../src/domain/seo/sitemap-report.ts';

import { sitemapIndexXml, sitemapXml } from '../../../tests/support/sitemap-xml.ts';
import { Unavailable } from '../http/time-limit.ts';
import { memorySitemapRuns } from '../testing/memory.ts';
import { readProblem, testApi } from '../testing/api.ts';
import { NOW } from '../testing/sample-check.ts';
import { localServer, type LocalServer } from '../testing/local-server.ts';
import { SITE_ORIGIN, sitemapFile, sitemapPorts } from '../testing/sitemap-ports.ts';
import { generateSitemaps } from './generate.ts';

const open: LocalServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

const FILES = [
  sitemapFile('sitemap-main.xml', ['/', '/faq/']),
  sitemapFile('sitemap-locations.xml', ['/state/arizona/', '/state/arizona/tempe/']),
];

/** What the live site serves by path: a text, a status, or both. */
type Served = Readonly<Record<string, string | number>>;

/** The site exactly as built. */
const AS_BUILT: Served = {
  '/sitemap.xml': sitemapIndexXml(SITE_ORIGIN, FILES),
  ...Object.fromEntries(FILES.map(({ name, entries }) => [`/${name}`, sitemapXml(SITE_ORIGIN, entries)])),
};

async function liveSite(changes: Served = {}): Promise<LocalServer> {
  const served = { ...AS_BUILT, ...changes };
  const server = await localServer(({ path }, response) => {
    const said = served[path] ?? 404;
    if (typeof said === 'string') response.end(said);
    else response.writeHead(said, said === 301 ? { location: 'http://169.254.169.254/' } : {}).end();
  });
  open.push(server);
  return server;
}

async function generateOver(changes: Served = {}) {
  const server = await liveSite(changes);
  const report = await generateSitemaps(
    sitemapPorts({ files: FILES, settings: { liveOrigin: server.origin } }),
  );
  return { server, report };
}

/** The result of the comparison; fails the test if nothing could be compared. */
async function checkOver(changes: Served): Promise<LiveCheck> {
  const { live } = (await generateOver(changes)).report;
  if (live.state !== 'checked') throw new Error(`Expected a comparison, got ${JSON.stringify(live)}`);
  return live.check;
}

const none = { count: 0, first: [] };

describe('Generate Sitemaps', () => {
  test('counts the build’s pages and finds no difference when the live site matches', async () => {
    const { server, report } = await generateOver();
    expect(report).toMatchObject({
      totalUrls: 4,
      files: [
        { name: 'sitemap-main.xml', urls: 2 },
        { name: 'sitemap-locations.xml', urls: 2 },
      ],
      live: {
        state: 'checked',
        check: { missing: none, extra: none, unreachable: none, malformed: none },
      },
    });
    expect(generateFailure(report)).toBeUndefined();
    expect(server.received.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'GET /sitemap-locations.xml',
      'GET /sitemap-main.xml',
      'GET /sitemap.xml',
    ]);
  });

  test('lists what is missing from the live sitemap and what it has too many of', async () => {
    const old = sitemapFile('sitemap-main.xml', ['/', '/old/', '/']);
    const check = await checkOver({ '/sitemap-main.xml': sitemapXml(SITE_ORIGIN, old.entries) });
    expect(check.missing.first).toEqual([`${SITE_ORIGIN}/faq/`]);
    expect(check.extra.first).toEqual([`${SITE_ORIGIN}/old/`]);
    expect(check.malformed.first).toEqual([`${SITE_ORIGIN}/: It is named twice.`]);
  });

  test('lists missing and unreadable files and compares with the rest', async () => {
    const check = await checkOver({ '/sitemap-main.xml': 301, '/sitemap-locations.xml': '<html>' });
    expect(check.unreachable.first).toEqual([
      `${SITE_ORIGIN}/sitemap-main.xml: It sent us elsewhere (status 301), which we do not follow.`,
    ]);
    expect(check.malformed.first).toEqual([
      `${SITE_ORIGIN}/sitemap-locations.xml: It cannot be read: it is no sitemap.`,
    ]);
    expect(check.missing.count).toBe(4);
    expect(check.extra).toEqual(none);
  });

  test('lists what the live index names besides, and does not fetch it', async () => {
    const elsewhere = await liveSite();
    const index = sitemapIndexXml(elsewhere.origin, [sitemapFile('sitemap-main.xml', ['/'])]);
    const check = await checkOver({ '/sitemap.xml': index });
    expect(check.malformed.first).toEqual([
      `${SITE_ORIGIN}/sitemap-main.xml: It is not in /sitemap.xml.`,
      `${SITE_ORIGIN}/sitemap-locations.xml: It is not in /sitemap.xml.`,
      `${elsewhere.origin}/sitemap-main.xml: It is not of this build.`,
    ]);
    expect(elsewhere.received).toEqual([]);
  });

  test.each<[string, Served, string]>([
    ['is not there', { '/sitemap.xml': 404 }, 'There is nothing at this address (status 404).'],
    ['has trouble', { '/sitemap.xml': 503 }, 'It has trouble of its own (status 503). Try again later.'],
    ['is no XML', { '/sitemap.xml': 'oops' }, 'it is no sitemap.'],
    ['is far too large', { '/sitemap.xml': ' '.repeat(10_000_001) }, 'Its answer is far too large.'],
  ])('has failed when the live sitemap %s, and still counts', async (_what, changes, reason) => {
    const { report } = await generateOver(changes);
    expect(generateFailure(report)).toMatch(/^The live site’s \/sitemap\.xml /u);
    expect(generateFailure(report)?.endsWith(reason)).toBe(true);
    expect(report.totalUrls).toBe(4);
  });

  test('is stored unchanged, and reported even when it cannot be stored', async () => {
    const runs = memorySitemapRuns();
    const report = await generateSitemaps(sitemapPorts({ runs }));
    const { recorded, ...run } = report;
    expect([recorded, runs.runs]).toEqual([true, [run]]);
    const lost = { ...memorySitemapRuns(), record: () => Promise.reject(new Unavailable('store')) };
    expect(await generateSitemaps(sitemapPorts({ runs: lost }))).toEqual({ ...report, recorded: false });
  });
});

describe('a rebuild', () => {
  const hook = async (status: number) => {
    const server = await localServer((_request, response) => response.writeHead(status).end());
    open.push(server);
    return server;
  };

  test('is started by the deploy hook, with its token', async () => {
    const server = await hook(204);
    const deployHook = { url: `${server.origin}/hook?secret=1`, token: 'token' };
    expect((await generateSitemaps(sitemapPorts({ settings: { deployHook } }))).rebuild).toEqual({
      state: 'started',
    });
    expect(server.received).toMatchObject([
      {
        method: 'POST',
        path: '/hook?secret=1',
        headers: { authorization: 'Bearer token', 'content-type': 'application/json' },
        body: '{"event_type":"generate-sitemap"}',
      },
    ]);
  });

  test('fails when the hook refuses, without revealing its secret', async () => {
    const server = await hook(404);
    const deployHook = { url: `${server.origin}/hook?secret=1`, token: null };
    const report = await generateSitemaps(sitemapPorts({ settings: { deployHook } }));
    expect(generateFailure(report)).toContain('The deploy hook did not start a rebuild.');
    expect(JSON.stringify(report)).not.toContain('secret=1');
  });
});

const PATH = '/api/generate-sitemap';
const asAdmin = { authorization: 'Bearer admin-token' };

describe('POST /api/generate-sitemap', () => {
  test('answers any other call with 400 and does nothing', async () => {
    const api = testApi({ sitemap: { builtSitemap: () => Promise.reject(new Error('asked for')) } });
    const response = await api.post(PATH, { type: 'generate', origin: 'http://169.254.169.254' }, asAdmin);
    expect(response.status).toBe(400);
    expect((await readProblem(response)).detail).toContain('Nothing was done.');
  });

  test('counts the build’s pages, and says that nothing else is set up', async () => {
    const response = await testApi().post(PATH, { type: 'generate' }, asAdmin);
    expect(response.status).toBe(200);
    expect(generateReportSchema.parse(await response.json())).toEqual({
      kind: 'generated',
      at: '2026-11-21T18:30:00.000Z',
      totalUrls: 2,
      files: [{ name: 'sitemap-main.xml', urls: 2 }],
      live: { state: 'not-set-up' },
      rebuild: { state: 'not-set-up' },
      recorded: true,
    });
  });

  test('pings nobody when no engine is set up, and says so for each', async () => {
    const response = await testApi().post(PATH, { path: 'ping-search-engines' }, asAdmin);
    const { engines } = pingReportSchema.parse(await response.json());
    expect(engines.map(({ engine, outcome, message }) => [engine, outcome, message])).toEqual([
      ['IndexNow', 'not-set-up', 'It is turned off.'],
      ['Google Search Console', 'not-set-up', 'It is not set up. Google finds the sitemap by robots.txt.'],
    ]);
  });
});

test.each([
  [199, 'failed'],
  [200, 'started'],
  [204, 'started'],
  [299, 'started'],
  [300, 'failed'],
  [500, 'failed'],
])('a deploy hook that answers %i: %s', async (status, state) => {
  const sent: unknown[] = [];
  const report = await generateSitemaps({
    ...sitemapPorts({ settings: { deployHook: { url: 'https://deploy.example.org/', token: null } } }),
    send: (request) => {
      sent.push(request);
      return Promise.resolve({ kind: 'answered', status, text: '', retryAfterSeconds: null });
    },
  });
  expect(report.rebuild.state).toBe(state);
  expect(sent).toEqual([
    {
      url: 'https://deploy.example.org/',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"event_type":"generate-sitemap"}',
      timeoutMilliseconds: 5000,
    },
  ]);
});

test('a deploy hook that does not answer counts as failed', async () => {
  const report = await generateSitemaps({
    ...sitemapPorts({ settings: { deployHook: { url: 'https://deploy.example.org/', token: 'secret' } } }),
    send: () => Promise.resolve({ kind: 'silent', reason: 'unreachable' }),
  });
  expect(report.rebuild).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining('did not start a rebuild') as string,
  });
});

test('when it was last done is known to every browser', async () => {
  const api = testApi();
  const stats = async () => (await api.asAdmin(PATH)).json();
  expect(await stats()).toEqual({ lastGenerated: null, totalUrls: null, lastPinged: null });
  await api.post(PATH, { type: 'generate' }, asAdmin);
  // No search engine is set up here, so the ping counts as failed.
  await api.post(PATH, { path: 'ping-search-engines' }, asAdmin);
  expect(await stats()).toEqual({ lastGenerated: NOW.toISOString(), totalUrls: 2, lastPinged: null });
});
