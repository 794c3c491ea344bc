import { describe, expect, it } from 'vitest';

import { settlement } from '../testing/settlement.ts';
import { Vicinity } from '../vicinity.ts';
import { NEW_YORK_CITY } from './boroughs.ts';
import { nearbyAreas, nearbyMajorCities } from './nearby-areas.ts';

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

  it('are ten, and no two at one spot', () => {
    const spread = Array.from({ length: 12 }, (_, at) => settlement({ name: `${at}`, ...north(5 + at * 2) }));
    const beside = settlement({ name: 'beside', population: 4000, ...north(5.5) });
    expect(listed(beside, ...spread)).toEqual(spread.slice(0, 10).map(({ name }) => name));
  });

  it('are filled up with hamlets, nearest first, only where there are too few towns', () => {
    const town = settlement({ name: 'town', population: 1000, ...north(40) });
    const hamlets = [30, 3].map((miles) =>
      settlement({ name: `${miles}`, population: 700, ...north(miles) }),
    );
    expect(listed(...hamlets, town)).toEqual(['town', '3', '30']);
  });

  it('have a borough only for New York City', () => {
    const brooklyn = settlement({ name: 'Brooklyn', state: 'NY', countyFips: '36047', ...north(5) });
    const state = { state: 'NY', countyFips: '36119' } as const;
    const yonkers = settlement({ name: 'Yonkers', ...state });
    const newYork = settlement({ name: 'New York City', ...state, geonameId: NEW_YORK_CITY });
    expect(nearbyAreas(yonkers, new Vicinity([brooklyn]))).toEqual([]);
    expect(nearbyAreas(newYork, new Vicinity([brooklyn]))).toHaveLength(1);
  });

  it('do not lie over the water', () => {
    const kahului = settlement({ name: 'Kahului', state: 'HI', lat: 20.89, lng: -156.47 });
    const kaunakakai = settlement({ name: 'Kaunakakai', state: 'HI', lat: 21.09, lng: -157.02 });
    const kihei = settlement({ name: 'Kīhei', state: 'HI', lat: 20.76, lng: -156.45 });
    const near = nearbyAreas(kahului, new Vicinity([kaunakakai, kihei]));
    expect(near.map(({ place }) => place.name)).toEqual(['Kīhei']);
  });
});

it('lists the four nearest other major cities', () => {
  const majors = [20, 5, 49, 60, 10, 30].map((miles) => settlement({ name: `${miles}`, ...north(miles) }));
  const near = nearbyMajorCities(city, [city, ...majors]).map(({ place }) => place.name);
  expect(near).toEqual(['5', '10', '20', '30']);
});
