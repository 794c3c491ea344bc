import { format, type Template } from '../shared/format.ts';
import type { CaseFacts } from './case-facts.ts';

/** The answer of the check: may the record be sealed? (specification §3, "Eligibility outcome") */
export const ELIGIBILITY_OUTCOMES = ['eligible', 'maybe', 'not-eligible'] as const;
/** The answer of the check. */
export type EligibilityOutcome = (typeof ELIGIBILITY_OUTCOMES)[number];

/**
 * What was found for one case, in one word. The answer of specification §4 follows a list; this follows the law that the
 * editors read, and is said beside it:
 *
 * - `path-open`: the renter can ask, or landlord and renter can agree, now or from a known day on;
 * - `court-acts`: the court seals the case by itself, so there is nothing to buy;
 * - `limited`: the case leaves the court's website, or its use is limited, and the file stays open;
 * - `needs-a-fact`: a path depends on something that the form does not ask;
 * - `no-path`: a law was found, and none of its paths takes this case;
 * - `no-law`: none was found;
 * - `not-confirmed`: nobody could confirm the law, or its check is too old to rest on;
 * - `open-despite-list`: a path is open or dated although the list says no.
 */
export const FINDING_KINDS = [
  'path-open',
  'court-acts',
  'limited',
  'needs-a-fact',
  'no-path',
  'no-law',
  'not-confirmed',
  'open-despite-list',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

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

/** Which sentence goes with an outcome: a refusal says whether the state has a law at all. */
export type MessageKey = EligibilityOutcome | 'no-law';

/** The sentences by their keys. The English ones are word for word those of specification §8. */
export type EligibilityMessages = Readonly<Record<MessageKey, Template<'state'>>>;

/** The key of the sentence, and of the banner, that go with an outcome. */
export function messageKey(outcome: EligibilityOutcome, rule: SealingRule | undefined): MessageKey {
  return outcome === 'not-eligible' && rule?.eligible !== true ? 'no-law' : outcome;
}

/** An outcome with the sentence that explains it. */
export interface Assessment {
  readonly outcome: EligibilityOutcome;
  readonly message: string;
}

/**
 * Outcome and message of one case under one state's rule. Browser and function both call this.
 *
 * @param messages in the language of the reader; the function passes the English ones, because the message is stored
 * and read again by the dashboard's classification (specification §4)
 */
export function assess(
  rule: SealingRule | undefined,
  stateName: string,
  facts: CaseFacts,
  messages: EligibilityMessages,
): Assessment {
  const outcome = eligibilityOutcome(rule, facts);
  return { outcome, message: format(messages[messageKey(outcome, rule)], { state: stateName }) };
}

/** A call to make: the words of its link, and what else there is to know. */
export interface CallPrompt {
  readonly call: string;
  readonly more: string;
}

/** What the banner over a result says (specification §2, "Eligibility form and results"). */
export interface ResultBanner {
  readonly heading: string;
  readonly body: string;
  /** What to do now; none where the banner is good news. */
  readonly prompt: CallPrompt | null;
}

/** What the banner needs besides the outcome. */
export interface ResultBannerInput {
  readonly outcome: EligibilityOutcome;
  /** The sentence of {@link assess}. */
  readonly message: string;
  readonly stateName: string;
  /** As typed or chosen; the empty text when it was left out. */
  readonly county: string;
  readonly rule: SealingRule | undefined;
  /** The state's own explanation, or `null` while it could not be loaded. */
  readonly eligibilityDetails: string | null;
}

/** The words of one banner. */
interface BannerWords {
  /** `{state}` is the state's name in capitals. */
  readonly heading: string;
  /** `{message}`, `{place}` of the case, and `{details}` of the state's law. */
  readonly body: string;
  readonly prompt: CallPrompt | null;
}

/** The words of all banners. */
export interface ResultBannerWords {
  readonly banners: Readonly<Record<MessageKey, BannerWords>>;
  /** Takes the place of `{details}` while they could not be loaded. */
  readonly noDetails: string;
}

/**
 * Heading and body of the result's banner.
 *
 * @example resultBanner({ outcome: 'not-eligible', stateName: 'Alabama', rule: { eligible: false }, … }, words).heading
 * // => 'ALABAMA HAS NO RECORD SEALING LAW'
 */
export function resultBanner(input: ResultBannerInput, words: ResultBannerWords): ResultBanner {
  const { heading, body, prompt } = words.banners[messageKey(input.outcome, input.rule)];
  const values = {
    message: input.message,
    place: casePlace(input.county, input.stateName),
    details: input.eligibilityDetails ?? words.noDetails,
  };
  return {
    heading: format(heading, { state: input.stateName.toUpperCase() }),
    body: format(body, values),
    prompt,
  };
}

const COUNTY_WORD =
  /\b(county|parish|borough|census area|municipality|city|region|district of columbia)$|^(county|parish|borough|city) of |^condado de /iu;

/**
 * Where the case was, for a sentence.
 *
 * @example casePlace('Maricopa', 'Arizona') // => 'Maricopa County, Arizona'
 * @example casePlace('Orleans Parish', 'Louisiana') // => 'Orleans Parish, Louisiana'
 * @example casePlace('Harris Co., TX', 'Texas') // => 'Harris County, Texas'
 * @example casePlace('', 'Texas') // => 'Texas'
 */
export function casePlace(county: string, stateName: string): string {
  // The state may have been typed too, and the word shortened.
  const name = county
    .replace(/,.*$/su, '')
    .trim()
    .replace(/ (?:co|cty|cnty)\.?$/iu, ' County');
  if (name === '') return stateName;
  return `${COUNTY_WORD.test(name) ? name : `${name} County`}, ${stateName}`;
}
