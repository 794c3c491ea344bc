import { expect, it } from 'vitest';

import { CASE_OUTCOMES } from '~/domain/check/case-facts.ts';

import { type CaseAnswers, planCase } from './plan-case.ts';
import { NO_NOTES } from './plan-notes.ts';

const FORM = {
  state: 'OH',
  county: 'Franklin',
  filingDate: '2021-03-05',
  paymentStatus: 'paid',
  reason: 'Non-payment of rent',
} as const;
const COUNTIES = ['Cuyahoga County', 'Franklin County'];

it.each(CASE_OUTCOMES)('says how a settlement ended of no case that ended otherwise: %s', (outcome) => {
  const notes = { ...NO_NOTES, settlement: 'judgment' } as const;
  const { settledAs } = planCase({ ...FORM, outcome } as CaseAnswers, notes, COUNTIES);
  expect(settledAs).toBe(outcome === 'settlement' ? 'judgment' : undefined);
});

it('says nothing of how a settlement ended that the renter does not know', () => {
  const notes = { ...NO_NOTES, settlement: 'unknown' } as const;
  expect(planCase({ ...FORM, outcome: 'settlement' } as CaseAnswers, notes, COUNTIES)).toMatchObject({
    settledAs: undefined,
  });
});

it.each([
  ['franklin co.', 'Franklin County'],
  ['Cleveland', ''],
  ['Cuyahga', ''],
  ['', ''],
])('is of the county that %j means, and of an unknown one where it is none of the state', (typed, county) => {
  expect(planCase({ ...FORM, outcome: 'won', county: typed } as CaseAnswers, NO_NOTES, COUNTIES).county).toBe(
    county,
  );
});
