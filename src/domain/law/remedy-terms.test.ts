import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { PlainDate } from '#domain/shared/plain-date.ts';
import { checkFreshness, daysSinceCheck, isCheckTooOld, oldestCheck } from './remedy-terms.ts';

const day = (text: string) => text as PlainDate;
const dates = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('the age of a check', () => {
  it('counts the days since', () => {
    expect(daysSinceCheck('2026-11-01', day('2026-11-01'))).toBe(0);
    expect(daysSinceCheck('2026-11-01', day('2026-11-21'))).toBe(20);
    expect(daysSinceCheck('2026-11-01', day('2027-11-01'))).toBe(365);
  });

  it('counts leap days', () => {
    expect(daysSinceCheck('2027-03-01', day('2028-03-01'))).toBe(366);
  });

  it('is negative before the check', () => {
    expect(daysSinceCheck('2026-11-01', day('2026-10-31'))).toBe(-1);
  });

  it('is that of the oldest check when a law has several remedies', () => {
    const checked = (on: string) => ({ checked: { on } });
    const remedies = [checked('2027-02-14'), checked('2026-11-22'), checked('2026-12-01')];
    expect(oldestCheck({ asOf: '2026-11', remedies })).toBe('2026-11-22');
  });

  it('counts from the first of the month when a law has no remedy', () => {
    expect(oldestCheck({ asOf: '2026-11', remedies: [] })).toBe('2026-11-01');
  });
});

describe('a check', () => {
  // 89, 90 and 91, 180 and 181, 365 and 366 days after 2026-11-01.
  it.each([
    ['2026-10-31', 'fresh'],
    ['2026-11-21', 'fresh'],
    ['2027-01-29', 'fresh'],
    ['2027-01-30', 'aging'],
    ['2027-01-31', 'aging'],
    ['2027-04-30', 'aging'],
    ['2027-05-01', 'due'],
    ['2027-11-01', 'due'],
    ['2027-11-02', 'outdated'],
    ['2041-01-01', 'outdated'],
  ])('of November 1, 2026 is on %s: %s', (today, freshness) => {
    expect(checkFreshness('2026-11-01', day(today))).toBe(freshness);
    expect(isCheckTooOld({ checked: { on: '2026-11-01' } }, day(today))).toBe(
      freshness === 'due' || freshness === 'outdated',
    );
  });

  it('never becomes fresher by waiting', () => {
    const order = ['fresh', 'aging', 'due', 'outdated'];
    fc.assert(
      fc.property(dates, dates, dates, (checked, one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        const rank = (today: string) => order.indexOf(checkFreshness(checked, day(today)));
        expect(rank(earlier)).toBeLessThanOrEqual(rank(later));
      }),
    );
  });
});
