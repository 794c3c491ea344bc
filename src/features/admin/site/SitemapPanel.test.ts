import { expect, it } from 'vitest';

import { blockedStorage, storageOver } from '../../../../tests/support/storage.ts';
import { sitemapStats } from './SitemapPanel.tsx';

const NONE = { lastGenerated: null, totalUrls: null, lastPinged: null };
const STATS = { lastGenerated: '2026-11-21T18:30:00.000Z', totalUrls: 3_112, lastPinged: null };

it.each([
  'null',
  '[]',
  'oops',
  '{"totalUrls":5000}',
  JSON.stringify({ ...STATS, totalUrls: -1 }),
  JSON.stringify({ ...STATS, lastGenerated: 'yesterday' }),
])('the stats of the sitemap panel are empty when %j is stored', (text) => {
  expect(sitemapStats(storageOver(new Map([['sitemapStats', text]])))).toEqual(NONE);
});

it('the stats of the sitemap panel are empty when storage is blocked', () => {
  expect(sitemapStats(blockedStorage)).toEqual(NONE);
});
