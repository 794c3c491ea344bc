import { dateSuggestion } from '#domain/check/suggestions.ts';
import {
  CASE_OUTCOMES,
  EVICTION_REASONS,
  PAYMENT_STATUSES,
  SETTLEMENT_ENDINGS,
} from '#domain/check/case-facts.ts';
import { CASE_QUESTIONS, type CaseQuestion } from '#domain/law/remedy-terms.ts';
import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { precisionOf, readKnownDate } from '#domain/shared/known-date.ts';
import type { Language } from '#domain/shared/language.ts';
import type { FurtherDate, PlanCase } from '#domain/plan/remedy-fit.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';

/** The questions of a filing, one topic a step, in the order in which they are asked. */
export const TOPICS = ['case', 'names', 'address', 'law', 'reasons', 'service'] as const;
export type Topic = (typeof TOPICS)[number];

/** Reasons of D.C. Code § 42-3505.09(c). */
const DC_GROUNDS = [
  'small-sum',
  'subsidy',
  'retaliation',
  'repairs',
  'violence',
  'settlement',
  'other',
] as const;

/** How a copy reaches the other side. */
const SERVICE_METHODS = ['mail', 'hand', 'email'] as const;

/** The departments of the Massachusetts Trial Court that hear evictions. */
const MA_DEPARTMENTS = ['housing', 'district', 'boston'] as const;

const YES_NO_UNKNOWN = ['yes', 'no', 'unknown'] as const;
const yesOrNo = { input: 'choice', choices: YES_NO_UNKNOWN } as const;

interface FactKind {
  readonly topic: Topic;
  readonly input: 'text' | 'long' | 'date' | 'choice' | 'county';
  readonly choices?: readonly string[];
  /** May stay empty without leaving a blank on the paper. */
  readonly optional?: true;
  /** Asked on the device and not kept once the page is left. */
  readonly sensitive?: true;
}

/**
 * Every fact that a paper can state. The names are the placeholders of the papers' texts. Dates are typed as in the
 * plan: a day, or a year, which leaves a blank.
 */
const FACTS = {
  outcome: { topic: 'case', input: 'choice', choices: CASE_OUTCOMES },
  settledAs: { topic: 'case', input: 'choice', choices: [...SETTLEMENT_ENDINGS, 'unknown'] },
  filingDate: { topic: 'case', input: 'date' },
  endDate: { topic: 'case', input: 'date' },
  paymentStatus: { topic: 'case', input: 'choice', choices: PAYMENT_STATUSES },
  reason: { topic: 'case', input: 'choice', choices: EVICTION_REASONS },
  county: { topic: 'case', input: 'county' },
  courtName: { topic: 'case', input: 'text' },
  department: { topic: 'case', input: 'choice', choices: MA_DEPARTMENTS },
  division: { topic: 'case', input: 'text' },
  precinct: { topic: 'case', input: 'text' },
  township: { topic: 'case', input: 'text' },
  district: { topic: 'case', input: 'text' },
  caseNumber: { topic: 'case', input: 'text' },

  fullName: { topic: 'names', input: 'text' },
  landlord: { topic: 'names', input: 'text' },
  otherTenants: { topic: 'names', input: 'text', optional: true },

  address: { topic: 'address', input: 'long' },
  phone: { topic: 'address', input: 'text' },
  email: { topic: 'address', input: 'text' },
  rentalAddress: { topic: 'address', input: 'long' },

  paidDate: { topic: 'law', input: 'date' },
  keptDate: { topic: 'law', input: 'date' },
  answerDate: { topic: 'law', input: 'date' },
  settlementDate: { topic: 'law', input: 'date' },
  agreementDate: { topic: 'law', input: 'date' },
  appealEndDate: { topic: 'law', input: 'date' },
  reinstatedDate: { topic: 'law', input: 'date' },
  orderDate: { topic: 'law', input: 'date', sensitive: true },
  landlordAgreed: { topic: 'law', ...yesOrNo },
  stillPublic: { topic: 'law', ...yesOrNo },
  satisfaction: { topic: 'law', ...yesOrNo },
  deemedSatisfied: { topic: 'law', ...yesOrNo },
  hasProof: { topic: 'law', ...yesOrNo },
  hasAgreement: { topic: 'law', ...yesOrNo },
  appealPending: { topic: 'law', ...yesOrNo },
  orderOfPossession: { topic: 'law', ...yesOrNo },
  'on-motion': { topic: 'law', ...yesOrNo },
  'no-prosecution': { topic: 'law', ...yesOrNo },
  'minor-named': { topic: 'law', ...yesOrNo },
  'also-rent': { topic: 'law', ...yesOrNo },
  'also-fault': { topic: 'law', ...yesOrNo },
  'other-case': { topic: 'law', ...yesOrNo },
  'other-judgment': { topic: 'law', ...yesOrNo },
  latestCaseDate: { topic: 'law', input: 'date' },
  priorRequest: { topic: 'law', ...yesOrNo },
  claimInPeriod: { topic: 'law', ...yesOrNo },
  case139: { topic: 'law', ...yesOrNo },
  hardship: { topic: 'law', ...yesOrNo, sensitive: true },
  convictions: { topic: 'law', ...yesOrNo, sensitive: true },
  trial: { topic: 'law', ...yesOrNo },
  'all-defendants': { topic: 'law', ...yesOrNo },
  nonsuit: { topic: 'law', ...yesOrNo },
  redeemed: { topic: 'law', ...yesOrNo },
  extended: { topic: 'law', ...yesOrNo },
  survivor: { topic: 'law', ...yesOrNo, sensitive: true },
  'survivor-paper': { topic: 'law', ...yesOrNo, sensitive: true },
  foreclosure: { topic: 'law', ...yesOrNo },
  dcGround: { topic: 'law', input: 'choice', choices: DC_GROUNDS, sensitive: true },

  reasonsForSealing: { topic: 'reasons', input: 'long' },
  publicInterest: { topic: 'reasons', input: 'long' },
  harm: { topic: 'reasons', input: 'long' },
  noBasis: { topic: 'reasons', input: 'long' },
  whyNoLess: { topic: 'reasons', input: 'long' },
  narrowerStep: { topic: 'reasons', input: 'long' },
  recordsWanted: { topic: 'reasons', input: 'long' },
  whatChanged: { topic: 'reasons', input: 'long' },
  extenuating: { topic: 'reasons', input: 'long' },
  covidIncomeLoss: { topic: 'reasons', input: 'long', sensitive: true },
  setAsideReason: { topic: 'reasons', input: 'long' },
  dcFacts: { topic: 'reasons', input: 'long', sensitive: true },
  survivorFacts: { topic: 'reasons', input: 'long', sensitive: true },
  protectionOrder: { topic: 'reasons', input: 'text', sensitive: true },

  landlordSigner: { topic: 'service', input: 'text' },
  servedWhom: { topic: 'service', input: 'choice', choices: ['landlord', 'lawyer'] },
  servedOn: { topic: 'service', input: 'text' },
  servedAt: { topic: 'service', input: 'long' },
  serviceMethod: { topic: 'service', input: 'choice', choices: SERVICE_METHODS },
} as const satisfies Readonly<Record<string, FactKind>>;

/** The name of a fact, and of its placeholder in the texts of papers. */
export type FactId = keyof typeof FACTS;
export const FACT_IDS = Object.keys(FACTS) as FactId[];

export function isFactId(name: string): name is FactId {
  return Object.hasOwn(FACTS, name);
}

/** Placeholders that are no facts, with the fact that each is derived from. */
export const DERIVED_FROM: Readonly<Record<string, FactId | null>> = {
  bareCounty: 'county',
  ending: 'outcome',
  state: null,
};

/** How a fact is asked and kept. */
export function factKind(fact: FactId): FactKind {
  return FACTS[fact];
}

/** What a renter has answered so far, as typed; absent or empty where nothing was. */
export type Answers = Readonly<Partial<Record<FactId, string>>>;

/** The answers without the dates of which the renter has still to say which day is meant ({@link dateSuggestion}). */
export function clearAnswers(typed: Answers, language: Language): Answers {
  const clear = Object.entries(typed).filter(
    ([fact, text]) =>
      !isFactId(fact) || factKind(fact).input !== 'date' || dateSuggestion(text, language) === undefined,
  );
  return Object.fromEntries(clear);
}

/** A single day that was typed; `undefined` for a year, a month, or nothing. */
export function typedDay(text: string | undefined): PlainDate | undefined {
  const known = text === undefined ? undefined : readKnownDate(text);
  return known !== undefined && known.first === known.last ? known.first : undefined;
}

/** Whether a fact is known well enough to stand on a paper. */
export function isKnown(answers: Answers, fact: FactId): boolean {
  const text = answers[fact]?.trim() ?? '';
  if (factKind(fact).input === 'date') return typedDay(text) !== undefined;
  return text !== '' && text !== 'unknown';
}

/** Whether a question has an answer that can be read, "I don't know" among them. */
export function isAnswered(answers: Answers, fact: FactId): boolean {
  const text = answers[fact]?.trim() ?? '';
  return factKind(fact).input === 'date' ? readKnownDate(text) !== undefined : text !== '';
}

/** The days that the date rules count from. */
export const DATE_FACTS = {
  ended: 'endDate',
  paid: 'paidDate',
  'settlement-kept': 'keptDate',
  'answer-filed': 'answerDate',
  'latest-case': 'latestCaseDate',
} as const satisfies Readonly<Record<Exclude<FurtherDate, 'claim' | 'last-request'>, FactId>>;

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined) =>
  values.find((value) => value === text);

/**
 * The case as the date rules need it.
 *
 * @returns `undefined` until the outcome and at least the year of the filing are known
 */
export function filingCase(answers: Answers, state: JurisdictionCode): PlanCase | undefined {
  const outcome = oneOf(CASE_OUTCOMES, answers.outcome);
  const filed = readKnownDate(answers.filingDate ?? '');
  if (outcome === undefined || filed === undefined) return undefined;
  const dates: PlanCase['dates'] = Object.fromEntries(
    Object.entries(DATE_FACTS).flatMap(([which, fact]) => {
      const date = readKnownDate(answers[fact] ?? '');
      return date === undefined ? [] : [[which, date]];
    }),
  );
  const said: Partial<Record<CaseQuestion, boolean>> = {};
  for (const question of CASE_QUESTIONS) {
    const answer = answers[question];
    if (answer === 'yes' || answer === 'no') said[question] = answer === 'yes';
  }
  return {
    state,
    county: answers.county ?? '',
    outcome,
    filingDate: filed.first,
    filingPrecision: precisionOf(filed),
    dates,
    answers: said,
    // Asked only where a remedy depends on them: elsewhere any value gives the same date.
    paymentStatus: oneOf(PAYMENT_STATUSES, answers.paymentStatus) ?? 'no-judgment',
    reason: oneOf(EVICTION_REASONS, answers.reason) ?? 'Other',
    settledAs: outcome === 'settlement' ? oneOf(SETTLEMENT_ENDINGS, answers.settledAs) : undefined,
  };
}
