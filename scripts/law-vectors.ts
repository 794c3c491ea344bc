/**
 * `npm run vectors`: regenerates the test vectors of the date rules after a law or a rule has changed. A test fails
 * while they do not match the rules. Read what changed before you commit it: others test their programs with it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { LAW_DATASET } from '#config/open-data.ts';
import {
  CASE_OUTCOMES,
  EVICTION_REASONS,
  PAYMENT_STATUSES,
  SETTLEMENT_ENDINGS,
} from '#domain/check/case-facts.ts';
import { CHECK_AGE_LIMITS } from '#domain/law/remedy-terms.ts';
import type { Remedy, SealingLaw } from '#domain/law/sealing-law.ts';
import { JURISDICTIONS } from '#domain/places/jurisdiction.ts';
import { addYears, type KnownDate, onDay } from '#domain/plan/calendar.ts';
import { remedyDate } from '#domain/plan/date-rules.ts';
import {
  asksForPayment,
  CLOCK_EVENTS,
  type FurtherDate,
  type PlanCase,
  remedyFit,
} from '#domain/plan/remedy-fit.ts';
import { vector, type Vector, type VectorQuestion } from '#domain/plan/vectors.ts';
import { addDays, type PlainDate } from '#domain/shared/plain-date.ts';
import { caseFor } from '../tests/support/plan-cases.ts';
import { ROOT } from './local/project.ts';

const LAWS = 'src/content/sealing-law';
/** Published at /data/vectors.json. */
export const VECTORS_FILE = 'src/content/sealing-law-vectors.json';

/** A law, as far as the date rules read it. */
type Law = Pick<SealingLaw, 'abbreviation' | 'remedies'>;

/** The vectors of all laws, in the order of the states. */
export function vectorsOf(laws: readonly Law[]): readonly Vector[] {
  const paths = new Map(laws.map(({ abbreviation, remedies }) => [abbreviation, remedies]));
  return questions(laws).map((question) => vector(question, paths.get(question.case.state) ?? []));
}

/** The file's text: a vector in each line, so that a diff shows which of them changed. */
export function vectorsFileText(vectors: readonly Vector[]): string {
  const head = `{"version":${JSON.stringify(LAW_DATASET.version)},"notice":${JSON.stringify(LAW_DATASET.notice)}`;
  return `${head},"vectors":[\n${vectors.map((each) => JSON.stringify(each)).join(',\n')}\n]}\n`;
}

/** What a case is for, in words that an id can have, with its facts, its day and that of the last check. */
type Question = readonly [purpose: string, facts: PlanCase, today: PlainDate, checkedOn?: PlainDate];

const day = (text: string) => text as PlainDate;
const TODAY = day('2026-11-22');
const FAR = day('2199-12-31');

/** Month ends, leap days and days of each weekend; of each path the first ones that its law covers. */
const STARTS = ['2024-02-29', '2025-08-31', '2025-10-31', '2026-01-31', '2021-12-31', '2020-02-29'].map(day);
const STARTS_OF_A_PATH = 2;
/** A Thursday to a Sunday, for clocks that leave out weekends. */
const WEEKEND_STARTS = ['2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08'].map(day);

/**
 * Everything that can be asked about the laws, one question for each case and day, in the order of the laws. Each case
 * lies where an answer changes. An independent program works out the answers itself (tests/outside-consumer), so it does
 * no harm that the rules help to find these cases.
 */
function questions(laws: readonly Law[]): readonly VectorQuestion[] {
  const asked = new Set<string>();
  return laws
    .flatMap((law) => [...stateQuestions(law), ...law.remedies.flatMap(pathQuestions)])
    .filter(([, ...asking]) => {
      const key = JSON.stringify(asking);
      if (asked.has(key)) return false;
      asked.add(key);
      return true;
    })
    .map(([id, facts, today, checkedOn]) => ({ id, today, checkedOn, case: facts }));
}

/** Each ending in each state; a state without paths is asked about one. */
function stateQuestions({ abbreviation, remedies }: Law): Question[] {
  const ended = onDay(day('2022-03-31'));
  const common = {
    ...{ state: abbreviation, county: '', filingDate: day('2022-02-01'), reason: 'Other' as const },
    dates: { ended, paid: ended, 'settlement-kept': ended },
  };
  const endings = CASE_OUTCOMES.map((outcome): PlanCase => {
    const paymentStatus = outcome === 'lost' || outcome === 'settlement' ? 'paid' : 'no-judgment';
    return { ...common, outcome, paymentStatus };
  });
  const [anyEnding] = endings;
  if (remedies.length === 0) return anyEnding === undefined ? [] : [[abbreviation, anyEnding, TODAY]];
  return endings.flatMap((facts) => [
    [`${abbreviation}/${facts.outcome}`, facts, TODAY],
    ...(facts.outcome === 'settlement'
      ? SETTLEMENT_ENDINGS.map((settledAs): Question => [
          `${abbreviation}/settlement/${settledAs}`,
          { ...facts, settledAs },
          TODAY,
        ])
      : []),
  ]);
}

function pathQuestions(path: Remedy): Question[] {
  return [
    ...clockQuestions(path),
    ...lawStartQuestions(path),
    ...paymentQuestions(path),
    ...periodQuestions(path),
    ...groundQuestions(path),
    ...countyQuestions(path),
    ...ageQuestions(path),
  ].map(([purpose, facts, today, checkedOn = today]) => [`${path.id}/${purpose}`, facts, today, checkedOn]);
}

const around = (date: PlainDate) =>
  [
    ['day-before', addDays(date, -1)],
    ['day', date],
    ['day-after', addDays(date, 1)],
  ] as const;

/** A case that the path takes, which has come to its end, and to all that can follow it, on a day. */
function caseStartedOn(path: Remedy, start: PlainDate): PlanCase {
  const base = caseFor(path);
  if (path.clock?.from === 'filing') return { ...base, filingDate: start };
  const filingDate = addDays(start, -30);
  return { ...base, filingDate, dates: allDates(path, onDay(start)) };
}

/** The end, and the start of the clock. */
function allDates({ clock, appliesTo }: Remedy, date: KnownDate): PlanCase['dates'] {
  const event = CLOCK_EVENTS[clock?.from ?? 'filing'];
  return {
    ended: date,
    ...(event === 'filing' ? {} : { [event]: date }),
    ...(appliesTo.paidRequired === true ? { paid: date } : {}),
  };
}

/** The day on which a path opens to a case whose dates are known. */
function openingDay(path: Remedy, facts: PlanCase): PlainDate | undefined {
  const when = remedyDate({ ...path, checked: { on: FAR } }, facts, FAR);
  return when.kind === 'open-now' && when.since !== null ? when.since : undefined;
}

function clockQuestions(path: Remedy): Question[] {
  const { clock } = path;
  if (clock === null) return [];
  const covered = STARTS.filter((start) => remedyFit(path, caseStartedOn(path, start)).fits === 'yes');
  const starts = [
    ...covered.slice(0, STARTS_OF_A_PATH),
    ...(clock.unit === 'court-days' ? WEEKEND_STARTS : []),
  ].map((start) => [start, caseStartedOn(path, start)] as const);
  const [first] = starts;
  const base = first?.[1] ?? caseFor(path);
  const atOpening = starts.flatMap(([start, facts]) => {
    const opens = openingDay(path, facts);
    if (opens === undefined) return [];
    return around(opens).map(([name, today]): Question => [`${start}/${name}`, facts, today]);
  });

  const event = CLOCK_EVENTS[clock.from];
  if (event === 'filing') {
    return [
      ...atOpening,
      ['filing-tomorrow', { ...base, filingDate: addDays(TODAY, 1), dates: {} }, TODAY],
      ['filing-today', { ...base, filingDate: TODAY, dates: {} }, TODAY],
    ];
  }
  const given = (dates: PlanCase['dates']): PlanCase => ({ ...base, dates });
  const without = given(withoutDate(base.dates, event));
  const bound = remedyDate(path, without, base.filingDate);
  const yearOfFiling = base.filingDate.slice(0, 4);
  const year = given({
    ...base.dates,
    [event]: { first: day(`${yearOfFiling}-01-01`), last: day(`${yearOfFiling}-12-31`) },
  });
  const afterYear = remedyDate(path, year, day(`${yearOfFiling}-12-31`));
  const opensAfterYear = afterYear.kind === 'opens-on' ? afterYear.date : undefined;
  return [
    ...atOpening,
    ['unknown-start', without, TODAY],
    ['unknown-dates', given({}), TODAY],
    ...(bound.kind === 'needs-a-fact' && bound.notBefore !== null
      ? around(bound.notBefore).map(([name, today]): Question => [`unknown-start/${name}`, without, today])
      : []),
    ...(opensAfterYear === undefined ? [['start-by-year', year, TODAY] as Question] : []),
    ...(opensAfterYear === undefined
      ? []
      : around(opensAfterYear).map(([name, today]): Question => [`start-by-year/${name}`, year, today])),
    ['start-before-filing', given({ ...base.dates, [event]: onDay(addDays(base.filingDate, -1)) }), TODAY],
    ...(event === 'paid' || event === 'settlement-kept'
      ? [
          [
            'start-before-the-end',
            given({ ...base.dates, [event]: onDay(addDays(base.filingDate, 1)) }),
            TODAY,
          ] as Question,
        ]
      : []),
    [
      'start-by-this-year',
      given({ ...base.dates, [event]: { first: day('2026-01-01'), last: day('2026-12-31') } }),
      TODAY,
    ],
    ['start-on-filing', given({ [event]: onDay(base.filingDate) }), TODAY],
    ['start-tomorrow', given({ ...base.dates, [event]: onDay(addDays(TODAY, 1)) }), TODAY],
    ['filing-tomorrow', { ...base, filingDate: addDays(TODAY, 1) }, TODAY],
  ];
}

function withoutDate(dates: PlanCase['dates'], unknown: FurtherDate): PlanCase['dates'] {
  return Object.fromEntries(Object.entries(dates).filter(([name]) => name !== unknown));
}

/** For a case whose wait was over before the law existed. */
function lawStartQuestions(path: Remedy): Question[] {
  const { clock, effectiveFrom } = path;
  if (clock === null || effectiveFrom === null) return [];
  const starts = day(effectiveFrom.length === 4 ? `${effectiveFrom}-01-01` : effectiveFrom);
  const years = clock.unit === 'years' ? clock.amount : 1;
  const facts = caseStartedOn(path, addDays(addYears(starts, -years), -60));
  if (remedyFit(path, facts).fits !== 'yes') return [];
  const unknown = { ...facts, dates: {} };
  return around(starts).flatMap(([name, today]): Question[] => [
    [`law-starts/${name}`, facts, today],
    ...(name === 'day-after' ? [] : [[`law-starts/${name}/unknown-dates`, unknown, today] as Question]),
  ]);
}

function paymentQuestions(path: Remedy): Question[] {
  const { appliesTo, clock } = path;
  const { paidRequired, onlyUnpaid, withoutMoneyJudgment } = appliesTo;
  if (paidRequired !== true && onlyUnpaid === undefined && withoutMoneyJudgment === null) return [];
  const end = day('2019-06-30');
  const facts = caseStartedOn(path, clock?.from === 'filing' ? addDays(end, -30) : end);
  const byStatus = (name: string, each: PlanCase) =>
    PAYMENT_STATUSES.map((paymentStatus): Question => [
      `${name}/${paymentStatus}`,
      { ...each, paymentStatus },
      TODAY,
    ]);
  const dismissed: PlanCase = { ...caseFor(path), outcome: 'settlement', settledAs: 'dismissed' };
  const isTaken =
    paidRequired === true && remedyFit(path, { ...dismissed, paymentStatus: 'paid' }).fits === 'yes';
  const statuses = [
    ...byStatus('payment', facts),
    ...(isTaken ? byStatus('payment/settlement-dismissed', dismissed) : []),
  ];
  if (!asksForPayment(appliesTo, facts)) return statuses;
  const paidOn = (paid: KnownDate) => ({ ...facts, dates: { ...facts.dates, paid } });
  const late = day('2026-03-31');
  return [
    ...statuses,
    ['payment/unknown-day', { ...facts, dates: withoutDate(facts.dates, 'paid') }, TODAY],
    ['payment/by-month', paidOn({ first: day('2026-03-01'), last: late }), TODAY],
    ...around(late).map(([name, today]): Question => [
      `payment/after-judgment/${name}`,
      paidOn(onDay(late)),
      today,
    ]),
    ['payment/on-the-day-of-the-judgment', paidOn(onDay(end)), TODAY],
    ['payment/before-judgment', paidOn(onDay(addDays(end, -1))), TODAY],
    ['payment/before-filing', paidOn(onDay(addDays(facts.filingDate, -1))), TODAY],
  ];
}

/** The last day out of a period and its first, and the last in it and the first out of it. */
function periodQuestions(path: Remedy): Question[] {
  const { period } = path.appliesTo;
  if (period === null) return [];
  const limits = [period.onOrAfter, period.before].filter((limit) => limit !== null).map(day);
  const base = caseFor(path);
  return limits.flatMap((limit) =>
    around(limit).flatMap(([name, date]): Question[] => {
      const ended = onDay(addDays(date, 45));
      const filed: Question = [
        `filed/${limit}/${name}`,
        { ...base, filingDate: date, dates: allDates(path, ended) },
        TODAY,
      ];
      if (period.of !== 'end') return [filed];
      const before = { ...base, filingDate: addDays(limit, -45) };
      return [
        filed,
        [`ended/${limit}/${name}`, { ...before, dates: { ended: onDay(date) } }, TODAY],
        [
          `ended/${limit}/${name}/not-exactly`,
          { ...before, dates: { ended: { first: addDays(date, -1), last: date } } },
          TODAY,
        ],
        [`ended/${limit}/${name}/unknown`, { ...base, filingDate: date, dates: {} }, TODAY],
      ];
    }),
  );
}

function groundQuestions(path: Remedy): Question[] {
  if (path.appliesTo.reasons === null) return [];
  const base = caseFor(path);
  const facts = { ...base, dates: allDates(path, onDay(addDays(base.filingDate, 30))) };
  return EVICTION_REASONS.map((reason) => [`ground/${reason}`, { ...facts, reason }, TODAY]);
}

/** Spellings of the county, another one, and none. */
function countyQuestions(path: Remedy): Question[] {
  const { localCounty } = path;
  if (localCounty === null) return [];
  const bare = localCounty.replace(/ County$/u, '');
  const base = caseFor(path);
  const facts = { ...base, dates: allDates(path, onDay(addDays(base.filingDate, 30))) };
  const names = [`  ${bare.toUpperCase()} co., ${base.state}`, `County of ${bare}`, 'Franklin County', ''];
  return names.map((county) => [
    `county/${county === '' ? 'unknown' : county.trim()}`,
    { ...facts, county },
    TODAY,
  ]);
}

/** The last day of a check that still gives dates, and the first that does not. */
function ageQuestions(path: Remedy): Question[] {
  const base = caseFor(path);
  const facts = { ...base, dates: allDates(path, onDay(addDays(base.filingDate, 30))) };
  const unpaid: PlanCase = { ...facts, paymentStatus: 'not-paid' };
  return [CHECK_AGE_LIMITS.due, CHECK_AGE_LIMITS.due + 1].flatMap((days): Question[] => {
    const checkedOn = addDays(TODAY, -days);
    return [
      [`checked-${days}-days-ago`, facts, TODAY, checkedOn],
      ...(path.appliesTo.paidRequired === true
        ? [[`checked-${days}-days-ago/not-paid`, unpaid, TODAY, checkedOn] as Question]
        : []),
    ];
  });
}

if (import.meta.main) {
  const laws = JURISDICTIONS.map(
    ({ slug }) => JSON.parse(readFileSync(path.join(ROOT, LAWS, `${slug}.json`), 'utf8')) as SealingLaw,
  );
  const vectors = vectorsOf(laws);
  writeFileSync(path.join(ROOT, VECTORS_FILE), vectorsFileText(vectors));
  console.log(`${VECTORS_FILE}: ${vectors.length} vectors`);
}
