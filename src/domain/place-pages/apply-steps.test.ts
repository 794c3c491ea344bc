import { expect, it } from 'vitest';

import { APPLY_COPY } from '#content/words/en/places.ts';
import { RENTER_PROTECTIONS } from '#data/laws.ts';
import { cityProtections, stateProtections } from '#domain/law/renter-protection.ts';

import { applySteps } from './apply-steps.ts';

const PORTLAND = 5746545;

it('the steps have the sentences of the rules, those of the city first', () => {
  const rules = [
    ...cityProtections(RENTER_PROTECTIONS, PORTLAND),
    ...stateProtections(RENTER_PROTECTIONS, 'OR'),
  ];
  expect(applySteps(rules, 1922, APPLY_COPY).map((step) => step.rules)).toEqual([
    [expect.stringMatching(/^A screening charge is limited to/u)],
    [expect.stringMatching(/vouchers included, but may if the renter cannot pay/u)],
    [
      expect.stringMatching(/^In Portland applications are taken in order/u),
      expect.stringMatching(/five or more years/u),
    ],
    [expect.stringMatching(/within 14 days/u)],
  ]);
});

it('a place without known rules has the steps alone, and nothing that says that there is no rule', () => {
  const steps = applySteps([], null, APPLY_COPY);
  expect(steps).toHaveLength(4);
  expect(steps.flatMap((step) => step.rules)).toEqual([]);
  expect(steps.map(({ text }) => text).join(' ')).not.toMatch(/no (?:rule|cap|limit)/u);
});

it('the income is three times the rent of a year', () => {
  expect(applySteps([], 1839, APPLY_COPY)[1]?.text).toContain('$66,204 a year');
});
