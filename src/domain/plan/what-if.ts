import { EVICTION_REASONS, SETTLEMENT_ENDINGS } from '#domain/check/case-facts.ts';
import { CASE_QUESTIONS, type CaseQuestion } from '#domain/law/remedy-terms.ts';
import { isConfirmed, isUnconfirmedLaw, sealsRecord } from '#domain/law/evidence.ts';
import type { RemedyPeriod, ShownRemedy } from '#domain/law/sealing-law.ts';
import { addYears, onDay } from '#domain/shared/known-date.ts';
import { addDays, latest, type PlainDate } from '#domain/shared/plain-date.ts';
import { type MissingFact, remedyDate, type When } from './date-rules.ts';
import {
  type Answer,
  type Branch,
  type DatedRemedy,
  type Finding,
  type FindingSources,
  type FirstDay,
  ifs,
  type WhatIf,
} from './finding.ts';
import {
  DEBT_ENDINGS,
  filedWithin,
  FURTHER_DATES,
  type OpenPoint,
  openPoints,
  type PlanCase,
} from './remedy-fit.ts';

/*
 * What would change a finding: what the renter can do, and what nobody has said yet. Each is tried by asking the law
 * again, so verdict, steps and plan never guess what an act or an answer leads to.
 */

type Decide = (law: FindingSources, facts: PlanCase, today: PlainDate) => Finding;

/** The first day on which a remedy can be used, if nothing more has to be found out than a day. */
function firstDay(when: When): FirstDay {
  switch (when.kind) {
    case 'open-now':
      return 'now';
    case 'opens-on':
      return when.notBefore === undefined || when.appeal === true ? when.date : when.notBefore;
    case 'needs-a-fact':
      return when.likely === true || when.confirms === true ? 'now' : when.notBefore;
    case 'not-computable':
      return when.why === 'agreement' || when.why === 'judge' ? 'now' : null;
    case 'does-not-apply':
      return null;
  }
}

/** Who acts on each of the remedies; those of the court's own are left out. */
export function actsOn(remedies: readonly DatedRemedy[]): readonly WhatIf[] {
  return remedies.flatMap((way): WhatIf[] => {
    const { how } = way.remedy;
    const isUnchecked = way.when.kind === 'not-computable' && way.when.why === 'old-check';
    if (how === 'automatic' || way.remedy.localTo !== null || isUnchecked) return [];
    const by = how === 'court-discretion' ? 'judge' : how === 'stipulation' ? 'agreement' : 'ask';
    const isWeighed = way.when.kind === 'not-computable' && way.when.why === 'judge';
    return [{ kind: 'act', by: isWeighed ? 'judge' : by, way, first: firstDay(way.when) }];
  });
}

/** What the law says once the judgment is paid in full today, with the first remedy that this opens. */
export function ifPaidToday(
  law: FindingSources,
  facts: PlanCase,
  today: PlainDate,
  decide: Decide,
): Extract<WhatIf, { kind: 'pay' }> {
  const paid: PlanCase = {
    ...facts,
    paymentStatus: 'paid',
    debt: undefined,
    dates: { ...facts.dates, paid: onDay(today) },
    // Who still owes it did not pay before the eviction, and has it put on file.
    answers: { redeemed: false, satisfaction: true, ...facts.answers },
  };
  const finding = decide(law, paid, today);
  const isBasis = ({ remedy }: DatedRemedy) => remedy.id === finding.basis?.remedy.id;
  const opened = law.remedies
    .filter((remedy) => isConfirmed(remedy) && sealsRecord(remedy) && remedy.localTo === null)
    .filter((remedy) => {
      const when = remedyDate(remedy, facts, today);
      return when.kind === 'does-not-apply' && when.why === 'unpaid';
    })
    .map((remedy) => ({ remedy, when: remedyDate(remedy, paid, today) }))
    .filter(({ when }) => when.kind !== 'does-not-apply')
    .sort(
      (one, other) =>
        order(firstDay(one.when)).localeCompare(order(firstDay(other.when))) ||
        Number(isBasis(other)) - Number(isBasis(one)),
    );
  const sure = opened.find((dated) => isBasis(dated) || !needsConsent(dated.remedy));
  const way = sure ?? opened[0] ?? finding.basis;
  return { kind: 'pay', way, first: way === null ? null : firstDay(way.when), finding };
}

/** Whether a remedy opens on a later day, known or not. */
export function isToCome(when: When): boolean {
  return when.kind === 'opens-on' || (when.kind === 'needs-a-fact' && when.notBefore !== null);
}

/**
 * Whether paying opens a remedy earlier than everything that is open without it, or on the same day without anybody's
 * consent where the others need one.
 */
export function opensMore(
  { way, first }: Extract<WhatIf, { kind: 'pay' }>,
  { basis, whatIf }: Pick<Finding, 'basis' | 'whatIf'>,
): boolean {
  if (way === null || first === null || needsConsent(way.remedy)) return false;
  const others = [
    ...(basis === null ? [] : [{ way: basis, first: firstDay(basis.when) }]),
    ...ifs({ whatIf }, 'act'),
  ];
  return others.every(
    (other) =>
      other.first === null ||
      order(first) < order(other.first) ||
      (order(first) === order(other.first) && needsConsent(other.way.remedy)),
  );
}

function needsConsent({ how }: ShownRemedy): boolean {
  return how === 'stipulation' || how === 'court-discretion';
}

/** Sorts first days: now, then the earliest, then what is unknown. */
function order(first: FirstDay): string {
  return first === 'now' ? '' : (first ?? 'unknown');
}

/** Facts that matter in few cases. */
const RARE_FACTS: ReadonlySet<MissingFact> = new Set([
  'foreclosure',
  'settlement-covered',
  'survivor',
  'minor-named',
  'no-prosecution',
] as const);

/** Landlords rarely sue over rent that came due longer ago. */
const OLDEST_CLAIM_YEARS = 1;

/** What a remedy waits for and few cases have, whatever else it waits for; `undefined` where there is nothing. */
function rarePoint(remedy: ShownRemedy, facts: PlanCase): OpenPoint | undefined {
  const { settledAs, period } = remedy.appliesTo;
  return openPoints(remedy, facts).find((point) => {
    // No law says what a settlement that ended this way counts as.
    if (point === 'settlement') return settledAs === undefined;
    if (point !== 'claim') return RARE_FACTS.has(point);
    const before = period?.before ?? null;
    return before !== null && filedWithin(facts).first >= addYears(before as PlainDate, OLDEST_CLAIM_YEARS);
  });
}

/** Whether a remedy waits for a fact that matters in few cases only. */
export function isRare(remedy: ShownRemedy, facts: PlanCase): boolean {
  return rarePoint(remedy, facts) !== undefined;
}

const ANSWERABLE: readonly string[] = [...CASE_QUESTIONS, 'settlement', 'end', 'claim'];

/** The fact by which a remedy of the whole state may be open today, if the renter can answer it; else `null`. */
export function opensBy({ remedy, when }: DatedRemedy): MissingFact | null {
  const mayBeOpen = remedy.localTo === null && when.kind === 'needs-a-fact' && when.notBefore === null;
  return mayBeOpen && ANSWERABLE.includes(when.fact) ? when.fact : null;
}

/** The laws that nobody confirmed and that wait for an answer of the renter's. */
export function awaitingAnswer({ remedies }: FindingSources, facts: PlanCase): readonly DatedRemedy[] {
  return remedies.flatMap((remedy): DatedRemedy[] => {
    const [fact] = isUnconfirmedLaw(remedy) ? openPoints(remedy, facts) : [];
    if (fact === undefined) return [];
    return [{ remedy, when: { kind: 'needs-a-fact', fact, conflict: null, notBefore: null } }];
  });
}

/** The first fact by which a remedy that the finding does not rest on may be open today, if an answer to it says so. */
export function ifLearned(
  found: Pick<Finding, 'basis' | 'kind' | 'isForOthers'>,
  law: FindingSources,
  facts: PlanCase,
  today: PlainDate,
): readonly WhatIf[] {
  const { basis, kind, isForOthers } = found;
  const isOpen =
    basis === null
      ? kind !== 'no-remedy' && !isForOthers
      : kind !== 'needs-a-fact' &&
        kind !== 'limited' &&
        basis.when.kind !== 'not-computable' &&
        !isToCome(basis.when);
  if (isOpen) return [];
  const sealing = law.remedies
    .filter((remedy) => kind !== 'needs-a-fact' && isConfirmed(remedy) && sealsRecord(remedy))
    .map((remedy) => ({ remedy, when: remedyDate(remedy, facts, today) }));
  for (const dated of [...sealing, ...awaitingAnswer(law, facts)]) {
    const { remedy } = dated;
    const rare = rarePoint(remedy, facts);
    const opening = opensBy(dated);
    if (opening === null || remedy.id === basis?.remedy.id) continue;
    // Of the facts that few cases have, the renter is asked only what takes a yes or no.
    if (rare !== undefined && !isQuestion(rare)) continue;
    const fact = rare ?? opening;
    for (const trial of trialsOf(fact, { law, facts }, remedy, today)) {
      const when = remedyDate(remedy, trial.facts, today);
      if (when.kind !== 'does-not-apply' && !isToCome(when)) return [{ kind: 'learn', fact }];
    }
  }
  return [];
}

/** A law and a case in which an unknown fact is tried out. */
interface Trial {
  readonly law: FindingSources;
  readonly facts: PlanCase;
}

/** Trials of more than so many facts say no more than those of the first. */
const FACTS_TRIED = 3;

/** What each answer to the facts that a finding depends on leads to, without repetition, in the order of the trials. */
export function ifAnswered(
  { decidedBy, basis }: Pick<Finding, 'decidedBy' | 'basis'>,
  law: FindingSources,
  facts: PlanCase,
  today: PlainDate,
  decide: Decide,
): readonly Branch[] {
  if (basis === null) return [];
  if (basis.remedy.appliesTo.dependsOn !== undefined && basis.when.kind === 'not-computable')
    return distinctBranches(
      [settled(basis.remedy), null].map((by) =>
        ifFound(decide(replaced(law, basis.remedy, by), facts, today)),
      ),
    );
  const asked = decidedBy.slice(0, FACTS_TRIED);
  const trials = asked.reduce<readonly Trial[]>(
    (all, fact) => all.flatMap((trial) => trialsOf(fact, trial, basis.remedy, today)),
    [{ law, facts }],
  );
  const [only] = decidedBy.length === 1 ? decidedBy : [];
  return distinctBranches(
    trials.map((trial) => ({
      kind: 'answer',
      facts: decidedBy,
      answer: only === undefined ? null : answerIn(trial.facts, only),
      finding: decide(trial.law, trial.facts, today),
    })),
  );
}

/** A finding as what one answer leads to, which nothing else tells apart. */
export function ifFound(finding: Finding): Branch {
  return { kind: 'answer', facts: [], answer: null, finding };
}

function answerIn({ answers, settledAs }: PlanCase, fact: MissingFact): Answer | null {
  if (fact === 'settlement') return settledAs ?? null;
  return isQuestion(fact) ? (answers?.[fact] ?? null) : null;
}

/** Whether every answer to the facts can be tried, so that its day is exact: no date is among them. */
export function isEachTried(facts: readonly MissingFact[]): boolean {
  const isDate = (fact: MissingFact) =>
    fact === 'filing' || fact === 'end' || FURTHER_DATES.some((date) => date === fact);
  return facts.length > 0 && facts.length <= FACTS_TRIED && !facts.some(isDate);
}

/** Of branches that are told in the same words, the first. */
export function distinctBranches(branches: readonly Branch[]): readonly Branch[] {
  const first = new Map<string, Branch>();
  for (const branch of branches) {
    const key = keyOf(branch);
    if (!first.has(key)) first.set(key, branch);
  }
  return [...first.values()];
}

/** Branches with the same key are told in the same words. */
function keyOf({ answer, facts, finding: { kind, basis, closedBy } }: Branch): string {
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
    when?.kind === 'opens-on' && isEachTried(facts) ? when.date : null,
  ].join();
}

/** The trials of one fact. A fact that no trial can settle stays as it is. */
function trialsOf(fact: MissingFact, { law, facts }: Trial, remedy: ShownRemedy, today: PlainDate): Trial[] {
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
function replaced(law: FindingSources, remedy: ShownRemedy, by: ShownRemedy | null): FindingSources {
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
function daysOfEnd({ remedies }: FindingSources, facts: PlanCase, today: PlainDate): PlainDate[] {
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

function edgesOf({ onOrAfter, before }: RemedyPeriod): PlainDate[] {
  return [
    ...(onOrAfter === null ? [] : [onOrAfter as PlainDate]),
    ...(before === null ? [] : [addDays(before as PlainDate, -1), before as PlainDate]),
  ];
}

const QUESTIONS: readonly string[] = CASE_QUESTIONS;

function isQuestion(fact: MissingFact): fact is CaseQuestion {
  return QUESTIONS.includes(fact);
}
