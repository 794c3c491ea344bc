import { expect, it } from 'vitest';

import { PROTECTIONS_COPY } from '#content/words/en/law.ts';
import { APPLY_COPY } from '#content/words/en/places.ts';
import { PROTECTION_MATRIX_COPY } from '#content/words/en/sealing-laws.ts';
import { RENTER_PROTECTIONS } from '#data/laws.ts';
import { cityProtections, stateProtections } from '#domain/law/renter-protection.ts';

import { applySteps } from './apply-steps.ts';

const PORTLAND = 5746545;
const RULE_WORDS = { topics: PROTECTIONS_COPY.topics, briefs: PROTECTION_MATRIX_COPY.briefs };

it('the steps have the rules of the city whole and those of the state in brief', () => {
  const rules = [
    ...cityProtections(RENTER_PROTECTIONS, PORTLAND),
    ...stateProtections(RENTER_PROTECTIONS, 'OR'),
  ];
  expect(applySteps(rules, 1922, APPLY_COPY, RULE_WORDS).map((step) => step.rules)).toEqual([
    ['Application fees: Real cost'],
    ['Vouchers and income: No refusal'],
    [expect.stringMatching(/^In Portland applications are taken in order/u), 'Past evictions: 5-year limit'],
    ['Screening: Reasons, 14 days'],
  ]);
});

it('a place without known rules has the steps alone, and nothing that says that there is no rule', () => {
  const steps = applySteps([], null, APPLY_COPY, RULE_WORDS);
  expect(steps).toHaveLength(4);
  expect(steps.flatMap((step) => step.rules)).toEqual([]);
  expect(steps.map(({ text }) => text).join(' ')).not.toMatch(/no (?:rule|cap|limit)/u);
});

it('the income is three times the rent of a year', () => {
  expect(applySteps([], 1839, APPLY_COPY, RULE_WORDS)[1]?.text).toContain('$66,204 a year');
});
