import { describe, expect, it } from 'vitest';

import type { RenterProtection } from './facts-schema.ts';
import {
  citiesWithRules,
  cityProtections,
  protectionsToName,
  stateProtections,
} from './renter-protection.ts';

const rule: RenterProtection = {
  id: 'or-application-fee',
  state: 'OR',
  place: null,
  topic: 'application-fee',
  label: 'Cost at most',
  effect: 'A fee may not exceed its cost.',
  citation: 'ORS 90.295',
  basis: 'text',
  source: 'The code of 2025',
  asOf: '2026-11',
};
const portland: RenterProtection = { ...rule, place: { geonameId: 5, name: 'Portland' } };

describe('the rules of a place', () => {
  const all = [rule, portland, { ...rule, state: 'WA' as const }];

  it('are its own and those of its state', () => {
    expect(stateProtections(all, 'OR')).toEqual([rule]);
    expect(cityProtections(all, 5)).toEqual([portland]);
    expect(cityProtections(all, 6)).toEqual([]);
  });
});

describe('the rules of the cities of a state', () => {
  const astoria: RenterProtection = { ...rule, place: { geonameId: 6, name: 'Astoria' } };
  const all = [rule, portland, { ...portland, effect: 'Another.' }, astoria];

  it('are available for each city that has its own, once', () => {
    expect(citiesWithRules(all, 'OR').map(({ name }) => name)).toEqual(['Astoria', 'Portland']);
    expect(citiesWithRules(all, 'WA')).toEqual([]);
  });
});

describe('the rules named in a letter to a landlord', () => {
  const history: RenterProtection = { ...rule, topic: 'eviction-history' };
  const topics = ['eviction-history', 'application-fee'] as const;

  it('are those of the first topic that has any', () => {
    expect(protectionsToName([rule, history, { ...history, place: portland.place }], topics)).toEqual([
      history,
      { ...history, place: portland.place },
    ]);
    expect(protectionsToName([rule], topics)).toEqual([rule]);
    expect(protectionsToName([{ ...rule, topic: 'deposit-cap' }], topics)).toEqual([]);
  });

  it('exclude those that bind only the court', () => {
    expect(protectionsToName([{ ...history, binds: 'court' }, rule], topics)).toEqual([rule]);
  });
});
