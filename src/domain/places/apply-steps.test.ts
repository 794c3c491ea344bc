import { expect, it } from 'vitest';

import { APPLY_COPY } from '#content/words/en/places.ts';
import { RENTER_PROTECTIONS } from '#data/laws.ts';
import { cityProtections, stateProtections } from '#domain/law/renter-protection.ts';

import { applySteps } from './apply-steps.ts';

const PORTLAND = 5746545;
const rules = [
  ...cityProtections(RENTER_PROTECTIONS, PORTLAND),
  ...stateProtections(RENTER_PROTECTIONS, 'OR'),
];

it('the steps have the rules of the city and the first of the state', () => {
  const ids = applySteps(rules, 1922, APPLY_COPY).map((step) => step.rules.map(({ id }) => id));
  expect(ids).toEqual([
    ['or-application-fee'],
    ['or-source-of-income'],
    ['or-portland-eviction-history', 'or-eviction-history'],
    ['or-screening-notice'],
  ]);
});

it('a place without known rules has the steps alone, and nothing that says that there is no rule', () => {
  const steps = applySteps([], null, APPLY_COPY);
  expect(steps).toHaveLength(4);
  expect(steps.flatMap((step) => step.rules)).toEqual([]);
  expect(steps.map(({ text }) => text).join(' ')).not.toMatch(/no (?:rule|cap|limit)/u);
});

it('the income is three times the rent of a year', () => {
  expect(applySteps([], 1839, APPLY_COPY)[1]?.text).toContain('$66,204 a year for $1,839');
});
