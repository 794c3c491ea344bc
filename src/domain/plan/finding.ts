import type { SettlementEnding } from '#domain/check/case-facts.ts';
import type { FindingKind, MessageKey } from '#domain/check/list-answer.ts';
import { isUnconfirmedLaw } from '#domain/law/evidence.ts';
import type { JudgmentLife, Remedy, SealingLaw, ShownRemedy, UnreadAct } from '#domain/law/sealing-law.ts';
import type { CountyNames } from '#domain/places/county-name.ts';
import { addYears } from '#domain/shared/known-date.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import type { MissingFact, When } from './date-rules.ts';
import type { JudgmentAge } from './judgment-age.ts';
import type { Mismatch, PlanCase } from './remedy-fit.ts';

/** A remedy of the law, and when it opens for the case. */
export interface DatedRemedy {
  readonly remedy: ShownRemedy;
  readonly when: When;
}

/** What the law offers one case; see {@link finding}. */
export interface Finding {
  readonly kind: FindingKind;
  /** What the list of product §9 answers, which the banner states. */
  readonly listAnswer: MessageKey;
  /** The remedy that the finding is based on, and when it opens; `null` where no remedy applies. */
  readonly basis: DatedRemedy | null;
  /**
   * What is unknown and decides whether the remedy covers the case, or when, in the order in which renters are asked.
   * Empty where the finding rests on no remedy, or everything is known.
   */
  readonly decidedBy: readonly MissingFact[];
  /** What would change the answer. */
  readonly whatIf: readonly WhatIf[];
  /**
   * Why no remedy applies: `unpaid` where paying would or may open one, `debt-ended` where it turns on what a debt that
   * was wiped out counts as, otherwise the reason that all remedies share, or `null` where they differ.
   */
  readonly closedBy: Mismatch | null;
  /**
   * Whether no statewide law supports the state's entry on the list, only a narrow rule (`verification: 'unverified'`).
   */
  readonly isNarrow: boolean;
  /** What the only rule of such a state does; `null` in other states. */
  readonly narrowRule: string | null;
  /**
   * Only for `not-confirmed`: whether the confirmed laws exclude this case, and only an unconfirmed remedy may apply to
   * it.
   */
  readonly isForOthers: boolean;
  /**
   * An act that was passed but that no editor has read; `null` where there is none, or where the finding rests on
   * another law.
   */
  readonly unreadAct: (UnreadAct & { readonly isInForce: boolean }) | null;
  /** Only for `not-confirmed` because the last check is too old: the day of that check; `null` for any other reason. */
  readonly lastCheck: PlainDate | null;
  /** Only where payment would open a remedy: what to say of an old judgment before; `null` where it is not old. */
  readonly debt: { readonly age: JudgmentAge; readonly life: JudgmentLife } | null;
  /** A remedy of the court or city of the renter's county, where one applies besides the finding's own. */
  readonly local: DatedRemedy | null;
  /** Whether the landlord, who lost, still has time to appeal. */
  readonly mayBeAppealed: boolean;
  /** Pending bills that may change the law: `'SB 215 (2026)'`. */
  readonly bills: readonly string[];
  /** Year and month in which the law was checked: `'2026-11'`. */
  readonly asOf: string;
}

/** The day on which the finding's remedy opens; `null` where it is open, has no day, or there is none. */
export function openingDay({ basis }: Pick<Finding, 'basis'>): PlainDate | null {
  return basis?.when.kind === 'opens-on' ? basis.when.date : null;
}

/** Who acts on a remedy that the court does not do by itself: the renter asks, a judge weighs it, or both sides sign. */
export type Act = 'ask' | 'judge' | 'agreement';

/** The first day of a way: `'now'`, a day to come, or `null` where it depends on what is unknown. */
export type FirstDay = PlainDate | 'now' | null;

/** The answer to the only fact that decides, where it is yes, no, or how the settlement ended. */
export type Answer = boolean | SettlementEnding;

/**
 * One thing that would change a finding, with the finding once that is done or known, or the way and its first day:
 *
 * - `act`: somebody asks, a judge weighs it, or both sign, everywhere in the state
 * - `pay`: the judgment is paid in full today; only where that opens something that nothing else opens as early
 * - `expiry`: the judgment stays unpaid until it has expired
 * - `answer`: the facts that decide are known; `answer` is `null` where a date, or more than one fact, decides
 * - `learn`: a fact that the finding does not rest on is known, and another remedy may be open by it today
 */
export type WhatIf =
  | { readonly kind: 'act'; readonly by: Act; readonly way: DatedRemedy; readonly first: FirstDay }
  | {
      readonly kind: 'pay';
      readonly way: DatedRemedy | null;
      readonly first: FirstDay;
      readonly finding: Finding;
    }
  | { readonly kind: 'expiry'; readonly first: PlainDate }
  | {
      readonly kind: 'answer';
      readonly facts: readonly MissingFact[];
      readonly answer: Answer | null;
      readonly finding: Finding;
    }
  | { readonly kind: 'learn'; readonly fact: MissingFact };

export type Branch = Extract<WhatIf, { kind: 'answer' }>;

/** The what-ifs of one kind. */
export function ifs<Kind extends WhatIf['kind']>(
  { whatIf }: Pick<Finding, 'whatIf'>,
  kind: Kind,
): readonly Extract<WhatIf, { kind: Kind }>[] {
  return whatIf.filter((each): each is Extract<WhatIf, { kind: Kind }> => each.kind === kind);
}

/** The parts of a law's file that a finding is computed from. */
export interface FindingSources {
  readonly eligible: boolean;
  readonly verification: SealingLaw['verification'];
  readonly asOf: string;
  readonly unreadAct?: UnreadAct | undefined;
  readonly narrowRule?: string | undefined;
  readonly bills?: readonly string[] | undefined;
  readonly judgmentLife: JudgmentLife;
  readonly remedies: readonly ShownRemedy[];
}

/** The same, with the names that a typed county is matched against. */
export interface CheckSources extends FindingSources, CountyNames {}

/**
 * Whether the price of the filing may be named: only where the renter can file something that the court must grant, or a
 * motion, whose conditions were all asked and are all met, today or within a year, and the state list has not said no.
 * The law or its court form must have been read. What the court does by itself, or must grant on a form without a
 * hearing, is free; what needs an agreement or a judge's weighing is only possible, and is not sold. Nor is what rests
 * on a mere lower bound or waits for a time to appeal. Who was asked about violence is sold nothing.
 */
export function mayNamePrice(
  { kind, basis, decidedBy, unreadAct }: Finding,
  { answers = {} }: PlanCase,
  today: PlainDate,
): boolean {
  if (kind !== 'remedy-open' || basis === null || unreadAct !== null) return false;
  const { when, remedy } = basis;
  if (remedy.how !== 'must-grant' && remedy.how !== 'petition') return false;
  if (remedy.appliesTo.isComplete !== true || remedy.quotation === null || isBareBound(remedy)) return false;
  const isAsked = remedy.appliesTo.answers?.every(({ question }) => answers[question] !== undefined) ?? true;
  if (!isAsked || decidedBy.length > 0 || answers.survivor !== undefined) return false;
  if (when.kind === 'opens-on') return when.appeal !== true && when.date <= addYears(today, 1);
  return when.kind === 'open-now';
}

/** Whether a form is enough, because the court must grant it without a hearing. */
export function isFormOnly({ remedy }: DatedRemedy): boolean {
  return remedy.how === 'must-grant-without-hearing';
}

/** Whether a date counts a time to appeal that nobody has read: it may move the date, but is no bound. */
export function isGuessed({ waitingPeriod }: ShownRemedy): boolean {
  return waitingPeriod?.appeal?.confidence === 'low';
}

/** Whether a waiting period gives only a lower bound: the time that the law adds is unknown, or not certain. */
function isBareBound({ waitingPeriod }: ShownRemedy): boolean {
  return (
    waitingPeriod?.bound === 'no-earlier-than' &&
    (waitingPeriod.appeal === undefined || waitingPeriod.appeal.confidence === 'low')
  );
}

/** Whether a remedy is an agreement about an unpaid judgment. Nobody is sent to negotiate one that may have expired. */
export function isDealOverDebt({ remedy: { how, appliesTo } }: DatedRemedy): boolean {
  return how === 'stipulation' && appliesTo.onlyUnpaid === true;
}

/** What the questions of a paper cannot settle: the law leaves it open, or court papers have to be read first. */
const UNSETTLED_BY_PAPERS: readonly MissingFact[] = [
  'money-judgment',
  'settlement',
  'settlement-covered',
  'grounds',
];

/** Whether papers of a remedy are offered: it is open now, or by what their questions ask. */
export function mayBeFiled(when: When): boolean {
  switch (when.kind) {
    case 'open-now':
      return true;
    case 'not-computable':
      return when.why === 'agreement' || when.why === 'judge' || when.why === 'nothing-to-count';
    case 'needs-a-fact':
      return when.likely === true || (when.notBefore === null && !UNSETTLED_BY_PAPERS.includes(when.fact));
    case 'opens-on':
      // The latest day, where only the month or year of its start is known.
      return when.notBefore === null && when.appeal !== true;
    case 'does-not-apply':
      return false;
  }
}

/** Whether the rule of the renter's own court comes first: the finding's, for the whole state, is one that judges weigh. */
export function isOwnCourtFirst({ basis, local }: Finding): boolean {
  return local !== null && basis?.remedy.how === 'court-discretion' && mayBeFiled(local.when);
}

/** Whether a confirmed sealing remedy is open or dated for the case, whoever has to act. */
export function hasConfirmedRemedy({ kind }: Finding): boolean {
  return kind === 'remedy-open' || kind === 'court-acts' || kind === 'open-despite-list';
}

/** Whether a court acts by itself for this case, or for one of the answers that decide: nobody has to pay for that. */
export function mayCourtAct(found: Finding): boolean {
  const ofBranches = ifs(found, 'answer').map((branch) => branch.finding);
  // A remedy that waits for a fact is one of the branches, if an answer opens it.
  return [...(found.kind === 'needs-a-fact' ? [] : [found]), ...ofBranches].some(
    (each) => isFree(each) && each.basis !== null && isLimitOnCourt(each.basis.remedy),
  );
}

/** Whether the finding's remedy costs nothing, because the court acts by itself. */
export function isFree({ basis }: Finding): boolean {
  return basis?.remedy.how === 'automatic';
}

/** Whether a law limits what the court itself shows, not only what others may use or report. */
export function isLimitOnCourt({ effect }: Pick<Remedy, 'effect'>): boolean {
  return effect !== 'screening-report-limit';
}

/** What is open unless the case took very long comes before what opens later. */
function openness(when: When): number {
  return when.kind === 'needs-a-fact' && when.likely === true ? 0.5 : OPENNESS.indexOf(when.kind);
}

const OPENNESS = ['open-now', 'opens-on', 'needs-a-fact', 'not-computable', 'does-not-apply'] as const;

/**
 * Sort order of remedies: open before dated, an earlier date before a later one; otherwise the order of the law's file.
 */
export function mostOpenFirst(one: DatedRemedy, other: DatedRemedy): number {
  const rank = openness(one.when) - openness(other.when);
  if (rank !== 0 || one.when.kind !== 'opens-on' || other.when.kind !== 'opens-on') return rank;
  return one.when.date.localeCompare(other.when.date);
}

/** Whether the remedy is an unconfirmed law that may apply to the case. */
export function awaitsConfirmation({ remedy, when }: DatedRemedy): boolean {
  return isUnconfirmedLaw(remedy) && when.kind !== 'does-not-apply';
}

/** Whether the remedy may apply to the case, but its last check is too old to give a date. */
export function awaitsCheck({ when }: Pick<DatedRemedy, 'when'>): boolean {
  return when.kind === 'not-computable' && when.why === 'old-check';
}
