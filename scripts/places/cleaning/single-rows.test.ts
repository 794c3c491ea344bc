import { describe, expect, it } from 'vitest';

import { DENY_LIST } from '../reviewed-lists.ts';
import { postalEvidence, removedBy, settlement } from '../testing.ts';
import {
  administrativeFeature,
  cityCounty,
  deniedPlace,
  historicalPlace,
  militaryBase,
  smallPlace,
  staleNeighbourhood,
} from './single-rows.ts';

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
