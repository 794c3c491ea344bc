import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { SEALING_LAWS } from '#data/laws.ts';
import { caseFor, anyPlanCase, dateIfJustChecked as remedyDate } from '../../../tests/support/plan-cases.ts';
import { shownRemedy, type ShownRemedy } from '#domain/law/sealing-law.ts';
import { addDays, type PlainDate } from '#domain/shared/plain-date.ts';
import { addMonths, addYears, onDay, periodAround } from '#domain/shared/known-date.ts';
import type { When } from './date-rules.ts';
import {
  asksForPayment,
  WAITING_PERIOD_EVENTS,
  FURTHER_DATES,
  type PlanCase,
  remedyFit,
} from './remedy-fit.ts';

/* Boundaries and properties of every remedy in the registry. The days counted by hand: tests/domain/remedy-dates.test.ts. */

const day = (text: string) => text as PlainDate;
const remedies = Object.values(SEALING_LAWS).flatMap((law) => law.remedies.map(shownRemedy));
const named = (some: readonly ShownRemedy[]) => some.map((remedy) => [remedy.id, remedy] as const);
const withWaitingPeriod = remedies.filter(({ waitingPeriod }) => waitingPeriod !== null);
const eventOf = ({ waitingPeriod }: ShownRemedy) => WAITING_PERIOD_EVENTS[waitingPeriod?.from ?? 'filing'];
const TODAY = day('2026-11-22');

/** A case that was over, paid and kept on a day, thirty days after its filing. */
function overOn(remedy: ShownRemedy, date: PlainDate): PlanCase {
  const known = onDay(date);
  return {
    ...caseFor(remedy),
    filingDate: eventOf(remedy) === 'filing' ? date : addDays(date, -30),
    dates: { ended: known, paid: known, 'settlement-kept': known, 'answer-filed': known },
  };
}

describe('the first day of a law', () => {
  /** A case whose wait was over long before; none where the law covers only what was filed later. */
  const before = (remedy: ShownRemedy): PlanCase | undefined => {
    const wait = remedy.waitingPeriod?.unit === 'years' ? remedy.waitingPeriod.amount : 1;
    const facts = overOn(remedy, addDays(addYears(firstDay(remedy), -wait), -90));
    return remedyFit(remedy, facts).fits === 'yes' ? facts : undefined;
  };
  const firstDay = ({ effectiveFrom }: ShownRemedy): PlainDate =>
    day(effectiveFrom?.length === 4 ? `${effectiveFrom}-01-01` : (effectiveFrom ?? expect.fail()));
  const cases = withWaitingPeriod
    .filter(({ effectiveFrom }) => effectiveFrom !== null)
    .flatMap((remedy) => {
      const facts = before(remedy);
      return facts === undefined ? [] : [[remedy.id, remedy, facts] as const];
    });

  it('is tested for most remedies', () => {
    expect(cases.length).toBeGreaterThan(30);
  });

  it.each(cases)('%s: opens on it, not the day before', (_id, remedy, facts) => {
    const first = firstDay(remedy);
    // A court that acts once a year can take a year longer.
    const isYearly = remedy.waitingPeriod?.run === 'yearly';
    const date = isYearly ? addYears(first, 1) : first;
    const before = isYearly ? { kind: 'opens-on', date, notBefore: null } : { kind: 'opens-on', date };
    expect(remedyDate(remedy, facts, addDays(date, -1))).toEqual(before);
    // Of a year alone the day is not known.
    const since = remedy.effectiveFrom === first ? first : null;
    expect(remedyDate(remedy, facts, date)).toEqual({ kind: 'open-now', since });
    expect(remedyDate(remedy, facts, addDays(date, 1))).toEqual({ kind: 'open-now', since });
  });

  it('is not given as a day if only its year is known, up to the end of that year', () => {
    const remedy = remedies.find(({ id }) => id === 'me-dismissed-won') ?? expect.fail();
    const since = (ended: string) => remedyDate(remedy, overOn(remedy, day(ended)), TODAY);
    expect(remedy.effectiveFrom).toBe('2022');
    expect(since('2021-06-01')).toEqual({ kind: 'open-now', since: null });
    expect(since('2022-12-31')).toEqual({ kind: 'open-now', since: null });
    expect(since('2023-01-01')).toEqual({ kind: 'open-now', since: '2023-01-01' });
  });
});

describe('a start at the end of a month, on a leap day or on a weekend', () => {
  const STARTS = ['2027-01-31', '2028-02-29', '2027-05-31', '2027-10-30', '2027-10-31', '2027-12-31'];
  const cases = withWaitingPeriod.flatMap((remedy) =>
    STARTS.map((start) => [remedy.id, start, remedy, overOn(remedy, day(start))] as const).filter(
      ([, , , facts]) => remedyFit(remedy, facts).fits === 'yes',
    ),
  );

  it.each(cases)(
    '%s from %s: is closed the day before, open from the day on',
    (_id, start, remedy, facts) => {
      const opens = remedyDate(remedy, facts, day('2199-12-31'));
      if (opens.kind !== 'open-now' || opens.since === null) return expect.fail(opens.kind);
      const { since } = opens;
      expect(since >= start).toBe(true);
      const isYearly = remedy.waitingPeriod?.run === 'yearly';
      const date = isYearly ? addYears(since, 1) : since;
      const onThatDay = (offset: number) => remedyDate(remedy, facts, addDays(date, offset));
      const hasWait =
        remedy.waitingPeriod?.amount !== 0 ||
        remedy.waitingPeriod.appeal !== undefined ||
        remedy.appliesTo.termsKept === true;
      if (!hasWait) expect(onThatDay(-1)).toMatchObject({ conflict: 'in-the-future' });
      else expect(onThatDay(-1)).toMatchObject({ kind: 'opens-on', date });
      expect(onThatDay(0)).toEqual(opens);
      expect(onThatDay(1)).toEqual(opens);
    },
  );

  it('can open a remedy on a Sunday, because weekends move nothing', () => {
    const remedy = remedies.find(({ id }) => id === 'ut-dismissed-3-years') ?? expect.fail();
    expect(remedyDate(remedy, overOn(remedy, day('2024-10-31')), TODAY)).toEqual({
      kind: 'opens-on',
      date: '2027-10-31',
    });
  });
});

describe('a payment after the judgment', () => {
  const cases = named(
    withWaitingPeriod.filter((remedy) => {
      const facts = overOn(remedy, day('2025-08-31'));
      return asksForPayment(remedy.appliesTo, facts) && remedyFit(remedy, facts).fits === 'yes';
    }),
  );

  it('is required by some remedies', () => {
    expect(cases.length).toBeGreaterThan(8);
  });

  it.each(cases)('%s: conflicts while in the future, and counts from its day on', (_id, remedy) => {
    const late = day('2045-08-31');
    const facts = overOn(remedy, day('2025-08-31'));
    const paid: PlanCase = { ...facts, dates: { ...facts.dates, paid: onDay(late) } };
    expect(remedyDate(remedy, paid, addDays(late, -1))).toMatchObject({
      kind: 'needs-a-fact',
      fact: 'paid',
      conflict: 'in-the-future',
    });
    // Its time was over before, unless it is counted from the payment.
    const wait = remedy.waitingPeriod?.from === 'satisfaction' ? remedy.waitingPeriod.amount : 0;
    const opens = addMonths(late, remedy.waitingPeriod?.unit === 'years' ? 12 * wait : wait);
    for (const today of [opens, addDays(opens, 1)])
      expect(remedyDate(remedy, paid, today)).toEqual({ kind: 'open-now', since: opens });
    if (wait > 0)
      expect(remedyDate(remedy, paid, addDays(opens, -1))).toEqual({ kind: 'opens-on', date: opens });
  });

  it.each(cases)('%s: on an unknown day opens the remedy without a date', (_id, remedy) => {
    const known = overOn(remedy, day('2005-08-31'));
    const dates = Object.fromEntries(Object.entries(known.dates).filter(([name]) => name !== 'paid'));
    const facts = { ...known, dates };
    const when = remedyDate(remedy, facts, TODAY);
    if (remedy.waitingPeriod?.from === 'satisfaction' && remedy.waitingPeriod.amount > 0)
      expect(when).toMatchObject({ kind: 'needs-a-fact', fact: 'paid' });
    else expect(when).toEqual({ kind: 'open-now', since: null });
  });
});

describe('whatever the case', () => {
  const anyRemedy = fc.constantFrom(...remedies);
  const anyDay = fc.integer({ min: 0, max: 12_000 }).map((days) => addDays(day('2010-01-01'), days));
  const RUNS = { numRuns: 5_000 };
  const openness = ({ kind }: When) =>
    ['does-not-apply', 'not-computable', 'needs-a-fact', 'opens-on', 'open-now'].indexOf(kind);

  it('paying closes only remedies for unpaid judgments', () => {
    const anyUnpaid = fc.constantFrom('not-paid' as const, 'partial' as const);
    fc.assert(
      fc.property(anyRemedy, anyPlanCase, anyUnpaid, anyDay, (remedy, facts, paymentStatus, today) => {
        const owing = remedyDate(remedy, { ...facts, paymentStatus }, today);
        const paid = remedyDate(remedy, { ...facts, paymentStatus: 'paid' }, today);
        if (remedy.appliesTo.onlyUnpaid === true) expect(openness(paid)).toBeLessThanOrEqual(openness(owing));
        else expect(openness(paid)).toBeGreaterThanOrEqual(openness(owing));
      }),
      RUNS,
    );
  });

  it('an unknown date gives no opening day, except the first day of a future law', () => {
    fc.assert(
      fc.property(anyRemedy, anyPlanCase, anyDay, (remedy, facts, today) => {
        fc.pre(remedy.waitingPeriod !== null && eventOf(remedy) !== 'filing');
        const when = remedyDate(remedy, { ...facts, dates: {} }, today);
        if (when.kind === 'opens-on')
          expect(when.date).toMatch(new RegExp(`^${remedy.effectiveFrom ?? '-'}`, 'u'));
        if (when.kind === 'open-now') expect(when.since).toBeNull();
      }),
      RUNS,
    );
  });

  it('a remedy never opens before the lower bound given while a date was missing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...withWaitingPeriod), anyPlanCase, anyDay, (remedy, facts, today) => {
        const event = eventOf(remedy);
        fc.pre(event !== 'filing');
        const unknown = FURTHER_DATES.filter((date) => date !== event);
        const dates = Object.fromEntries(
          Object.entries(facts.dates).filter(([date]) => unknown.some((each) => each === date)),
        );
        const asked = remedyDate(remedy, { ...facts, dates }, today);
        const known = remedyDate(remedy, facts, today);
        if (asked.kind !== 'needs-a-fact' || asked.notBefore === null) return;
        expect(asked.notBefore > today).toBe(true);
        expect(known.kind).not.toBe('open-now');
        if (known.kind === 'opens-on') expect(known.date >= asked.notBefore).toBe(true);
      }),
      RUNS,
    );
  });

  it('a date known to the day never opens a remedy later than its month or year did', () => {
    const anySpan = fc.nat({ max: 364 });
    const anyWait = fc.nat({ max: 5_000 });
    fc.assert(
      fc.property(
        ...([fc.constantFrom(...withWaitingPeriod), anyDay, anySpan, anySpan, anyWait] as const),
        (remedy, exact, before, after, wait) => {
          const facts = overOn(remedy, exact);
          const known = { first: addDays(exact, -before), last: addDays(exact, after) };
          const today = addDays(exact, wait);
          const is = remedyDate(remedy, facts, today);
          const said = remedyDate(
            remedy,
            { ...facts, dates: { ...facts.dates, [eventOf(remedy)]: known } },
            today,
          );
          if (said.kind !== 'opens-on' && said.kind !== 'open-now') return;
          expect(openness(is)).toBeGreaterThanOrEqual(openness(said));
          if (said.kind !== 'opens-on' || is.kind !== 'opens-on') return;
          if (said.notBefore === undefined) expect(is.date).toBe(said.date);
          else expect(is.date <= said.date && is.date >= (said.notBefore ?? today)).toBe(true);
          if (remedy.waitingPeriod?.run === undefined) expect(is.notBefore).toBeUndefined();
        },
      ),
      RUNS,
    );
  });

  it('a filing known to its month or year says nothing that its day would contradict', () => {
    const anyPrecision = fc.constantFrom('month' as const, 'year' as const);
    fc.assert(
      fc.property(
        anyRemedy,
        anyPrecision,
        anyDay,
        fc.nat({ max: 5_000 }),
        (remedy, filingPrecision, exact, wait) => {
          const facts = overOn(remedy, exact);
          const filingDate = periodAround(facts.filingDate, filingPrecision).first;
          const today = addDays(exact, wait);
          const is = remedyDate(remedy, facts, today);
          const said = remedyDate(remedy, { ...facts, filingDate, filingPrecision }, today);
          if (said.kind === 'does-not-apply') expect(is.kind).toBe('does-not-apply');
          if (said.kind === 'open-now') expect(is.kind).toBe('open-now');
          if (said.kind !== 'opens-on' || is.kind !== 'opens-on') return;
          if (said.notBefore === undefined) expect(is.date).toBe(said.date);
          else expect(is.date <= said.date && is.date >= (said.notBefore ?? today)).toBe(true);
        },
      ),
      RUNS,
    );
  });

  it('a remedy says “opens” for a future day and “has opened” for a past one', () => {
    fc.assert(
      fc.property(anyRemedy, anyPlanCase, anyDay, (remedy, facts, today) => {
        const when = remedyDate(remedy, facts, today);
        if (when.kind === 'opens-on') expect(when.date > today).toBe(true);
        if (when.kind === 'open-now' && when.since !== null) expect(when.since <= today).toBe(true);
      }),
      RUNS,
    );
  });
});
