import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

import { changesOf } from '#domain/law/changes.ts';
import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';

import edition from '#content/places-edition.json';
import { PENDING_BILLS, SEALING_LAW_CHANGES, sealingLaw } from './laws.ts';
import { MAIN_PAGES, placesChanged, planChanged } from './sitemaps.ts';

const FOLDER = fileURLToPath(new URL('../content/places/', import.meta.url));
const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u;

it('the places edition is current: when their data changes, places-edition.json needs the day and the new digest', () => {
  const digest = createHash('sha256');
  for (const file of readdirSync(FOLDER).toSorted()) {
    if (file.endsWith('.json')) digest.update(readFileSync(`${FOLDER}${file}`));
  }
  expect(edition.digest).toBe(digest.digest('hex').slice(0, 16));
  expect(edition.changed).toMatch(DATE);
});

it('every page has a full date, because search engines do not read a month', () => {
  for (const { changed } of Object.values(MAIN_PAGES)) expect(changed).toMatch(DATE);
  for (const code of JURISDICTION_CODES) expect(placesChanged(sealingLaw(code))).toMatch(DATE);
});

it('a page is as new as its law if that was checked after the places', () => {
  expect(placesChanged({ abbreviation: 'UT', asOf: '2099-01' })).toBe('2099-01-01');
});

it('a page is as new as the newest change-log line about its state', () => {
  for (const code of JURISDICTION_CODES) {
    const [newest] = changesOf(SEALING_LAW_CHANGES, code);
    const expected = [edition.changed, newest?.date ?? ''].sort().at(-1);
    expect(placesChanged({ abbreviation: code, asOf: '2001-01' })).toBe(expected);
  }
});

it('the plan of a state is as new as the last look at its bills', () => {
  const law = { abbreviation: 'UT', asOf: '2001-01' } as const;
  const bills = PENDING_BILLS.map((bill) => ({ ...bill, lookedOn: '2099-01-02' }));
  expect(planChanged(law, bills)).toBe('2099-01-02');
  expect(planChanged({ ...law, abbreviation: 'OH' }, bills)).toBe(
    placesChanged({ ...law, abbreviation: 'OH' }),
  );
});
