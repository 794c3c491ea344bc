import { eligibilityOutcome, type FindingKind, messageKey, type MessageKey } from '../check/outcome.ts';
import { isCheckTooOld } from '../law/check-age.ts';
import { isConfirmed, isUnconfirmedLaw, sealsRecord } from '../law/evidence.ts';
import type { Remedy } from '../law/remedy.ts';
import type { UnreadAct } from '../law/sealing-law.ts';
import type { SealingLawFile } from '../law/state-file.ts';
import type { PlainDate } from '../shared/plain-date.ts';
import { awaitsCheck, awaitsConfirmation, type DatedRemedy, mostOpenFirst } from './dated-remedy.ts';
import { type MissingFact, remedyDate } from './remedy-date.ts';
import type { Mismatch, PlanCase } from './remedy-fit.ts';

/** What was found for one case. */
export interface Finding {
  readonly kind: FindingKind;
  /** The answer of the list, which the banner gives. */
  readonly answer: MessageKey;
  /** The path that it rests on, with its time; `null` where no path takes the case. */
  readonly path: DatedRemedy | null;
  /**
   * Why the law takes no case like this one: `unpaid` where paying would open a path, the reason that all paths share,
   * or `null` where they differ.
   */
  readonly closedBy: Mismatch | null;
  /** Whether the state has no statewide law that supports its entry on the list, but a narrow one. */
  readonly isNarrow: boolean;
  /** Of a law that is not confirmed: whether it is for other cases, and only a path that was not confirmed may take this one. */
  readonly isForOthers: boolean;
  /** Of a law that is not confirmed: an act that was passed and that nobody here has read; `null` where there is none. */
  readonly unreadAct: (UnreadAct & { readonly isInForce: boolean }) | null;
  /** Of a law that is not confirmed because its check is too old: the day of that check; `null` for any other reason. */
  readonly lastCheck: PlainDate | null;
  /** Of what the court does on a day to come: whether the renter can ask for it today, everywhere in the state. */
  readonly mayAskNow: boolean;
  /** Year and month in which the law was checked: `'2026-11'`. */
  readonly asOf: string;
}

/** What a finding is drawn from. */
export type FindingSources = Pick<
  SealingLawFile,
  'eligible' | 'remedies' | 'verification' | 'asOf' | 'unreadAct'
>;

/** The same for a check, whose county is as it was typed. */
export type CheckSources = FindingSources & Pick<SealingLawFile, 'counties'>;

/**
 * Draws the finding for a case. Where two fit, the more careful one is taken: what costs nothing before what could be
 * sold, and a fact that is still missing before a refusal that may be wrong.
 *
 * @param facts with the dates that are known; the more there are, the more exact is the finding
 */
export function finding(law: FindingSources, facts: PlanCase, today: PlainDate): Finding {
  const rule = { eligible: law.eligible };
  const answer = messageKey(eligibilityOutcome(rule, facts), rule);
  const confirmed = law.remedies
    .filter(isConfirmed)
    .map((remedy) => ({ remedy, when: remedyDate(remedy, facts, today) }));
  const isNarrow = law.verification === 'unverified';
  const common = {
    ...{ answer, isNarrow, isForOthers: false, unreadAct: null, lastCheck: null },
    ...{ mayAskNow: false, asOf: law.asOf },
  };
  const without = (kind: FindingKind): Finding => ({ ...common, kind, path: null, closedBy: null });

  if (confirmed.length === 0) {
    const { unreadAct } = law;
    if (unreadAct === undefined) return without(isLawUnconfirmed(law) ? 'not-confirmed' : 'no-law');
    const isInForce = unreadAct.inForceFrom <= today;
    return { ...without('not-confirmed'), unreadAct: { ...unreadAct, isInForce } };
  }
  const unchecked = ({ remedy }: DatedRemedy): Finding => ({
    ...without('not-confirmed'),
    lastCheck: remedy.checked.on as PlainDate,
  });

  const paths = confirmed.filter(({ when }) => when.kind !== 'does-not-apply');
  const sealing = paths.filter(({ remedy }) => sealsRecord(remedy));
  const byCourt = sealing.filter(({ remedy }) => remedy.how === 'automatic');
  const byRequest = sealing.filter(({ remedy }) => remedy.how !== 'automatic');
  const resting = (kind: FindingKind, path: DatedRemedy): Finding => {
    if (awaitsCheck(path)) return unchecked(path);
    const isRefused = answer === 'not-eligible' || answer === 'no-law';
    const isPath = kind === 'court-acts' || kind === 'path-open';
    return { ...common, kind: isRefused && isPath ? 'open-despite-list' : kind, path, closedBy: null };
  };

  const [courtActs] = byCourt.filter((path) => isOpenOrDated(path, today)).sort(mostOpenFirst);
  if (courtActs !== undefined) {
    // What is free goes first, but nobody has to wait for it.
    const mayAskNow = courtActs.when.kind !== 'open-now' && byRequest.some(isOpenNow);
    return { ...resting('court-acts', courtActs), mayAskNow };
  }
  // The court may do for nothing what would be asked for here, if the law covers the case at all.
  const mayBeFree = byCourt.find(
    ({ remedy, when }) =>
      remedy.localTo === null &&
      (when.kind === 'not-computable' ||
        (when.kind === 'needs-a-fact' && (when.fact === 'settlement' || when.fact === 'end'))),
  );
  if (mayBeFree !== undefined) return resting('needs-a-fact', mayBeFree);
  const [request] = byRequest.filter((path) => isOpenOrDated(path, today)).sort(mostOpenFirst);
  if (request !== undefined) return resting('path-open', request);
  const unsure = sealing.sort((one, other) => rankOfFact(one) - rankOfFact(other))[0];
  if (unsure !== undefined) return resting('needs-a-fact', unsure);
  // A limit on use that is still to come helps nobody yet; that a path opens with the payment does.
  const [limited] = paths
    .filter(({ remedy, when }) => isLimitOnCourt(remedy) || when.kind !== 'opens-on')
    .sort(mostOpenFirst);
  if (limited !== undefined) return resting('limited', limited);
  // A refusal must not rest on an old check either.
  const old = confirmed.find(({ remedy }) => isCheckTooOld(remedy, today));
  if (old !== undefined) return unchecked(old);
  const refused: Finding = { ...without('no-path'), closedBy: closedBy(confirmed) };
  // That a path opens with the payment helps more than one that may not exist.
  if (refused.closedBy === 'unpaid') return refused;
  const mayBeTaken = law.remedies.some((remedy) =>
    awaitsConfirmation({ remedy, when: remedyDate(remedy, facts, today) }),
  );
  return mayBeTaken ? { ...refused, kind: 'not-confirmed', isForOthers: true } : refused;
}

/**
 * Whether a price may be named: only where something can be filed for this case, and the list has not said no. What
 * the court does by itself is free, and what is merely possible is not sold.
 */
export function mayNamePrice({ kind, path }: Finding): boolean {
  if (kind !== 'path-open' || path === null) return false;
  const { when } = path;
  return when.kind === 'open-now' || when.kind === 'opens-on' || when.kind === 'not-computable';
}

/** Whether a confirmed path that seals the record is open or dated for the case, whoever has to act. */
export function hasConfirmedPath({ kind }: Finding): boolean {
  return kind === 'path-open' || kind === 'court-acts' || kind === 'open-despite-list';
}

/** Whether the court acts by itself on the path of a finding. */
export function isFree({ path }: Finding): boolean {
  return path?.remedy.how === 'automatic';
}

/** Whether a law limits what the court shows, and not only what others may use or report. */
function isLimitOnCourt({ effect }: Pick<Remedy, 'effect'>): boolean {
  return effect !== 'screening-report-limit';
}

/** Whether there may be a law in a state of which nothing is confirmed. */
function isLawUnconfirmed({ eligible, verification, remedies }: FindingSources): boolean {
  const mayHaveChanged = !eligible && verification === 'unverified';
  return mayHaveChanged || remedies.some(isUnconfirmedLaw);
}

/** Whether a path is open today, everywhere in the state. */
function isOpenNow({ remedy, when }: DatedRemedy): boolean {
  return remedy.localTo === null && when.kind === 'open-now';
}

/** Whether a path takes the case, now or on some day; no fact is missing but perhaps a day. */
function isOpenOrDated({ remedy, when }: DatedRemedy, today: PlainDate): boolean {
  // A county can have more courts than the one that has the rule.
  if (remedy.localTo !== null) return false;
  switch (when.kind) {
    case 'open-now':
    case 'opens-on':
      return true;
    case 'not-computable':
      return when.why === 'agreement' || when.why === 'judge';
    case 'needs-a-fact': {
      const isDayAlone = when.fact === 'ended' || when.fact === 'paid';
      const isStillToCome = when.notBefore !== null && when.notBefore > today;
      // The court acts on that day, whichever it is. Who has to ask must know it first.
      return isDayAlone && (remedy.how === 'automatic' || isStillToCome);
    }
    case 'does-not-apply':
      return false;
  }
}

/** From what a renter can look up to what is seldom the case. */
const FACTS_BY_USE: readonly MissingFact[] = [
  'filing',
  'settlement',
  'end',
  'ended',
  'paid',
  'settlement-kept',
  'money-judgment',
  'court',
  'grounds',
  'order',
  'claim',
  'answer-filed',
  'settlement-covered',
  'foreclosure',
];

function rankOfFact({ when }: DatedRemedy): number {
  return when.kind === 'needs-a-fact' ? FACTS_BY_USE.indexOf(when.fact) : FACTS_BY_USE.length;
}

/** Another ending is the reason only where no path is for this ending; the other paths say more. */
function closedBy(paths: readonly DatedRemedy[]): Mismatch | null {
  const reasons = new Set(paths.flatMap(({ when }) => (when.kind === 'does-not-apply' ? [when.why] : [])));
  if (reasons.has('unpaid')) return 'unpaid';
  if (reasons.size > 1) reasons.delete('outcome');
  const [only] = reasons;
  return reasons.size === 1 && only !== undefined ? only : null;
}
