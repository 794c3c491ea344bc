import { describe, expect, it } from 'vitest';

import { assess } from '../eligibility/eligibility-message.ts';
import { CASE_OUTCOMES, PAYMENT_STATUSES } from '../eligibility/case-facts.ts';
import { classifySubmission, submissionCounts } from './classification.ts';

describe("the dashboard's classification of §4", () => {
  it("is maybe wherever the message says 'may be eligible', even beside a true flag", () => {
    const eligibility_message = 'You may be eligible under Ohio’s laws!';
    expect(classifySubmission({ is_eligible: false, eligibility_message })).toBe('maybe');
    expect(classifySubmission({ is_eligible: true, eligibility_message })).toBe('maybe');
  });

  it('is the flag otherwise', () => {
    expect(classifySubmission({ is_eligible: true, eligibility_message: 'Great news!' })).toBe('eligible');
    expect(classifySubmission({ is_eligible: false, eligibility_message: 'Based on' })).toBe('not-eligible');
  });

  it('agrees with the outcome of every check that this site can store', () => {
    for (const eligible of [true, false]) {
      for (const outcome of CASE_OUTCOMES) {
        for (const paymentStatus of PAYMENT_STATUSES) {
          const result = assess({ eligible }, 'Ohio', { outcome, paymentStatus });
          const record = { is_eligible: result.outcome === 'eligible', eligibility_message: result.message };
          expect(classifySubmission(record)).toBe(result.outcome);
        }
      }
    }
  });

  it('counts every record that is not eligible, the ones under review too', () => {
    expect(submissionCounts({ eligible: 4, maybe: 3, 'not-eligible': 2 })).toEqual({
      total: 9,
      eligible: 4,
      maybe: 3,
      notEligible: 5,
    });
  });
});
