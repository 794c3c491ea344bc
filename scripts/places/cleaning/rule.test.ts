import { expect, it } from 'vitest';

import { settlement } from '../testing.ts';
import { evidenceFrom } from './rule.ts';

it('recognizes a postal address by its name, state and position', () => {
  const { isPostalCity } = evidenceFrom([
    { name: 'Saint Marys', state: 'KS', lat: 39.19, lng: -96.07 },
    { name: 'Hays', state: 'KS', lat: 38.88, lng: -99.33 },
  ]);
  expect(isPostalCity(settlement({ name: 'St. Marys', lat: 39.2, lng: -96.1 }))).toBe(true);
  expect(isPostalCity(settlement({ name: 'St. Marys', lat: 39.5, lng: -96.1 }))).toBe(false);
  expect(isPostalCity(settlement({ name: 'St. Marys', state: 'GA', lat: 39.2, lng: -96.1 }))).toBe(false);
  expect(isPostalCity(settlement({ name: 'Salina', lat: 38.88, lng: -99.33 }))).toBe(false);
});
