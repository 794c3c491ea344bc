import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays, type PlainDate } from '#domain/shared/plain-date.ts';
import {
  addCourtDays,
  addMonths,
  addYears,
  hasTwoReadings,
  isUsuallyClosed,
  nextCourtDay,
  readKnownDate,
} from './calendar.ts';

const day = (text: string) => text as PlainDate;
const anyDay = fc.integer({ min: 0, max: 73_000 }).map((days) => addDays(day('1900-01-01'), days));

describe('adding months and years', () => {
  it.each([
    ['2026-01-15', 12, '2027-01-15'],
    ['2024-08-31', 6, '2025-03-01'],
    ['2023-08-31', 6, '2024-03-01'],
    ['2024-01-29', 1, '2024-02-29'],
    ['2026-01-30', 1, '2026-03-01'],
    ['2026-03-31', 1, '2026-05-01'],
    ['2026-12-31', 6, '2027-07-01'],
    // From the end of each month to the next, in a year without a leap day.
    ['2027-01-31', 1, '2027-03-01'],
    ['2027-02-28', 1, '2027-03-28'],
    ['2027-03-31', 1, '2027-05-01'],
    ['2027-04-30', 1, '2027-05-30'],
    ['2027-05-31', 1, '2027-07-01'],
    ['2027-06-30', 1, '2027-07-30'],
    ['2027-07-31', 1, '2027-08-31'],
    ['2027-08-31', 1, '2027-10-01'],
    ['2027-09-30', 1, '2027-10-30'],
    ['2027-10-31', 1, '2027-12-01'],
    ['2027-11-30', 1, '2027-12-30'],
    ['2027-12-31', 1, '2028-01-31'],
    // To, from and past a leap day.
    ['2028-01-31', 1, '2028-03-01'],
    ['2028-02-29', 1, '2028-03-29'],
    ['2028-02-29', 12, '2029-03-01'],
    ['2027-08-29', 6, '2028-02-29'],
    ['2027-08-30', 6, '2028-03-01'],
  ])('%s and %i months is %s', (date, months, expected) => {
    expect(addMonths(day(date), months)).toBe(expected);
  });

  it.each([
    ['2024-02-29', 7, '2031-03-01'],
    ['2024-02-29', 1, '2025-03-01'],
    ['2024-02-29', 3, '2027-03-01'],
    ['2024-02-29', 4, '2028-02-29'],
    ['2096-02-29', 4, '2100-03-01'],
    ['2024-02-28', 4, '2028-02-28'],
    ['2024-03-01', 4, '2028-03-01'],
    ['2023-12-31', 1, '2024-12-31'],
    ['2025-01-01', 3, '2028-01-01'],
  ])('%s and %i years is %s', (date, years, expected) => {
    expect(addYears(day(date), years)).toBe(expected);
  });

  it('preserves the order of two days', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(800), fc.nat(240), (date, days, months) => {
        expect(addMonths(addDays(date, days), months) >= addMonths(date, months)).toBe(true);
      }),
    );
  });
});

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

describe('a partly known date', () => {
  it.each([
    ['5/14/2021', '2021-05-14', '2021-05-14'],
    ['05-14-2021', '2021-05-14', '2021-05-14'],
    [' 5. 14. 2021 ', '2021-05-14', '2021-05-14'],
    ['2021-05-14', '2021-05-14', '2021-05-14'],
    ['2/29/2024', '2024-02-29', '2024-02-29'],
    ['5/2021', '2021-05-01', '2021-05-31'],
    ['2/2024', '2024-02-01', '2024-02-29'],
    ['12/2021', '2021-12-01', '2021-12-31'],
    ['2021-05', '2021-05-01', '2021-05-31'],
    [' 2021 ', '2021-01-01', '2021-12-31'],
    ['3/5/21', '2021-03-05', '2021-03-05'],
    ['15/03/2021', '2021-03-15', '2021-03-15'],
    ['Feb 2021', '2021-02-01', '2021-02-28'],
    ['Sept. 2021', '2021-09-01', '2021-09-30'],
    ['2021 March', '2021-03-01', '2021-03-31'],
    ['March 5, 2021', '2021-03-05', '2021-03-05'],
    ['March 5th 2021', '2021-03-05', '2021-03-05'],
    ['5 mar 21', '2021-03-05', '2021-03-05'],
    ['15 de marzo de 2021', '2021-03-15', '2021-03-15'],
    ['1 de enero del 2020', '2020-01-01', '2020-01-01'],
    ['agosto 2022', '2022-08-01', '2022-08-31'],
  ])('%s lies from %s to %s', (text, first, last) => {
    expect(readKnownDate(text)).toEqual({ first, last });
  });

  it.each([
    ['nothing', ''],
    ['two digits', '21'],
    ['a day and a month that do not exist', '32/13/2021'],
    ['a month that does not exist', 'Smarch 5, 2021'],
    ['a month without a year', 'May 14'],
    ['two months', 'May June 2021'],
    ['29 February of another year', '2/29/2023'],
    ['a month and a day', '5/14'],
    ['too much', '5/14/2021/3'],
    ['an open end', '5//2021/'],
    ['a sign', '-5/14/2021'],
  ])('cannot be read from %s', (_what, text) => {
    expect(readKnownDate(text)).toBeUndefined();
  });

  it('never throws, and is a real day or a period of days, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const date = readKnownDate(text);
        if (date !== undefined) expect(date.first <= date.last).toBe(true);
      }),
    );
  });

  it.each([
    ['05/03/2021', true],
    ['5-3-21', true],
    ['15/03/2021', false],
    ['05/05/2021', false],
    ['2021-05-03', false],
    ['5 de marzo de 2021', false],
    ['5/2021', false],
  ])('%s has two readings: %s', (text, expected) => {
    expect(hasTwoReadings(text)).toBe(expected);
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
