import { describe, expect, it } from 'vitest';

import { ELIGIBILITY_MESSAGES } from '#content/words/en/check.ts';
import { assess } from './list-answer.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import {
  classifySubmission,
  contradicts,
  readStoredSubmission,
  storedAnswers,
  submissionCounts,
  submissionRecord,
} from './record.ts';
import { CASE_OUTCOMES, PAYMENT_STATUSES } from './case-facts.ts';
import { sampleForm } from '../../../tests/support/sample-check.ts';

const form = sampleForm({
  fullName: 'Ana Núñez',
  email: 'ana@example.com',
  county: '',
  filingDate: '2021-12-31' as PlainDate,
  reason: 'Lease violation',
  contactConsent: true,
});
const context = {
  assessment: assess({ eligible: true }, 'Arizona', form, ELIGIBILITY_MESSAGES),
  finding: 'court-acts',
  today: '2026-01-01' as PlainDate,
  seen: { consent_version: 'v1', consent_text: 'You may call me.', language: 'en' },
} as const;

describe('the record of product §3', () => {
  it('has every field, with null for omitted answers', () => {
    expect(submissionRecord(form, context)).toMatchObject({
      full_name: 'Ana Núñez',
      email: 'ana@example.com',
      phone: '(602) 555-0134',
      state: 'AZ',
      county: null,
      filing_date: '2021-12-31',
      filing_date_precision: 'day',
      years_since_conviction: 5,
      reason: 'Lease violation',
      outcome: 'dismissed',
      payment_status: 'no-judgment',
      details: null,
      conviction_type: 'Lease violation - dismissed',
      is_eligible: true,
      eligibility_message:
        "Great news! Based on your answers and Arizona's laws, you appear to be eligible for eviction record sealing.",
      classification: 'eligible',
      finding: 'court-acts',
      contact_consent: true,
      is_helper: false,
      consent_version: 'v1',
      consent_text: 'You may call me.',
      language: 'en',
    });
  });

  it('counts years by the calendar, so a case of this year is 0', () => {
    const recent = { ...form, filingDate: '2026-01-01' as PlainDate };
    expect(submissionRecord(recent, context).years_since_conviction).toBe(0);
  });

  it('says when the law could not be read', () => {
    expect(submissionRecord(form, { ...context, finding: null }).finding).toBe('not-computed');
  });

  it('marks only the eligible result as eligible', () => {
    const paid = { ...form, outcome: 'lost', paymentStatus: 'paid' } as const;
    const maybe = submissionRecord(paid, {
      ...context,
      assessment: assess({ eligible: true }, 'Arizona', paid, ELIGIBILITY_MESSAGES),
    });
    expect(maybe).toMatchObject({ is_eligible: false, classification: 'maybe' });
    const noLaw = submissionRecord(form, {
      ...context,
      assessment: assess({ eligible: false }, 'Alabama', form, ELIGIBILITY_MESSAGES),
    });
    expect(noLaw).toMatchObject({ is_eligible: false, classification: 'not-eligible' });
  });
});

describe("the dashboard's classification of product §4", () => {
  it("is maybe whenever the message says 'may be eligible', even if the flag is true", () => {
    const eligibility_message = 'You may be eligible under Ohio’s laws!';
    expect(classifySubmission({ is_eligible: false, eligibility_message })).toBe('maybe');
    expect(classifySubmission({ is_eligible: true, eligibility_message })).toBe('maybe');
  });

  it('follows the flag otherwise', () => {
    expect(classifySubmission({ is_eligible: true, eligibility_message: 'Great news!' })).toBe('eligible');
    expect(classifySubmission({ is_eligible: false, eligibility_message: 'Based on' })).toBe('not-eligible');
  });

  it('agrees with the outcome of every check that can be stored', () => {
    for (const eligible of [true, false]) {
      for (const outcome of CASE_OUTCOMES) {
        for (const paymentStatus of PAYMENT_STATUSES) {
          const result = assess({ eligible }, 'Ohio', { outcome, paymentStatus }, ELIGIBILITY_MESSAGES);
          const record = {
            is_eligible: result.listAnswer === 'eligible',
            eligibility_message: result.message,
          };
          expect(classifySubmission(record)).toBe(result.listAnswer);
        }
      }
    }
  });

  it('counts every record that is not eligible, including those under review', () => {
    expect(submissionCounts({ eligible: 4, maybe: 3, 'not-eligible': 2 })).toEqual({
      eligible: 4,
      maybe: 3,
      notEligible: 5,
    });
  });
});

describe('the answers of a stored check', () => {
  it('are those of the form, so that another county can be judged', () => {
    const { contactConsent: _consent, isHelper: _helper, ...answers } = form;
    expect(storedAnswers(submissionRecord(form, context))).toEqual(answers);
  });

  it('are none where the form would not take them', () => {
    expect(storedAnswers({ ...submissionRecord(form, context), state: 'Arizona' })).toBeUndefined();
  });
});

describe('a stored check', () => {
  const stored = { id: 'a', ...submissionRecord(form, context) };

  it('is classified by the rule, whatever is stored', () => {
    const read = readStoredSubmission({ ...stored, classification: 'not-eligible' });
    expect(read).toMatchObject({ id: 'a', full_name: 'Ana Núñez', classification: 'eligible' });
  });

  it('keeps an unknown finding', () => {
    expect(readStoredSubmission({ ...stored, finding: 'path' }).finding).toBe('path');
    const later = readStoredSubmission({ ...stored, finding: 'of-tomorrow' });
    expect(later.finding).toBe('of-tomorrow');
    expect(later.odd_fields).toContain('finding');
  });
});

it.each([
  ['no-remedy', 'eligible', true],
  ['no-law', 'maybe', true],
  ['no-remedy', 'not-eligible', false],
  ['court-acts', 'not-eligible', true],
  ['open-despite-list', 'not-eligible', true],
  ['remedy-open', 'eligible', false],
  ['needs-a-fact', 'not-eligible', false],
  ['not-confirmed', 'eligible', false],
  ['not-computed', 'not-eligible', false],
] as const)('the finding “%s” contradicts the outcome “%s”: %s', (finding, classification, differs) => {
  expect(contradicts(finding, classification)).toBe(differs);
});
