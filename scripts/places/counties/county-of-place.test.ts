import { expect, it } from 'vitest';

import { settlement } from '../testing/settlement.ts';
import { countyOfPlace } from './county-of-place.ts';

const valid = new Set(['20009', '20010']);
const place = settlement({ name: 'Salina', countyFips: '20009' });

it("is the source's code, whatever the map says", () => {
  expect(countyOfPlace(place, valid, () => '20010')).toBe('20009');
});

it("is the map's where the source has none, or one that was retired", () => {
  expect(countyOfPlace({ ...place, countyFips: null }, valid, () => '20010')).toBe('20010');
  expect(countyOfPlace({ ...place, countyFips: '02270' }, valid, () => '20010')).toBe('20010');
});

it('is never made up', () => {
  const lost = { ...place, countyFips: null };
  expect(() => countyOfPlace(lost, valid, () => undefined)).toThrow('No county for Salina, KS');
  expect(() => countyOfPlace(lost, valid, () => '29095')).toThrow('No county for Salina, KS');
});
