import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readStoredLead } from '#domain/inbox/forms.ts';
import { overdueUntil } from '#domain/notifications/outbox.ts';
import { RECORD_KINDS } from './document.ts';
import {
  callsDue,
  comparePlaces,
  isLate,
  promisedBy,
  queueEntry,
  type QueuePlace,
  readPlace,
  writePlace,
} from './queue.ts';

const AT = '2026-11-23T16:00:00.000Z';
const LATER = '2026-11-23T16:00:00.001Z';

const place = fc.record<QueuePlace>({
  at: fc.constantFrom(AT, LATER),
  kind: fc.constantFrom(...RECORD_KINDS),
  id: fc.constantFrom('a', 'b', '0b7e9a52-6f0a-4a57-9a3b-8f3f5d1c2e4a', 'with_line'),
});

describe('a place in the queue', () => {
  it('is restored from its cursor', () => {
    fc.assert(
      fc.property(place, (one) => {
        expect(readPlace(writePlace(one))).toEqual(one);
      }),
    );
  });

  it.each(['', AT, `${AT}_leads_`, `${AT}_people_a`, `now_leads_a`, `${AT}_leads_a/b`])(
    'is not read from %j',
    (cursor) => {
      expect(readPlace(cursor)).toBeUndefined();
    },
  );

  it('is ordered by time first', () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        expect(comparePlaces(one, other)).toBe(0 - comparePlaces(other, one) + 0);
        if (one.at < other.at) expect(comparePlaces(one, other)).toBeLessThan(0);
        expect(comparePlaces(one, other) === 0).toBe(writePlace(one) === writePlace(other));
      }),
    );
  });
});

describe('a record in the queue', () => {
  const lead = readStoredLead({ id: 'a', email: 'a@example.com', phone: '(602) 555-0134', created_at: AT });

  it('becomes late after four working hours', () => {
    const hours = {
      timeZone: 'America/New_York',
      periods: [{ weekdays: [1, 2, 3, 4, 5], opens: 8, closes: 20 }],
    } as const;
    // Monday, 11:00 in New York.
    const entry = queueEntry('leads', lead);
    if (entry === undefined) throw new Error('It is known when they asked.');
    const isLateAt = (now: string) => isLate(entry, overdueUntil(new Date(now), hours));
    expect(isLateAt(AT)).toBe(false);
    expect(isLateAt('2026-11-23T19:59:59.999Z')).toBe(false);
    expect(isLateAt('2026-11-23T20:00:00.000Z')).toBe(true);
    expect(isLateAt('2026-11-24T20:00:00.000Z')).toBe(true);
  });

  it('does not exist if it is unknown when the person asked', () => {
    expect(queueEntry('leads', { ...lead, asked_at: null })).toBeUndefined();
  });

  it('shows when calls are no longer wanted', () => {
    expect(queueEntry('leads', lead)?.contact).toBe('to-answer');
    const withdrawn = { ...lead, do_not_call_since: AT };
    expect(queueEntry('leads', withdrawn)?.contact).toBe('withdrawn');
  });
});

describe('the list of people to call again', () => {
  const lead = readStoredLead({ id: 'a', email: 'a@example.com', phone: '(602) 555-0134', created_at: AT });
  const toCall = (id: string, day: string, asked_at = AT) => {
    const entry = { id, at: null, kind: 'no-answer', text: '', call_again: day, by: null } as const;
    const made = queueEntry('leads', { ...lead, id, asked_at, work_log: [entry] });
    if (made === undefined) throw new Error('It is known when they asked.');
    return made;
  };

  it('has everybody whose day has come, by day and then by time of asking', () => {
    const entries = [
      toCall('tomorrow', '2026-11-24'),
      toCall('later', '2026-11-23', LATER),
      toCall('today', '2026-11-23'),
      toCall('before', '2026-11-20', LATER),
    ];
    expect(callsDue(entries, '2026-11-23').map(({ id }) => id)).toEqual(['before', 'today', 'later']);
  });
});

it('an answer is promised within 24 hours', () => {
  expect(promisedBy(AT)).toEqual(new Date('2026-11-24T16:00:00.000Z'));
});
