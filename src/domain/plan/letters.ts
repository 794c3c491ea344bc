import { isConfirmed, sealsRecord } from '#domain/law/evidence.ts';
import type { RenterProtection } from '#domain/law/facts-schema.ts';
import type { ProtectionTopic } from '#domain/law/protection-topic.ts';
import { isCheckTooOld } from '#domain/law/remedy-terms.ts';
import { protectionsToName } from '#domain/law/renter-protection.ts';
import type { ShownRemedy, UnreadAct } from '#domain/law/sealing-law.ts';
import { format } from '#domain/shared/format.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { awaitsCheck, type DatedRemedy } from './finding.ts';
import { dateConflict, hasJudgment, mayOweJudgment, type PlanCase } from './remedy-fit.ts';
import type { RentersPlan } from './renters-plan.ts';
import { isCertainlyOver } from './reporting-limit.ts';

/**
 * The letters of a plan and the script for a phone call, in the order in which they are offered: first the one that
 * leaves the least to fill in, and asks before anything is disputed.
 */
export const LETTER_KINDS = [
  'clerk',
  'dispute',
  'denial',
  'landlord',
  'satisfaction',
  'explanation',
  'call',
] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/**
 * Conditions under which a sentence is included in a letter. No condition states that money is owed: a signed sentence
 * of that kind can be held against the renter.
 *
 * - `paid`: a judgment is on file and was paid in full; not assumed for a settlement until its ending is known
 * - `unpaid`: a judgment may be on file, was not paid in full, and is not so old that writing about it can revive it
 * - `new-law`: an act that no editor has read may cover the case; the clerk can say
 * - `agreement`: a confirmed law lets landlord and renter agree
 * - `sealed-by-law`: under a confirmed law the court has sealed the record by itself
 * - `court-seals`, `off-website`: a confirmed law tells the court to seal the record or take it off its website; the
 *   clerk can confirm whether it has
 * - `may-be-closed`: the law tells the court to do either in some cases, and we cannot tell whether in this one
 * - `too-old`: the seven years of 15 U.S.C. § 1681c have certainly passed
 * - `ended`: the day on which the case ended is known and contradicts no other date
 * - `any-ending`: the outcome is unknown, on pages that ask nothing
 * - `denial-rule`: a rule where the renter wants to live next helps that letter
 * - `not-mine`, `no-court`: the case is somebody else's, or there was none (doors.ts)
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
  | 'new-law'
  | 'too-old'
  | 'ended'
  | 'any-ending'
  | 'denial-rule'
  | 'not-mine'
  | 'no-court';

/** What a letter says about the law: citations, and what the rules for the next application say. */
type LetterLaws = Readonly<
  Record<'agreementLaw' | 'sealingLaw' | 'websiteLaw' | 'newLaw' | 'denialRule' | 'denialLaw', string>
>;

/** Placeholders of a letter. Their values may contain `[brackets]`: gaps that the renter fills in. */
type LetterPlaceholder = 'name' | 'phone' | 'email' | 'today' | 'court' | 'place' | 'filed' | 'ended';
export type LetterValues = Readonly<Record<LetterPlaceholder, string>> & LetterLaws;

/** A sentence, or one that is included only if its condition holds. */
type LetterSentence = string | { readonly when: LetterCondition; readonly text: string };

/** A text that a renter sends, hands over or reads out. A paragraph without any remaining sentence is dropped. */
export interface LetterTemplate {
  readonly title: string;
  /** When to use the letter, and how. */
  readonly use: string;
  readonly paragraphs: readonly (LetterSentence | readonly LetterSentence[])[];
}

/** The conditions that hold for a case, and the laws that its letters cite. */
export interface LetterFacts {
  readonly conditions: ReadonlySet<LetterCondition>;
  /** Empty strings where no letter of the case cites such a law. */
  readonly laws: LetterLaws;
}

/** The topics of rules that a letter after a refusal may cite, the most useful first. */
const DENIAL_TOPICS: readonly ProtectionTopic[] = ['eviction-history', 'screening-notice'];

/** The text of rules for a letter, and their citations; empty strings where there is no rule. */
function inLetter(rules: readonly RenterProtection[]): readonly [rule: string, law: string] {
  return [rules.map(({ effect }) => effect).join(' '), rules.map(({ citation }) => citation).join('; ')];
}

/**
 * Which sentences and laws the letters of a case can use.
 */
export function letterFacts(
  { remedies, nextSteps, reporting, unreadAct, judgmentAge }: RentersPlan,
  facts: PlanCase,
  today: PlainDate,
): LetterFacts {
  const confirmed = remedies.filter((dated) => isConfirmed(dated.remedy) && !awaitsCheck(dated));
  const agreement = confirmed.find(
    ({ remedy, when }) => remedy.how === 'stipulation' && when.kind !== 'needs-a-fact',
  );
  const done = confirmed.filter(isDoneByCourt);
  const sealing = done.find(({ remedy }) => sealsRecord(remedy));
  const website = done.find(({ remedy }) => remedy.effect === 'limited-online-access');
  const isSealed = done.some(
    ({ remedy }) => sealsRecord(remedy) && remedy.waitingPeriod?.bound !== 'no-earlier-than',
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
    unpaid: mayOweJudgment(facts) && facts.debt === undefined && judgmentAge === null,
    agreement: agreement !== undefined,
    'sealed-by-law': isSealed,
    'court-seals': sealing !== undefined,
    'off-website': website !== undefined,
    // Offered whenever the plan tells the renter to check with the court: the letter asks for that in writing.
    'may-be-closed':
      sealing === undefined && website === undefined && nextSteps.some(({ kind }) => kind === 'automatic'),
    'new-law': unreadAct !== null,
    'too-old': isCertainlyOver(reporting),
    ended: isKnownDay,
    'any-ending': false,
    'denial-rule': false,
    'not-mine': false,
    'no-court': false,
  };
  return {
    conditions: new Set(CONDITIONS.filter((condition) => holds[condition])),
    laws: {
      agreementLaw: agreement?.remedy.citation ?? '',
      sealingLaw: sealing?.remedy.citation ?? '',
      websiteLaw: website?.remedy.citation ?? '',
      newLaw: unreadAct?.citation ?? '',
      denialRule: '',
      denialLaw: '',
    },
  };
}

const CONDITIONS: readonly LetterCondition[] = [
  ...(['dismissed', 'won', 'paid', 'unpaid', 'agreement', 'sealed-by-law', 'court-seals'] as const),
  ...(['off-website', 'may-be-closed', 'new-law', 'too-old', 'ended', 'any-ending'] as const),
];

/**
 * The same for a state's page, which knows no case: every sentence that a case there can need, for the renter to cross
 * out. A law whose check is too old is not cited.
 *
 * @param today the day of the build
 * @param rules of the place where the renter wants to live
 */
export function blankLetterFacts(
  {
    remedies,
    unreadAct,
  }: { readonly remedies: readonly ShownRemedy[]; readonly unreadAct?: UnreadAct | undefined },
  today: PlainDate,
  rules: readonly RenterProtection[] = [],
): LetterFacts {
  const [denialRule, denialLaw] = inLetter(protectionsToName(rules, DENIAL_TOPICS));
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
      ...(unreadAct === undefined ? [] : ['new-law' as const]),
      ...(denialRule === '' ? [] : ['denial-rule' as const]),
    ]),
    laws: {
      agreementLaw: agreement?.citation ?? '',
      sealingLaw: sealing?.citation ?? '',
      websiteLaw: website?.citation ?? '',
      newLaw: unreadAct?.citation ?? '',
      denialRule,
      denialLaw,
    },
  };
}

/** Whether, under a statewide law, the court has acted by itself or should have by now. */
function isDoneByCourt({ remedy, when }: DatedRemedy): boolean {
  return remedy.how === 'automatic' && remedy.localTo === null && when.kind === 'open-now';
}

/**
 * The letters that are useful in this case. The landlord and satisfaction letters are left out where they would have
 * nothing to request.
 */
export function lettersFor({ conditions }: LetterFacts): LetterKind[] {
  const has = (...any: readonly LetterCondition[]) => any.some((condition) => conditions.has(condition));
  return LETTER_KINDS.filter((kind) => {
    if (kind === 'landlord') return has('paid', 'unpaid', 'agreement');
    return kind !== 'satisfaction' || has('paid');
  });
}

/**
 * Renders a letter as plain text with the sentences whose conditions hold; paragraphs are separated by a blank line.
 */
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
