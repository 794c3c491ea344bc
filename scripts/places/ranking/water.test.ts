import { describe, expect, it } from 'vitest';

import { settlement } from '../testing/settlement.ts';
import { separatedByWater } from './water.ts';

const honolulu = settlement({ name: 'Honolulu', state: 'HI', lat: 21.307, lng: -157.858 });
const hilo = settlement({ name: 'Hilo', state: 'HI', lat: 19.73, lng: -155.091 });
const hana = settlement({ name: 'Hāna', state: 'HI', lat: 20.758, lng: -155.99 });
const juneau = settlement({ name: 'Juneau', state: 'AK', countyFips: '02110', lat: 58.3, lng: -134.42 });
const sitka = settlement({ name: 'Sitka', state: 'AK', countyFips: '02220', lat: 57.05, lng: -135.33 });
const kenai = settlement({ name: 'Kenai', state: 'AK', countyFips: '02122', lat: 60.55, lng: -151.26 });
const palmer = settlement({ name: 'Palmer', state: 'AK', countyFips: '02170', lat: 61.6, lng: -149.11 });
const nantucket = settlement({ name: 'Nantucket', state: 'MA', countyFips: '25019' });
const falmouth = settlement({ name: 'Falmouth', state: 'MA', countyFips: '25001' });
const shoreham = settlement({ name: 'New Shoreham', state: 'RI', geonameId: 5223587 });
const westerly = settlement({ name: 'Westerly', state: 'RI' });

describe('water lies', () => {
  it.each([
    ['between the islands of Hawaii', honolulu, hilo],
    ['between Maui and the island of Hawaii', hana, hilo],
    ['between the boroughs of the Panhandle', juneau, sitka],
    ['before Nantucket', nantucket, falmouth],
    ['before Block Island', shoreham, westerly],
  ])('%s, seen from either side', (_, a, b) => {
    expect(separatedByWater(a, b)).toBe(true);
    expect(separatedByWater(b, a)).toBe(true);
  });

  it.each([
    ['within one island', hilo, { ...hilo, lat: 19.5 }],
    ['between the boroughs of the rest of Alaska', kenai, palmer],
    ['within a borough of the Panhandle', juneau, { ...juneau, lat: 58.4 }],
  ])('not %s', (_, a, b) => {
    expect(separatedByWater(a, b)).toBe(false);
  });

  it('cannot be judged for a place of Hawaii on no island', () => {
    expect(() => separatedByWater({ ...hilo, lng: -154 }, honolulu)).toThrow('no Hawaiian island');
  });
});
