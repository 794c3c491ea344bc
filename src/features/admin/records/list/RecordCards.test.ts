import { describe, expect, it } from 'vitest';

import { PAYMENT_STATUSES } from '#domain/check/case-facts.ts';
import type { StoredSubmission } from '#domain/check/record.ts';
import { NO_OUTBOX } from '#domain/notifications/outbox.ts';
import { firstAsked, NO_WORK } from '#domain/records/work.ts';

import { submissionView } from './RecordCards.tsx';

const stored: StoredSubmission = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  created_at: '2026-11-21T16:05:00.000Z',
  sort_key: '2026-11-21T16:05:00.000Z_0f8fad5b-d9cb-469f-a165-70867728950e',
  full_name: 'ليلى <b>Haddad</b>',
  email: 'layla@example.com',
  phone: '(602) 555-0134',
  state: 'AZ',
  county: 'Maricopa',
  filing_date: '2021-03-05',
  years_since_conviction: 5,
  reason: 'Non-payment of rent',
  outcome: 'settlement',
  payment_status: 'no-judgment',
  details: null,
  conviction_type: 'Non-payment of rent - settlement',
  is_eligible: false,
  eligibility_message: "You may be eligible under Arizona's laws!",
  classification: 'maybe',
  finding: 'court-acts',
  language: 'en',
  contact_consent: true,
  consent_version: '2026-11-21',
  ...NO_WORK,
  ...firstAsked(new Date('2026-11-21T16:05:00.000Z')),
  do_not_call_since: null,
  change_number: 0,
  ...NO_OUTBOX,
  odd_fields: [],
};
const view = (changes: Partial<StoredSubmission> = {}) => submissionView({ ...stored, ...changes });

describe('a submission on the dashboard', () => {
  it('has links for calling and writing', () => {
    expect(view()).toMatchObject({
      phone: { text: '(602) 555-0134', href: 'tel:+16025550134' },
      email: { text: 'layla@example.com', href: 'mailto:layla@example.com' },
    });
  });

  it('shows place and time', () => {
    expect(view()).toMatchObject({
      county: 'Maricopa',
      state: 'Arizona',
      receivedAt: '2026-11-21T16:05:00.000Z',
    });
  });

  it.each([
    [5, '5 years before the check'],
    [1, '1 year before the check'],
    [0, 'in the year of the check'],
  ])('shows when the case was filed and how long before the check: %i', (years, filedBefore) => {
    expect(view({ years_since_conviction: years })).toMatchObject({ filed: 'Mar 5, 2021', filedBefore });
  });

  it.each(PAYMENT_STATUSES)('shows the payment status %s without hyphens', (status) => {
    expect(view({ payment_status: status }).facts).toContainEqual({
      label: 'Payment',
      value: status.replace('-', ' '),
    });
  });

  it.each([
    [{ state: 'Arizona' }, { state: 'Arizona' }],
    [{ filing_date: 'in March' }, { filed: 'in March' }],
    [{ years_since_conviction: null }, { filedBefore: '' }],
    [{ created_at: null }, { receivedAt: null }],
    [
      { outcome: 'lost_in_court' },
      { facts: expect.arrayContaining([{ label: 'Outcome', value: 'lost_in_court' }]) as unknown },
    ],
  ])('shows what it cannot read unchanged: %j', (found, shown) => {
    expect(view(found)).toMatchObject(shown);
  });

  it('is classified by the rule, not by the stored value', () => {
    expect(view({ classification: 'eligible' }).classification).toBe('maybe');
    expect(view({ eligibility_message: 'Great news!', is_eligible: true }).classification).toBe('eligible');
    expect(view({ eligibility_message: 'Sorry.' }).classification).toBe('not-eligible');
  });

  it('shows every text as typed', () => {
    expect(view().name).toBe(stored.full_name);
  });
});
