import { afterEach, describe, expect, test } from 'vitest';

import { pingFailure } from '../../../src/domain/seo/sitemap-report.ts';

import { Unavailable } from '../http/time-limit.ts';
import { memorySitemapRuns } from '../testing/memory.ts';
import { localServer, type LocalServer } from '../testing/local-server.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { SITE_ORIGIN, sitemapFile, sitemapPorts } from '../testing/sitemap-ports.ts';
import { pingSearchEngines } from './ping.ts';

const open: LocalServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

/** An engine that answers with these statuses in turn; the last one repeats. */
async function engine(...statuses: [number, ...number[]]): Promise<LocalServer> {
  const left = [...statuses];
  const server = await localServer((_request, response) => {
    const status = left.length > 1 ? (left.shift() ?? 200) : (left[0] ?? 200);
    response.writeHead(status, status === 429 ? { 'retry-after': '120' } : {}).end();
  });
  open.push(server);
  return server;
}

const searchConsole = (endpoint: string) => ({
  searchConsole: { endpoint, property: 'sc-domain:secondkey.test' },
});
const indexNow = (origin: string) => ({ indexNow: `${origin}/indexnow` });
const sent = ({ received }: LocalServer) =>
  received.map(({ body }) => (JSON.parse(body) as { urlList: string[] }).urlList);

describe('IndexNow', () => {
  test('gets every page the first time, with the key and its address', async () => {
    const server = await engine(200);
    const { engines } = await pingSearchEngines(sitemapPorts({ settings: indexNow(server.origin) }));
    expect(
      server.received.map(({ method, path, headers }) => [method, path, headers['content-type']]),
    ).toEqual([['POST', '/indexnow', 'application/json; charset=utf-8']]);
    expect(JSON.parse(server.received[0]?.body ?? '')).toEqual({
      host: 'www.secondkey.test',
      key: 'key-for-tests',
      keyLocation: `${SITE_ORIGIN}/key-for-tests.txt`,
      urlList: [`${SITE_ORIGIN}/`, `${SITE_ORIGIN}/faq/`],
    });
    expect(engines[0]).toEqual({
      engine: `IndexNow (${new URL(server.origin).host})`,
      outcome: 'accepted',
      message: 'Received.',
      addresses: 2,
    });
  });

  test('later gets only what is new, changed or gone, and no call when nothing is', async () => {
    const server = await engine(200);
    const runs = memorySitemapRuns();
    const settings = indexNow(server.origin);
    await pingSearchEngines(
      sitemapPorts({
        runs,
        settings,
        files: [sitemapFile('a.xml', ['/', '/same/', '/gone/'], '2026-10-01')],
      }),
    );
    const files = [sitemapFile('a.xml', ['/same/'], '2026-10-01'), sitemapFile('b.xml', ['/', '/new/'])];
    await pingSearchEngines(sitemapPorts({ runs, settings, files }));
    expect(sent(server)[1]).toEqual([`${SITE_ORIGIN}/`, `${SITE_ORIGIN}/new/`, `${SITE_ORIGIN}/gone/`]);
    const { engines } = await pingSearchEngines(sitemapPorts({ runs, settings, files }));
    expect(server.received).toHaveLength(2);
    expect(engines[0]).toMatchObject({
      outcome: 'nothing-new',
      message: 'It knows every page as it is. Nothing was sent.',
      addresses: 0,
    });
    expect(pingFailure({ engines })).toBeUndefined();
  });

  test('gets at most 10,000 addresses a call, and the rest the next time', async () => {
    const paths = Array.from({ length: 10_001 }, (_, index) => `/${index}/`);
    const files = [sitemapFile('a.xml', paths)];
    const server = await engine(429, 200, 202);
    const ports = sitemapPorts({ runs: memorySitemapRuns(), settings: indexNow(server.origin), files });
    const accepted = [];
    for (let time = 0; time < 3; time += 1)
      accepted.push((await pingSearchEngines(ports)).engines[0]?.addresses);
    expect(accepted).toEqual([0, 10_000, 1]);
    expect(sent(server).map(({ length }) => length)).toEqual([10_000, 10_000, 1]);
    expect(new Set([sent(server)[1], sent(server)[2]].flat()).size).toBe(10_001);
  });

  test.each([
    [200, 'accepted', 'Received.'],
    [202, 'accepted', 'Received. It will look at the key file before it goes on.'],
    [400, 'refused', 'It could not read what was sent.'],
    [403, 'refused', 'It did not find the key file on the site, or found another key in it.'],
    [
      422,
      'refused',
      'It says that the addresses do not belong to the site, or that the key is not of the right form.',
    ],
    [429, 'refused', 'It has had too many calls. Try again in 2 minutes.'],
    [500, 'refused', 'It has trouble of its own (status 500). Try again later.'],
    [503, 'refused', 'It has trouble of its own (status 503). Try again later.'],
    [302, 'refused', 'It sent us elsewhere (status 302), which we do not follow.'],
    [418, 'refused', 'It gave an answer that we do not know (status 418).'],
  ])('that answers %i is reported as %s', async (status, outcome, message) => {
    const server = await engine(status);
    const runs = memorySitemapRuns();
    const { engines } = await pingSearchEngines(sitemapPorts({ runs, settings: indexNow(server.origin) }));
    expect(engines[0]).toMatchObject({ outcome, message, addresses: outcome === 'accepted' ? 2 : 0 });
    const known = await runs.announcedTo(new URL(server.origin).host);
    expect(known.size).toBe(outcome === 'accepted' ? 2 : 0);
  });

  test('that refuses does not stop Search Console', async () => {
    const [good, bad] = [await engine(204), await engine(403)];
    const settings = { ...indexNow(bad.origin), ...searchConsole(good.origin) };
    const { engines } = await pingSearchEngines(sitemapPorts({ settings }));
    expect(engines.map(({ outcome }) => outcome)).toEqual(['refused', 'accepted']);
    expect(pingFailure({ engines })).toMatch(/^IndexNow \(127\.0\.0\.1:\d+\): It did not find the key file/u);
  });
});

describe('Search Console', () => {
  test('gets the sitemap’s address for the property, with a token', async () => {
    const server = await engine(204);
    const { engines } = await pingSearchEngines(sitemapPorts({ settings: searchConsole(server.origin) }));
    expect(server.received).toMatchObject([
      {
        method: 'PUT',
        path: '/webmasters/v3/sites/sc-domain%3Asecondkey.test/sitemaps/https%3A%2F%2Fwww.secondkey.test%2Fsitemap.xml',
        headers: { authorization: 'Bearer token-for-tests', 'content-length': '0' },
        body: '',
      },
    ]);
    expect(engines[1]).toMatchObject({ outcome: 'accepted', addresses: 1 });
  });

  test('that refuses is reported', async () => {
    const server = await engine(403);
    const { engines } = await pingSearchEngines(sitemapPorts({ settings: searchConsole(server.origin) }));
    expect(engines[1]).toMatchObject({ engine: 'Google Search Console', outcome: 'refused', addresses: 0 });
  });

  test('is not called without a token', async () => {
    const server = await engine(200);
    const ports = { searchConsoleToken: () => Promise.resolve(undefined) };
    const { engines } = await pingSearchEngines(
      sitemapPorts({ ...ports, settings: searchConsole(server.origin) }),
    );
    expect(server.received).toEqual([]);
    expect(engines[1]).toMatchObject({
      outcome: 'no-answer',
      message: 'The functions’ service account gave no token for it.',
    });
  });
});

describe('a ping', () => {
  test('is stored', async () => {
    const runs = memorySitemapRuns();
    const report = await pingSearchEngines(sitemapPorts({ runs }));
    expect(report.recorded).toBe(true);
    expect(runs.runs).toEqual([{ kind: 'pinged', at: report.at, engines: report.engines }]);
  });

  test('sends nothing when the store does not say what the engines already know', async () => {
    const server = await engine(200);
    const runs = { ...memorySitemapRuns(), announcedTo: () => Promise.reject(new Unavailable('store')) };
    await expect(
      pingSearchEngines(sitemapPorts({ runs, settings: indexNow(server.origin) })),
    ).rejects.toThrow(Unavailable);
    expect(server.received).toEqual([]);
  });

  test.each([
    [200, 'accepted', ['announced pages not stored', 'sitemap run not stored']],
    [403, 'refused', ['sitemap run not stored']],
  ])('reports the engines’ answer %i even if the store fails afterwards', async (status, outcome, events) => {
    const server = await engine(status);
    const log = recordedLog();
    const lost = () => Promise.reject(new Unavailable('store'));
    const ports = sitemapPorts({
      log,
      runs: { ...memorySitemapRuns(), remember: lost, record: lost },
      settings: indexNow(server.origin),
    });
    expect(await pingSearchEngines(ports)).toMatchObject({
      recorded: false,
      engines: [{ outcome }, {}],
    });
    expect(log.lines.map(({ event }) => event)).toEqual(events);
  });
});
