import { describe, expect, it } from 'vitest';

import rules from '#content/words/en/law-rules.md?raw';
import { CASE_OUTCOMES, EVICTION_REASONS, PAYMENT_STATUSES } from '#domain/check/case-facts.ts';
import {
  CASE_QUESTIONS,
  CLOCK_BOUNDS,
  CLOCK_STARTS,
  CLOCK_UNITS,
  CONFIDENCES,
  PERIOD_EVENTS,
  REMEDY_GROUNDS,
  REMEDY_ROUTES,
  WITHOUT_ANSWER,
  WITHOUT_MONEY_JUDGMENT,
} from '#domain/law/remedy-terms.ts';
import type { MissingFact, NoDateReason, ReportingLimit, When } from '#domain/plan/date-rules.ts';
import { type DateConflict, DEBT_ENDINGS, FURTHER_DATES, type Mismatch } from '#domain/plan/remedy-fit.ts';
import { addYears } from '#domain/shared/known-date.ts';
import { addDays, type PlainDate } from '#domain/shared/plain-date.ts';
import { SEALING_LAWS } from './laws.ts';
import { lawVectors } from './law-vectors.ts';

const laws = Object.values(SEALING_LAWS);
const paths = new Map(laws.flatMap(({ remedies }) => remedies.map((each) => [each.id, each] as const)));
const vectors = lawVectors(laws);
const cases = vectors.map((each) => each.case);
const answers = vectors.flatMap(({ today, paths: each }) =>
  each.map((answer) => ({ today, answer, path: paths.get(answer.id) ?? expect.fail(answer.id) })),
);
const whys = (kind: When['kind']) =>
  answers.map(({ answer }) => answer.kind === kind && 'why' in answer && answer.why);
const needs = answers.flatMap(({ answer }) => (answer.kind === 'needs-a-fact' ? [answer] : []));
const reporting = vectors.map((each) => each.reporting.kind);
/** Answers that rest on the clock of their path. */
const counted = answers.flatMap(({ today, answer, path }) => {
  const date = answer.kind === 'opens-on' ? answer.date : answer.kind === 'open-now' ? answer.since : null;
  return date === null || path.clock === null
    ? []
    : [{ today, date, path, clock: path.clock, kind: answer.kind }];
});
const terms = answers.map(({ path }) => path.appliesTo);

/** The names of a type; the compiler asks for new ones here. */
const namesOf = <Name extends string>(names: Readonly<Record<Name, 0>>) => Object.keys(names);

/** Each field of the vectors with the values that it can have, and those that the vectors show. */
const FIELDS: readonly (readonly [field: string, values: readonly string[], shown: readonly unknown[]])[] = [
  ['case.state', Object.keys(SEALING_LAWS), cases.map(({ state }) => state)],
  ['case.outcome', CASE_OUTCOMES, cases.map(({ outcome }) => outcome)],
  ['case.paymentStatus', PAYMENT_STATUSES, cases.map(({ paymentStatus }) => paymentStatus)],
  ['case.reason', EVICTION_REASONS, cases.map(({ reason }) => reason)],
  ['case.dates', FURTHER_DATES, cases.flatMap(({ dates }) => Object.keys(dates))],
  [
    'kind',
    namesOf<When['kind']>({
      'open-now': 0,
      'opens-on': 0,
      'needs-a-fact': 0,
      'does-not-apply': 0,
      'not-computable': 0,
    }),
    answers.map(({ answer }) => answer.kind),
  ],
  [
    'why of does-not-apply',
    namesOf<Mismatch>({
      outcome: 0,
      'another-court': 0,
      filed: 0,
      ended: 0,
      grounds: 0,
      unpaid: 0,
      paid: 0,
      answer: 0,
      'judgment-too-soon': 0,
      'only-without-money-judgment': 0,
      'only-with-money-judgment': 0,
    }),
    whys('does-not-apply'),
  ],
  [
    'why of not-computable',
    namesOf<NoDateReason>({
      'not-confirmed': 0,
      'check-too-old': 0,
      agreement: 0,
      judge: 0,
      'nothing-to-count': 0,
    }),
    whys('not-computable'),
  ],
  [
    'fact',
    namesOf<Exclude<MissingFact, 'all-defendants'>>({
      filing: 0,
      ended: 0,
      paid: 0,
      'settlement-kept': 0,
      'answer-filed': 0,
      settlement: 0,
      court: 0,
      'settlement-covered': 0,
      grounds: 0,
      foreclosure: 0,
      'money-judgment': 0,
      claim: 0,
      order: 0,
      end: 0,
      'last-request': 0,
      debt: 0,
      trial: 0,
      nonsuit: 0,
      redeemed: 0,
      extended: 0,
      survivor: 0,
    }),
    needs.map(({ fact }) => fact),
  ],
  [
    'conflict',
    namesOf<DateConflict>({
      'in-the-future': 0,
      'before-filing': 0,
      'before-the-end': 0,
      'not-paid': 0,
      'too-young-to-expire': 0,
    }),
    needs.map(({ conflict }) => conflict),
  ],
  [
    'reporting.kind',
    namesOf<ReportingLimit['kind']>({
      'ends-after': 0,
      'has-ended': 0,
      'needs-judgment-date': 0,
      'check-filing-date': 0,
    }),
    reporting,
  ],
  ['clock.from', CLOCK_STARTS, counted.map(({ clock }) => clock.from)],
  ['clock.unit', CLOCK_UNITS, counted.map(({ clock }) => clock.unit)],
  ['clock.bound', CLOCK_BOUNDS, counted.map(({ clock }) => clock.bound)],
  ['period.of', PERIOD_EVENTS, terms.map(({ period }) => period?.of)],
  ['reasons', REMEDY_GROUNDS, terms.flatMap(({ reasons }) => reasons ?? [])],
  ['withoutMoneyJudgment', WITHOUT_MONEY_JUDGMENT, terms.map((each) => each.withoutMoneyJudgment)],
  ['how', REMEDY_ROUTES, answers.map(({ path }) => path.how)],
  ['case.debt', DEBT_ENDINGS, cases.map(({ debt }) => debt)],
  ['answers.question', CASE_QUESTIONS, cases.flatMap(({ answers: given = {} }) => Object.keys(given))],
  [
    'answers.unknown',
    WITHOUT_ANSWER,
    terms.flatMap(({ answers: asked = [] }) => asked.map(({ unknown }) => unknown)),
  ],
  ['confidence', CONFIDENCES, answers.map(({ path }) => path.confidence)],
];

describe('the published test vectors', () => {
  it.each(FIELDS)('show every value of %s', (_, values, shown) => {
    expect(values.filter((value) => !shown.includes(value))).toEqual([]);
  });

  it('are at least 2,000, with an id each', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(2_000);
    expect(new Set(vectors.map(({ id }) => id)).size).toBe(vectors.length);
  });

  // The form does not ask for the dates of the claim and the order, so such a path has no date, whatever its clock.
  const withClock = [...paths.values()].filter(
    ({ clock, appliesTo: { period } }) => clock !== null && period?.of !== 'claim' && period?.of !== 'order',
  );
  it.each(withClock)('include the days around the opening of $id', (path) => {
    // Without a wait there is no case on the day before.
    const isAtOnce = path.clock?.amount === 0 && path.clock.appeal === undefined;
    // A court that acts once a year is open a year after the day since which it could act.
    const last = (date: PlainDate, kind: string) =>
      path.clock?.run === 'yearly' && kind === 'open-now' ? addYears(date, 1) : date;
    for (const days of isAtOnce ? [0, 1] : [-1, 0, 1])
      expect(
        counted.some(
          (each) => each.path === path && each.today === addDays(last(each.date, each.kind), days),
        ),
      ).toBe(true);
  });
});

/** Spoken of in groups: “`low`”, “the others”. */
const UNNAMED = new Set(['high', 'medium', 'petition', 'court-discretion', ...Object.keys(SEALING_LAWS)]);
it.each(FIELDS)('the rules in words name every value of %s', (_, values) => {
  expect(values.filter((value) => !UNNAMED.has(value) && !rules.includes(`\`${value}\``))).toEqual([]);
});
