import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { SEALING_LAWS } from '#data/laws.ts';
import { shownRemedy, type ShownRemedy } from '#domain/law/sealing-law.ts';
import { addDays, type PlainDate } from '#domain/shared/plain-date.ts';
import { CLOCK_EVENTS, type PlanCase } from '#domain/plan/remedy-fit.ts';
import { onDay } from '#domain/shared/known-date.ts';
import { remedyDate as dateOfChecked, type When } from '#domain/plan/date-rules.ts';
import { caseFor, anyPlanCase, dateIfJustChecked as remedyDate } from '../support/plan-cases.ts';

const day = (text: string) => text as PlainDate;
const remedies = Object.values(SEALING_LAWS).flatMap((law) => law.remedies.map(shownRemedy));
const byId = new Map(remedies.map((remedy) => [remedy.id, remedy]));
const remedy = (id: string): ShownRemedy => byId.get(id) ?? expect.fail(`no remedy ${id}`);

/** Paths of a court that acts once a year: counted here to the day by which it must have. */
const YEARLY: Readonly<Record<string, string>> = {
  'or-automatic-5-years': '2030-08-31 2033-03-01',
  'or-automatic-dismissed-12-months': '2026-08-31 2029-03-01',
};
/** Laws of which only the first year is known, so that no day in that year is certain. */
const WITHOUT_A_DAY = ['co-victim-survivor 2025-08-01'];

/** Filed on 1 August 2025, over on the 31st, and everything that could be done was done on that day. */
const DATES = {
  ended: onDay(day('2025-08-31')),
  paid: onDay(day('2025-08-31')),
  'settlement-kept': onDay(day('2025-08-31')),
  'answer-filed': onDay(day('2025-08-31')),
};

/** The same, or for a path that covers earlier cases only, its last day. */
function datesOf({ appliesTo: { period } }: ShownRemedy): PlanCase['dates'] {
  if (period?.of !== 'end' || period.before === null) return DATES;
  return { ...DATES, ended: onDay(addDays(day(period.before), -1)) };
}

/** Counted by hand from the law's files: the day on which each path opens to such a case. */
const OPENS: Readonly<Record<string, string>> = {
  'az-dismissed': '2025-08-31',
  'az-won': '2025-08-31',
  'ca-masked-unless-landlord-wins': '2025-08-01',
  'co-suppressed-unless-possession-order': '2025-08-01',
  'ct-website-removal': '2025-09-30',
  'id-dismissed-3-years': '2028-08-01',
  'in-dismissed-won-overturned': '2025-08-31',
  'in-older-dismissed-won-overturned': '2025-06-30',
  'in-money-judgment-paid': '2025-08-31',
  'in-no-money-judgment-7-years': '2032-08-31',
  'me-dismissed-won': '2025-08-31',
  'me-judgment-3-years': '2028-09-01',
  'md-no-possession-60-days': '2025-10-30',
  'md-redeemed-12-months': '2026-08-31',
  'ma-dismissed': '2025-09-11',
  'ma-won': '2025-09-11',
  'ma-no-fault': '2025-09-11',
  'ma-nonpayment-paid': '2025-08-31',
  'ma-nonpayment-hardship-4-years': '2029-09-10',
  'ma-fault-7-years': '2032-09-10',
  'ma-139-19-7-years': '2032-09-30',
  'mn-dismissed-won': '2025-08-31',
  'mn-eviction-3-years': '2028-08-31',
  'nv-dismissed': '2025-08-31',
  'nv-denied': '2025-09-15',
  'nv-landlord-did-not-file': '2025-10-01',
  'nj-no-judgment-for-possession': '2025-08-31',
  'nj-judgment-7-years': '2032-09-01',
  'nd-paid-7-years': '2032-08-31',
  'oh-cleveland-dismissed-won': '2025-08-31',
  'oh-cleveland-lost-5-years': '2030-08-31',
  'oh-dayton-dismissed-won-60-days': '2025-10-30',
  'oh-dayton-lost-6-months': '2026-03-01',
  'oh-toledo-dismissed': '2025-08-31',
  'oh-toledo-lost-5-years': '2030-08-31',
  'or-lost-5-years-motion': '2030-08-31',
  'or-settlement-motion': '2025-08-31',
  'or-dismissed-won-motion': '2025-08-31',
  'or-automatic-5-years': '2031-08-31',
  'or-automatic-dismissed-12-months': '2027-08-31',
  'or-landlord-use-5-years': '2030-08-31',
  'ri-dismissed': '2025-10-08',
  'ri-settlement-kept': '2025-10-08',
  'ri-money-judgment-paid': '2025-10-08',
  'ut-dismissed-3-years': '2028-08-01',
  'ut-petition-paid': '2025-08-31',
  'va-dismissed-30-days-automatic': '2025-10-01',
  'va-nonsuit-6-months-automatic': '2026-03-02',
  'va-older-dismissed-petition': '2025-10-01',
  'va-older-nonsuit-petition': '2026-03-02',
  'dc-no-possession-30-days': '2025-09-30',
  'dc-possession-3-years': '2028-09-30',
  'dc-landlord-use-limit': '2028-08-01',
  'wi-dismissed-2-years': '2027-08-31',
  'wi-writ-10-years': '2035-08-31',
  'wi-money-judgment-20-years': '2045-08-31',
  'co-victim-survivor': '2025-08-01',
  'ks-hb2357': '2028-08-31',
  'va-won-petition': '2025-09-11',
};

/**
 * The same for a case that was filed, ended, paid and kept on 29 February 2028, a Tuesday; counted by hand too. Paths for
 * older cases cannot take it.
 */
const OPENS_FROM_A_LEAP_DAY: Readonly<Record<string, string>> = {
  'az-dismissed': '2028-02-29',
  'az-won': '2028-02-29',
  'ca-masked-unless-landlord-wins': '2028-02-29',
  'co-suppressed-unless-possession-order': '2028-02-29',
  'ct-website-removal': '2028-03-30',
  'id-dismissed-3-years': '2031-03-01',
  'in-dismissed-won-overturned': '2028-02-29',
  'in-money-judgment-paid': '2028-02-29',
  'in-no-money-judgment-7-years': '2035-03-01',
  'me-dismissed-won': '2028-02-29',
  'me-judgment-3-years': '2031-03-02',
  'md-no-possession-60-days': '2028-04-29',
  'md-redeemed-12-months': '2029-03-01',
  'ma-dismissed': '2028-03-11',
  'ma-won': '2028-03-11',
  'ma-no-fault': '2028-03-11',
  'ma-nonpayment-paid': '2028-02-29',
  'ma-nonpayment-hardship-4-years': '2032-03-10',
  'ma-fault-7-years': '2035-03-10',
  'ma-139-19-7-years': '2035-03-30',
  'mn-dismissed-won': '2028-02-29',
  'mn-eviction-3-years': '2031-03-01',
  'nv-dismissed': '2028-02-29',
  'nv-denied': '2028-03-14',
  'nv-landlord-did-not-file': '2028-03-31',
  'nj-no-judgment-for-possession': '2028-02-29',
  'nj-judgment-7-years': '2035-03-02',
  'nd-paid-7-years': '2035-03-01',
  'oh-cleveland-dismissed-won': '2028-02-29',
  'oh-cleveland-lost-5-years': '2033-03-01',
  'oh-dayton-dismissed-won-60-days': '2028-04-29',
  'oh-dayton-lost-6-months': '2028-08-29',
  'oh-toledo-dismissed': '2028-02-29',
  'oh-toledo-lost-5-years': '2033-03-01',
  'or-lost-5-years-motion': '2033-03-01',
  'or-settlement-motion': '2028-02-29',
  'or-dismissed-won-motion': '2028-02-29',
  'or-automatic-5-years': '2034-03-01',
  'or-automatic-dismissed-12-months': '2030-03-01',
  'or-landlord-use-5-years': '2033-03-01',
  'ri-dismissed': '2028-04-06',
  'ri-settlement-kept': '2028-04-06',
  'ri-money-judgment-paid': '2028-04-06',
  'ut-dismissed-3-years': '2031-03-01',
  'ut-petition-paid': '2028-02-29',
  'va-dismissed-30-days-automatic': '2028-03-31',
  'va-nonsuit-6-months-automatic': '2028-08-30',
  'dc-no-possession-30-days': '2028-03-30',
  'dc-possession-3-years': '2031-03-30',
  'dc-landlord-use-limit': '2031-03-01',
  'wi-dismissed-2-years': '2030-03-01',
  'wi-writ-10-years': '2038-03-01',
  'wi-money-judgment-20-years': '2048-02-29',
  'co-victim-survivor': '2028-02-29',
  'ks-hb2357': '2031-03-01',
  'va-won-petition': '2028-03-11',
};
const FOR_OLDER_CASES = [
  'in-older-dismissed-won-overturned',
  'va-older-dismissed-petition',
  'va-older-nonsuit-petition',
];

/**
 * Paths that give no date, and why; the form does not ask about foreclosures and claims. Of these, Oregon's motion
 * alone has a clock: no wait after the payment, if it is known when the claim arose. Without the clock, the rule would
 * say that the law names no time.
 */
const WITHOUT_A_DATE: Readonly<Record<string, string>> = {
  'az-stipulation': 'agreement',
  'ca-late-judgment-without-trial': 'end',
  'ca-judgment-not-against-everyone': 'nothing-to-count',
  'ca-foreclosure': 'foreclosure',
  'ca-stipulation': 'agreement',
  'ca-covid-nonpayment': 'nothing-to-count',
  'ca-report-limit': 'nothing-to-count',
  'co-landlord-use-limit': 'nothing-to-count',
  'co-agreement-to-keep-suppressed': 'agreement',
  'fl-general-rule': 'not-confirmed',
  'id-stipulation': 'agreement',
  'id-general-rule': 'not-confirmed',
  'il-no-basis-motion': 'judge',
  'il-foreclosure': 'foreclosure',
  'il-minor-named': 'nothing-to-count',
  'il-covid-cases': 'nothing-to-count',
  'me-agreement': 'agreement',
  'md-good-cause': 'judge',
  'md-covid-rent-case': 'judge',
  'mi-general-rule': 'not-confirmed',
  'mn-agreed': 'agreement',
  'mn-settlement-kept': 'not-confirmed',
  'mn-discretionary': 'judge',
  'mn-foreclosure': 'foreclosure',
  'nv-stipulation': 'agreement',
  'nv-motion-interests-of-justice': 'judge',
  'nv-covid-period': 'nothing-to-count',
  'nv-rescinded': 'nothing-to-count',
  'md-no-possession-older': 'nothing-to-count',
  'ga-general-rule': 'not-confirmed',
  'nh-no-fault-end-of-lease': 'nothing-to-count',
  'nj-covid-rent-case': 'claim',
  'nm-general-rule': 'not-confirmed',
  'ny-foreclosure': 'foreclosure',
  'ny-no-denial-over-housing-court': 'nothing-to-count',
  'ny-good-cause': 'not-confirmed',
  'nd-violence-survivor': 'not-confirmed',
  'oh-cleveland-agreed': 'judge',
  'oh-statewide-rule-45e': 'judge',
  'or-covid-claims-motion': 'claim',
  'or-landlord-use-dismissed-won': 'nothing-to-count',
  'pa-philadelphia-renters-access': 'nothing-to-count',
  'ri-no-prosecution-5-years': 'nothing-to-count',
  'ri-won': 'not-confirmed',
  'tx-covid-diversion-case': 'order',
  'ut-stipulation': 'agreement',
  'dc-early-motion': 'judge',
  'dc-landlord-use-no-possession': 'nothing-to-count',
  'wa-limited-dissemination': 'judge',
  'wi-won': 'not-confirmed',
};

it('every path of the registry is in one of the two tables', () => {
  const listed = [...Object.keys(OPENS), ...Object.keys(WITHOUT_A_DATE)];
  expect(listed.sort()).toEqual([...byId.keys()].sort());
  expect([...Object.keys(OPENS_FROM_A_LEAP_DAY), ...FOR_OLDER_CASES].sort()).toEqual(
    Object.keys(OPENS).sort(),
  );
});

describe('a path at its boundary', () => {
  const LEAP_DAY = day('2028-02-29');
  const onLeapDay = onDay(LEAP_DAY);
  const leapDates = {
    ended: onLeapDay,
    paid: onLeapDay,
    'settlement-kept': onLeapDay,
    'answer-filed': onLeapDay,
  };
  const cases = [
    ...Object.entries(OPENS).map(([id, date]) => {
      return [id, date, { ...caseFor(remedy(id)), dates: datesOf(remedy(id)) }] as const;
    }),
    ...Object.entries(OPENS_FROM_A_LEAP_DAY).map(([id, date]) => {
      return [id, date, { ...caseFor(remedy(id)), filingDate: LEAP_DAY, dates: leapDates }] as const;
    }),
  ];

  it.each(cases)('%s opens on %s and not the day before', (id, date, facts) => {
    const years = YEARLY[id]?.split(' ').find((first) => date.endsWith(first.slice(4)));
    const since = WITHOUT_A_DAY.includes(`${id} ${date}`) ? null : (years ?? date);
    expect(remedyDate(remedy(id), facts, day(date))).toEqual({ kind: 'open-now', since });
    expect(remedyDate(remedy(id), facts, addDays(day(date), 1))).toEqual({ kind: 'open-now', since });
    const before = addDays(day(date), -1);
    const { clock } = remedy(id);
    const isCounted = clock?.amount !== 0 || clock.appeal !== undefined;
    if (isCounted) expect(remedyDate(remedy(id), facts, before)).toMatchObject({ kind: 'opens-on', date });
    // Without a wait there is no such day before: the case has not ended yet, or not begun.
    else
      expect(remedyDate(remedy(id), facts, before)).toMatchObject({
        kind: 'needs-a-fact',
        conflict: 'in-the-future',
      });
  });

  it.each(Object.entries(WITHOUT_A_DATE))('%s gives no date: %s', (id, why) => {
    const isEndAsked = why === 'end';
    const facts = { ...caseFor(remedy(id)), dates: isEndAsked ? {} : datesOf(remedy(id)) };
    const isAsked = isEndAsked || why === 'foreclosure' || why === 'claim' || why === 'order';
    const expected = isAsked ? { kind: 'needs-a-fact', fact: why } : { kind: 'not-computable', why };
    expect(remedyDate(remedy(id), facts, day('2026-11-21'))).toMatchObject(expected);
  });
});

describe('a missing date', () => {
  const today = day('2026-11-21');

  it.each(Object.keys(OPENS).map((id) => [id, remedy(id)] as const))(
    '%s: is asked for only if a period is counted from it',
    (_id, each) => {
      const event = CLOCK_EVENTS[each.clock?.from ?? 'filing'];
      const when = remedyDate(each, caseFor(each), today);
      // The terms of a settlement are asked for before its end.
      const asked = each.appliesTo.termsKept === true ? 'settlement-kept' : event;
      const isAsked = when.kind === 'needs-a-fact' && when.fact === asked;
      const mayNotHaveHappened = event === 'settlement-kept' || event === 'answer-filed';
      const hasWait = each.clock?.amount !== 0 || each.clock.appeal !== undefined;
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

describe('a path whose wait was over before it could be used', () => {
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

  it('does not close a path without a wait', () => {
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
  ] as const)('%s gives no date and says what is wrong', (_what, path, dates, fact, conflict) => {
    expect(remedyDate(path, { ...facts, dates }, today)).toMatchObject({
      kind: 'needs-a-fact',
      fact,
      conflict,
    });
  });

  it('a filing in the future stops every clock', () => {
    for (const path of Object.keys(OPENS).map(remedy)) {
      const when = remedyDate(path, { ...caseFor(path), dates: DATES }, day('2025-07-31'));
      const expected = { kind: 'needs-a-fact', fact: 'filing', conflict: 'in-the-future' };
      // Cases under older laws were filed earlier than that.
      if (caseFor(path).filingDate === '2025-08-01') expect(when, path.id).toMatchObject(expected);
    }
  });
});

it('a law that is not yet in force opens on its first day', () => {
  const each = { ...remedy('az-dismissed'), effectiveFrom: '2027-07-01' };
  const facts = { ...caseFor(each), dates: DATES };
  expect(remedyDate(each, facts, day('2027-06-30'))).toEqual({ kind: 'opens-on', date: '2027-07-01' });
  expect(remedyDate(each, facts, day('2027-07-01')).kind).toBe('open-now');
  const inAYear = { ...each, effectiveFrom: '2027' };
  expect(remedyDate(inAYear, facts, day('2026-12-31'))).toEqual({ kind: 'opens-on', date: '2027-01-01' });
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

  it('of 180 days dates every path as on its first day', () => {
    for (const each of remedies)
      expect(dateOfChecked({ ...each, ...young }, facts(each), today)).toEqual(
        remedyDate(each, facts(each), today),
      );
  });

  it('of 181 days dates none and refers to the clerk; unconfirmed paths stay unconfirmed', () => {
    for (const each of remedies) {
      const why = each.confidence === 'low' ? 'not-confirmed' : 'check-too-old';
      expect(dateOfChecked({ ...each, ...old }, facts(each), today), each.id).toEqual({
        kind: 'not-computable',
        why,
      });
    }
  });

  it('that is too old opens nothing, and closes paths only for people who could still pay', () => {
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
        expect(openness(after)).toBeGreaterThanOrEqual(openness(now));
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

/** Whether the last day on which a path's clock can have started has come. */
function startsBy({ clock }: ShownRemedy, { dates }: PlanCase, today: PlainDate): boolean {
  const event = clock === null ? 'filing' : CLOCK_EVENTS[clock.from];
  return event === 'filing' || (dates[event]?.last ?? today) <= today;
}

function openness({ kind }: When): number {
  return ['does-not-apply', 'not-computable', 'needs-a-fact', 'opens-on', 'open-now'].indexOf(kind);
}
