import { describe, expect, it } from 'vitest';
import fc from 'fast-check';

import { areDistinctCounties, countyKey, findByCounty } from './county-name.ts';

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

describe('names that may appear in one data file', () => {
  it('are those that cannot be confused', () => {
    expect(areDistinctCounties(['St. Louis', 'St. Louis City'])).toBe(true);
    expect(areDistinctCounties(['St. Louis', 'Saint Louis County'])).toBe(false);
    expect(areDistinctCounties([' - '])).toBe(false);
  });
});
