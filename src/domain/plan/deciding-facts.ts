import { CASE_QUESTIONS, type CaseQuestion } from '#domain/law/remedy-terms.ts';
import type { ShownRemedy } from '#domain/law/sealing-law.ts';
import type { MissingFact, When } from './date-rules.ts';
import type { DatedRemedy, Finding } from './finding.ts';
import {
  WAITING_PERIOD_EVENTS,
  FURTHER_DATES,
  type FurtherDate,
  mayOweJudgment,
  type PlanCase,
  remedyFits,
} from './remedy-fit.ts';

/** A fact that the form does not ask for and that a renter can type under the answer. */
export type TypedFact = 'settlement' | FurtherDate | 'debt' | CaseQuestion;

/** In the order in which they are asked. */
export const TYPED_FACTS: readonly TypedFact[] = ['settlement', ...FURTHER_DATES, 'debt', ...CASE_QUESTIONS];

/** As many questions as an answer asks at once. */
const MOST_QUESTIONS = 2;

/**
 * The facts that a finding rests on and that the renter can type: what the finding's remedy needs first, then what else it
 * depends on. Empty where the finding depends on nothing that is asked here.
 *
 * @param remedies of the same law
 */
export function decidingFacts(
  { kind, closedBy, basis }: Finding,
  remedies: readonly ShownRemedy[],
  facts: PlanCase,
): readonly TypedFact[] {
  if (basis === null) {
    const mayExpire = remedies.some(({ appliesTo }) => appliesTo.orExpired !== undefined);
    const isDebt = kind === 'no-remedy' && closedBy === 'unpaid' && mayExpire && mayOweJudgment(facts);
    return isDebt && facts.debt === undefined ? ['debt'] : [];
  }
  if (!isOpenToFacts(basis.when)) return [];
  const needed = [...missingFacts(basis), ...unknownDates(basis, facts)];
  const typed = new Set(needed.flatMap((fact) => typedFact(fact) ?? []));
  return inOrder([...typed].slice(0, MOST_QUESTIONS));

  function missingFacts({ remedy, when }: DatedRemedy): readonly (MissingFact | FurtherDate)[] {
    const first = when.kind === 'needs-a-fact' ? [when.fact] : [];
    const others = Object.values(remedyFits(remedy, facts)).flatMap((fit) =>
      fit.fits === 'perhaps' ? [fit.open] : [],
    );
    return [...first, ...others];
  }
}

/** Sorted in the order in which they are asked. */
export function inOrder(facts: readonly TypedFact[]): readonly TypedFact[] {
  return TYPED_FACTS.filter((fact) => facts.includes(fact));
}

/** Whether another fact can make the day more exact. */
function isOpenToFacts(when: When): boolean {
  return when.kind === 'needs-a-fact' || (when.kind === 'opens-on' && when.notBefore !== undefined);
}

/** The day that a remedy's waiting period starts from, where it is not known to the day. */
function unknownDates(
  { remedy: { waitingPeriod } }: DatedRemedy,
  { dates }: PlanCase,
): readonly FurtherDate[] {
  if (waitingPeriod === null || (waitingPeriod.amount === 0 && waitingPeriod.appeal === undefined)) return [];
  const event = WAITING_PERIOD_EVENTS[waitingPeriod.from];
  if (event === 'filing') return [];
  const known = dates[event];
  return known === undefined || known.first !== known.last ? [event] : [];
}

function typedFact(fact: MissingFact | FurtherDate): TypedFact | undefined {
  return fact === 'end' ? 'ended' : TYPED_FACTS.find((each) => each === fact);
}
