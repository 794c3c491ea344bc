import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { PlainDate } from '../submission/plain-date.ts';
import { dayIn, daysLater, isTimeZone, lastDays, startOfDay } from './zoned-day.ts';

const ZONES = [
  'UTC',
  'America/Phoenix',
  'America/New_York',
  'Pacific/Honolulu',
  'Pacific/Kiritimati',
  'Asia/Beirut',
];

describe('a day in a time zone', () => {
  it.each([
    ['2026-11-21', 'America/Phoenix', '2026-11-21T07:00:00.000Z'],
    ['2026-11-21', 'UTC', '2026-11-21T00:00:00.000Z'],
    ['2026-11-21', 'Pacific/Kiritimati', '2026-11-20T10:00:00.000Z'],
    // Summer time begins and ends in New York.
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
    // In Beirut the clocks skip midnight.
    ['2025-03-30', 'Asia/Beirut', '2025-03-29T22:00:00.000Z'],
  ])('%s in %s begins at %s', (day, zone, start) => {
    expect(startOfDay(day as PlainDate, zone).toISOString()).toBe(start);
  });

  it('begins where the one before it ends, in every zone', () => {
    const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.constantFrom(...ZONES), (instant, zone) => {
        const day = dayIn(instant, zone);
        const start = startOfDay(day, zone).getTime();
        const end = startOfDay(daysLater(day, 1), zone).getTime();
        expect(start).toBeLessThanOrEqual(instant.getTime());
        expect(end).toBeGreaterThan(instant.getTime());
        expect(dayIn(new Date(start - 1), zone)).toBe(daysLater(day, -1));
      }),
      { numRuns: 50 },
    );
  });

  it('is one of the last few, oldest first', () => {
    const now = new Date('2026-03-01T03:00:00Z');
    expect(lastDays(now, 3, 'America/Phoenix')).toEqual(['2026-02-26', '2026-02-27', '2026-02-28']);
    expect(lastDays(now, 2, 'UTC')).toEqual(['2026-02-28', '2026-03-01']);
  });
});

it.each([
  ['America/Phoenix', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['', false],
  ["'; drop", false],
])('%j names a time zone: %s', (text, isOne) => {
  expect(isTimeZone(text)).toBe(isOne);
});
