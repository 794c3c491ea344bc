import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays, type PlainDate } from '#domain/shared/plain-date.ts';
import { addCourtDays, isUsuallyClosed, nextCourtDay } from './court-days.ts';

const day = (text: string) => text as PlainDate;
const anyDay = fc.integer({ min: 0, max: 73_000 }).map((days) => addDays(day('1900-01-01'), days));

describe('adding court days', () => {
  it.each([
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-23', 10, '2026-12-08'],
    ['2026-11-23', 0, '2026-11-23'],
    // Ten of them from each day of a week, over two weekends and Thanksgiving.
    ['2026-11-24', 10, '2026-12-09'],
    ['2026-11-25', 10, '2026-12-10'],
    ['2026-11-26', 10, '2026-12-10'],
    ['2026-11-27', 10, '2026-12-11'],
    ['2026-11-28', 10, '2026-12-11'],
    ['2026-11-29', 10, '2026-12-11'],
    ['2026-11-22', 1, '2026-11-23'],
  ])('%s and %i court days is %s', (date, days, expected) => {
    expect(addCourtDays(day(date), days)).toBe(expected);
  });

  it('take two weeks for ten of them, and a day longer for each holiday among them', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        const end = addCourtDays(addCourtDays(date, 1), 10);
        expect(isUsuallyClosed(end)).toBe(false);
        expect(end >= addDays(date, 14)).toBe(true);
        expect(end <= addDays(date, 22)).toBe(true);
      }),
    );
  });

  it.each([
    ['2026-10-29', '2026-10-30', '2026-11-02'],
    ['2026-11-26', '2026-11-27', '2026-11-30'],
    ['2027-11-11', '2027-11-12', '2027-11-12'],
  ])('from %s leads to %s, and in Nevada to %s', (date, elsewhere, nevada) => {
    expect(addCourtDays(day(date), 1)).toBe(elsewhere);
    expect(addCourtDays(day(date), 1, 'NV')).toBe(nevada);
  });

  it('moves a closed day to the next open one, and no other', () => {
    expect(nextCourtDay(day('2026-11-26'))).toBe('2026-11-27');
    expect(nextCourtDay(day('2026-12-25'))).toBe('2026-12-28');
    expect(nextCourtDay(day('2026-11-24'))).toBe('2026-11-24');
  });
});

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
