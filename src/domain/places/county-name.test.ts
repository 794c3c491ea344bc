import { describe, expect, it } from 'vitest';
import fc from 'fast-check';

import { COUNTIES } from '#data/places.ts';

import { areDistinctCounties, countyKey, findByCounty, knownCounty, similarCounty } from './county-name.ts';

describe('the spellings of a county', () => {
  it.each([
    [
      'Maricopa County',
      [
        'maricopa',
        'MARICOPA COUNTY',
        '  Maricopa  ',
        'Maricopa Co.',
        'Maricopa Cty',
        'Maricopa County, AZ',
        'Maricopa county az',
        'Maricopa County Arizona',
        'Condado de Maricopa',
        'Condado Maricopa',
      ],
    ],
    ['Orleans Parish', ['orleans', 'Parish of Orleans']],
    ['St. Louis County', ['Saint Louis', 'St Louis county', 'st.louis', 'County of St. Louis']],
    ['St. Louis city', ['Saint Louis City', 'City of St. Louis']],
    ['Ste. Genevieve County', ['Sainte Genevieve', 'ste genevieve']],
    ['Miami-Dade County', ['Miami Dade', 'miami–dade']],
    ['DeKalb County', ['De Kalb', 'dekalb county']],
    ['Doña Ana County', ['Dona Ana']],
    ["Prince George's County", ['Prince Georges', 'prince george’s']],
    ['Juneau City and Borough', ['Juneau', 'City and Borough of Juneau']],
    ['San Francisco County', ['City and County of San Francisco']],
  ])('%s is found by each spelling', (name, spellings) => {
    for (const spelling of spellings) expect(countyKey(spelling), spelling).toBe(countyKey(name));
  });

  it.each([
    ['St. Louis city', 'St. Louis County'],
    ['Fairfax city', 'Fairfax County'],
    ['Baltimore city', 'Baltimore County'],
    ['Charles City County', 'Charles County'],
    ['Los Angeles', 'Los Alamos'],
  ])('%s and %s remain distinct', (one, other) => {
    expect(countyKey(one)).not.toBe(countyKey(other));
  });

  it('never fails, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(countyKey(typed)).not.toMatch(/\s/u);
      }),
    );
  });
});

describe('looking up a county', () => {
  const entries = { 'Los Angeles': 'LA', 'San Diego': 'SD' };

  it('finds its entry', () => {
    expect(findByCounty(entries, 'los angeles county')).toBe('LA');
  });

  it.each(['', '   ', 'Kern', 'constructor', '__proto__', 'county'])('finds nothing for %j', (typed) => {
    expect(findByCounty(entries, typed)).toBeUndefined();
  });
});

describe('a typed county', () => {
  const counties = ['Cuyahoga County', 'Lucas County'];

  it('is matched to the state’s counties, however it is spelled', () => {
    expect(knownCounty(counties, 'CUYAHOGA co., OH')).toBe('Cuyahoga County');
  });

  it.each(['', 'Cleveland', 'Cuyahga', 'Maricopa County', 'county'])('is not recognized from %j', (typed) => {
    expect(knownCounty(counties, typed)).toBe('');
  });
});

describe('a name that is both a county and a city with a court of its own', () => {
  const virginia = ['Norfolk city', 'Richmond city', 'Richmond County', 'Roanoke County', 'Roanoke city'];

  it.each([
    ['Richmond', ''],
    ['richmond, VA', ''],
    ['Richmond County', 'Richmond County'],
    ['Richmond Co.', 'Richmond County'],
    ['County of Richmond', 'Richmond County'],
    ['Condado de Richmond', 'Richmond County'],
    ['Richmond County VA', 'Richmond County'],
    ['Richmond City', 'Richmond city'],
    ['City of Richmond', 'Richmond city'],
    ['Norfolk', 'Norfolk city'],
    ['Norfolk city', 'Norfolk city'],
  ])('typed as %j is %j', (typed, expected) => {
    expect(knownCounty(virginia, typed)).toBe(expected);
  });
});

describe('names that may appear in one data file', () => {
  it('are those that cannot be confused', () => {
    expect(areDistinctCounties(['St. Louis', 'St. Louis City'])).toBe(true);
    expect(areDistinctCounties(['St. Louis', 'Saint Louis County'])).toBe(false);
    expect(areDistinctCounties([' - '])).toBe(false);
  });
});

describe('what people call a county', () => {
  it.each([
    ['NY', 'Brooklyn', 'Kings County'],
    ['NY', 'Manhattan', 'New York County'],
    ['NY', 'Staten Island', 'Richmond County'],
    ['NY', 'The Bronx', 'Bronx County'],
    ['FL', 'Dade', 'Miami-Dade County'],
    ['FL', 'Dade County', 'Miami-Dade County'],
    ['GA', 'Dade', 'Dade County'],
    ['CA', 'LA County', 'Los Angeles County'],
    ['MD', 'PG County', "Prince George's County"],
    ['LA', 'New Orleans', 'Orleans Parish'],
    ['CA', 'Brooklyn', ''],
    ['VA', 'Staten Island', ''],
    ['NY', 'New Orleans', ''],
  ] as const)('in %s, %s is %j', (state, typed, county) => {
    expect(knownCounty(COUNTIES[state], typed)).toBe(county);
  });
});

describe('a misspelled county', () => {
  it.each([
    ['CA', 'San Bernadino', 'San Bernardino County'],
    ['LA', 'St. Tammany Parrish', 'St. Tammany Parish'],
    ['AZ', 'Maricoppa County', 'Maricopa County'],
    ['IL', 'Cook', undefined],
    ['IL', 'Springfield', undefined],
    ['TX', '', undefined],
  ] as const)('in %s, %j resembles %j', (state, typed, county) => {
    expect(similarCounty(COUNTIES[state], typed)).toBe(county);
  });

  it('is asked about only where one letter too many leaves one county', () => {
    for (const counties of Object.values(COUNTIES)) {
      for (const county of counties) {
        const meant = similarCounty(counties, county.replace(/^(.{3})/u, '$1q'));
        expect([county, undefined]).toContain(meant);
      }
    }
  });
});
