import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { latestDateOnEarth, localDate, plainDate, utcDate, yearOf, type PlainDate } from './plain-date.ts';

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

  it('reads back every day there is', () => {
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

  it("counts a person's day by the machine's own calendar", () => {
    expect(localDate(new Date(2024, 1, 29, 23, 59))).toBe('2024-02-29');
    expect(localDate(new Date(2024, 0, 1, 0, 0))).toBe('2024-01-01');
  });

  it('knows the latest day anywhere on Earth', () => {
    expect(latestDateOnEarth(new Date('2026-11-21T09:59:59Z'))).toBe('2026-11-21');
    expect(latestDateOnEarth(new Date('2026-11-21T10:00:00Z'))).toBe('2026-11-22');
    expect(latestDateOnEarth(new Date('2026-12-31T12:00:00Z'))).toBe('2027-01-01');
  });
});
