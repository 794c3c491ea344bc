import { EVICTION_REASONS, SETTLEMENT_ENDINGS } from '#domain/check/case-facts.ts';
import { CASE_QUESTIONS, type CaseQuestion } from '#domain/law/remedy-terms.ts';
import type { ShownRemedy } from '#domain/law/sealing-law.ts';
import { addYears, onDay } from '#domain/shared/known-date.ts';
import { addDays, latest, type PlainDate } from '#domain/shared/plain-date.ts';
import type { MissingFact, When } from './date-rules.ts';
import { DEBT_ENDINGS, filedWithin, type Mismatch, type PlanCase } from './remedy-fit.ts';

/*
 * What each answer to an unknown fact leads to. The facts are tried out, and the finding of each trial is kept, so that
 * a verdict that depends on them can say what they decide.
 */

/** What one answer leads to. */
export interface Branch<Found> {
  /** The answer to the only question that decides; `null` where a date, or more than one fact, decides. */
  readonly answer: boolean | null;
  readonly finding: Found;
}

/** The parts of a finding that its branches are told apart by. */
interface TriedFinding {
  readonly kind: string;
  readonly basis: { readonly remedy: ShownRemedy; readonly when: When } | null;
  readonly decidedBy: readonly MissingFact[];
  readonly closedBy: Mismatch | null;
}

/** A law with its remedies. */
interface LawOfRemedies {
  readonly remedies: readonly ShownRemedy[];
}

/** A law and a case in which an unknown fact is tried out. */
interface Trial<Law> {
  readonly law: Law;
  readonly facts: PlanCase;
}

/** Trials of more than so many facts say no more than those of the first. */
const FACTS_TRIED = 3;

/**
 * The findings that the deciding facts can lead to, without repetition, in the order in which they are tried.
 *
 * @param decide computes the finding of a trial
 */
export function branchesOf<Found extends TriedFinding, Law extends LawOfRemedies>(
  { decidedBy, basis }: Found,
  law: Law,
  facts: PlanCase,
  today: PlainDate,
  decide: (law: Law, facts: PlanCase, today: PlainDate) => Found,
): readonly Branch<Found>[] {
  if (basis === null) return [];
  if (basis.remedy.appliesTo.dependsOn !== undefined && basis.when.kind === 'not-computable')
    return distinctBranches(
      [settled(basis.remedy), null].map((remedy) => ({
        answer: null,
        finding: decide(replaced(law, basis.remedy, remedy), facts, today),
      })),
    );
  const tried = decidedBy.slice(0, FACTS_TRIED);
  const trials = tried.reduce<readonly Trial<Law>[]>(
    (all, fact) => all.flatMap((trial) => trialsOf(fact, trial, basis.remedy, today)),
    [{ law, facts }],
  );
  const [only] = decidedBy;
  const question = decidedBy.length === 1 && only !== undefined && isQuestion(only) ? only : null;
  const branches = trials.map((trial): Branch<Found> => ({
    answer: question === null ? null : (trial.facts.answers?.[question] ?? null),
    finding: decide(trial.law, trial.facts, today),
  }));
  return distinctBranches(branches);
}

/** Of branches that are told in the same words, the first. */
export function distinctBranches<Found extends TriedFinding>(
  branches: readonly Branch<Found>[],
): readonly Branch<Found>[] {
  const first = new Map<string, Branch<Found>>();
  for (const branch of branches) {
    const key = keyOf(branch);
    if (!first.has(key)) first.set(key, branch);
  }
  return [...first.values()];
}

/** Branches with the same key are told in the same words. */
function keyOf({ answer, finding: { kind, basis, closedBy } }: Branch<TriedFinding>): string {
  const when = basis?.when;
  const isSooner =
    when?.kind === 'opens-on' || when?.kind === 'needs-a-fact' ? when.notBefore === null : null;
  const isLikely = when?.kind === 'needs-a-fact' && when.likely === true;
  return [
    answer,
    kind,
    basis?.remedy.how,
    basis?.remedy.effect,
    when?.kind,
    isSooner,
    isLikely,
    closedBy === 'unpaid',
  ].join();
}

/** The trials of one fact. A fact that no trial can settle stays as it is. */
function trialsOf<Law extends LawOfRemedies>(
  fact: MissingFact,
  { law, facts }: Trial<Law>,
  remedy: ShownRemedy,
  today: PlainDate,
): Trial<Law>[] {
  const cases = (all: readonly PlanCase[]) => all.map((each) => ({ law, facts: each }));
  const onDays = (which: 'ended' | 'paid' | 'settlement-kept' | 'claim', days: readonly PlainDate[]) =>
    cases(days.map((day) => ({ ...facts, dates: { ...facts.dates, [which]: onDay(day) } })));
  if (isQuestion(fact))
    return cases([true, false].map((said) => ({ ...facts, answers: { ...facts.answers, [fact]: said } })));
  switch (fact) {
    case 'settlement':
      return cases(SETTLEMENT_ENDINGS.map((settledAs) => ({ ...facts, settledAs })));
    case 'debt':
      return cases([...DEBT_ENDINGS, undefined].map((debt) => ({ ...facts, debt })));
    case 'grounds':
      // The renter's own reason left it open.
      return cases(
        EVICTION_REASONS.filter((reason) => reason !== facts.reason).map((reason) => ({ ...facts, reason })),
      );
    case 'end':
    case 'ended':
      return onDays('ended', daysOfEnd(law, facts, today));
    case 'paid':
    case 'settlement-kept':
      return onDays(fact, [today, facts.dates.ended?.last ?? filedWithin(facts).first]);
    case 'claim':
      return onDays('claim', daysOfClaim(remedy, facts));
    case 'filing':
      return cases(
        [filedWithin(facts).first, filedWithin(facts).last].map((filingDate) => ({
          ...facts,
          filingDate,
          filingPrecision: 'day' as const,
        })),
      );
    case 'money-judgment':
    case 'settlement-covered':
    case 'court':
      // Whether the remedy covers such a case: once as if it did, and once without it.
      return [assuming(remedy, fact), null].map((by) => ({
        law: replaced(law, remedy, by),
        facts,
      }));
    case 'answer-filed':
    case 'last-request':
    case 'latest-case':
      return [{ law, facts }];
  }
}

/** A law with another remedy in the place of one, or without it. */
function replaced<Law extends LawOfRemedies>(law: Law, remedy: ShownRemedy, by: ShownRemedy | null): Law {
  const remedies = law.remedies.flatMap((each) => {
    if (each.id !== remedy.id) return [each];
    return by === null ? [] : [by];
  });
  return { ...law, remedies };
}

/** A remedy with nothing to count, as if what it depends on were so: it is open. */
function settled(remedy: ShownRemedy): ShownRemedy {
  const waitingPeriod = { from: 'filing', amount: 0, unit: 'days', bound: 'on-or-after', note: '' } as const;
  return { ...remedy, waitingPeriod };
}

/** A remedy as if it covered what its law leaves open. */
function assuming(remedy: ShownRemedy, fact: 'money-judgment' | 'settlement-covered' | 'court'): ShownRemedy {
  const { appliesTo } = remedy;
  if (fact === 'court') return { ...remedy, localTo: null, localCounty: null };
  return {
    ...remedy,
    appliesTo:
      fact === 'money-judgment'
        ? { ...appliesTo, withoutMoneyJudgment: 'fits' }
        : { ...appliesTo, outcomes: [...appliesTo.outcomes, 'settlement'] },
  };
}

/** How long after its filing a case ends, in days: the usual time first. */
const DAYS_TO_THE_END = [45, 0, 365] as const;

/** Days on which a case can have ended, and those around which the law makes a difference. */
function daysOfEnd({ remedies }: LawOfRemedies, facts: PlanCase, today: PlainDate): PlainDate[] {
  const { first, last } = filedWithin(facts);
  const edges = remedies.flatMap(({ appliesTo: { period, judgmentAfterDays } }): PlainDate[] => [
    ...(judgmentAfterDays === undefined ? [] : [addDays(last, judgmentAfterDays + 1)]),
    ...(period?.of === 'end' ? edgesOf(period) : []),
  ]);
  const days = [...DAYS_TO_THE_END.map((count) => addDays(first, count)), addYears(first, 2), ...edges];
  const possible = days.filter((day) => day >= first && day <= today);
  return possible.length === 0 ? [latest(first, today)] : possible;
}

/** Rent is often two months late when the landlord sues. */
const DAYS_BEFORE_THE_FILING = 60;

/** Days on which a claim can have come due, inside and outside of the law's time. */
function daysOfClaim({ appliesTo: { period } }: ShownRemedy, facts: PlanCase): PlainDate[] {
  const { last } = filedWithin(facts);
  const edges = period === null ? [] : edgesOf(period);
  const before = period?.onOrAfter == null ? [] : [addDays(period.onOrAfter as PlainDate, -1)];
  const usual = addDays(last, -DAYS_BEFORE_THE_FILING);
  return [usual, ...edges, ...before, last].filter((day) => day <= last);
}

function edgesOf({
  onOrAfter,
  before,
}: {
  readonly onOrAfter: string | null;
  readonly before: string | null;
}): PlainDate[] {
  return [
    ...(onOrAfter === null ? [] : [onOrAfter as PlainDate]),
    ...(before === null ? [] : [addDays(before as PlainDate, -1), before as PlainDate]),
  ];
}

const QUESTIONS: readonly string[] = CASE_QUESTIONS;

function isQuestion(fact: MissingFact): fact is CaseQuestion {
  return QUESTIONS.includes(fact);
}
