import type { CaseFacts } from './case-facts.ts';

/** The answer of the check: may the record be sealed? (specification §3, "Eligibility outcome") */
export const ELIGIBILITY_OUTCOMES = ['eligible', 'maybe', 'not-eligible'] as const;
/** The answer of the check. */
export type EligibilityOutcome = (typeof ELIGIBILITY_OUTCOMES)[number];

/** What the outcome rule must know of a state's law: whether the state is marked as one that seals. */
export interface SealingRule {
  readonly eligible: boolean;
}

/**
 * The outcome rule of specification §4, first match wins:
 *
 * 1. no sealing law, or a state not marked eligible: not eligible;
 * 2. dismissed or won: eligible;
 * 3. settled, or paid in full: maybe;
 * 4. everything else: not eligible.
 *
 * @example eligibilityOutcome({ eligible: true }, { outcome: 'lost', paymentStatus: 'paid' }) // => 'maybe'
 */
export function eligibilityOutcome(rule: SealingRule | undefined, facts: CaseFacts): EligibilityOutcome {
  if (rule?.eligible !== true) return 'not-eligible';
  if (facts.outcome === 'dismissed' || facts.outcome === 'won') return 'eligible';
  if (facts.outcome === 'settlement' || facts.paymentStatus === 'paid') return 'maybe';
  return 'not-eligible';
}
