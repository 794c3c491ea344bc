import type { EligibilityOutcome, SealingRule } from './eligibility-outcome.ts';

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
