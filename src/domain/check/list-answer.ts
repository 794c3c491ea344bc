import { format, type Template } from '#domain/shared/format.ts';
import type { CaseFacts } from './case-facts.ts';

/** What the list of product §9 answers: can the record be sealed? (product §3, "Eligibility outcome") */
export const LIST_ANSWERS = ['eligible', 'maybe', 'not-eligible'] as const;
export type ListAnswer = (typeof LIST_ANSWERS)[number];

/**
 * Kinds of findings for a case. The list's answer (product §4) follows a list; the finding follows the law that the
 * editors read, and both are shown:
 *
 * - `remedy-open`: the renter can ask, or landlord and renter can agree, now or from a known date on;
 * - `court-acts`: the court seals the case by itself, so there is nothing to pay for;
 * - `limited`: the case is removed from the court's website, or its use is limited, but the file stays open;
 * - `needs-a-fact`: a remedy depends on something that the form does not ask;
 * - `no-remedy`: a law was found, but none of its remedies applies to this case;
 * - `no-law`: no law was found;
 * - `not-confirmed`: the law could not be confirmed, or its last check is too old;
 * - `open-despite-list`: a remedy is open or dated although the list says no.
 */
export const FINDING_KINDS = [
  'remedy-open',
  'court-acts',
  'limited',
  'needs-a-fact',
  'no-remedy',
  'no-law',
  'not-confirmed',
  'open-despite-list',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** What the list's rule needs from a state's law: whether the list says that the state seals records. */
export interface SealingRule {
  readonly eligible: boolean;
}

/**
 * The list's rule of product §4, first match wins:
 *
 * 1. no sealing law, or a state not marked eligible: not eligible;
 * 2. dismissed or won: eligible;
 * 3. settled, or paid in full: maybe;
 * 4. everything else: not eligible.
 *
 * @example listAnswer({ eligible: true }, { outcome: 'lost', paymentStatus: 'paid' }) // => 'maybe'
 */
export function listAnswer(rule: SealingRule | undefined, facts: CaseFacts): ListAnswer {
  if (rule?.eligible !== true) return 'not-eligible';
  if (facts.outcome === 'dismissed' || facts.outcome === 'won') return 'eligible';
  if (facts.outcome === 'settlement' || facts.paymentStatus === 'paid') return 'maybe';
  return 'not-eligible';
}

/** Key of the message for a list answer. A refusal distinguishes whether the list has a law for the state at all. */
export type MessageKey = ListAnswer | 'no-law';

/** The messages. The English ones are verbatim from product §8. */
export type EligibilityMessages = Readonly<Record<MessageKey, Template<'state'>>>;

export function messageKey(answer: ListAnswer, rule: SealingRule | undefined): MessageKey {
  return answer === 'not-eligible' && rule?.eligible !== true ? 'no-law' : answer;
}

export interface Assessment {
  readonly listAnswer: ListAnswer;
  readonly message: string;
}

/**
 * Computes the list's answer for a case, with its message, under a state's rule. Browser and function both call this.
 *
 * @param messages in the language of the reader. The function passes the English ones, because the message is stored
 * and the dashboard's classification reads it (product §4)
 */
export function assess(
  rule: SealingRule | undefined,
  stateName: string,
  facts: CaseFacts,
  messages: EligibilityMessages,
): Assessment {
  const answer = listAnswer(rule, facts);
  return {
    listAnswer: answer,
    message: format(messages[messageKey(answer, rule)], { state: stateName }),
  };
}

/** A suggestion to call: the text of the link, and the text after it. */
export interface CallPrompt {
  readonly call: string;
  readonly more: string;
}

/** Contents of the banner above a result (product §2, "Eligibility form and results"). */
export interface ResultBanner {
  readonly heading: string;
  readonly body: string;
  /** `null` where the banner is good news. */
  readonly prompt: CallPrompt | null;
}

export interface ResultBannerInput {
  readonly listAnswer: ListAnswer;
  /** From {@link assess}. */
  readonly message: string;
  readonly stateName: string;
  /** Official name; empty until it is known that a county was typed, not a city. */
  readonly county: string;
  readonly rule: SealingRule | undefined;
  /** The explanation from the state's law file; `null` until it has been loaded. */
  readonly eligibilityDetails: string | null;
}

interface BannerWords {
  /** `{state}` is the state's name in capitals. */
  readonly heading: string;
  /** `{message}`, `{place}` of the case, and `{details}` of the state's law. */
  readonly body: string;
  readonly prompt: CallPrompt | null;
}

export interface ResultBannerWords {
  readonly banners: Readonly<Record<MessageKey, BannerWords>>;
  /** Replaces `{details}` while they are not loaded. */
  readonly noDetails: string;
}

/**
 * Renders the result's banner.
 *
 * @example resultBanner({ listAnswer: 'not-eligible', stateName: 'Alabama', rule: { eligible: false }, … }, words).heading
 * // => 'ALABAMA HAS NO RECORD SEALING LAW'
 */
export function resultBanner(input: ResultBannerInput, words: ResultBannerWords): ResultBanner {
  const { heading, body, prompt } = words.banners[messageKey(input.listAnswer, input.rule)];
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

/**
 * The location of the case for use in a sentence.
 *
 * @param county the official name, as from `knownCounty`; empty if it is not known
 * @example casePlace('Orleans Parish', 'Louisiana') // => 'Orleans Parish, Louisiana'
 * @example casePlace('', 'Texas') // => 'Texas'
 */
export function casePlace(county: string, stateName: string): string {
  return county === '' ? stateName : `${county}, ${stateName}`;
}
