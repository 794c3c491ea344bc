import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  addDays,
  dayIn,
  latest,
  latestDateOnEarth,
  localDate,
  plainDate,
  type PlainDate,
  startOfDay,
  utcDate,
  yearOf,
} from './plain-date.ts';

describe('a plain date', () => {
  it.each(['2024-02-29', '1900-01-01', '2026-11-21', '0001-01-01', '9999-12-31'])('reads %s', (text) => {
    expect(plainDate(text)).toBe(text);
  });

  it.each([
    '',
    '2023-02-29',
    '2024-02-30',
    '2024-13-01',
    '2024-00-10',
    '2024-1-1',
    '24-01-01',
    '2024-01-01T00:00',
    '٢٠٢٤-٠١-٠١',
  ])('refuses %j', (text) => {
    expect(plainDate(text)).toBeUndefined();
  });

  it('reads back every valid day', () => {
    const days = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        expect(plainDate(utcDate(day))).toBe(utcDate(day));
      }),
    );
  });

  it('knows its year', () => {
    expect(yearOf('2019-07-04' as PlainDate)).toBe(2019);
  });

  it("takes a person's day from the device's own calendar", () => {
    expect(localDate(new Date(2024, 1, 29, 23, 59))).toBe('2024-02-29');
    expect(localDate(new Date(2024, 0, 1, 0, 0))).toBe('2024-01-01');
  });

  it('knows the latest day anywhere on Earth', () => {
    expect(latestDateOnEarth(new Date('2026-11-21T09:59:59Z'))).toBe('2026-11-21');
    expect(latestDateOnEarth(new Date('2026-11-21T10:00:00Z'))).toBe('2026-11-22');
    expect(latestDateOnEarth(new Date('2026-12-31T12:00:00Z'))).toBe('2027-01-01');
  });
});

const ZONES = [
  'UTC',
  'America/Phoenix',
  'America/New_York',
  'Pacific/Honolulu',
  'Pacific/Kiritimati',
  'Asia/Beirut',
];

describe('adding days', () => {
  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    // Days on which daylight saving time begins or ends.
    ['2026-03-07', 30, '2026-04-06'],
    ['2026-10-31', 2, '2026-11-02'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %i days is %s', (date, days, expected) => {
    expect(addDays(date as PlainDate, days)).toBe(expected);
  });
});

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

  it('begins when the previous one ends, in every zone', () => {
    const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.constantFrom(...ZONES), (instant, zone) => {
        const day = dayIn(instant, zone);
        const start = startOfDay(day, zone).getTime();
        const end = startOfDay(addDays(day, 1), zone).getTime();
        expect(start).toBeLessThanOrEqual(instant.getTime());
        expect(end).toBeGreaterThan(instant.getTime());
        expect(dayIn(new Date(start - 1), zone)).toBe(addDays(day, -1));
      }),
      { numRuns: 50 },
    );
  });
});

it('finds the later of dates', () => {
  expect(latest('2026-11-01', '2026-11-21', '2025-12-31')).toBe('2026-11-21');
});
