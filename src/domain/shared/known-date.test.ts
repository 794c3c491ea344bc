import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addMonths, addYears, hasTwoReadings, readKnownDate } from './known-date.ts';
import { addDays, type PlainDate } from './plain-date.ts';

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
    ['Dec ’19', '2019-12-01', '2019-12-31'],
    ["Dec '19", '2019-12-01', '2019-12-31'],
    ['about 2021', '2021-01-01', '2021-12-31'],
    ['alrededor de 2021', '2021-01-01', '2021-12-31'],
    ['05142020', '2020-05-14', '2020-05-14'],
    ['2O21', '2021-01-01', '2021-12-31'],
    ['5/14/2O21', '2021-05-14', '2021-05-14'],
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
