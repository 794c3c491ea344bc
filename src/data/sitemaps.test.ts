import { expect, it } from 'vitest';

import { LAST_NOTED_DAY } from '#config/build.ts';
import { SEALING_LAW_CHANGES, SEALING_LAWS } from './laws.ts';
import { LOCATION_SITEMAP, MAIN_SITEMAP } from './sitemaps.ts';

const ENTRIES = [...MAIN_SITEMAP.entries, ...LOCATION_SITEMAP.entries];
const dayOf = (page: string) => ENTRIES.find(({ path }) => path === page)?.lastModified;

it('every day is a full date that has come, because search engines do not read a month, and no page is listed twice', () => {
  expect(ENTRIES.length).toBeGreaterThan(2_400);
  for (const { lastModified } of ENTRIES) {
    if (lastModified === null) continue;
    expect(lastModified).toMatch(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u);
    expect(lastModified <= LAST_NOTED_DAY).toBe(true);
  }
  expect(new Set(ENTRIES.map(({ path }) => path)).size).toBe(ENTRIES.length);
});

it('every page about a law or a place has a day, in each language the same', () => {
  for (const { path, lastModified } of LOCATION_SITEMAP.entries) {
    expect(lastModified, path).not.toBeNull();
    expect(dayOf(path.replace(/^\/es/u, '')), path).toBe(lastModified);
  }
});

it('the log of changes is as new as its newest entry', () => {
  expect(dayOf('/sealing-laws/changes/')).toBe(SEALING_LAW_CHANGES[0]?.date);
});

it('a plan is at least as new as the last check of its law', () => {
  const [check] = SEALING_LAWS.OH.remedies
    .map(({ checked }) => checked.on)
    .toSorted()
    .slice(-1);
  expect(check).toBeDefined();
  expect((dayOf('/sealing-laws/ohio/') ?? '') >= (check ?? 'z')).toBe(true);
});

it('a page whose words have no date has no day', () => {
  expect(dayOf('/about/')).toBeNull();
});
