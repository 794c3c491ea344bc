import { describe, expect, it } from 'vitest';

import { assess } from '../eligibility/eligibility-message.ts';
import type { EligibilityForm } from './eligibility-form.ts';
import type { PlainDate } from './plain-date.ts';
import { submissionRecord } from './submission-record.ts';

const form: EligibilityForm = {
  fullName: 'Ana Núñez',
  email: 'ana@example.com',
  phone: '(602) 555-0134',
  state: 'AZ',
  county: '',
  filingDate: '2021-12-31' as PlainDate,
  outcome: 'dismissed',
  paymentStatus: 'no-judgment',
  reason: 'Lease violation',
  details: '',
  contactConsent: true,
};
const context = {
  assessment: assess({ eligible: true }, 'Arizona', form),
  today: '2026-01-01' as PlainDate,
  consent: { version: 'v1', text: 'You may call me.' },
};

describe('the record of §3', () => {
  it('holds every field, with null for what was left out', () => {
    expect(submissionRecord(form, context)).toEqual({
      full_name: 'Ana Núñez',
      email: 'ana@example.com',
      phone: '(602) 555-0134',
      state: 'AZ',
      county: null,
      filing_date: '2021-12-31',
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
      contact_consent: true,
      consent_version: 'v1',
      consent_text: 'You may call me.',
    });
  });

  it('counts years by the calendar, so a case of this year is 0', () => {
    const recent = { ...form, filingDate: '2026-01-01' as PlainDate };
    expect(submissionRecord(recent, context).years_since_conviction).toBe(0);
  });

  it('marks only the eligible result as eligible', () => {
    const paid = { ...form, outcome: 'lost', paymentStatus: 'paid' } as const;
    const maybe = submissionRecord(paid, {
      ...context,
      assessment: assess({ eligible: true }, 'Arizona', paid),
    });
    expect(maybe).toMatchObject({ is_eligible: false, classification: 'maybe' });
    const noLaw = submissionRecord(form, {
      ...context,
      assessment: assess({ eligible: false }, 'Alabama', form),
    });
    expect(noLaw).toMatchObject({ is_eligible: false, classification: 'not-eligible' });
  });
});
