import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { PlainDate } from '../submission/plain-date.ts';
import { checkFreshness, daysSinceCheck } from './freshness.ts';

const day = (text: string) => text as PlainDate;
const law = { asOf: '2026-11' };
const dates = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('the age of a check', () => {
  it('counts from the first of the month, so that nothing looks younger than it is', () => {
    expect(daysSinceCheck(law, day('2026-11-01'))).toBe(0);
    expect(daysSinceCheck(law, day('2026-11-21'))).toBe(20);
    expect(daysSinceCheck(law, day('2027-11-01'))).toBe(365);
  });

  it('counts the day that a leap year adds', () => {
    expect(daysSinceCheck({ asOf: '2027-03' }, day('2028-03-01'))).toBe(366);
  });

  it('is below zero before the check', () => {
    expect(daysSinceCheck(law, day('2026-10-31'))).toBe(-1);
  });
});

describe('a check', () => {
  // 180 and 365 days after 2026-11-01, and the day after each.
  it.each([
    ['2026-10-31', 'fresh'],
    ['2026-11-21', 'fresh'],
    ['2027-04-30', 'fresh'],
    ['2027-05-01', 'due'],
    ['2027-11-01', 'due'],
    ['2027-11-02', 'outdated'],
    ['2041-01-01', 'outdated'],
  ])('of November 2026 is on %s: %s', (today, freshness) => {
    expect(checkFreshness(law, day(today))).toBe(freshness);
  });

  it('never becomes fresher by waiting', () => {
    const order = ['fresh', 'due', 'outdated'];
    fc.assert(
      fc.property(dates, dates, dates, (checked, one, other) => {
        const asOf = checked.slice(0, 7);
        const [earlier, later] = one < other ? [one, other] : [other, one];
        const rank = (today: string) => order.indexOf(checkFreshness({ asOf }, day(today)));
        expect(rank(earlier)).toBeLessThanOrEqual(rank(later));
      }),
    );
  });
});
