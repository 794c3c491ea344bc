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

/** What the banner over a result says (specification §2, "Eligibility form and results"). */
export interface ResultBanner {
  readonly heading: string;
  readonly body: string;
  /** What to do now; none where the banner is good news. */
  readonly prompt: string | null;
}

/** What the banner needs besides the outcome. */
export interface ResultBannerInput {
  readonly outcome: EligibilityOutcome;
  /** The sentence of {@link eligibilityMessage}. */
  readonly message: string;
  readonly stateName: string;
  /** As typed or chosen; the empty text when it was left out. */
  readonly county: string;
  readonly rule: SealingRule | undefined;
  /** The state's own explanation, or `null` while it could not be loaded. */
  readonly eligibilityDetails: string | null;
}

const NOT_MEETING_REQUIREMENTS =
  "Based on your answers, your case does not meet the state's requirements for sealing.";

/**
 * Heading and body of the result's banner.
 *
 * @example resultBanner({ outcome: 'not-eligible', stateName: 'Alabama', rule: { eligible: false }, … }).heading
 * // => 'ALABAMA HAS NO RECORD SEALING LAW'
 */
export function resultBanner(input: ResultBannerInput): ResultBanner {
  switch (input.outcome) {
    case 'eligible':
      return {
        heading: 'YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!',
        body: `${input.message} Your case was in ${casePlace(input.county, input.stateName)}.`,
        prompt: null,
      };
    case 'maybe':
      return {
        heading: 'ELIGIBILITY REVIEW NEEDED',
        body: input.message,
        prompt: 'Call for a free phone consultation. A specialist goes through your case with you.',
      };
    case 'not-eligible':
      return {
        heading:
          input.rule?.eligible === true
            ? 'YOU MAY NOT CURRENTLY QUALIFY'
            : `${input.stateName.toUpperCase()} HAS NO RECORD SEALING LAW`,
        body: input.eligibilityDetails ?? NOT_MEETING_REQUIREMENTS,
        prompt: 'Call the specialist. There may be another way to clear your path to a home.',
      };
  }
}

const COUNTY_WORD = /\b(county|parish|borough|census area|municipality|city|region|district of columbia)$/i;

/**
 * Where the case was, for a sentence.
 *
 * @example casePlace('Maricopa', 'Arizona') // => 'Maricopa County, Arizona'
 * @example casePlace('Orleans Parish', 'Louisiana') // => 'Orleans Parish, Louisiana'
 * @example casePlace('', 'Texas') // => 'Texas'
 */
export function casePlace(county: string, stateName: string): string {
  const name = county.trim();
  if (name === '') return stateName;
  return `${COUNTY_WORD.test(name) ? name : `${name} County`}, ${stateName}`;
}
