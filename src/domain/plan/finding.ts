import { listAnswer, type FindingKind, messageKey, type MessageKey } from '#domain/check/list-answer.ts';
import { isConfirmed, isUnconfirmedLaw, sealsRecord } from '#domain/law/evidence.ts';
import { CASE_QUESTIONS, isCheckTooOld } from '#domain/law/remedy-terms.ts';
import type {
  AppealTime,
  JudgmentLife,
  Remedy,
  SealingLaw,
  ShownRemedy,
  UnreadAct,
} from '#domain/law/sealing-law.ts';
import type { Gazetteer } from '#domain/places/county-lookup.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { addYears } from '#domain/shared/known-date.ts';
import {
  FACTS_BY_USE,
  lastDayToAppeal,
  type MissingFact,
  missingFacts,
  remedyDate,
  type When,
} from './date-rules.ts';
import { type Branch, branchesOf } from './branches.ts';
import { type JudgmentAge, judgmentAge } from './judgment-age.ts';
import { dateConflict, filedWithin, type Mismatch, openPoints, type PlanCase } from './remedy-fit.ts';

/** A remedy of the law, and when it opens for the case. */
export interface DatedRemedy {
  readonly remedy: ShownRemedy;
  readonly when: When;
}

/**
 * How a renter can act before a remedy opens by itself: ask the court, ask a judge who weighs it, or both sides sign.
 */
export type SoonerWay = 'ask' | 'judge' | 'agreement';

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
  /** Only for `needs-a-fact`: what each answer leads to, without repetition. */
  readonly branches: readonly Branch<Finding>[];
  /**
   * Why no remedy applies: `unpaid` where paying would open one, otherwise the reason that all remedies share, or `null`
   * where they differ.
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
  /** Only where payment would open a remedy: the first day on which the judgment can have expired, if that opens one. */
  readonly expires: PlainDate | null;
  /** Only for a remedy that opens later: how the renter can act today, anywhere in the state. */
  readonly sooner: readonly SoonerWay[];
  /**
   * What decides whether another remedy seals the record today, where the finding's remedy opens later or has no date;
   * `null` where none may.
   */
  readonly mayOpenBy: MissingFact | null;
  /** A remedy of the court or city of the renter's county, where one applies besides the finding's own. */
  readonly local: DatedRemedy | null;
  /** Whether the landlord, who lost, still has time to appeal. */
  readonly mayBeAppealed: boolean;
  /** Pending bills that may change the law: `'SB 215 (2026)'`. */
  readonly bills: readonly string[];
  /** Year and month in which the law was checked: `'2026-11'`. */
  readonly asOf: string;
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
export interface CheckSources extends FindingSources, Gazetteer {}

/**
 * Computes the finding for a case. Where two apply, the more careful one wins: a free remedy before one that costs money,
 * and a missing fact before a refusal that may be wrong.
 *
 * @param facts with the dates that are known; the more there are, the more exact the finding
 */
export function finding(law: FindingSources, facts: PlanCase, today: PlainDate): Finding {
  const found = findingWithoutBranches(law, facts, today);
  return found.kind === 'needs-a-fact' || found.kind === 'limited'
    ? { ...found, branches: branchesOf(found, law, facts, today, findingWithoutBranches) }
    : found;
}

/** The finding without its branches, for one of many cases: branches take a finding for each possible answer. */
export function findingWithoutBranches(law: FindingSources, facts: PlanCase, today: PlainDate): Finding {
  const rule = { eligible: law.eligible };
  const listed = messageKey(listAnswer(rule, facts), rule);
  const confirmed = law.remedies
    .filter(isConfirmed)
    .map((remedy) => ({ remedy, when: remedyDate(remedy, facts, today) }));
  const isNarrow = law.verification === 'unverified';
  const common = {
    listAnswer: listed,
    decidedBy: [],
    branches: [],
    isNarrow,
    narrowRule: law.narrowRule ?? null,
    isForOthers: false,
    lastCheck: null,
    unreadAct: law.unreadAct ? { ...law.unreadAct, isInForce: law.unreadAct.inForceFrom <= today } : null,
    debt: null,
    expires: null,
    sooner: [],
    mayOpenBy: null,
    local: null,
    mayBeAppealed: false,
    bills: law.bills ?? [],
    asOf: law.asOf,
  };
  const without = (kind: FindingKind): Finding => ({ ...common, kind, basis: null, closedBy: null });

  if (confirmed.length === 0)
    return without(common.unreadAct !== null || isLawUnconfirmed(law) ? 'not-confirmed' : 'no-law');
  const unchecked = ({ remedy }: DatedRemedy): Finding => ({
    ...without('not-confirmed'),
    lastCheck: remedy.checked.on as PlainDate,
  });

  const remedies = confirmed.filter(({ when }) => when.kind !== 'does-not-apply');
  const sealing = remedies.filter(({ remedy }) => sealsRecord(remedy));
  // What nobody confirmed is worth a question where the renter's answer decides about it.
  const unread = law.remedies.flatMap((remedy): DatedRemedy[] => {
    if (!isUnconfirmedLaw(remedy)) return [];
    const [fact] = openPoints(remedy, facts);
    return fact === undefined
      ? []
      : [{ remedy, when: { kind: 'needs-a-fact', fact, conflict: null, notBefore: null } }];
  });
  const byCourt = sealing.filter(({ remedy }) => remedy.how === 'automatic');
  const age = judgmentAge(law.judgmentLife, facts, today);
  const byRequest = sealing.filter(
    (dated) => dated.remedy.how !== 'automatic' && !(age !== null && isDealOverDebt(dated)),
  );
  const local = sealing
    .filter(
      ({ remedy, when }) =>
        remedy.localTo !== null &&
        !(when.kind === 'needs-a-fact' && openPoints(remedy, facts).includes('court')),
    )
    .sort(mostOpenFirst)[0];
  const resting = (kind: FindingKind, dated: DatedRemedy): Finding => {
    if (awaitsCheck(dated)) return unchecked(dated);
    const isRefused = listed === 'not-eligible' || listed === 'no-law';
    const isRemedy = kind === 'court-acts' || kind === 'remedy-open';
    const decidedBy = missingFacts(dated.remedy, facts, today);
    const mayBeBetter =
      kind === 'limited' || isToCome(dated.when, today) || dated.when.kind === 'not-computable';
    const others = mayBeBetter ? [...sealing, ...unread] : [];
    return {
      ...common,
      kind: isRefused && isRemedy ? 'open-despite-list' : kind,
      basis: dated,
      decidedBy,
      closedBy: null,
      mayBeAppealed: hasLandlordLost(facts) && isWithinAppeal(law, facts, today),
      sooner: isToCome(dated.when, today) ? soonerWays(byRequest, dated) : [],
      mayOpenBy: mayOpenBy(kind === 'needs-a-fact' ? unread : others, dated, facts),
      local: local === undefined || local.remedy.id === dated.remedy.id ? null : local,
    };
  };

  const [courtActs] = byCourt.filter((dated) => isOpenOrDated(dated, today)).sort(mostOpenFirst);
  // One answer decides if the court has acted already: clarify that before naming a later day.
  const mayBeDone = byCourt.find((dated) => asksFirst(dated, facts));
  if (mayBeDone !== undefined && courtActs?.when.kind === 'opens-on')
    return resting('needs-a-fact', mayBeDone);
  if (courtActs !== undefined) return resting('court-acts', courtActs);
  // The court may seal the record for free, if the law covers the case at all: clarify that before naming a paid
  // request.
  const mayBeFree =
    mayBeDone ??
    byCourt.find(
      ({ remedy, when }) =>
        remedy.localTo === null &&
        openPoints(remedy, facts).every((point) => !RARE_FACTS.has(point)) &&
        (when.kind === 'not-computable' ||
          (when.kind === 'needs-a-fact' && (when.fact === 'settlement' || when.fact === 'end'))),
    );
  if (mayBeFree !== undefined) return resting('needs-a-fact', mayBeFree);
  const [request] = byRequest.filter((dated) => isOpenOrDated(dated, today)).sort(mostOpenFirst);
  // The same for what the renter asks for: a later day is not the earliest one while an answer may open an earlier.
  const mayBeAsked = byRequest.find((dated) => asksFirst(dated, facts));
  if (mayBeAsked !== undefined && request?.when.kind === 'opens-on')
    return resting('needs-a-fact', mayBeAsked);
  if (request !== undefined) return resting('remedy-open', request);
  // What holds for few homes is told beside the answer for all others.
  const unsure = [...byCourt, ...byRequest]
    .filter(({ when }) => !(when.kind === 'needs-a-fact' && when.fact === 'foreclosure'))
    .sort((one, other) => rankOfFact(one) - rankOfFact(other))[0];
  if (unsure !== undefined) return resting('needs-a-fact', unsure);
  const refused: Finding = {
    ...without('no-remedy'),
    closedBy: closedBy(confirmed),
    local: local ?? null,
    mayOpenBy: mayOpenBy([...sealing, ...unread], null, facts),
  };
  const old = confirmed.find(({ remedy }) => isCheckTooOld(remedy, today));
  // What paying or time opens is more useful to know than a limit on use, which the plan shows all the same.
  if (refused.closedBy === 'unpaid' && old === undefined) {
    return {
      ...refused,
      debt: age === null ? null : { age, life: law.judgmentLife },
      expires: firstExpiry(confirmed),
    };
  }
  // A limit on use that is not yet in force helps nobody.
  const [limited] = remedies
    .filter(
      ({ remedy, when }) => !sealsRecord(remedy) && (isLimitOnCourt(remedy) || when.kind !== 'opens-on'),
    )
    .sort(mostOpenFirst);
  if (limited !== undefined) return resting('limited', limited);
  // A refusal must not be based on an outdated check either.
  if (old !== undefined) return unchecked(old);
  if (common.unreadAct !== null) return without('not-confirmed');
  const mayBeTaken = law.remedies.some(
    (remedy) =>
      awaitsConfirmation({ remedy, when: remedyDate(remedy, facts, today) }) &&
      unread.every((dated) => dated.remedy.id !== remedy.id),
  );
  return mayBeTaken ? { ...refused, kind: 'not-confirmed', isForOthers: true } : refused;
}

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

/** What the questions of a paper cannot settle: the law leaves it open, or the complaint has to be read first. */
const UNSETTLED_BY_PAPERS: readonly MissingFact[] = ['money-judgment', 'settlement-covered', 'grounds'];

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

/** The first day on which an unpaid judgment can have expired, where that would open a remedy. */
export function firstExpiry(remedies: readonly DatedRemedy[]): PlainDate | null {
  const days = remedies.flatMap(({ when }) => (when.kind === 'does-not-apply' ? (when.expires ?? []) : []));
  return days.sort()[0] ?? null;
}

/** Whether a confirmed sealing remedy is open or dated for the case, whoever has to act. */
export function hasConfirmedRemedy({ kind }: Finding): boolean {
  return kind === 'remedy-open' || kind === 'court-acts' || kind === 'open-despite-list';
}

/** Whether a court acts by itself for this case, or for one of the answers that decide: nobody has to pay for that. */
export function mayCourtAct(found: Finding): boolean {
  const ofBranches = found.branches.map((branch) => branch.finding);
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
function isLimitOnCourt({ effect }: Pick<Remedy, 'effect'>): boolean {
  return effect !== 'screening-report-limit';
}

/** Whether a state without a confirmed law may still have one. */
function isLawUnconfirmed({ eligible, verification, remedies }: FindingSources): boolean {
  const mayHaveChanged = !eligible && verification === 'unverified';
  return mayHaveChanged || remedies.some(isUnconfirmedLaw);
}

/** No state that we read gives either side longer to appeal an eviction. */
const LONGEST_APPEAL: Pick<AppealTime, 'amount' | 'unit'> = { amount: 45, unit: 'days' };

function hasLandlordLost({ outcome }: PlanCase): boolean {
  return outcome === 'dismissed' || outcome === 'won';
}

/**
 * Whether the time to appeal that began when the case ended still runs: the state's own where it was read, else the
 * longest that we know of. Counted from the earliest day on which the case can have ended.
 */
function isWithinAppeal({ remedies }: FindingSources, facts: PlanCase, today: PlainDate): boolean {
  const ofState = remedies.flatMap(({ waitingPeriod }) => waitingPeriod?.appeal ?? []);
  const ended = dateConflict(facts, 'ended', today) === null ? facts.dates.ended : undefined;
  const first = ended?.first ?? filedWithin(facts).first;
  return lastDayToAppeal(ofState[0] ?? LONGEST_APPEAL, first, facts) >= today;
}

/** Whether a remedy opens on a later day. */
function isToCome(when: When, today: PlainDate): boolean {
  return (
    when.kind === 'opens-on' ||
    (when.kind === 'needs-a-fact' && when.notBefore !== null && when.notBefore > today)
  );
}

/** How the renter can act today, everywhere in the state, other than by the remedy of the finding. */
function soonerWays(byRequest: readonly DatedRemedy[], resting: DatedRemedy): readonly SoonerWay[] {
  const ways = byRequest.flatMap(({ remedy, when }): SoonerWay[] => {
    if (remedy.localTo !== null || remedy.id === resting.remedy.id) return [];
    if (when.kind === 'open-now')
      return [
        remedy.how === 'court-discretion' ? 'judge' : remedy.how === 'stipulation' ? 'agreement' : 'ask',
      ];
    if (when.kind !== 'not-computable' || (when.why !== 'judge' && when.why !== 'agreement')) return [];
    return [when.why];
  });
  return [...new Set(ways)];
}

/** What the renter can answer and decides whether another remedy seals the record today, everywhere in the state. */
function mayOpenBy(
  sealing: readonly DatedRemedy[],
  resting: DatedRemedy | null,
  facts: PlanCase,
): MissingFact | null {
  const asked = sealing.flatMap(({ remedy, when }) =>
    !(when.kind === 'needs-a-fact' && when.fact === 'claim' && isRare({ remedy, when }, facts)) &&
    remedy.localTo === null &&
    remedy.id !== resting?.remedy.id &&
    when.kind === 'needs-a-fact' &&
    when.notBefore === null &&
    isAnswerable(when.fact)
      ? [when.fact]
      : [],
  );
  return asked[0] ?? null;
}

/** Whether an answer may show that a remedy is open today: clarify that before naming a later day. */
function asksFirst({ remedy, when }: DatedRemedy, facts: PlanCase): boolean {
  return (
    remedy.localTo === null &&
    when.kind === 'needs-a-fact' &&
    when.notBefore === null &&
    isAnswerable(when.fact) &&
    !isRare({ remedy, when }, facts)
  );
}

/** Whether a remedy applies to the case now or later, and no fact is missing except perhaps a date. */
function isOpenOrDated({ remedy, when }: DatedRemedy, today: PlainDate): boolean {
  // A local rule binds one court, and its county may have others.
  if (remedy.localTo !== null) return false;
  switch (when.kind) {
    case 'open-now':
    case 'opens-on':
      return true;
    case 'not-computable':
      return when.why === 'agreement' || when.why === 'judge';
    case 'needs-a-fact': {
      if (when.likely === true) return true;
      const isDayAlone = when.fact === 'ended' || when.fact === 'paid';
      const isStillToCome = when.notBefore !== null && when.notBefore > today;
      // The court acts whether or not the renter knows the date; a renter who has to ask must know it first.
      return isDayAlone && (remedy.how === 'automatic' || isStillToCome);
    }
    case 'does-not-apply':
      return false;
  }
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
  return when.kind === 'not-computable' && when.why === 'check-too-old';
}

/** Facts that matter in few cases. */
const RARE_FACTS: ReadonlySet<MissingFact> = new Set([
  'foreclosure',
  'settlement-covered',
  'survivor',
  'minor-named',
  'no-prosecution',
] as const);

/** Landlords rarely sue over rent that came due longer ago. */
const OLDEST_CLAIM_YEARS = 1;

/** Whether a remedy waits for a fact that matters in few cases only. */
export function isRare({ remedy, when }: DatedRemedy, facts: PlanCase): boolean {
  if (when.kind !== 'needs-a-fact') return false;
  if (when.fact !== 'claim') return RARE_FACTS.has(when.fact);
  const before = remedy.appliesTo.period?.before ?? null;
  return before !== null && filedWithin(facts).first >= addYears(before as PlainDate, OLDEST_CLAIM_YEARS);
}

const ANSWERABLE: readonly string[] = [...CASE_QUESTIONS, 'settlement', 'end', 'claim'];

/** Whether the renter can answer it in the plan, and the answer decides whether a remedy applies. */
function isAnswerable(fact: MissingFact): boolean {
  return ANSWERABLE.includes(fact);
}

function rankOfFact({ when }: DatedRemedy): number {
  return when.kind === 'needs-a-fact' ? FACTS_BY_USE.indexOf(when.fact) : FACTS_BY_USE.length;
}

/**
 * The reason why no remedy applies, see {@link Finding.closedBy}. `outcome` counts only if every remedy gives it: the
 * remedies for this outcome tell the renter more. A rule for foreclosures alone tells the others nothing.
 */
function closedBy(remedies: readonly DatedRemedy[]): Mismatch | null {
  const reasons = new Set(
    remedies.flatMap(({ remedy: { appliesTo }, when }) => {
      const isForFew = appliesTo.reasons?.every((ground) => ground === 'foreclosure') === true;
      return when.kind === 'does-not-apply' && !(isForFew && when.why === 'grounds') ? [when.why] : [];
    }),
  );
  if (reasons.has('unpaid')) return 'unpaid';
  if (reasons.size > 1) reasons.delete('outcome');
  const [only] = reasons;
  return reasons.size === 1 && only !== undefined ? only : null;
}
