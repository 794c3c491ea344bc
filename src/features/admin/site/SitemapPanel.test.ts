import { describe, expect, it } from 'vitest';

import type { AdminAnswer, AdminCall, CallAsAdmin } from '#browser/admin-call.ts';
import type { GenerateReport, PingReport } from '#domain/seo/sitemap-report.ts';

import { blockedStorage, storageOver } from '../../../../tests/support/storage.ts';
import { NO_SITEMAP_STATS, type SitemapStats, sitemapStatsMemory, sitemapStore } from './SitemapPanel.tsx';

const STATS = { lastGenerated: '2026-11-21T18:30:00.000Z', totalUrls: 3_112, lastPinged: null };

describe('the stats of the sitemap panel', () => {
  it('are empty before the first run', () => {
    expect(sitemapStatsMemory(storageOver()).read()).toEqual(NO_SITEMAP_STATS);
  });

  it('are kept in local storage', () => {
    const entries = new Map<string, string>();
    const memory = sitemapStatsMemory(storageOver(entries));
    memory.keep(STATS);
    expect(memory.read()).toEqual(STATS);
    expect(JSON.parse(entries.get('sitemapStats') ?? '')).toEqual(STATS);
  });

  it.each([
    'null',
    '[]',
    'oops',
    '{"totalUrls":5000}',
    JSON.stringify({ ...STATS, totalUrls: -1 }),
    JSON.stringify({ ...STATS, lastGenerated: 'yesterday' }),
  ])('are empty when %j is stored', (text) => {
    const storage = storageOver(new Map([['sitemapStats', text]]));
    expect(sitemapStatsMemory(storage).read()).toEqual(NO_SITEMAP_STATS);
  });

  it('are empty when storage is blocked', () => {
    const memory = sitemapStatsMemory(blockedStorage);
    memory.keep(STATS);
    expect(memory.read()).toEqual(NO_SITEMAP_STATS);
  });
});

const AT = '2026-11-21T18:30:00.000Z';

const generated: GenerateReport = {
  kind: 'generated',
  at: AT,
  totalUrls: 3_112,
  files: [{ name: 'sitemap-main.xml', urls: 9 }],
  live: { state: 'not-set-up' },
  rebuild: { state: 'not-set-up' },
  recorded: true,
};
const pinged: PingReport = {
  kind: 'pinged',
  at: AT,
  engines: [{ engine: 'IndexNow', outcome: 'accepted', message: 'Received.', addresses: 9 }],
  recorded: true,
};

/** A store over a server that answers like this, and what it remembers. */
function storeOver(answer: unknown, kept: SitemapStats = NO_SITEMAP_STATS) {
  const calls: AdminCall<unknown>[] = [];
  const memory = { stats: kept };
  const call: CallAsAdmin = async (asked) => {
    calls.push(asked);
    const said = await Promise.resolve(answer);
    if (typeof said === 'object' && said !== null && 'at' in said) {
      const value = await asked.read(Response.json(said));
      return value === undefined ? { kind: 'failed' } : { kind: 'answered', value };
    }
    return said as Exclude<AdminAnswer<never>, { kind: 'answered' }>;
  };
  const store = sitemapStore({
    call,
    memory: {
      read: () => memory.stats,
      keep: (stats) => {
        memory.stats = stats;
      },
    },
  });
  return { store, calls, memory };
}

describe('the sitemap panel', () => {
  it('says Never before the first run, and afterwards what was remembered', () => {
    const { store } = storeOver(generated);
    store.open();
    expect(store.$state.get().stats).toEqual(NO_SITEMAP_STATS);
    const stats = { lastGenerated: AT, totalUrls: 9, lastPinged: AT };
    const again = storeOver(generated, stats).store;
    again.open();
    expect(again.$state.get().stats).toEqual(stats);
  });

  it('generates with the specified request and remembers the real number', async () => {
    const { store, calls, memory } = storeOver(generated, { ...NO_SITEMAP_STATS, lastPinged: AT });
    await store.generate();
    expect(calls).toMatchObject([
      { path: '/api/generate-sitemap', method: 'POST', body: { type: 'generate' } },
    ]);
    expect(store.$state.get()).toMatchObject({
      working: undefined,
      banner: { isGood: true, text: 'Sitemaps generated successfully!' },
      generated,
    });
    expect(memory.stats).toEqual({ lastGenerated: AT, totalUrls: 3_112, lastPinged: AT });
  });

  it('pings with the specified request and remembers the time', async () => {
    const { store, calls, memory } = storeOver(pinged);
    await store.ping();
    expect(calls).toMatchObject([{ method: 'POST', body: { path: 'ping-search-engines' } }]);
    expect(store.$state.get()).toMatchObject({
      banner: { isGood: true, text: 'Search engines notified successfully!' },
      pinged,
    });
    expect(memory.stats).toEqual({ ...NO_SITEMAP_STATS, lastPinged: AT });
  });

  it.each([
    [
      'generate',
      { ...generated, live: { state: 'failed', reason: 'The live site is silent.' } },
      'Failed to generate sitemaps: The live site is silent.',
    ],
    [
      'ping',
      { ...pinged, engines: [{ engine: 'IndexNow', outcome: 'refused', message: 'No key.', addresses: 0 }] },
      'Failed to ping search engines: IndexNow: No key.',
    ],
  ] as const)('shows the reason when a %s failed, and remembers nothing', async (action, answer, text) => {
    const { store, memory } = storeOver(answer);
    await store[action]();
    expect(store.$state.get().banner).toEqual({ isGood: false, text });
    expect(memory.stats).toEqual(NO_SITEMAP_STATS);
  });

  it('shows the server’s message, or that it could not be reached', async () => {
    const problem = {
      type: 'about:blank',
      title: 'x',
      status: 503,
      detail: 'The service cannot be reached.',
    };
    const refused = storeOver({ kind: 'failed', problem }).store;
    await refused.ping();
    expect(refused.$state.get().banner?.text).toBe(
      'Failed to ping search engines: The service cannot be reached.',
    );
    const lost = storeOver({ kind: 'failed' }).store;
    await lost.generate();
    expect(lost.$state.get().banner?.text).toBe(
      'Failed to generate sitemaps: The server could not be reached. Check your connection and try again.',
    );
  });

  it('runs one action at a time', async () => {
    const waiting = Promise.withResolvers();
    const { store, calls } = storeOver(waiting.promise);
    const first = store.generate();
    expect(store.$state.get().working).toBe('generating');
    await store.generate();
    await store.ping();
    expect(calls).toHaveLength(1);
    waiting.resolve(generated);
    await first;
    expect(store.$state.get().working).toBeUndefined();
  });

  it('removes the banner when the next action begins', async () => {
    const { store } = storeOver({ kind: 'failed' });
    await store.generate();
    const second = store.ping();
    expect(store.$state.get()).toMatchObject({ working: 'pinging', banner: undefined });
    await second;
  });
});
