import { expect, it } from 'vitest';

import pageDates from '#content/page-dates.json';
import { LOCATION_SITEMAP, MAIN_SITEMAP } from './sitemaps.ts';

const ENTRIES = [...MAIN_SITEMAP.entries, ...LOCATION_SITEMAP.entries];

it('every page has a full date, because search engines do not read a month', () => {
  expect(ENTRIES.length).toBeGreaterThan(3_000);
  for (const { lastModified } of ENTRIES)
    expect(lastModified).toMatch(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u);
});

it('the dates of pages are a day and a digest each, of no page twice', () => {
  for (const date of Object.values(pageDates)) expect(date).toMatch(/^\d{4}-\d\d-\d\d [\da-f]{8}$/u);
  expect(new Set(ENTRIES.map(({ path }) => path)).size).toBe(ENTRIES.length);
});

it('a page has the day of the file', () => {
  const [path = '', date = ''] = Object.entries(pageDates).at(-1) ?? [];
  expect(ENTRIES.find((entry) => entry.path === path)?.lastModified).toBe(date.slice(0, 10));
});
