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

/* Boundaries and properties of every path in the registry. The days counted by hand: tests/domain/remedy-dates.test.ts. */

const day = (text: string) => text as PlainDate;
const paths = Object.values(SEALING_LAWS).flatMap((law) => law.remedies.map(shownRemedy));
const named = (some: readonly ShownRemedy[]) => some.map((path) => [path.id, path] as const);
const withWaitingPeriod = paths.filter(({ waitingPeriod }) => waitingPeriod !== null);
const eventOf = ({ waitingPeriod }: ShownRemedy) => WAITING_PERIOD_EVENTS[waitingPeriod?.from ?? 'filing'];
const TODAY = day('2026-11-22');

/** A case that was over, paid and kept on a day, thirty days after its filing. */
function overOn(path: ShownRemedy, date: PlainDate): PlanCase {
  const known = onDay(date);
  return {
    ...caseFor(path),
    filingDate: eventOf(path) === 'filing' ? date : addDays(date, -30),
    dates: { ended: known, paid: known, 'settlement-kept': known, 'answer-filed': known },
  };
}

describe('the first day of a law', () => {
  /** A case whose wait was over long before; none where the law covers only what was filed later. */
  const before = (path: ShownRemedy): PlanCase | undefined => {
    const wait = path.waitingPeriod?.unit === 'years' ? path.waitingPeriod.amount : 1;
    const facts = overOn(path, addDays(addYears(firstDay(path), -wait), -90));
    return remedyFit(path, facts).fits === 'yes' ? facts : undefined;
  };
  const firstDay = ({ effectiveFrom }: ShownRemedy): PlainDate =>
    day(effectiveFrom?.length === 4 ? `${effectiveFrom}-01-01` : (effectiveFrom ?? expect.fail()));
  const cases = withWaitingPeriod
    .filter(({ effectiveFrom }) => effectiveFrom !== null)
    .flatMap((path) => {
      const facts = before(path);
      return facts === undefined ? [] : [[path.id, path, facts] as const];
    });

  it('is tested for most paths', () => {
    expect(cases.length).toBeGreaterThan(30);
  });

  it.each(cases)('%s: opens on it, not the day before', (_id, path, facts) => {
    const first = firstDay(path);
    // A court that acts once a year can take a year longer.
    const isYearly = path.waitingPeriod?.run === 'yearly';
    const date = isYearly ? addYears(first, 1) : first;
    const before = isYearly ? { kind: 'opens-on', date, notBefore: null } : { kind: 'opens-on', date };
    expect(remedyDate(path, facts, addDays(date, -1))).toEqual(before);
    // Of a year alone the day is not known.
    const since = path.effectiveFrom === first ? first : null;
    expect(remedyDate(path, facts, date)).toEqual({ kind: 'open-now', since });
    expect(remedyDate(path, facts, addDays(date, 1))).toEqual({ kind: 'open-now', since });
  });

  it('is not given as a day if only its year is known, up to the end of that year', () => {
    const path = paths.find(({ id }) => id === 'me-dismissed-won') ?? expect.fail();
    const since = (ended: string) => remedyDate(path, overOn(path, day(ended)), TODAY);
    expect(path.effectiveFrom).toBe('2022');
    expect(since('2021-06-01')).toEqual({ kind: 'open-now', since: null });
    expect(since('2022-12-31')).toEqual({ kind: 'open-now', since: null });
    expect(since('2023-01-01')).toEqual({ kind: 'open-now', since: '2023-01-01' });
  });
});

describe('a start at the end of a month, on a leap day or on a weekend', () => {
  const STARTS = ['2027-01-31', '2028-02-29', '2027-05-31', '2027-10-30', '2027-10-31', '2027-12-31'];
  const cases = withWaitingPeriod.flatMap((path) =>
    STARTS.map((start) => [path.id, start, path, overOn(path, day(start))] as const).filter(
      ([, , , facts]) => remedyFit(path, facts).fits === 'yes',
    ),
  );

  it.each(cases)('%s from %s: is closed the day before, open from the day on', (_id, start, path, facts) => {
    const opens = remedyDate(path, facts, day('2199-12-31'));
    if (opens.kind !== 'open-now' || opens.since === null) return expect.fail(opens.kind);
    const { since } = opens;
    expect(since >= start).toBe(true);
    const isYearly = path.waitingPeriod?.run === 'yearly';
    const date = isYearly ? addYears(since, 1) : since;
    const onThatDay = (offset: number) => remedyDate(path, facts, addDays(date, offset));
    const hasWait =
      path.waitingPeriod?.amount !== 0 ||
      path.waitingPeriod.appeal !== undefined ||
      path.appliesTo.termsKept === true;
    if (!hasWait) expect(onThatDay(-1)).toMatchObject({ conflict: 'in-the-future' });
    else expect(onThatDay(-1)).toMatchObject({ kind: 'opens-on', date });
    expect(onThatDay(0)).toEqual(opens);
    expect(onThatDay(1)).toEqual(opens);
  });

  it('can open a path on a Sunday, because weekends move nothing', () => {
    const path = paths.find(({ id }) => id === 'ut-dismissed-3-years') ?? expect.fail();
    expect(remedyDate(path, overOn(path, day('2024-10-31')), TODAY)).toEqual({
      kind: 'opens-on',
      date: '2027-10-31',
    });
  });
});

describe('a payment after the judgment', () => {
  const cases = named(
    withWaitingPeriod.filter((path) => {
      const facts = overOn(path, day('2025-08-31'));
      return asksForPayment(path.appliesTo, facts) && remedyFit(path, facts).fits === 'yes';
    }),
  );

  it('is required by some paths', () => {
    expect(cases.length).toBeGreaterThan(8);
  });

  it.each(cases)('%s: conflicts while in the future, and counts from its day on', (_id, path) => {
    const late = day('2045-08-31');
    const facts = overOn(path, day('2025-08-31'));
    const paid: PlanCase = { ...facts, dates: { ...facts.dates, paid: onDay(late) } };
    expect(remedyDate(path, paid, addDays(late, -1))).toMatchObject({
      kind: 'needs-a-fact',
      fact: 'paid',
      conflict: 'in-the-future',
    });
    // Its time was over before, unless it is counted from the payment.
    const wait = path.waitingPeriod?.from === 'satisfaction' ? path.waitingPeriod.amount : 0;
    const opens = addMonths(late, path.waitingPeriod?.unit === 'years' ? 12 * wait : wait);
    for (const today of [opens, addDays(opens, 1)])
      expect(remedyDate(path, paid, today)).toEqual({ kind: 'open-now', since: opens });
    if (wait > 0)
      expect(remedyDate(path, paid, addDays(opens, -1))).toEqual({ kind: 'opens-on', date: opens });
  });

  it.each(cases)('%s: on an unknown day opens the path without a date', (_id, path) => {
    const known = overOn(path, day('2005-08-31'));
    const dates = Object.fromEntries(Object.entries(known.dates).filter(([name]) => name !== 'paid'));
    const facts = { ...known, dates };
    const when = remedyDate(path, facts, TODAY);
    if (path.waitingPeriod?.from === 'satisfaction' && path.waitingPeriod.amount > 0)
      expect(when).toMatchObject({ kind: 'needs-a-fact', fact: 'paid' });
    else expect(when).toEqual({ kind: 'open-now', since: null });
  });
});

describe('whatever the case', () => {
  const anyPath = fc.constantFrom(...paths);
  const anyDay = fc.integer({ min: 0, max: 12_000 }).map((days) => addDays(day('2010-01-01'), days));
  const RUNS = { numRuns: 5_000 };
  const openness = ({ kind }: When) =>
    ['does-not-apply', 'not-computable', 'needs-a-fact', 'opens-on', 'open-now'].indexOf(kind);

  it('paying closes only paths for unpaid judgments', () => {
    const anyUnpaid = fc.constantFrom('not-paid' as const, 'partial' as const);
    fc.assert(
      fc.property(anyPath, anyPlanCase, anyUnpaid, anyDay, (path, facts, paymentStatus, today) => {
        const owing = remedyDate(path, { ...facts, paymentStatus }, today);
        const paid = remedyDate(path, { ...facts, paymentStatus: 'paid' }, today);
        if (path.appliesTo.onlyUnpaid === true) expect(openness(paid)).toBeLessThanOrEqual(openness(owing));
        else expect(openness(paid)).toBeGreaterThanOrEqual(openness(owing));
      }),
      RUNS,
    );
  });

  it('an unknown date gives no opening day, except the first day of a future law', () => {
    fc.assert(
      fc.property(anyPath, anyPlanCase, anyDay, (path, facts, today) => {
        fc.pre(path.waitingPeriod !== null && eventOf(path) !== 'filing');
        const when = remedyDate(path, { ...facts, dates: {} }, today);
        if (when.kind === 'opens-on')
          expect(when.date).toMatch(new RegExp(`^${path.effectiveFrom ?? '-'}`, 'u'));
        if (when.kind === 'open-now') expect(when.since).toBeNull();
      }),
      RUNS,
    );
  });

  it('a path never opens before the lower bound given while a date was missing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...withWaitingPeriod), anyPlanCase, anyDay, (path, facts, today) => {
        const event = eventOf(path);
        fc.pre(event !== 'filing');
        const unknown = FURTHER_DATES.filter((date) => date !== event);
        const dates = Object.fromEntries(
          Object.entries(facts.dates).filter(([date]) => unknown.some((each) => each === date)),
        );
        const asked = remedyDate(path, { ...facts, dates }, today);
        const known = remedyDate(path, facts, today);
        if (asked.kind !== 'needs-a-fact' || asked.notBefore === null) return;
        expect(asked.notBefore > today).toBe(true);
        expect(known.kind).not.toBe('open-now');
        if (known.kind === 'opens-on') expect(known.date >= asked.notBefore).toBe(true);
      }),
      RUNS,
    );
  });

  it('a date known to the day never opens a path later than its month or year did', () => {
    const anySpan = fc.nat({ max: 364 });
    const anyWait = fc.nat({ max: 5_000 });
    fc.assert(
      fc.property(
        ...([fc.constantFrom(...withWaitingPeriod), anyDay, anySpan, anySpan, anyWait] as const),
        (path, exact, before, after, wait) => {
          const facts = overOn(path, exact);
          const known = { first: addDays(exact, -before), last: addDays(exact, after) };
          const today = addDays(exact, wait);
          const is = remedyDate(path, facts, today);
          const said = remedyDate(
            path,
            { ...facts, dates: { ...facts.dates, [eventOf(path)]: known } },
            today,
          );
          if (said.kind !== 'opens-on' && said.kind !== 'open-now') return;
          expect(openness(is)).toBeGreaterThanOrEqual(openness(said));
          if (said.kind !== 'opens-on' || is.kind !== 'opens-on') return;
          if (said.notBefore === undefined) expect(is.date).toBe(said.date);
          else expect(is.date <= said.date && is.date >= (said.notBefore ?? today)).toBe(true);
          if (path.waitingPeriod?.run === undefined) expect(is.notBefore).toBeUndefined();
        },
      ),
      RUNS,
    );
  });

  it('a filing known to its month or year says nothing that its day would contradict', () => {
    const anyPrecision = fc.constantFrom('month' as const, 'year' as const);
    fc.assert(
      fc.property(
        anyPath,
        anyPrecision,
        anyDay,
        fc.nat({ max: 5_000 }),
        (path, filingPrecision, exact, wait) => {
          const facts = overOn(path, exact);
          const filingDate = periodAround(facts.filingDate, filingPrecision).first;
          const today = addDays(exact, wait);
          const is = remedyDate(path, facts, today);
          const said = remedyDate(path, { ...facts, filingDate, filingPrecision }, today);
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

  it('a path says “opens” for a future day and “has opened” for a past one', () => {
    fc.assert(
      fc.property(anyPath, anyPlanCase, anyDay, (path, facts, today) => {
        const when = remedyDate(path, facts, today);
        if (when.kind === 'opens-on') expect(when.date > today).toBe(true);
        if (when.kind === 'open-now' && when.since !== null) expect(when.since <= today).toBe(true);
      }),
      RUNS,
    );
  });
});
