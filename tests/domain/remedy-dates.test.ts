import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { SEALING_LAWS } from '#data/laws.ts';
import { shownRemedy, type ShownRemedy } from '#domain/law/sealing-law.ts';
import { addDays, type PlainDate } from '#domain/shared/plain-date.ts';
import { WAITING_PERIOD_EVENTS, type PlanCase } from '#domain/plan/remedy-fit.ts';
import { onDay } from '#domain/shared/known-date.ts';
import { remedyDate as dateOfChecked, type When } from '#domain/plan/date-rules.ts';
import { caseFor, anyPlanCase, dateIfJustChecked as remedyDate } from '../support/plan-cases.ts';

const day = (text: string) => text as PlainDate;
const remedies = Object.values(SEALING_LAWS).flatMap((law) => law.remedies.map(shownRemedy));
const byId = new Map(remedies.map((remedy) => [remedy.id, remedy]));
const remedy = (id: string): ShownRemedy => byId.get(id) ?? expect.fail(`no remedy ${id}`);

/** Filed on 1 August 2025, over on the 31st, and everything that could be done was done on that day. */
const DATES = {
  ended: onDay(day('2025-08-31')),
  paid: onDay(day('2025-08-31')),
  'settlement-kept': onDay(day('2025-08-31')),
  'answer-filed': onDay(day('2025-08-31')),
};

/** The same, or for a remedy that covers earlier cases only, its last day. */
function datesOf({ appliesTo: { period } }: ShownRemedy): PlanCase['dates'] {
  if (period?.of !== 'end' || period.before === null) return DATES;
  return { ...DATES, ended: onDay(addDays(day(period.before), -1)) };
}

const datedCase = (each: ShownRemedy): PlanCase => ({ ...caseFor(each), dates: datesOf(each) });
/** The remedies that have a date once all that they ask for is known. */
const dated = remedies.filter(
  (each) => remedyDate(each, datedCase(each), day('2099-12-31')).kind === 'open-now',
);

it('no remedy has a date on a guess', () => {
  expect(dated.filter(({ confidence }) => confidence === 'low')).toEqual([]);
});

describe('a missing date', () => {
  const today = day('2026-11-21');

  it.each(dated.map((each) => [each.id, each] as const))(
    '%s: is asked for only if a period is counted from it',
    (_id, each) => {
      const event = WAITING_PERIOD_EVENTS[each.waitingPeriod?.from ?? 'filing'];
      const when = remedyDate(each, caseFor(each), today);
      // The terms of a settlement are asked for before its end.
      const asked = each.appliesTo.termsKept === true ? 'settlement-kept' : event;
      const isAsked = when.kind === 'needs-a-fact' && when.fact === asked;
      const mayNotHaveHappened = event === 'settlement-kept' || event === 'answer-filed';
      const hasWait = each.waitingPeriod?.amount !== 0 || each.waitingPeriod.appeal !== undefined;
      expect(isAsked).toBe(event !== 'filing' && (hasWait || mayNotHaveHappened));
    },
  );

  it('still gives a lower bound', () => {
    const each = remedy('in-no-money-judgment-7-years');
    expect(remedyDate(each, { ...caseFor(each), filingDate: day('2024-02-29') }, today)).toEqual({
      kind: 'needs-a-fact',
      fact: 'ended',
      conflict: null,
      notBefore: '2031-03-01',
    });
  });
});

describe('a remedy whose wait was over before it could be used', () => {
  const today = day('2026-11-21');

  it('is open since its law was in force', () => {
    const each = remedy('ma-no-fault');
    const dates = { ended: onDay(day('2022-08-31')) };
    const facts = { ...caseFor(each), filingDate: day('2022-06-15'), dates };
    expect(remedyDate(each, facts, today)).toEqual({ kind: 'open-now', since: '2025-05-05' });
  });

  it('is open since the payment, if it requires payment', () => {
    const each = remedy('or-lost-5-years-motion');
    const facts = { ...caseFor(each), filingDate: day('2019-06-15') };
    const ended = onDay(day('2019-08-01'));
    const on = (dates: PlanCase['dates']) => remedyDate(each, { ...facts, dates }, today);
    expect(on({ ended, paid: onDay(day('2026-03-02')) })).toEqual({ kind: 'open-now', since: '2026-03-02' });
    expect(on({ ended, paid: onDay(day('2020-03-02')) })).toEqual({ kind: 'open-now', since: '2024-08-01' });
    expect(on({ ended })).toEqual({ kind: 'open-now', since: null });
    expect(on({ ended, paid: onDay(day('2019-07-01')) })).toMatchObject({ conflict: 'before-the-end' });
  });
});

it('a lower bound in the past is not given', () => {
  const each = remedy('me-judgment-3-years');
  const facts = { ...caseFor(each), filingDate: day('2022-06-15') };
  expect(remedyDate(each, facts, day('2025-06-15'))).toMatchObject({ notBefore: '2025-06-16' });
  expect(remedyDate(each, facts, day('2025-06-16'))).toMatchObject({ fact: 'ended', notBefore: null });
});

describe('a date known only by its year', () => {
  const each = remedy('me-judgment-3-years');
  const facts = {
    ...caseFor(each),
    filingDate: day('2021-03-05'),
    dates: { ended: { first: day('2021-01-01'), last: day('2021-12-31') } },
  };

  it('is counted from the last day of it', () => {
    const before = remedyDate(each, facts, day('2024-12-31'));
    expect(before).toEqual({ kind: 'opens-on', date: '2025-01-01', notBefore: null });
    // The day of that year on which it opened is unknown.
    expect(remedyDate(each, facts, day('2025-01-01'))).toEqual({ kind: 'open-now', since: null });
  });

  it('is not counted from a day in the future', () => {
    const dc = remedy('dc-no-possession-30-days');
    const dates = { ended: { first: day('2026-01-01'), last: day('2026-12-31') } };
    const dismissed = { ...caseFor(dc), filingDate: day('2026-01-02'), dates };
    expect(remedyDate(dc, dismissed, day('2026-01-20'))).toEqual({
      kind: 'opens-on',
      date: '2026-02-19',
      notBefore: '2026-02-01',
    });
    // What was filed today has ended today.
    expect(remedyDate(dc, { ...dismissed, filingDate: day('2026-01-20') }, day('2026-01-20'))).toEqual({
      kind: 'opens-on',
      date: '2026-02-19',
    });
  });

  it('gives an exact date if the first day of the law decides', () => {
    const young = { ...each, effectiveFrom: '2025-07-01' };
    expect(remedyDate(young, facts, day('2024-12-31'))).toEqual({ kind: 'opens-on', date: '2025-07-01' });
  });

  it('does not close a remedy without a wait', () => {
    const without = remedy('az-won');
    const dates = { ended: { first: day('2026-01-01'), last: day('2026-12-31') } };
    const won = { ...caseFor(without), filingDate: day('2026-03-05'), dates };
    expect(remedyDate(without, won, day('2026-11-21'))).toEqual({ kind: 'open-now', since: null });
  });
});

describe('contradictory dates', () => {
  const each = remedy('in-money-judgment-paid');
  const today = day('2026-11-21');
  const facts = { ...caseFor(each), filingDate: day('2022-03-05') };

  it.each([
    [
      'a judgment before the filing',
      remedy('me-judgment-3-years'),
      { ended: onDay(day('2022-03-04')) },
      'ended',
      'before-filing',
    ],
    ['a payment before the filing', each, { paid: onDay(day('2021-12-31')) }, 'paid', 'before-filing'],
    [
      'a payment before the judgment',
      each,
      { ended: onDay(day('2022-05-02')), paid: onDay(day('2022-05-01')) },
      'paid',
      'before-the-end',
    ],
    ['a payment tomorrow', each, { paid: onDay(day('2026-11-22')) }, 'paid', 'in-the-future'],
  ] as const)('%s gives no date and says what is wrong', (_what, remedy, dates, fact, conflict) => {
    expect(remedyDate(remedy, { ...facts, dates }, today)).toMatchObject({
      kind: 'needs-a-fact',
      fact,
      conflict,
    });
  });

  it('a filing in the future stops every waiting period', () => {
    for (const remedy of dated) {
      const when = remedyDate(remedy, { ...caseFor(remedy), dates: DATES }, day('2025-07-31'));
      const expected = { kind: 'needs-a-fact', fact: 'filing', conflict: 'in-the-future' };
      // Cases under older laws were filed earlier than that.
      if (caseFor(remedy).filingDate === '2025-08-01') expect(when, remedy.id).toMatchObject(expected);
    }
  });
});

describe('a check', () => {
  const facts = (each: ShownRemedy) => {
    const late = each.appliesTo.judgmentAfterDays === undefined ? {} : { ended: onDay(day('2025-12-01')) };
    return { ...caseFor(each), dates: { ...datesOf(each), ...late } };
  };
  const today = day('2036-01-01');
  /** 180 and 181 days before. */
  const young = { checked: { on: '2035-07-05' } };
  const old = { checked: { on: '2035-07-04' } };

  it('of 180 days dates every remedy as on its first day', () => {
    for (const each of remedies)
      expect(dateOfChecked({ ...each, ...young }, facts(each), today)).toEqual(
        remedyDate(each, facts(each), today),
      );
  });

  it('of 181 days dates none and refers to the clerk; unconfirmed remedies stay unconfirmed', () => {
    for (const each of remedies) {
      const why = each.confidence === 'low' ? 'not-confirmed' : 'old-check';
      expect(dateOfChecked({ ...each, ...old }, facts(each), today), each.id).toEqual({
        kind: 'not-computable',
        why,
      });
    }
  });

  it('that is too old opens nothing, and closes remedies only for people who could still pay', () => {
    fc.assert(
      fc.property(fc.constantFrom(...remedies), anyPlanCase, (each, mine) => {
        const checked = remedyDate(each, mine, today);
        const when = dateOfChecked({ ...each, ...old }, mine, today);
        if (checked.kind === 'does-not-apply' && checked.why !== 'unpaid') expect(when).toEqual(checked);
        else expect(when.kind).toBe('not-computable');
      }),
      { numRuns: 3_000 },
    );
  });
});

it('a later day never makes a case less open', () => {
  const anyDay = fc.integer({ min: 0, max: 12_000 }).map((days) => addDays(day('2010-01-01'), days));
  fc.assert(
    fc.property(
      fc.constantFrom(...remedies),
      anyPlanCase,
      anyDay,
      fc.nat(6_000),
      (each, facts, today, days) => {
        const now = remedyDate(each, facts, today);
        const after = remedyDate(each, facts, addDays(today, days));
        // Nothing is concluded from a date that contradicts another: what it says later is no change of the law.
        if (now.kind === 'needs-a-fact' && now.conflict !== null) return;
        const { ended } = facts.dates;
        if (ended !== undefined && ended.first > today) return;
        // What is open but for an answer is as open as what opens on a day.
        const isConfirming = after.kind === 'needs-a-fact' && after.confirms === true;
        expect(isConfirming ? openness('opens-on') : openness(after.kind)).toBeGreaterThanOrEqual(
          now.kind === 'needs-a-fact' && now.confirms === true ? openness('opens-on') : openness(now.kind),
        );
        if (now.kind === 'opens-on' && after.kind === 'opens-on') {
          // The given dates stay the same, but one counted from today, because the year of its start is not over yet.
          if (startsBy(each, facts, today)) expect(after.date).toBe(now.date);
          else expect(after.date >= now.date).toBe(true);
        }
        if (now.kind === 'does-not-apply' && now.expires === undefined) expect(after.kind).toBe(now.kind);
      },
    ),
    { numRuns: 5_000 },
  );
});

/** Whether the last day on which a remedy's waiting period can have started has come. */
function startsBy({ waitingPeriod }: ShownRemedy, { dates }: PlanCase, today: PlainDate): boolean {
  const event = waitingPeriod === null ? 'filing' : WAITING_PERIOD_EVENTS[waitingPeriod.from];
  return event === 'filing' || (dates[event]?.last ?? today) <= today;
}

function openness(kind: When['kind']): number {
  return ['does-not-apply', 'not-computable', 'needs-a-fact', 'opens-on', 'open-now'].indexOf(kind);
}
