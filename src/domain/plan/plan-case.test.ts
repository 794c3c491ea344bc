import { describe, expect, it } from 'vitest';

import type { PlainDate } from '../submission/plain-date.ts';
import { onDay } from './known-date.ts';
import { dateConflict, type PlanCase } from './plan-case.ts';

const day = (text: string) => text as PlainDate;
const TODAY = day('2026-11-21');
const facts = (changes: Partial<PlanCase> = {}): PlanCase => ({
  ...{ state: 'IN', county: '', filingDate: day('2022-03-05'), reason: 'Other' },
  ...{ outcome: 'lost', paymentStatus: 'paid', dates: {} },
  ...changes,
});
const year = (text: string) => ({ first: day(`${text}-01-01`), last: day(`${text}-12-31`) });

describe('a date of a case', () => {
  it('may be the day of the filing, or today', () => {
    const dates = { ended: onDay(day('2022-03-05')), paid: onDay(TODAY) };
    expect(dateConflict(facts({ dates }), 'ended', TODAY)).toBeNull();
    expect(dateConflict(facts({ dates }), 'paid', TODAY)).toBeNull();
    expect(dateConflict(facts({ filingDate: TODAY }), 'filing', TODAY)).toBeNull();
  });

  it('conflicts when it has not come yet', () => {
    expect(dateConflict(facts({ filingDate: day('2026-11-22') }), 'filing', TODAY)).toBe('in-the-future');
    const dates = { ended: onDay(day('2026-11-22')) };
    expect(dateConflict(facts({ dates }), 'ended', TODAY)).toBe('in-the-future');
  });

  it('conflicts when it lies before the filing', () => {
    const dates = { ended: onDay(day('2022-03-04')) };
    expect(dateConflict(facts({ dates }), 'ended', TODAY)).toBe('before-filing');
  });

  it('conflicts when the judgment was paid before there was one', () => {
    const dates = { ended: onDay(day('2022-05-01')), paid: onDay(day('2022-04-30')) };
    expect(dateConflict(facts({ dates }), 'paid', TODAY)).toBe('before-the-end');
    expect(dateConflict(facts({ dates }), 'ended', TODAY)).toBeNull();
  });

  it('by its year conflicts only when no day of that year would do', () => {
    expect(dateConflict(facts({ dates: { ended: year('2022') } }), 'ended', TODAY)).toBeNull();
    expect(dateConflict(facts({ dates: { ended: year('2026') } }), 'ended', TODAY)).toBeNull();
    expect(dateConflict(facts({ dates: { ended: year('2021') } }), 'ended', TODAY)).toBe('before-filing');
    expect(dateConflict(facts({ dates: { ended: year('2027') } }), 'ended', TODAY)).toBe('in-the-future');
  });

  it('that nobody gave does not conflict', () => {
    expect(dateConflict(facts(), 'answer-filed', TODAY)).toBeNull();
  });
});
