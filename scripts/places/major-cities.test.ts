import { describe, expect, it } from 'vitest';

import { capitalOf, majorCities, nearbyAreas, NEW_YORK_CITY, separatedByWater } from './major-cities.ts';
import { Vicinity } from '../../src/domain/places/vicinity.ts';
import { settlement } from './testing.ts';

const capital = settlement({ name: 'Capital', featureCode: 'PPLA', population: 6000, lat: 37 });
const cities = Array.from({ length: 10 }, (_, at) =>
  settlement({ name: `City ${at}`, population: 100_000 - at * 1000, lat: 40 + at * 0.01 }),
);
const names = (places: Parameters<typeof majorCities>[0]): readonly string[] =>
  majorCities(places).map(({ name }) => name);

describe('the major cities', () => {
  it('are the eight largest, with the capital in place of the last, however close they are', () => {
    expect(names([capital, ...cities])).toEqual([...cities.slice(0, 7).map(({ name }) => name), 'Capital']);
  });

  it('are the eight largest when the capital is one of them', () => {
    expect(names([{ ...capital, population: 500_000 }, ...cities])).toEqual([
      'Capital',
      ...cities.slice(0, 7).map(({ name }) => name),
    ]);
  });

  it('are fewer if fewer places have five thousand people', () => {
    expect(names([capital, settlement({ name: 'Village', population: 4999 })])).toEqual(['Capital']);
  });

  it('exclude census-designated suburbs, but include separate census-designated places', () => {
    const suburb = settlement({ name: 'Paradise', population: 90_000, edited: '2011-05-14', lat: 37.05 });
    const alone = settlement({ name: 'Pahrump', population: 36_000, edited: '2011-05-15', lat: 36.5 });
    expect(names([{ ...capital, population: 600_000 }, suburb, alone])).toEqual(['Capital', 'Pahrump']);
  });

  it('include New York City, but none of its boroughs', () => {
    const state = { state: 'NY', featureCode: 'PPLA2' } as const;
    const brooklyn = settlement({ name: 'Brooklyn', countyFips: '36047', population: 2_736_074, ...state });
    const city = settlement({
      name: 'New York City',
      geonameId: NEW_YORK_CITY,
      countyFips: null,
      population: 8_804_190,
      ...state,
    });
    expect(names([capital, brooklyn, city])).toEqual(['New York City', 'Capital']);
  });

  it('rank a merged city-county by its whole population, not that of the old core', () => {
    const louisville = settlement({ name: 'Louisville', population: 50_000, geonameId: 4299276 });
    expect(names([capital, cities[0] ?? capital, louisville])[0]).toBe('Louisville');
  });

  it('are chosen by a reviewer in Hawaii', () => {
    const honolulu = settlement({
      name: 'Honolulu',
      featureCode: 'PPLA',
      population: 371_657,
      geonameId: 5856195,
    });
    const lihue = settlement({ name: 'Lihue', population: 6455, geonameId: 5850248 });
    expect(names([lihue, honolulu, ...cities])).toEqual(['Honolulu', 'Lihue']);
  });

  it('exclude a large place that a reviewer rejected', () => {
    const amherst = settlement({ name: 'Amherst', population: 122_366, geonameId: 5107129 });
    expect(names([capital, amherst])).toEqual(['Capital']);
  });
});

it('the search for the capital fails if there is none', () => {
  expect(() => capitalOf(cities)).toThrow('no capital in KS');
});

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

  it('cannot be determined for a place in Hawaii that is on no known island', () => {
    expect(() => separatedByWater({ ...hilo, lng: -154 }, honolulu)).toThrow('no Hawaiian island');
  });
});

/** So many miles north of the test city. */
const north = (miles: number): { lat: number } => ({ lat: 38.5 + miles / 69.1 });
const city = settlement({ name: 'City', population: 100_000 });
const listed = (...places: Parameters<typeof nearbyAreas>[0][]): readonly string[] =>
  nearbyAreas(city, new Vicinity(places)).map(({ place }) => place.name);

describe('the areas on a list', () => {
  it('put a large near place before a small near one and before a large far one', () => {
    const villages = settlement({ name: 'Village', population: 3500, ...north(4) });
    const pasadena = settlement({ name: 'Pasadena', population: 153_000, ...north(10) });
    const fontana = settlement({ name: 'Fontana', population: 207_000, ...north(46) });
    expect(listed(fontana, villages, pasadena)).toEqual(['Pasadena', 'Village', 'Fontana']);
  });

  it('reach from one mile to fifty', () => {
    const places = [0.9, 1.1, 49.9, 50.1].map((miles) => settlement({ name: `${miles}`, ...north(miles) }));
    expect(listed(...places)).toEqual(['1.1', '49.9']);
  });

  it('are ten, with no two at the same spot', () => {
    const spread = Array.from({ length: 12 }, (_, at) => settlement({ name: `${at}`, ...north(5 + at * 2) }));
    const beside = settlement({ name: 'beside', population: 4000, ...north(5.5) });
    expect(listed(beside, ...spread)).toEqual(spread.slice(0, 10).map(({ name }) => name));
  });

  it('are filled up with hamlets, nearest first, only if there are too few towns', () => {
    const town = settlement({ name: 'town', population: 1000, ...north(40) });
    const hamlets = [30, 3].map((miles) =>
      settlement({ name: `${miles}`, population: 700, ...north(miles) }),
    );
    expect(listed(...hamlets, town)).toEqual(['town', '3', '30']);
  });

  it('include a borough only for New York City', () => {
    const brooklyn = settlement({ name: 'Brooklyn', state: 'NY', countyFips: '36047', ...north(5) });
    const state = { state: 'NY', countyFips: '36119' } as const;
    const yonkers = settlement({ name: 'Yonkers', ...state });
    const newYork = settlement({ name: 'New York City', ...state, geonameId: NEW_YORK_CITY });
    expect(nearbyAreas(yonkers, new Vicinity([brooklyn]))).toEqual([]);
    expect(nearbyAreas(newYork, new Vicinity([brooklyn]))).toHaveLength(1);
  });

  it('do not lie across water', () => {
    const kahului = settlement({ name: 'Kahului', state: 'HI', lat: 20.89, lng: -156.47 });
    const kaunakakai = settlement({ name: 'Kaunakakai', state: 'HI', lat: 21.09, lng: -157.02 });
    const kihei = settlement({ name: 'Kīhei', state: 'HI', lat: 20.76, lng: -156.45 });
    const near = nearbyAreas(kahului, new Vicinity([kaunakakai, kihei]));
    expect(near.map(({ place }) => place.name)).toEqual(['Kīhei']);
  });
});
