import { describe, expect, it } from 'vitest';

import { readStoredSubmission } from '#domain/check/record.ts';
import { readStoredLead } from '#domain/inbox/record.ts';
import { isLate, overdueUntil, promisedBy, recordRow } from './queue.ts';

const AT = '2026-11-23T16:00:00.000Z';

describe('a record in the queue', () => {
  const lead = readStoredLead({ id: 'a', email: 'a@example.com', phone: '(602) 555-0134', created_at: AT });

  it('becomes late after four working hours', () => {
    const hours = {
      timeZone: 'America/New_York',
      periods: [{ weekdays: [1, 2, 3, 4, 5], opens: 8, closes: 20 }],
    } as const;
    // Monday, 11:00 in New York.
    const entry = recordRow(lead, new Date(AT));
    const isLateAt = (now: string) => isLate(entry, overdueUntil(new Date(now), hours));
    expect(isLateAt(AT)).toBe(false);
    expect(isLateAt('2026-11-23T19:59:59.999Z')).toBe(false);
    expect(isLateAt('2026-11-23T20:00:00.000Z')).toBe(true);
    expect(isLateAt('2026-11-24T20:00:00.000Z')).toBe(true);
  });

  it('without consent may be called for three months after the last inquiry', () => {
    const terms = (now: string) => recordRow(lead, new Date(now)).contact;
    expect(terms('2027-02-23T15:59:59.999Z')).toBe('to-answer');
    expect(terms('2027-02-23T16:00:00.000Z')).toBe('lapsed');
    const agreed = readStoredSubmission({ id: 'b', contact_consent: true, created_at: AT });
    expect(recordRow(agreed, new Date('2028-01-01T00:00:00Z')).contact).toBe('agreed');
  });

  it('shows when calls are no longer wanted', () => {
    expect(recordRow(lead, new Date(AT)).contact).toBe('to-answer');
    const marked = { ...lead, do_not_call: { phone: null, email: AT } };
    expect(recordRow(marked, new Date(AT)).contact).toBe('withdrawn');
  });
});

it('an answer is promised within 24 hours', () => {
  expect(promisedBy(AT)).toEqual(new Date('2026-11-24T16:00:00.000Z'));
});
