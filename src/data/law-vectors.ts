import {
  CASE_OUTCOMES,
  EVICTION_REASONS,
  type EvictionReason,
  PAYMENT_STATUSES,
  type PaymentStatus,
  SETTLEMENT_ENDINGS,
} from '#domain/check/case-facts.ts';
import { CHECK_AGE_LIMITS, type RemedyGround } from '#domain/law/remedy-terms.ts';
import type { Remedy, SealingLaw, ShownRemedy } from '#domain/law/sealing-law.ts';
import { isJurisdictionCode } from '#domain/places/jurisdiction.ts';
import { addYears, type KnownDate, onDay } from '#domain/shared/known-date.ts';
import { remedyDate, reportingLimit, type ReportingLimit, type When } from '#domain/plan/date-rules.ts';
import { CLOCK_EVENTS, type FurtherDate, type PlanCase, remedyFit } from '#domain/plan/remedy-fit.ts';
import { addDays, type PlainDate } from '#domain/shared/plain-date.ts';

/*
 * Test vectors of the date rules: cases with the answers that the rules give, published for people who reimplement the
 * rules in another language. src/content/words/en/law-rules.md describes the fields.
 */

/** A law, as far as the date rules read it. */
type Law = Pick<SealingLaw, 'abbreviation' | 'remedies'>;

/** A case with the answers of the rules. */
export interface Vector {
  /** Unique in the file; says what the case tests: `'me-judgment-3-years/2024-02-29/day-before'`. */
  readonly id: string;
  readonly today: PlainDate;
  /** Replaces the day on which all paths were checked; absent: as in the law's file. */
  readonly checkedOn?: PlainDate | undefined;
  readonly case: PlanCase;
  /** In the order of the law's file. */
  readonly paths: readonly ({ readonly id: string } & When)[];
  readonly reporting: ReportingLimit;
}

/** A case to ask about: what it is for, in words that an id can have, its facts, the day and that of the last check. */
type Question = readonly [purpose: string, facts: PlanCase, today?: PlainDate, checkedOn?: PlainDate];

const day = (text: string) => text as PlainDate;
/** Fixed, so that the vectors change only with the laws and the rules. */
const TODAY = day('2026-11-22');
const FAR = day('2199-12-31');

/** Month ends, leap days and days of each weekend; of each path the first two that its law covers. */
const STARTS = ['2024-02-29', '2025-08-31', '2025-10-31', '2026-01-31', '2021-12-31', '2020-02-29'].map(day);
/** A Thursday to a Sunday, for clocks that leave out weekends. */
const WEEKEND_STARTS = ['2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08'].map(day);

/**
 * The vectors of all laws, in the order given: one for each case and day. Each case lies where an answer changes. An
 * independent program works out the answers itself (tests/outside-consumer), so it does no harm that the rules help to
 * find these cases.
 */
export function lawVectors(laws: readonly Law[]): readonly Vector[] {
  const asked = new Set<string>();
  return laws.flatMap(({ abbreviation, remedies }) =>
    [...stateQuestions(abbreviation, remedies), ...remedies.flatMap(pathQuestions)]
      .filter(([, ...asking]) => {
        const key = JSON.stringify(asking);
        const isNew = !asked.has(key);
        asked.add(key);
        return isNew;
      })
      .map(([id, facts, today = TODAY, checkedOn]) => ({
        id,
        today,
        checkedOn,
        case: facts,
        paths: remedies.map((path) => {
          const checked = checkedOn === undefined ? path.checked : { on: checkedOn };
          return { id: path.id, ...remedyDate({ ...path, checked }, facts, today) };
        }),
        reporting: reportingLimit(facts, today),
      })),
  );
}

/** Each ending in a state; a state without paths is asked about one. */
function stateQuestions(state: Law['abbreviation'], remedies: Law['remedies']): Question[] {
  const ended = onDay(day('2022-03-31'));
  const common = {
    state,
    county: '',
    filingDate: day('2022-02-01'),
    reason: 'Other' as const,
    dates: { ended, paid: ended, 'settlement-kept': ended },
  };
  const endings = CASE_OUTCOMES.map((outcome): Question => {
    const paymentStatus = outcome === 'lost' || outcome === 'settlement' ? 'paid' : 'no-judgment';
    return [`${state}/${outcome}`, { ...common, outcome, paymentStatus }];
  });
  if (remedies.length === 0) return endings.slice(0, 1);
  const settled = SETTLEMENT_ENDINGS.map((settledAs): Question => [
    `${state}/settlement/${settledAs}`,
    { ...common, outcome: 'settlement', paymentStatus: 'paid', settledAs },
  ]);
  return [...endings, ...settled];
}

/** What can be asked about a path. Unless the age of its check is the question, it was checked on the same day. */
function pathQuestions(path: Remedy): Question[] {
  return [
    ...clockQuestions(path),
    ...paymentQuestions(path),
    ...periodQuestions(path),
    ...detailQuestions(path),
    ...answerQuestions(path),
    ...endQuestions(path),
    ...expiryQuestions(path),
    ...laterQuestions(path),
  ].map(([purpose, facts, today = TODAY, checkedOn = today]) => [
    `${path.id}/${purpose}`,
    facts,
    today,
    checkedOn,
  ]);
}

/**
 * A case that fits the path, filed on 1 August 2025 or earlier if the path requires it. No further dates, though some
 * paths take a case only once its end is known.
 */
export function caseFor({ id, appliesTo, localCounty }: ShownRemedy): PlanCase {
  const state = id.slice(0, 2).toUpperCase();
  if (!isJurisdictionCode(state)) throw new Error(`${id} belongs to no state.`);
  const [outcome] = appliesTo.outcomes;
  if (outcome === undefined) throw new Error(`${id} is for no outcome.`);
  const [ground] = appliesTo.reasons ?? [];
  return {
    state,
    county: localCounty ?? '',
    outcome,
    paymentStatus: paymentFor(appliesTo),
    filingDate: filedWithin(appliesTo.period),
    reason: ground === undefined ? 'Other' : REASONS[ground],
    dates: {},
    settledAs: outcome === 'settlement' ? appliesTo.settledAs?.[0] : undefined,
    answers: Object.fromEntries((appliesTo.answers ?? []).map(({ question, answer }) => [question, answer])),
  };
}

const REASONS: Readonly<Record<RemedyGround, EvictionReason>> = {
  nonpayment: 'Non-payment of rent',
  fault: 'Lease violation',
  'no-fault': 'Owner move-in',
  'property-damage': 'Property damage',
  foreclosure: 'Other',
};

function filedWithin(period: Remedy['appliesTo']['period']): PlainDate {
  const usual = day('2025-08-01');
  if (period === null) return usual;
  if (period.before !== null) return addDays(day(period.before), -1);
  return period.onOrAfter !== null && period.onOrAfter > usual ? day(period.onOrAfter) : usual;
}

function paymentFor({ withoutMoneyJudgment, onlyUnpaid }: Remedy['appliesTo']): PaymentStatus {
  if (onlyUnpaid === true) return 'not-paid';
  return withoutMoneyJudgment === 'only' ? 'no-judgment' : 'paid';
}

const asksToBePaid = ({ appliesTo }: Remedy) =>
  appliesTo.paidRequired === true || appliesTo.orExpired !== undefined;

const startEvent = ({ clock }: Remedy) => CLOCK_EVENTS[clock?.from ?? 'filing'];

/** The end, and the start of the clock, on a day. */
function allDates(path: Remedy, date: KnownDate): PlanCase['dates'] {
  const event = startEvent(path);
  return {
    ended: date,
    ...(event === 'filing' ? {} : { [event]: date }),
    ...(asksToBePaid(path) ? { paid: date } : {}),
    ...(path.appliesTo.termsKept === true ? { 'settlement-kept': date } : {}),
  };
}

/** A case that the path takes and whose clock started on a day, with all else that may follow its end. */
function caseStartedOn(path: Remedy, start: PlainDate): PlanCase {
  if (startEvent(path) === 'filing') return { ...caseFor(path), filingDate: start };
  return { ...caseFor(path), filingDate: addDays(start, -30), dates: allDates(path, onDay(start)) };
}

/** A case that the path takes, which ended a month after it was filed. */
function endedCase(path: Remedy): PlanCase {
  const base = caseFor(path);
  return { ...base, dates: allDates(path, onDay(addDays(base.filingDate, 30))) };
}

const around = (date: PlainDate) =>
  [
    ['day-before', addDays(date, -1)],
    ['day', date],
    ['day-after', addDays(date, 1)],
  ] as const;

/** A case on the days around the one on which the path opens to it or, if a date is unknown, may open at the soonest. */
function aroundOpening(path: Remedy, purpose: string, facts: PlanCase): Question[] {
  const lastDate = Object.values(facts.dates).at(-1)?.last ?? facts.filingDate;
  for (const today of [lastDate, facts.filingDate, FAR]) {
    const when = remedyDate({ ...path, checked: { on: today } }, facts, today);
    const opens = 'date' in when ? when.date : 'since' in when ? when.since : null;
    const soonest = when.kind === 'needs-a-fact' ? when.notBefore : opens;
    if (soonest !== null) return around(soonest).map(([name, date]) => [`${purpose}/${name}`, facts, date]);
  }
  return [];
}

function withoutDate(dates: PlanCase['dates'], unknown: FurtherDate): PlanCase['dates'] {
  return Object.fromEntries(Object.entries(dates).filter(([name]) => name !== unknown));
}

function clockQuestions(path: Remedy): Question[] {
  const { clock, effectiveFrom } = path;
  if (clock === null) return [];
  const fits = (facts: PlanCase) => remedyFit(path, facts).fits === 'yes';
  // In the first year of a law of which only the year is known, no day is certain.
  const isCovered = (facts: PlanCase) => fits(facts) && aroundOpening(path, '', facts).length > 0;
  const covered = STARTS.filter((start) => isCovered(caseStartedOn(path, start))).slice(0, 2);
  const starts = [...covered, ...(clock.unit === 'court-days' ? WEEKEND_STARTS : [])];
  const [first] = starts;
  const base = first === undefined ? caseFor(path) : caseStartedOn(path, first);
  const questions: Question[] = [
    ...starts.flatMap((start) => aroundOpening(path, start, caseStartedOn(path, start))),
    ['filing-tomorrow', { ...base, filingDate: addDays(TODAY, 1) }],
  ];

  if (effectiveFrom !== null) {
    // Its wait was over before the law existed.
    const lawStarts = day(effectiveFrom.length === 4 ? `${effectiveFrom}-01-01` : effectiveFrom);
    const years = clock.unit === 'years' ? clock.amount : 1;
    const facts = caseStartedOn(path, addDays(addYears(lawStarts, -years), -60));
    if (fits(facts)) {
      for (const [name, today] of around(lawStarts)) questions.push([`law-starts/${name}`, facts, today]);
      questions.push(['law-starts/day/unknown-dates', { ...facts, dates: {} }, lawStarts]);
    }
  }

  const event = startEvent(path);
  if (event === 'filing') return [...questions, ['filing-today', { ...base, filingDate: TODAY, dates: {} }]];
  const startOn = (date: KnownDate): PlanCase => ({ ...base, dates: { ...base.dates, [event]: date } });
  const unknown = { ...base, dates: withoutDate(base.dates, event) };
  const wholeYear = (date: PlainDate) => {
    const year = date.slice(0, 4);
    return startOn({ first: day(`${year}-01-01`), last: day(`${year}-12-31`) });
  };
  return [
    ...questions,
    ['unknown-start', unknown],
    ['unknown-dates', { ...base, dates: {} }],
    ...aroundOpening(path, 'unknown-start', unknown),
    ['start-by-year', wholeYear(base.filingDate)],
    ...aroundOpening(path, 'start-by-year', wholeYear(base.filingDate)),
    ['start-by-this-year', wholeYear(TODAY)],
    ['start-before-filing', startOn(onDay(addDays(base.filingDate, -1)))],
    ['start-before-the-end', startOn(onDay(addDays(base.filingDate, 1)))],
    ['start-on-filing', { ...base, dates: { [event]: onDay(base.filingDate) } }],
    ['start-tomorrow', startOn(onDay(addDays(TODAY, 1)))],
  ];
}

function paymentQuestions(path: Remedy): Question[] {
  const { onlyUnpaid, withoutMoneyJudgment } = path.appliesTo;
  if (!asksToBePaid(path) && onlyUnpaid === undefined && withoutMoneyJudgment === null) return [];
  const end = day('2019-06-30');
  const facts = caseStartedOn(path, end);
  const dismissed: PlanCase = { ...caseFor(path), outcome: 'settlement', settledAs: 'dismissed' };
  const byStatus = (purpose: string, each: PlanCase) =>
    PAYMENT_STATUSES.map((paymentStatus): Question => [
      `${purpose}/${paymentStatus}`,
      { ...each, paymentStatus },
    ]);
  const statuses = byStatus('payment', facts);
  if (!asksToBePaid(path)) return statuses;
  const paidOn = (paid: KnownDate) => ({ ...facts, dates: { ...facts.dates, paid } });
  const late = day('2026-03-31');
  return [
    ...statuses,
    ...byStatus('payment/settlement-dismissed', dismissed),
    ['payment/unknown-day', { ...facts, dates: withoutDate(facts.dates, 'paid') }],
    ['payment/by-month', paidOn({ first: day('2026-03-01'), last: late })],
    ...around(late).map(([name, today]): Question => [
      `payment/after-the-end/${name}`,
      paidOn(onDay(late)),
      today,
    ]),
    ['payment/on-the-day-of-the-end', paidOn(onDay(end))],
    ['payment/before-the-end', paidOn(onDay(addDays(end, -1)))],
    ['payment/dated-but-unpaid', { ...paidOn(onDay(late)), paymentStatus: 'partial' }],
    ['payment/before-filing', paidOn(onDay(addDays(facts.filingDate, -1)))],
  ];
}

/** The last day out of a period and its first, and the last in it and the first out of it. */
function periodQuestions(path: Remedy): Question[] {
  const { period } = path.appliesTo;
  const limits = [period?.onOrAfter, period?.before].filter((limit) => limit != null).map(day);
  const base = caseFor(path);
  return limits.flatMap((limit) =>
    around(limit).flatMap(([name, date]): Question[] => {
      const filed = { ...base, filingDate: date };
      const filings: Question[] = [
        [`filed/${limit}/${name}`, { ...filed, dates: allDates(path, onDay(addDays(date, 45))) }],
      ];
      if (period?.of !== 'end') return filings;
      const ended = { ...base, filingDate: addDays(limit, -45) };
      return [
        ...filings,
        [`filed/${limit}/${name}/unknown-dates`, filed],
        [`ended/${limit}/${name}`, { ...ended, dates: { ended: onDay(date) } }],
        [
          `ended/${limit}/${name}/not-exactly`,
          { ...ended, dates: { ended: { first: addDays(date, -1), last: date } } },
        ],
      ];
    }),
  );
}

/** Every reason of the landlord, spellings of the county, another one and none, and the age of the last check. */
function detailQuestions(path: Remedy): Question[] {
  const facts = endedCase(path);
  const reasons = path.appliesTo.reasons === null ? [] : EVICTION_REASONS;
  const bare = path.localCounty?.replace(/ County$/u, '');
  const counties =
    bare === undefined
      ? []
      : [`  ${bare.toUpperCase()} co., ${facts.state}`, `County of ${bare}`, 'Franklin County', ''];
  return [
    ...reasons.map((reason): Question => [`ground/${reason}`, { ...facts, reason }]),
    ...counties.map((county): Question => [`county/${county.trim() || 'unknown'}`, { ...facts, county }]),
    ...[CHECK_AGE_LIMITS.due, CHECK_AGE_LIMITS.due + 1].flatMap((days): Question[] => {
      const checkedOn = addDays(TODAY, -days);
      const purpose = `checked-${days}-days-ago`;
      const unpaid: PlanCase = { ...facts, paymentStatus: 'not-paid' };
      return [
        [purpose, facts, TODAY, checkedOn],
        ...(asksToBePaid(path) ? [[`${purpose}/not-paid`, unpaid, TODAY, checkedOn] as const] : []),
      ];
    }),
  ];
}

/** Each answer to what the path asks, and none. */
function answerQuestions(path: Remedy): Question[] {
  const facts = endedCase(path);
  return (path.appliesTo.answers ?? []).flatMap(({ question }) =>
    ([true, false, undefined] as const).map((answer): Question => {
      const name = answer === undefined ? 'unknown' : answer ? 'yes' : 'no';
      const { [question]: _, ...others } = facts.answers ?? {};
      const answers = answer === undefined ? others : { ...others, [question]: answer };
      return [`answer/${question}/${name}`, { ...facts, answers }];
    }),
  );
}

/** The days around the one by which a judgment is too soon after the filing. */
function endQuestions(path: Remedy): Question[] {
  const { judgmentAfterDays } = path.appliesTo;
  if (judgmentAfterDays === undefined) return [];
  const base = caseFor(path);
  const last = addDays(base.filingDate, judgmentAfterDays);
  const ended = (date: KnownDate) => ({ ...base, dates: { ended: date } });
  return [
    ...around(last).map(([name, date]): Question => [`judgment/${name}`, ended(onDay(date))]),
    ['judgment/not-exactly', ended({ first: addDays(last, -3), last: addDays(last, 3) })],
    ['judgment/before-filing', ended(onDay(addDays(base.filingDate, -1)))],
    ['judgment/unknown', base],
    ['judgment/late/unanswered', { ...ended(onDay(addDays(last, 30))), answers: {} }],
  ];
}

/** An unpaid judgment around its expiry, extended or not, and one that is said to be over. */
function expiryQuestions(path: Remedy): Question[] {
  const { orExpired } = path.appliesTo;
  if (orExpired === undefined) return [];
  const start = day('2012-02-29');
  const facts: PlanCase = {
    ...caseFor(path),
    paymentStatus: 'not-paid',
    filingDate: addDays(start, -30),
    dates: { ended: onDay(start) },
  };
  const expires = addYears(start, orExpired.years);
  const extended = addYears(expires, orExpired.extension);
  const answered = (isExtended: boolean) => ({ ...facts, answers: { extended: isExtended } });
  const young = addDays(expires, -1);
  return [
    ...around(expires).map(([name, today]): Question => [`expiry/${name}`, facts, today]),
    ...around(expires).map(([name, today]): Question => [
      `expiry/not-extended/${name}`,
      answered(false),
      today,
    ]),
    ...around(addYears(expires, 1)).map(([name, today]): Question => [
      `expiry/not-extended/a-year-later/${name}`,
      answered(false),
      today,
    ]),
    ...around(extended).map(([name, today]): Question => [`expiry/extended/${name}`, answered(true), today]),
    [
      'expiry/by-year',
      { ...facts, dates: { ended: { first: day('2012-01-01'), last: day('2012-12-31') } } },
      young,
    ],
    ['expiry/unknown-end', { ...facts, dates: {} }, young],
    ['expiry/unknown-end/long-ago', { ...facts, dates: {} }],
    ['expiry/end-before-filing', { ...facts, dates: { ended: onDay(addDays(facts.filingDate, -1)) } }],
    ['expiry/discharged', { ...facts, debt: 'discharged' }, young],
    ['expiry/said-to-have-expired', { ...facts, debt: 'expired' }],
    ['expiry/said-too-early', { ...facts, debt: 'expired' }, young],
    ['expiry/nothing-owed', { ...facts, paymentStatus: 'no-judgment', debt: 'expired' }],
  ];
}

/** The terms of a settlement, and the last request under the same law. */
function laterQuestions(path: Remedy): Question[] {
  const { termsKept, onceInYears } = path.appliesTo;
  const facts = endedCase(path);
  const withDate = (which: FurtherDate, date: KnownDate): PlanCase => ({
    ...facts,
    dates: { ...facts.dates, [which]: date },
  });
  const late = day('2026-06-30');
  const kept: Question[] =
    termsKept === true
      ? [
          ['terms/unknown', { ...facts, dates: withoutDate(facts.dates, 'settlement-kept') }],
          ['terms/kept-tomorrow', withDate('settlement-kept', onDay(addDays(TODAY, 1)))],
          ['terms/by-month', withDate('settlement-kept', { first: day('2026-06-01'), last: late })],
          ...around(late).map(([name, today]): Question => [
            `terms/${name}`,
            withDate('settlement-kept', onDay(late)),
            today,
          ]),
        ]
      : [];
  if (onceInYears === undefined) return kept;
  const request = day('2022-02-28');
  return [
    ...kept,
    ['request/tomorrow', withDate('last-request', onDay(addDays(TODAY, 1)))],
    ['request/by-year', withDate('last-request', { first: day('2022-01-01'), last: day('2022-12-31') })],
    ...around(addYears(request, onceInYears)).map(([name, today]): Question => [
      `request/${name}`,
      withDate('last-request', onDay(request)),
      today,
    ]),
  ];
}
