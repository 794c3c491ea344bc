import { eligibilityOutcome, type EligibilityOutcome, type SealingRule } from './eligibility-outcome.ts';
import type { CaseFacts } from './case-facts.ts';

/**
 * The sentence that goes with an outcome, word for word from specification §8. It is shown to the renter, stored with
 * the record, and read again by the dashboard's classification (§4), so the two must never drift apart.
 */
export function eligibilityMessage(
  outcome: EligibilityOutcome,
  stateName: string,
  rule: SealingRule | undefined,
): string {
  switch (outcome) {
    case 'eligible':
      return `Great news! Based on your answers and ${stateName}'s laws, you appear to be eligible for eviction record sealing.`;
    case 'maybe':
      return `You may be eligible under ${stateName}'s laws! Your case requires further review to determine eligibility for record sealing.`;
    case 'not-eligible':
      return rule?.eligible === true
        ? `Based on ${stateName}'s requirements, you may face challenges for record sealing.`
        : `${stateName} does not currently have eviction record sealing laws. However, the provider can help with alternative solutions.`;
  }
}

/** An outcome with the sentence that explains it. */
export interface Assessment {
  readonly outcome: EligibilityOutcome;
  readonly message: string;
}

/** Outcome and message of one case under one state's rule. Browser and function both call this. */
export function assess(rule: SealingRule | undefined, stateName: string, facts: CaseFacts): Assessment {
  const outcome = eligibilityOutcome(rule, facts);
  return { outcome, message: eligibilityMessage(outcome, stateName, rule) };
}
