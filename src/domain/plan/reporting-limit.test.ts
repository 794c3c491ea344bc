import { describe, expect, it } from 'vitest';

import { addDays, type PlainDate } from '#domain/shared/plain-date.ts';
import { onDay } from '#domain/shared/known-date.ts';
import { reportingLimit } from './reporting-limit.ts';
import type { PlanCase } from './remedy-fit.ts';

const day = (text: string) => text as PlainDate;
const facts = (changes: Partial<PlanCase> = {}): PlanCase => ({
  state: 'TX',
  county: '',
  filingDate: day('2020-02-29'),
  reason: 'Other',
  outcome: 'dismissed',
  paymentStatus: 'no-judgment',
  dates: {},
  ...changes,
});
const TODAY = day('2026-11-21');

describe('the seven years of a screening report', () => {
  it.each(['dismissed', 'won'] as const)('run from the filing when it was %s', (outcome) => {
    // A dismissal years later does not start them again.
    const dates = { ended: onDay(day('2022-05-01')) };
    expect(reportingLimit(facts({ outcome, dates }), TODAY)).toEqual({
      kind: 'ends-after',
      date: '2027-03-01',
      from: 'filing',
      mayBeLater: false,
      isOpenEnded: false,
    });
  });

  it('run from the filing when a settlement was dismissed, and from the judgment when one was entered', () => {
    const dates = { ended: onDay(day('2022-05-01')) };
    const settled = (settledAs: PlanCase['settledAs']) =>
      reportingLimit(facts({ outcome: 'settlement', settledAs, dates }), TODAY);
    expect(settled('dismissed')).toMatchObject({ date: '2027-03-01', from: 'filing', mayBeLater: false });
    expect(settled('judgment')).toMatchObject({ date: '2029-05-01', from: 'judgment', mayBeLater: false });
    expect(settled(undefined)).toMatchObject({ date: '2027-03-01', from: 'filing', mayBeLater: true });
    expect(reportingLimit(facts({ settledAs: 'judgment' }), TODAY)).toMatchObject({ from: 'filing' });
  });

  it('run from the judgment when the landlord won', () => {
    const dates = { ended: onDay(day('2022-05-01')) };
    expect(reportingLimit(facts({ outcome: 'lost', dates }), TODAY)).toEqual({
      kind: 'ends-after',
      date: '2029-05-01',
      from: 'judgment',
      mayBeLater: false,
      isOpenEnded: false,
    });
  });

  it('need the day of that judgment and otherwise give a lower bound', () => {
    expect(reportingLimit(facts({ outcome: 'lost' }), TODAY)).toEqual({
      kind: 'needs-judgment-date',
      notBefore: '2027-03-01',
      isOpenEnded: false,
    });
    const dates = { ended: onDay(day('2019-05-01')) };
    expect(reportingLimit(facts({ outcome: 'lost', dates }), TODAY)).toMatchObject({
      kind: 'needs-judgment-date',
    });
  });

  it('have an open end while a judgment is unpaid, until it was wiped out or has expired', () => {
    const dates = { ended: onDay(day('2022-05-01')) };
    const lost = (changes: Partial<PlanCase>) =>
      reportingLimit(facts({ outcome: 'lost', dates, ...changes }), TODAY);
    for (const paymentStatus of ['partial', 'not-paid'] as const) {
      expect(lost({ paymentStatus })).toMatchObject({ isOpenEnded: true });
      expect(lost({ paymentStatus, debt: 'discharged' })).toMatchObject({ isOpenEnded: false });
      expect(lost({ paymentStatus, dates: {} })).toMatchObject({ isOpenEnded: true });
      // What was dismissed left nothing to enforce.
      expect(reportingLimit(facts({ paymentStatus }), TODAY)).toMatchObject({ isOpenEnded: false });
    }
    expect(lost({ paymentStatus: 'paid' })).toMatchObject({ isOpenEnded: false });
  });

  it('give no lower bound that has passed', () => {
    expect(reportingLimit(facts({ outcome: 'lost' }), day('2027-03-01'))).toMatchObject({ notBefore: null });
    expect(reportingLimit(facts({ outcome: 'lost' }), day('2027-02-28'))).toMatchObject({
      notBefore: '2027-03-01',
    });
  });

  it('run from the end of the year for a judgment known by its year', () => {
    const dates = { ended: { first: day('2020-01-01'), last: day('2020-12-31') } };
    expect(reportingLimit(facts({ outcome: 'lost', dates }), TODAY)).toMatchObject({ date: '2027-12-31' });
  });

  it('do not run from a day in the future', () => {
    const dates = { ended: { first: day('2026-01-01'), last: day('2026-12-31') } };
    expect(reportingLimit(facts({ outcome: 'lost', dates }), TODAY)).toMatchObject({ date: '2033-11-21' });
  });

  it('end on the following day, because the law says "more than"', () => {
    expect(reportingLimit(facts(), day('2027-03-01')).kind).toBe('ends-after');
    expect(reportingLimit(facts(), day('2027-03-02')).kind).toBe('has-ended');
  });

  it.each([
    ['2019-11-20', '2026-11-20', 'has-ended'],
    ['2019-11-21', '2026-11-21', 'ends-after'],
    ['2019-11-22', '2026-11-22', 'ends-after'],
    ['2016-02-29', '2023-03-01', 'has-ended'],
    ['2020-01-31', '2027-01-31', 'ends-after'],
    ['2019-12-31', '2026-12-31', 'ends-after'],
  ])('from %s end on %s, also at the end of a month, on a leap day or a weekend', (start, date, kind) => {
    expect(reportingLimit(facts({ filingDate: day(start) }), TODAY)).toMatchObject({ kind, date });
    const dates = { ended: onDay(day(start)) };
    const lost = facts({ outcome: 'lost', filingDate: addDays(day(start), -30), dates });
    expect(reportingLimit(lost, TODAY)).toMatchObject({ kind, date, from: 'judgment' });
  });

  it('have not begun while the filing lies in the future', () => {
    expect(reportingLimit(facts({ filingDate: day('2026-11-22') }), TODAY)).toEqual({
      kind: 'check-filing-date',
    });
  });
});
