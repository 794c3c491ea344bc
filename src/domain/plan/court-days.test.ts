import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays, type PlainDate } from '../shared/plain-date.ts';
import { isUsuallyClosed } from './court-days.ts';

const day = (text: string) => text as PlainDate;

describe('courts are usually closed', () => {
  it.each([
    ['New Year’s Day', '2027-01-01'],
    ['Martin Luther King Day', '2027-01-18'],
    ['Washington’s Birthday', '2027-02-15'],
    ['Memorial Day', '2027-05-31'],
    ['Memorial Day in a month of five Mondays', '2023-05-29'],
    ['Juneteenth', '2025-06-19'],
    ['Independence Day', '2025-07-04'],
    ['Labor Day', '2026-09-07'],
    ['Columbus Day', '2026-10-12'],
    ['Veterans Day', '2026-11-11'],
    ['Thanksgiving', '2026-11-26'],
    ['Christmas Day', '2026-12-25'],
    ['a Saturday', '2026-11-21'],
    ['a Sunday', '2026-11-22'],
    ['the Friday before Independence Day on a Saturday', '2026-07-03'],
    ['the Monday after Christmas Day on a Sunday', '2022-12-26'],
    ['the last day of a year, before New Year’s Day on a Saturday', '2027-12-31'],
  ])('on %s (%s)', (_name, date) => {
    expect(isUsuallyClosed(day(date))).toBe(true);
  });

  it.each([
    ['the Monday before the last of May', '2027-05-24'],
    ['19 June before it was a holiday', '2020-06-19'],
    ['the Friday after Thanksgiving', '2026-11-27'],
    ['a Tuesday', '2026-11-24'],
  ])('but not on %s (%s)', (_name, date) => {
    expect(isUsuallyClosed(day(date))).toBe(false);
  });

  it('on each weekend, and never for five days in a row', () => {
    const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays(day('2000-01-01'), days));
    fc.assert(
      fc.property(anyDay, (date) => {
        const days = Array.from({ length: 7 }, (_, index) => isUsuallyClosed(addDays(date, index)));
        expect(days.filter(Boolean).length).toBeGreaterThanOrEqual(2);
        expect(days.slice(0, 5)).toContain(false);
      }),
    );
  });
});
