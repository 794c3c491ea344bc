import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { SEALING_LAWS } from '#data/laws.ts';
import { LAW_VECTORS } from '#data/law-publications.ts';
import { CASE_OUTCOMES, EVICTION_REASONS, PAYMENT_STATUSES } from '#domain/check/case-facts.ts';
import {
  CLOCK_BOUNDS,
  CLOCK_STARTS,
  CLOCK_UNITS,
  CONFIDENCES,
  PERIOD_EVENTS,
  REMEDY_GROUNDS,
  REMEDY_ROUTES,
  WITHOUT_MONEY_JUDGMENT,
} from '#domain/law/remedy-terms.ts';
import type { MissingFact, NoDateReason, ReportingLimit, When } from '#domain/plan/date-rules.ts';
import { type DateConflict, FURTHER_DATES, type Mismatch } from '#domain/plan/remedy-fit.ts';
import { addDays, type PlainDate } from '#domain/shared/plain-date.ts';
import { VECTORS_FILE, vectorsFileText, vectorsOf } from './law-vectors.ts';
import { ROOT } from './local/project.ts';

const RULES_FILE = 'src/content/words/en/law-rules.md';
const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/**
 * Every answer a rule can give. The compiler requires new values here; none of the code's own lists is read at run
 * time.
 */
const namesOf = <Name extends string>(names: Readonly<Record<Name, true>>) => Object.keys(names);
const KINDS = namesOf<When['kind']>({
  'open-now': true,
  'opens-on': true,
  'needs-a-fact': true,
  'does-not-apply': true,
  'not-computable': true,
});
const MISMATCHES = namesOf<Mismatch>({
  outcome: true,
  'another-court': true,
  filed: true,
  ended: true,
  grounds: true,
  'only-without-money-judgment': true,
  'only-with-money-judgment': true,
  unpaid: true,
  paid: true,
});
const MISSING_FACTS = namesOf<MissingFact>({
  filing: true,
  ended: true,
  paid: true,
  'settlement-kept': true,
  'answer-filed': true,
  settlement: true,
  'settlement-covered': true,
  court: true,
  grounds: true,
  foreclosure: true,
  'money-judgment': true,
  claim: true,
  order: true,
  end: true,
});
const NO_DATE_REASONS = namesOf<NoDateReason>({
  'not-confirmed': true,
  'check-too-old': true,
  agreement: true,
  judge: true,
  'nothing-to-count': true,
});
const CONFLICTS = namesOf<DateConflict>({
  'in-the-future': true,
  'before-filing': true,
  'before-the-end': true,
});
const REPORTING_KINDS = namesOf<ReportingLimit['kind']>({
  'ends-after': true,
  'has-ended': true,
  'needs-judgment-date': true,
  'check-filing-date': true,
});

const { vectors } = LAW_VECTORS;
const paths = new Map(
  Object.values(SEALING_LAWS).flatMap(({ remedies }) => remedies.map((each) => [each.id, each] as const)),
);
const answers = vectors.flatMap((vector) =>
  vector.paths.map((answer) => ({ vector, answer, path: paths.get(answer.id) ?? expect.fail(answer.id) })),
);
/** Answers that rest on the clock of their path. */
const counted = answers.filter(({ answer, path: { clock } }) => {
  if (clock === null) return false;
  return answer.kind === 'opens-on' || (answer.kind === 'open-now' && answer.since !== null);
});

/** What no vector shows, as a line of a message. */
function missing(field: string, expected: readonly string[], shown: Iterable<unknown>): string[] {
  const seen = new Set(shown);
  return expected
    .filter((name) => !seen.has(name))
    .map((name) => `${VECTORS_FILE}: no vector has ${field} "${name}". Add a case to scripts/law-vectors/.`);
}

describe('the published test vectors', () => {
  it('are what the rules give for the laws', () => {
    const lines = (text: string) => text.split('\n');
    const published = lines(textOf(VECTORS_FILE));
    const expected = lines(vectorsFileText(vectorsOf(Object.values(SEALING_LAWS))));
    const first = expected.findIndex((line, index) => line !== published[index]);
    const lineCounts = [published.length, expected.length];
    const message = `${VECTORS_FILE}, line ${first + 1}, is not what the rules say. Run npm run vectors, and read what changed.`;
    expect({ line: published[first], lineCounts }, message).toEqual({
      line: expected[first],
      lineCounts: [expected.length, expected.length],
    });
  });

  it('are at least 500 and cover every state', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(500);
    expect(
      missing(
        'case.state',
        Object.keys(SEALING_LAWS),
        vectors.map((each) => each.case.state),
      ),
    ).toEqual([]);
  });

  it('cover every answer of the rules', () => {
    const found = answers.map(({ answer }) => answer);
    const why = (kind: When['kind']) => found.map((each) => each.kind === kind && 'why' in each && each.why);
    const needs = found.flatMap((each) => (each.kind === 'needs-a-fact' ? [each] : []));
    expect([
      ...missing(
        'kind',
        KINDS,
        found.map((each) => each.kind),
      ),
      ...missing('does-not-apply, why', MISMATCHES, why('does-not-apply')),
      ...missing('not-computable, why', NO_DATE_REASONS, why('not-computable')),
      ...missing(
        'fact',
        MISSING_FACTS,
        needs.map((each) => each.fact),
      ),
      ...missing(
        'conflict',
        CONFLICTS,
        needs.map((each) => each.conflict),
      ),
      ...missing(
        'reporting.kind',
        REPORTING_KINDS,
        vectors.map((each) => each.reporting.kind),
      ),
    ]).toEqual([]);
  });

  it('cover every answer about the case', () => {
    const cases = vectors.map((each) => each.case);
    expect([
      ...missing(
        'case.outcome',
        CASE_OUTCOMES,
        cases.map((each) => each.outcome),
      ),
      ...missing(
        'case.paymentStatus',
        PAYMENT_STATUSES,
        cases.map((each) => each.paymentStatus),
      ),
      ...missing(
        'case.reason',
        EVICTION_REASONS,
        cases.map((each) => each.reason),
      ),
      ...missing(
        'case.dates',
        FURTHER_DATES,
        cases.flatMap(({ dates }) => Object.keys(dates)),
      ),
    ]).toEqual([]);
  });

  it('cover every start, unit and bound of a clock and every term of a path', () => {
    const clocks = counted.map(({ path: { clock } }) => clock);
    const terms = answers.map(({ path: { appliesTo } }) => appliesTo);
    expect([
      ...missing(
        'clock.from',
        CLOCK_STARTS,
        clocks.map((clock) => clock?.from),
      ),
      ...missing(
        'clock.unit',
        CLOCK_UNITS,
        clocks.map((clock) => clock?.unit),
      ),
      ...missing(
        'clock.bound',
        CLOCK_BOUNDS,
        clocks.map((clock) => clock?.bound),
      ),
      ...missing(
        'period.of',
        PERIOD_EVENTS,
        terms.map(({ period }) => period?.of),
      ),
      ...missing(
        'reasons',
        REMEDY_GROUNDS,
        terms.flatMap(({ reasons }) => reasons ?? []),
      ),
      ...missing(
        'withoutMoneyJudgment',
        WITHOUT_MONEY_JUDGMENT,
        terms.map((each) => each.withoutMoneyJudgment),
      ),
      ...missing(
        'how',
        REMEDY_ROUTES,
        answers.map(({ path: { how } }) => how),
      ),
      ...missing(
        'confidence',
        CONFIDENCES,
        answers.map(({ path: { confidence } }) => confidence),
      ),
    ]).toEqual([]);
  });

  // The form does not ask for the dates of the claim and the order, so such a path has no date, whatever its clock.
  const withClock = [...paths.values()].filter(
    ({ clock, appliesTo: { period } }) => clock !== null && period?.of !== 'claim' && period?.of !== 'order',
  );
  it.each(withClock.map(({ id, clock }) => [id, clock?.amount ?? 0] as const))(
    'include the days around the opening of %s',
    (id, amount) => {
      const days = counted
        .filter(({ answer }) => answer.id === id)
        .map(({ answer, vector: { today } }) => {
          const date = 'date' in answer ? answer.date : 'since' in answer ? answer.since : null;
          if (date === today) return 'the day';
          if (date === addDays(today as PlainDate, 1)) return 'the day before';
          return date === addDays(today as PlainDate, -1) ? 'the day after' : null;
        });
      // Without a wait there is no case on the day before.
      const expected = ['the day', 'the day after', ...(amount === 0 ? [] : ['the day before'])];
      expect(missing(`an answer for ${id} on`, expected, days)).toEqual([]);
    },
  );
});

describe('the rules in words', () => {
  it('name every value that an answer, a case or a path can have', () => {
    const rules = textOf(RULES_FILE);
    const names = [
      ...[...KINDS, ...MISMATCHES, ...MISSING_FACTS, ...NO_DATE_REASONS, ...CONFLICTS, ...REPORTING_KINDS],
      ...[...CASE_OUTCOMES, ...PAYMENT_STATUSES, ...EVICTION_REASONS, ...FURTHER_DATES],
      ...[...CLOCK_STARTS, ...CLOCK_UNITS, ...CLOCK_BOUNDS, ...PERIOD_EVENTS, ...REMEDY_GROUNDS],
      ...[...WITHOUT_MONEY_JUDGMENT, 'stipulation', 'automatic', 'low'],
    ];
    const unnamed = [...new Set(names)].filter((name) => !rules.includes(`\`${name}\``));
    expect(unnamed.map((name) => `${RULES_FILE}: says nothing of "${name}".`)).toEqual([]);
  });
});
