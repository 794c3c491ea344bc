import { describe, expect, test, vi } from 'vitest';

import { readStoredLead } from '../../../src/domain/inbox/forms.ts';

import { NOW } from '../testing/sample-check.ts';
import { doNotCallLookup } from './do-not-call.ts';

const since = '2026-11-01T00:00:00.000Z';
const lead = (email: string, phone: string, do_not_call_since: string | null = since) => ({
  ...readStoredLead({ id: 'a', email, phone }),
  do_not_call_since,
});

/** A store that finds these records for any query. */
const finding = (...records: ReturnType<typeof lead>[]) => ({
  due: vi.fn(() => Promise.resolve(records)),
});
const person = { email: 'Rosa@example.com', phone: '(602) 555-0134' };

describe('whether a person wants no calls', () => {
  test('is looked up by address and number in every store', async () => {
    const stores = [finding(), finding(lead('rosa@example.com', '(480) 555-0100'))];
    expect(await doNotCallLookup(stores)(person, NOW)).toBe(since);
    for (const { due } of stores) {
      expect(due.mock.calls).toEqual(
        ['rosa@example.com', '6025550134'].map((containing) => [
          { field: 'do_not_call_since', until: NOW.toISOString(), containing, limit: 5 },
        ]),
      );
    }
  });

  test('is not taken from a record whose number only ends the same', async () => {
    const other = finding(lead('ana@example.com', '+44 20 6025 550134'));
    expect(await doNotCallLookup([other])(person, NOW)).toBeNull();
  });

  test('is the earliest time on any of the records', async () => {
    const later = finding(
      lead('rosa@example.com', '(480) 555-0100', '2026-11-02T00:00:00.000Z'),
      lead('x@example.com', '6025550134'),
    );
    expect(await doNotCallLookup([later])(person, NOW)).toBe(since);
  });
});
