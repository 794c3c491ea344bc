import { expect, it } from 'vitest';

import { sealingLaw } from '#data/laws.ts';
import { shownRemedy } from '#domain/law/sealing-law.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import type { PlanCase } from './remedy-fit.ts';
import { filledIn, possibleNextSteps, stepsFor } from './next-steps.ts';

const GAPS = { court: 'Justice Court', date: 'May 1', form: 'Form 5', law: 'Rule $& 20', sure: '', way: '' };

it('placeholders are filled in everywhere, and nothing else changes', () => {
  expect(filledIn('{court}: {form} by {date}, {court}', GAPS)).toBe(
    'Justice Court: Form 5 by May 1, Justice Court',
  );
  expect(filledIn('The law: {law}.', GAPS)).toBe('The law: Rule $& 20.');
  expect(filledIn('{name} {', GAPS)).toBe('{name} {');
});

it.each([
  ['lost', 'not-paid', undefined, true],
  ['lost', 'partial', undefined, true],
  ['lost', 'paid', undefined, false],
  ['lost', 'no-judgment', undefined, false],
  ['settlement', 'not-paid', undefined, true],
  ['settlement', 'not-paid', 'dismissed', false],
  ['dismissed', 'not-paid', undefined, false],
] as const)('of a case that was %s and is %s (%s) a step about unpaid judgments: %s', (...row) => {
  const [outcome, paymentStatus, settledAs, isThere] = row;
  const facts: PlanCase = {
    state: 'ME',
    county: '',
    outcome,
    paymentStatus,
    settledAs,
    dates: {},
    filingDate: '2024-06-15' as PlainDate,
    reason: 'Non-payment of rent',
  };
  const steps = ['First.', { when: 'unpaid', text: 'Pay with care.' }, 'Last.'] as const;
  expect(stepsFor(steps, facts)).toEqual(
    isThere ? ['First.', 'Pay with care.', 'Last.'] : ['First.', 'Last.'],
  );
});

it.each([
  ['dismissed', undefined, true],
  ['settlement', undefined, true],
  ['settlement', 'dismissed', true],
  ['settlement', 'judgment', false],
  ['won', undefined, false],
  ['lost', undefined, false],
] as const)('%s (%s): a new case after a dismissal is mentioned: %s', (outcome, settledAs, isThere) => {
  const facts: PlanCase = {
    state: 'ME',
    county: '',
    outcome,
    paymentStatus: 'no-judgment',
    settledAs,
    dates: {},
    filingDate: '2024-06-15' as PlainDate,
    reason: 'Non-payment of rent',
  };
  const steps = ['First.', { when: 'dismissed', text: 'It may be filed again.' }] as const;
  expect(stepsFor(steps, facts)).toEqual(isThere ? ['First.', 'It may be filed again.'] : ['First.']);
});

it("a state's next steps are those that its law can lead to", () => {
  const of = (code: 'AZ' | 'AL' | 'NY') =>
    possibleNextSteps({ remedies: sealingLaw(code).remedies.map(shownRemedy) });
  expect(of('AZ')).toEqual([
    ...['automatic', 'find-out', 'wait', 'stipulation', 'old-check', 'no-remedy', 'paid-still-refused'],
  ]);
  expect(of('AL')).toEqual(['no-law', 'paid-still-refused']);
  expect(of('NY')).toContain('screening-limit');
  expect(of('NY')).not.toContain('petition');
});
