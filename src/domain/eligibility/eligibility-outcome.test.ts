import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { CASE_OUTCOMES, PAYMENT_STATUSES } from './case-facts.ts';
import { eligibilityOutcome } from './eligibility-outcome.ts';

const sealing = { eligible: true };

describe('the outcome rule of §4', () => {
  it('answers not eligible wherever there is no sealing law, whatever the case', () => {
    for (const outcome of CASE_OUTCOMES) {
      for (const paymentStatus of PAYMENT_STATUSES) {
        expect(eligibilityOutcome({ eligible: false }, { outcome, paymentStatus })).toBe('not-eligible');
        expect(eligibilityOutcome(undefined, { outcome, paymentStatus })).toBe('not-eligible');
      }
    }
  });

  it.each([
    ['dismissed', 'paid', 'eligible'],
    ['dismissed', 'partial', 'eligible'],
    ['dismissed', 'not-paid', 'eligible'],
    ['dismissed', 'no-judgment', 'eligible'],
    ['won', 'paid', 'eligible'],
    ['won', 'partial', 'eligible'],
    ['won', 'not-paid', 'eligible'],
    ['won', 'no-judgment', 'eligible'],
    ['settlement', 'paid', 'maybe'],
    ['settlement', 'partial', 'maybe'],
    ['settlement', 'not-paid', 'maybe'],
    ['settlement', 'no-judgment', 'maybe'],
    ['lost', 'paid', 'maybe'],
    ['lost', 'partial', 'not-eligible'],
    ['lost', 'not-paid', 'not-eligible'],
    ['lost', 'no-judgment', 'not-eligible'],
  ] as const)(
    'answers a %s case that is %s with %s in a state that seals',
    (outcome, paymentStatus, expected) => {
      expect(eligibilityOutcome(sealing, { outcome, paymentStatus })).toBe(expected);
    },
  );

  it('never gets worse when a judgment is paid', () => {
    const rank = { 'not-eligible': 0, maybe: 1, eligible: 2 };
    fc.assert(
      fc.property(
        fc.constantFrom(...CASE_OUTCOMES),
        fc.constantFrom(...PAYMENT_STATUSES),
        (outcome, paymentStatus) => {
          const before = eligibilityOutcome(sealing, { outcome, paymentStatus });
          const after = eligibilityOutcome(sealing, { outcome, paymentStatus: 'paid' });
          expect(rank[after]).toBeGreaterThanOrEqual(rank[before]);
        },
      ),
    );
  });
});
