import type { RemedyTerms } from '#domain/law/sealing-law.ts';
import { WAITING_PERIOD_EVENTS } from '#domain/plan/remedy-fit.ts';
import { DATE_FACTS, type FactId } from './facts.ts';

/**
 * Terms of a remedy that a paper has to state:
 *
 * - `outcome`: how the case ended
 * - `paid`, `terms-kept`: what was owed is paid, the settlement was kept
 * - `money`: whether there was a money judgment
 * - `reason`: why the landlord sued
 * - `period`: the case falls into the time that the law covers
 * - `wait`: the waiting period is over
 * - `once`: no other request within the time that the law names
 * - `answer`: what only the renter can say, see `CASE_QUESTIONS`
 * - `agreement`: both sides agree
 * - `judge`: the reasons that a judge weighs
 */
export const LAW_TERMS = [
  'outcome',
  'paid',
  'terms-kept',
  'money',
  'reason',
  'period',
  'wait',
  'once',
  'answer',
  'agreement',
  'judge',
] as const;
export type LawTerm = (typeof LAW_TERMS)[number];

const ALL_OUTCOMES = 4;

/** The terms that a remedy of the law sets, and a paper for that remedy has to state. */
export function lawTerms({ how, appliesTo, waitingPeriod }: RemedyTerms): readonly LawTerm[] {
  const sets: Readonly<Record<LawTerm, boolean>> = {
    outcome: appliesTo.outcomes.length < ALL_OUTCOMES && how !== 'stipulation',
    paid: appliesTo.paidRequired === true || appliesTo.orExpired !== undefined,
    'terms-kept': appliesTo.termsKept === true,
    money: appliesTo.withoutMoneyJudgment === 'only' || appliesTo.withoutMoneyJudgment === 'excluded',
    reason: appliesTo.reasons !== null,
    period: appliesTo.period !== null && how !== 'stipulation',
    wait: waitingPeriod !== null && waitingPeriod.amount > 0,
    once: appliesTo.onceInYears !== undefined,
    answer: appliesTo.answers !== undefined,
    agreement: how === 'stipulation',
    judge: how === 'court-discretion',
  };
  return LAW_TERMS.filter((term) => sets[term]);
}

/** The facts that the date rules need for a remedy. */
export function lawFacts({ appliesTo, waitingPeriod }: RemedyTerms): readonly FactId[] {
  const usesPayment =
    appliesTo.paidRequired === true ||
    appliesTo.orExpired !== undefined ||
    appliesTo.onlyUnpaid === true ||
    appliesTo.withoutMoneyJudgment !== null;
  const event = waitingPeriod === null ? undefined : WAITING_PERIOD_EVENTS[waitingPeriod.from];
  const facts: readonly FactId[] = [
    'outcome',
    ...(appliesTo.outcomes.includes('settlement') || appliesTo.settledAs !== undefined
      ? (['settledAs'] as const)
      : []),
    'filingDate',
    ...(event === undefined || event === 'filing' || event === 'claim' || event === 'last-request'
      ? []
      : [DATE_FACTS[event]]),
    ...(appliesTo.period?.of === 'end' || appliesTo.judgmentAfterDays !== undefined
      ? (['endDate'] as const)
      : []),
    ...(usesPayment ? (['paymentStatus'] as const) : []),
    ...(appliesTo.reasons === null ? [] : (['reason'] as const)),
    ...(appliesTo.termsKept === true ? (['keptDate'] as const) : []),
    ...(appliesTo.answers ?? []).map(({ question }) => question),
    ...(appliesTo.otherCaseYears === undefined ? [] : (['latestCaseDate'] as const)),
  ];
  // A waiting period and a period may need the same day.
  return [...new Set(facts)];
}
