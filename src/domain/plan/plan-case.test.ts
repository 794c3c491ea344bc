import { expect, it } from 'vitest';

import { CASE_OUTCOMES } from '#domain/check/case-facts.ts';

import { type CaseAnswers, planCase } from './plan-case.ts';
import { NO_NOTES } from '#features/renters-plan/plan-notes.ts';

const FORM = {
  state: 'OH',
  county: 'Franklin',
  filingDate: '2021-03-05',
  paymentStatus: 'paid',
  reason: 'Non-payment of rent',
} as const;
const OHIO = { counties: ['Cuyahoga County', 'Franklin County'], contested: [] };

it.each(CASE_OUTCOMES)('a case that ended otherwise has no settlement ending: %s', (outcome) => {
  const notes = { ...NO_NOTES, settlement: 'judgment' } as const;
  const { settledAs } = planCase({ ...FORM, outcome } as CaseAnswers, notes, OHIO);
  expect(settledAs).toBe(outcome === 'settlement' ? 'judgment' : undefined);
});

it('a case has no settlement ending if the renter does not know it', () => {
  const notes = { ...NO_NOTES, settlement: 'unknown' } as const;
  expect(planCase({ ...FORM, outcome: 'settlement' } as CaseAnswers, notes, OHIO)).toMatchObject({
    settledAs: undefined,
  });
});

it.each([
  ['franklin co.', 'Franklin County'],
  ['Cleveland', ''],
  ['Cuyahga', ''],
  ['', ''],
])('the county %j is resolved, or unknown if the state has no such county', (typed, county) => {
  expect(planCase({ ...FORM, outcome: 'won', county: typed } as CaseAnswers, NO_NOTES, OHIO).county).toBe(
    county,
  );
});

it('a judgment that was paid counts as paid though the file does not say so, and only if one was unpaid', () => {
  const told = (
    paymentStatus: CaseAnswers['paymentStatus'],
    debt: 'paid' | 'discharged' | 'agreed' | 'none',
  ) => {
    const facts = planCase(
      { ...FORM, outcome: 'lost', paymentStatus } as CaseAnswers,
      { ...NO_NOTES, debt },
      OHIO,
    );
    return [facts.paymentStatus, facts.debt];
  };
  expect(told('not-paid', 'paid')).toEqual(['paid', undefined]);
  expect(told('partial', 'paid')).toEqual(['paid', undefined]);
  expect(told('no-judgment', 'paid')).toEqual(['no-judgment', undefined]);
  expect(told('not-paid', 'discharged')).toEqual(['not-paid', 'discharged']);
  expect(told('not-paid', 'agreed')).toEqual(['not-paid', 'agreed']);
  expect(told('not-paid', 'none')).toEqual(['not-paid', undefined]);
});
