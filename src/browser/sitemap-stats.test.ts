import { describe, expect, it } from 'vitest';

import { NO_SITEMAP_STATS, parseSitemapStats, sitemapStatsMemory } from './sitemap-stats.ts';

const STATS = { lastGenerated: '2026-11-21T18:30:00.000Z', totalUrls: 3_112, lastPinged: null };

/** A storage that holds what it is given. */
function storageOf(items: Record<string, string> = {}): Storage {
  const held = new Map(Object.entries(items));
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  } as Storage;
}

describe('the stats of the sitemap panel', () => {
  it('are none before the first time', () => {
    expect(sitemapStatsMemory(() => storageOf()).read()).toEqual(NO_SITEMAP_STATS);
  });

  it('are kept in local storage', () => {
    const storage = storageOf();
    const memory = sitemapStatsMemory(() => storage);
    memory.keep(STATS);
    expect(memory.read()).toEqual(STATS);
    expect(parseSitemapStats(storage.getItem('sitemapStats'))).toEqual(STATS);
  });

  it.each([
    'null',
    '[]',
    'oops',
    '{"totalUrls":5000}',
    JSON.stringify({ ...STATS, totalUrls: -1 }),
    JSON.stringify({ ...STATS, lastGenerated: 'yesterday' }),
  ])('are none when %j stands there', (text) => {
    expect(parseSitemapStats(text)).toEqual(NO_SITEMAP_STATS);
  });

  it('are none where storage is blocked', () => {
    const memory = sitemapStatsMemory(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    memory.keep(STATS);
    expect(memory.read()).toEqual(NO_SITEMAP_STATS);
  });
});
