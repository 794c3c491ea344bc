import { describe, expect, it } from 'vitest';

import { capitalOf, majorCities, NEW_YORK_CITY } from './ranking.ts';
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
