import { isCheckTooOld } from '../law/check-age.ts';
import { isConfirmed, sealsRecord } from '../law/evidence.ts';
import { protectionsToName } from '../law/renter-protection.ts';
import type { ProtectionTopic, RenterProtection } from '../law/renter-protection-schema.ts';
import type { ShownRemedy } from '../law/remedy.ts';
import { format } from '../shared/format.ts';
import type { PlainDate } from '../shared/plain-date.ts';
import { awaitsCheck, type DatedRemedy } from './dated-remedy.ts';
import { dateConflict, hasJudgment, mayOweJudgment, type PlanCase } from './remedy-fit.ts';
import type { RentersPlan } from './renters-plan.ts';

/** The letters of a plan and the call, in the order in which they are offered. */
export const LETTER_KINDS = [
  'dispute',
  'denial',
  'clerk',
  'landlord',
  'satisfaction',
  'explanation',
  'call',
] as const;
/** Which letter it is. */
export type LetterKind = (typeof LETTER_KINDS)[number];

/**
 * What must be true of a case for a sentence to be in its letters. Nothing here says that money is owed: a signed
 * sentence of that kind can be held against the renter.
 *
 * - `paid`: a judgment is on file, and it was paid in full; of a settlement nobody knows that before it is known how it ended
 * - `unpaid`: a judgment may be on file, and it was not paid in full
 * - `agreement`: a confirmed law lets landlord and renter agree
 * - `sealed-by-law`: a confirmed law has had the court seal the record by itself
 * - `court-seals`, `off-website`: it tells the court to, which the clerk can confirm
 * - `may-be-closed`: it tells the court to do either in some cases, and nobody here can tell if in this one
 * - `too-old`: the seven years of 15 U.S.C. § 1681c are over for certain
 * - `ended`: the day on which the case ended is known, and contradicts no other date
 * - `any-ending`: nobody knows how the case ended, on pages that ask nothing
 * - `denial-rule`, `application-rule`: where the renter wants to live next, a rule helps that letter
 */
export type LetterCondition =
  | 'dismissed'
  | 'won'
  | 'paid'
  | 'unpaid'
  | 'agreement'
  | 'sealed-by-law'
  | 'court-seals'
  | 'off-website'
  | 'may-be-closed'
  | 'too-old'
  | 'ended'
  | 'any-ending'
  | 'denial-rule'
  | 'application-rule';

/** What a letter says of the law: citations, and what the rules for the next application say. */
type LetterLaws = Readonly<
  Record<
    | 'agreementLaw'
    | 'sealingLaw'
    | 'websiteLaw'
    | 'denialRule'
    | 'denialLaw'
    | 'applicationRule'
    | 'applicationLaw',
    string
  >
>;

/** What a letter's placeholders stand for; `[brackets]` are gaps that the renter fills in. */
type LetterPlaceholder = 'name' | 'phone' | 'email' | 'today' | 'court' | 'place' | 'filed' | 'ended';
export type LetterValues = Readonly<Record<LetterPlaceholder, string>> & LetterLaws;

/** A sentence, or one that is left out unless its condition holds. */
type LetterSentence = string | { readonly when: LetterCondition; readonly text: string };

/** One text that a renter sends, hands over or reads out. A paragraph of which nothing is left is left out. */
export interface LetterTemplate {
  readonly title: string;
  /** When it helps, and what to do with it. */
  readonly use: string;
  readonly paragraphs: readonly (LetterSentence | readonly LetterSentence[])[];
}

/** What is true of a case, and the laws that its letters name. */
export interface LetterFacts {
  readonly conditions: ReadonlySet<LetterCondition>;
  /** The empty text where no letter of the case names a law. */
  readonly laws: LetterLaws;
}

/** The letters to a landlord that can name a rule for the next application, with what it is about, the most useful first. */
const RULE_TOPICS = {
  denial: ['eviction-history', 'screening-notice'],
  application: ['eviction-history', 'portable-report', 'application-fee'],
} as const satisfies Record<string, readonly ProtectionTopic[]>;

/** What a letter says of rules, and their citations; none where there is no rule. */
function inLetter(rules: readonly RenterProtection[]): readonly [rule: string, law: string] {
  return [rules.map(({ effect }) => effect).join(' '), rules.map(({ citation }) => citation).join('; ')];
}

/**
 * What the letters of a case can say.
 *
 * @param rules those for the next application, where the renter wants to live; none where that is not known
 */
export function letterFacts(
  { paths, situations, reporting }: RentersPlan,
  facts: PlanCase,
  today: PlainDate,
  rules: readonly RenterProtection[] = [],
): LetterFacts {
  const [denialRule, denialLaw] = inLetter(protectionsToName(rules, RULE_TOPICS.denial));
  const [applicationRule, applicationLaw] = inLetter(protectionsToName(rules, RULE_TOPICS.application));
  const confirmed = paths.filter((path) => isConfirmed(path.remedy) && !awaitsCheck(path));
  const agreement = confirmed.find(
    ({ remedy, when }) => remedy.how === 'stipulation' && when.kind !== 'needs-a-fact',
  );
  const done = confirmed.filter(isDoneByCourt);
  const sealing = done.find(({ remedy }) => sealsRecord(remedy));
  const website = done.find(({ remedy }) => remedy.effect === 'limited-online-access');
  const isSealed = done.some(
    ({ remedy }) => sealsRecord(remedy) && remedy.clock?.bound !== 'no-earlier-than',
  );

  const { outcome, settledAs, paymentStatus, dates } = facts;
  const isKnownDay =
    dates.ended !== undefined &&
    dates.ended.first === dates.ended.last &&
    dateConflict(facts, 'ended', today) === null;
  const holds: Readonly<Record<LetterCondition, boolean>> = {
    dismissed: outcome === 'dismissed' || (outcome === 'settlement' && settledAs === 'dismissed'),
    won: outcome === 'won',
    paid: hasJudgment(facts) && paymentStatus === 'paid',
    unpaid: mayOweJudgment(facts),
    agreement: agreement !== undefined,
    'sealed-by-law': isSealed,
    'court-seals': sealing !== undefined,
    'off-website': website !== undefined,
    // Whoever is sent to check that the court has done its part can ask for it in writing.
    'may-be-closed':
      sealing === undefined && website === undefined && situations.some(({ kind }) => kind === 'automatic'),
    'too-old': reporting.kind === 'has-ended' && !reporting.mayBeLater,
    ended: isKnownDay,
    'any-ending': false,
    'denial-rule': denialRule !== '',
    'application-rule': applicationRule !== '',
  };
  return {
    conditions: new Set(CONDITIONS.filter((condition) => holds[condition])),
    laws: {
      agreementLaw: agreement?.remedy.citation ?? '',
      sealingLaw: sealing?.remedy.citation ?? '',
      websiteLaw: website?.remedy.citation ?? '',
      ...{ denialRule, denialLaw, applicationRule, applicationLaw },
    },
  };
}

const CONDITIONS: readonly LetterCondition[] = [
  ...(['dismissed', 'won', 'paid', 'unpaid', 'agreement', 'sealed-by-law', 'court-seals'] as const),
  ...(['off-website', 'may-be-closed', 'too-old', 'ended', 'any-ending'] as const),
  ...(['denial-rule', 'application-rule'] as const),
];

/**
 * For a state's page, which knows no case: every sentence that a case there can need, to be crossed out. No letter
 * names a law whose check is too old.
 *
 * @param today the day of the build
 */
export function blankLetterFacts(remedies: readonly ShownRemedy[], today: PlainDate): LetterFacts {
  const confirmed = remedies.filter((remedy) => isConfirmed(remedy) && !isCheckTooOld(remedy, today));
  const agreement = confirmed.find(({ how }) => how === 'stipulation');
  const automatic = confirmed.filter(({ how, localTo }) => how === 'automatic' && localTo === null);
  const sealing = automatic.find(sealsRecord);
  const website = automatic.find(({ effect }) => effect === 'limited-online-access');
  return {
    conditions: new Set<LetterCondition>([
      ...(['paid', 'unpaid', 'any-ending'] as const),
      ...(agreement === undefined ? [] : ['agreement' as const]),
      ...(sealing === undefined ? [] : ['court-seals' as const]),
      ...(website === undefined ? [] : ['off-website' as const]),
    ]),
    laws: {
      agreementLaw: agreement?.citation ?? '',
      sealingLaw: sealing?.citation ?? '',
      websiteLaw: website?.citation ?? '',
      ...{ denialRule: '', denialLaw: '', applicationRule: '', applicationLaw: '' },
    },
  };
}

/** Whether the court has acted by itself, statewide, or should have by now. */
function isDoneByCourt({ remedy, when }: DatedRemedy): boolean {
  return remedy.how === 'automatic' && remedy.localTo === null && when.kind === 'open-now';
}

/** The letters that ask for something in this case. The others would say much and ask for nothing. */
export function lettersFor({ conditions }: LetterFacts): LetterKind[] {
  const has = (...any: readonly LetterCondition[]) => any.some((condition) => conditions.has(condition));
  return LETTER_KINDS.filter((kind) => {
    if (kind === 'landlord') return has('paid', 'unpaid', 'agreement');
    return kind !== 'satisfaction' || has('paid');
  });
}

/** A letter with what fits the case, as plain text; a blank line between paragraphs. */
export function letterText(
  { paragraphs }: LetterTemplate,
  conditions: LetterFacts['conditions'],
  values: LetterValues,
): string {
  return paragraphs
    .map((paragraph) => (isList(paragraph) ? paragraph : [paragraph]))
    .map((sentences) =>
      sentences.flatMap((sentence) => {
        if (typeof sentence === 'string') return [sentence];
        return conditions.has(sentence.when) ? [sentence.text] : [];
      }),
    )
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => format<string>(sentences.join(' '), values))
    .join('\n\n');
}

function isList(paragraph: LetterTemplate['paragraphs'][number]): paragraph is readonly LetterSentence[] {
  return Array.isArray(paragraph);
}
