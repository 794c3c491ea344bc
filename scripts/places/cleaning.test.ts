import { describe, expect, it } from 'vitest';

import {
  administrativeFeature,
  cityCounty,
  clean,
  CLEANING_RULES,
  deniedPlace,
  evidenceFrom,
  historicalPlace,
  militaryBase,
  smallPlace,
  staleNeighbourhood,
} from './cleaning.ts';
import { DENY_LIST } from './reviewed-lists.ts';
import { postalEvidence, removedBy, settlement } from './testing.ts';

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

it('removes places below five hundred people or without a population', () => {
  const places = [
    settlement({ name: 'Williamsburg', population: 0 }),
    settlement({ name: 'Fort Yates', population: 191, featureCode: 'PPLA2' }),
    settlement({ name: 'Reiles Acres', population: 500 }),
  ];
  expect(removedBy(smallPlace, places)).toEqual(['Williamsburg', 'Fort Yates']);
});

it('removes sections of a city and groups of cities, whatever their population', () => {
  const places = [
    settlement({ name: 'New South Memphis', featureCode: 'PPLX', population: 641_608 }),
    settlement({ name: 'Tri-Cities', featureCode: 'PPLL', population: 244_036 }),
    settlement({ name: 'Memphis', featureCode: 'PPLA2' }),
    settlement({ name: 'Washington', featureCode: 'PPLC' }),
    settlement({ name: 'Germantown' }),
  ];
  expect(removedBy(administrativeFeature, places)).toEqual(['New South Memphis', 'Tri-Cities']);
});

it('removes places marked as historical', () => {
  const places = [settlement({ name: 'Alton North (historical)' }), settlement({ name: 'Alton' })];
  expect(removedBy(historicalPlace, places)).toEqual(['Alton North (historical)']);
});

describe('military sites', () => {
  it.each([
    'Offutt Air Force Base',
    'Andrews AFB',
    'Moody A F B',
    'Joint Base Lewis McChord',
    'Dover Base Housing',
    'Marine Corps Base Hawaii - MCBH',
    'Naval Academy',
    'Aberdeen Proving Ground',
  ])('%s is removed by its name', (name) => {
    expect(removedBy(militaryBase, [settlement({ name })])).toEqual([name]);
  });

  it.each([
    ['NC', 6941080],
    ['TX', 7261291],
  ] as const)('a fort in %s is removed by its number', (state, geonameId) => {
    expect(removedBy(militaryBase, [settlement({ name: 'Fort', state, geonameId })])).toHaveLength(1);
  });

  it.each([
    ['Fort Bragg', 'CA', 5350039],
    ['Fort Meade', 'FL', 4155988],
    ['West Point', 'UT', 5784580],
    ['West Point', 'MS', 4450753],
    ['Elmendorf', 'TX', 4689077],
    ['Farmington', 'NM', 5467328],
    ['Vandenberg Village', 'CA', 5405737],
  ] as const)('%s, %s is an ordinary town and stays', (name, state, geonameId) => {
    expect(removedBy(militaryBase, [settlement({ name, state, geonameId })])).toEqual([]);
  });
});

it('removes rows not updated since 2010, unless they are a seat or have mail', () => {
  const edited = '2006-01-15';
  const places = [
    settlement({ name: 'Tempe Junction', population: 158_368, edited }),
    settlement({ name: 'Tempe', population: 175_826 }),
    settlement({ name: 'Old Seat', edited, featureCode: 'PPLA2' }),
    settlement({ name: 'Fort Jones', edited }),
  ];
  expect(removedBy(staleNeighbourhood, places, postalEvidence('Fort Jones'))).toEqual(['Tempe Junction']);
});

it('removes the neighbourhoods of a city that fills its county, and keeps the city and boroughs', () => {
  const places = [
    settlement({ name: 'Astoria', state: 'NY', countyFips: '36081' }),
    settlement({ name: 'Queens Village', state: 'NY', countyFips: '36081', geonameId: 5133271 }),
    settlement({ name: 'Queens', state: 'NY', countyFips: '36081', geonameId: 5133273 }),
    settlement({ name: 'New York City', state: 'NY', countyFips: null, geonameId: 5128581 }),
    settlement({ name: 'Adams Morgan', state: 'DC', countyFips: '11001' }),
    settlement({ name: 'Washington', state: 'DC', countyFips: '11001', geonameId: 4140963 }),
    settlement({ name: 'Towson', state: 'MD', countyFips: '24005' }),
  ];
  expect(removedBy(cityCounty, places)).toEqual(['Astoria', 'Queens Village', 'Adams Morgan']);
});

it('removes a row by its number and keeps a namesake', () => {
  const places = [
    settlement({ name: 'Ironville', state: 'KY', population: 288_649, geonameId: 4295940 }),
    settlement({ name: 'Ironville', state: 'KY', population: 700 }),
  ];
  const ids = [...deniedPlace.among(places, { isPostalCity: () => true })].map(({ geonameId }) => geonameId);
  expect(ids).toEqual([4295940]);
});

it('gives a reason for each row', () => {
  for (const id of DENY_LIST.ids) expect(DENY_LIST.get({ geonameId: id })?.reason).toMatch(/^\w.{8,}/u);
});

describe('cleaning', () => {
  it('compares places only within a state', () => {
    const kansas = settlement({ name: 'Highland', state: 'KS', lat: 39.9, lng: -95.3 });
    const missouri = settlement({ name: 'Highland', state: 'MO', lat: 39.9, lng: -95.2, population: 900 });
    expect(clean([kansas, missouri], postalEvidence()).places).toEqual([kansas, missouri]);
  });

  it('reports what each rule removed, in order, and loses nothing', () => {
    const source = [
      settlement({ name: 'Salina', population: 46_000 }),
      settlement({ name: 'Ghost (historical)', lat: 37 }),
      settlement({ name: 'McConnell AFB', lat: 37.5 }),
      settlement({ name: 'North Salina', population: 45_000 }),
    ];
    const { places, removals } = clean(source, postalEvidence());
    expect(removals.map(({ rule }) => rule)).toEqual(CLEANING_RULES);
    expect([...places, ...removals.flatMap((each) => each.places)]).toHaveLength(source.length);
    expect(places.map(({ name }) => name)).toEqual(['Salina']);
  });

  it('removes nothing more when repeated', () => {
    const source = Array.from({ length: 40 }, (_, at) =>
      settlement({ name: `Town ${at % 9}`, population: 400 + at * 137, lat: 37 + at * 0.07 }),
    );
    const once = clean(source, postalEvidence()).places;
    expect(clean(once, postalEvidence()).places).toEqual(once);
    expect(once.length).toBeLessThan(source.length);
  });
});
