import { describe, expect, it } from 'vitest';

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
    const entry = recordRow(lead);
    const isLateAt = (now: string) => isLate(entry, overdueUntil(new Date(now), hours));
    expect(isLateAt(AT)).toBe(false);
    expect(isLateAt('2026-11-23T19:59:59.999Z')).toBe(false);
    expect(isLateAt('2026-11-23T20:00:00.000Z')).toBe(true);
    expect(isLateAt('2026-11-24T20:00:00.000Z')).toBe(true);
  });

  it('shows when calls are no longer wanted', () => {
    expect(recordRow(lead).contact).toBe('to-answer');
    const marked = { ...lead, do_not_call: { phone: null, email: AT } };
    expect(recordRow(marked).contact).toBe('withdrawn');
  });
});

it('an answer is promised within 24 hours', () => {
  expect(promisedBy(AT)).toEqual(new Date('2026-11-24T16:00:00.000Z'));
});
