import { CASE_QUESTIONS, type CaseQuestion } from '#domain/law/remedy-terms.ts';
import type { ShownRemedy } from '#domain/law/sealing-law.ts';
import type { MissingFact } from './date-rules.ts';
import { type Finding, ifs } from './finding.ts';
import { FURTHER_DATES, type FurtherDate } from './remedy-fit.ts';

/** A fact that the form does not ask for and that a renter can type under the answer. */
export type TypedFact = 'settlement' | FurtherDate | 'debt' | CaseQuestion;

/** In the order in which they are asked. */
export const TYPED_FACTS: readonly TypedFact[] = ['settlement', ...FURTHER_DATES, 'debt', ...CASE_QUESTIONS];

/** As many questions as an answer asks at once. */
const MOST_QUESTIONS = 2;

/**
 * The facts that a finding depends on and that the renter can type: the one that its remedy needs first, one that may
 * open another remedy, then others that decide. Empty where the finding depends on nothing that is asked here.
 */
export function decidingFacts(found: Finding): readonly TypedFact[] {
  const { closedBy, basis, decidedBy } = found;
  if (closedBy === 'unpaid') {
    const others = ifs(found, 'learn').flatMap(({ fact }) => typedFact(fact) ?? []);
    const ofPaid = ifs(found, 'pay').flatMap(({ finding }) => decidingFacts(finding));
    return inOrder(['debt' as const, ...others, ...ofPaid].slice(0, MOST_QUESTIONS));
  }
  const first = basis?.when.kind === 'needs-a-fact' ? [basis.when.fact] : [];
  const others = ifs(found, 'learn').map(({ fact }) => fact);
  // What is open may not be all: paying would open more, unless nothing is owed.
  const unpaid = ifs(found, 'pay').length > 0 ? (['debt'] as const) : [];
  const typed = new Set(
    [...first, ...others, ...decidedBy, ...unpaid].flatMap((fact) => typedFact(fact) ?? []),
  );
  return inOrder([...typed].slice(0, MOST_QUESTIONS));
}

/** Whether the answer to a question can decide about any remedy of a state. */
export function mayDecide(question: TypedFact, remedies: readonly ShownRemedy[]): boolean {
  return remedies.some(({ appliesTo: { answers = [], reasons, orExpired } }) => {
    if (question === 'foreclosure') return reasons?.includes('foreclosure') === true;
    if (question === 'extended') return orExpired !== undefined;
    return answers.some((each) => each.question === question);
  });
}

/** Sorted in the order in which they are asked. */
export function inOrder(facts: readonly TypedFact[]): readonly TypedFact[] {
  return TYPED_FACTS.filter((fact) => facts.includes(fact));
}

function typedFact(fact: MissingFact): TypedFact | undefined {
  return fact === 'end' ? 'ended' : TYPED_FACTS.find((each) => each === fact);
}
