import { expect, it } from 'vitest';

import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';

import { caseSearchesOf } from './case-searches.ts';

const at = (state: (typeof JURISDICTION_CODES)[number], county: string) =>
  caseSearchesOf(state)
    .filter(({ counties }) => counties.includes(county))
    .map(({ name }) => name);

it('the search of a county is the one that has the cases of its court', () => {
  expect(at('AZ', 'Pima County')).toEqual(['Pima County Consolidated Justice Court, case search']);
  expect(at('NY', 'Kings County')).toEqual(['WebCivil Local']);
});

it('a county has one search at most', () => {
  for (const state of JURISDICTION_CODES) {
    const counties = caseSearchesOf(state).flatMap((search) => search.counties);
    expect(new Set(counties).size, state).toBe(counties.length);
  }
});
