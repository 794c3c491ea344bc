import { isOnlyDescribed } from '#domain/law/evidence.ts';
import type { Remedy } from '#domain/law/sealing-law.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import {
  type Act,
  type Branch,
  type DatedRemedy,
  type Finding,
  ifs,
  isFree,
  isGuessed,
  isLimitOnCourt,
  type WhatIf,
} from './finding.ts';
import { isEachTried, isToCome } from './what-if.ts';

/** How a finding relates to the outcome from the list of waiting periods (product §9), and why they differ. */
export type ListKey =
  | 'agrees'
  | 'agrees-free'
  | 'same-way'
  | 'later'
  | 'more-conditions'
  | 'not-sealed'
  | 'no-law-behind'
  | 'only-a-bill'
  | 'only-narrow'
  | 'not-confirmed'
  | 'new-law'
  | 'old-check'
  | 'other-questions'
  | 'unlisted-law'
  | 'unlisted-for-others';

/** What a finding says about the law. */
export type BodyKey =
  | 'court'
  | 'court-lately'
  | 'court-on'
  | 'court-not-before'
  | 'court-waits'
  | 'court-yearly'
  | 'form'
  | 'appeal'
  | 'ask-likely'
  | 'described'
  | 'ask'
  | 'ask-on'
  | 'ask-not-before'
  | 'ask-waits'
  | 'judge'
  | 'agree'
  | 'agree-later'
  | 'ways'
  | 'website'
  | 'website-on'
  | 'website-not-before'
  | 'website-until'
  | 'court-until'
  | 'use'
  | 'use-asked'
  | 'use-fact'
  | 'fact'
  | 'either'
  | 'fact-when'
  | 'fact-days'
  | 'depends'
  | 'narrow-fact'
  | 'no-remedy'
  | 'narrow-rule'
  | 'unpaid'
  | 'unpaid-counts'
  | 'unpaid-later'
  | 'unpaid-fact'
  | 'unpaid-expires'
  | 'debt-ended'
  | 'may-have-expired'
  | 'ask-how-long'
  | 'no-law'
  | 'no-law-bill'
  | 'new-law'
  | 'new-law-coming'
  | 'old-check'
  | 'not-confirmed'
  | 'case-not-confirmed';

/** The closing advice of a finding. */
export type AdviceKey =
  | 'clerk-first'
  | 'legal-aid-first'
  | 'find-out-first'
  | 'not-to-seal'
  | 'court-decides'
  | 'no-payment'
  | 'debt-first'
  | 'act-first';

export type CanKey =
  | 'court'
  | 'court-later'
  | 'court-later-or-sooner'
  | 'may-be-done'
  | 'done-if'
  | 'either'
  | 'ask'
  | 'judge'
  | 'agree'
  | 'website'
  | 'use'
  | 'use-asked'
  | 'use-fact'
  | 'fact'
  | 'form'
  | 'no-remedy'
  | 'unpaid'
  | 'unpaid-later'
  | 'debt-ended'
  | 'may-have-expired'
  | 'new-law'
  | 'new-law-coming'
  | 'old-check'
  | 'not-confirmed';
export type WhenKey =
  | 'now'
  | 'court-now'
  | 'court-until'
  | 'court-until-at-least'
  | 'on'
  | 'not-before'
  | 'about'
  | 'latest'
  | 'between'
  | 'yearly'
  | 'yearly-latest'
  | 'appeal'
  | 'likely'
  | 'until-known'
  | 'days'
  | 'day-at-best'
  | 'days-by-fact'
  | 'day-at-best-by-fact'
  | 'agreement'
  | 'judge'
  | 'nothing-to-count'
  | 'use'
  | 'fact'
  | 'unpaid'
  | 'debt-ended'
  | 'may-have-expired'
  | 'no-date'
  | 'new-law'
  | 'old-check'
  | 'not-confirmed';
export type NextKey =
  | 'ask-clerk'
  | 'wait-for-court'
  | 'file'
  | 'wait-to-file'
  | 'agree'
  | 'look-it-up'
  | 'name-the-law'
  | 'ask-the-court'
  | 'find-out'
  | 'pay'
  | 'pay-or-wait'
  | 'may-have-expired'
  | 'new-law'
  | 'old-check'
  | 'legal-aid';

/**
 * How good a finding is: the law covers the case now; it may, later, or only in part; or nothing that we know covers it.
 */
export type FindingTone = 'good' | 'review' | 'no';

/** The sentences that say a finding. */
export interface FindingKeys {
  readonly body: BodyKey;
  readonly advice: AdviceKey;
  readonly can: CanKey;
  readonly when: WhenKey;
  readonly next: NextKey;
}

export function toneOf({ can, when, next }: FindingKeys): FindingTone {
  if (can === 'no-remedy') return 'no';
  // An act that nobody has read is asked about first.
  const isOpen = (can === 'ask' || can === 'form') && when === 'now' && next === 'file';
  return can === 'court' || isOpen ? 'good' : 'review';
}

export function keysOf(finding: Finding): FindingKeys {
  const keys = keysOfLaw(finding);
  const mayOpen = finding.basis !== null || (finding.closedBy === 'unpaid' && finding.debt === null);
  // What nobody has read is asked about first.
  return finding.unreadAct !== null && mayOpen ? { ...keys, advice: 'act-first', next: 'new-law' } : keys;
}

/** Where nothing that we know helps. */
const HELPLESS = {
  can: 'no-remedy',
  advice: 'legal-aid-first',
  when: 'no-date',
  next: 'legal-aid',
} as const;

function keysOfLaw(finding: Finding): FindingKeys {
  switch (finding.kind) {
    case 'remedy-open':
    case 'open-despite-list':
      return isFree(finding) ? courtKeys(finding) : requestKeys(finding);
    case 'court-acts':
      return courtKeys(finding);
    case 'limited':
      return limitedKeys(finding);
    case 'needs-a-fact': {
      // The court may have acted already, and no date would tell.
      const when = whenAnswered(finding) ?? 'until-known';
      const isUncounted = isFree(finding) && finding.basis?.when.kind === 'not-computable';
      const isEither = isEitherWay(finding);
      const leads = leadsOf(finding);
      const isFreeAnyway = isEither && leads.every((lead) => FREE.includes(lead));
      const isDone = isFreeAnyway && leads.some((lead) => !isLater(lead));
      const [only] = leads;
      // The same act, whatever the answer: it decides only when, or not even that.
      if (isEither && leads.length === 1 && only !== undefined && !isDone) {
        const days = new Set(ifs(finding, 'answer').map((branch) => openingOf(branch)?.date));
        const dated = days.size > 1 ? 'fact-days' : 'fact';
        const body = when === 'days' ? dated : 'fact-when';
        return { body, advice: 'find-out-first', can: only, when, next: 'find-out' };
      }
      const body = isUncounted ? 'depends' : isEither && !isFreeAnyway ? 'either' : 'fact';
      return {
        body: finding.isNarrow ? 'narrow-fact' : body,
        advice: 'find-out-first',
        can: isDone ? 'done-if' : isEither ? 'either' : 'fact',
        when,
        next: isUncounted ? 'ask-clerk' : 'find-out',
      };
    }
    case 'no-remedy':
      if (finding.closedBy === 'unpaid') return unpaidKeys(finding);
      if (finding.closedBy === 'debt-ended')
        return {
          ...HELPLESS,
          body: 'debt-ended',
          advice: 'debt-first',
          can: 'debt-ended',
          when: 'debt-ended',
        };
      return { ...HELPLESS, body: finding.narrowRule === null ? 'no-remedy' : 'narrow-rule' };
    case 'no-law':
      return { ...HELPLESS, body: finding.bills.length === 0 ? 'no-law' : 'no-law-bill' };
    case 'not-confirmed':
      return unconfirmedKeys(finding);
  }
}

/** How the finding relates to what the list answers: yes or maybe, no, or that the state has no law. */
export function listKey(finding: Finding): ListKey {
  const { kind, listAnswer, basis, lastCheck, unreadAct } = finding;
  if (kind === 'not-confirmed') {
    if (lastCheck !== null) return 'old-check';
    return unreadAct === null ? 'not-confirmed' : 'new-law';
  }
  const isRefusal = kind === 'no-remedy' || kind === 'no-law';
  if (listAnswer === 'no-law') {
    if (kind === 'no-law') return 'agrees';
    return kind === 'no-remedy' && finding.closedBy !== 'unpaid' ? 'unlisted-for-others' : 'unlisted-law';
  }
  if (listAnswer === 'not-eligible') {
    const mayHaveExpired = finding.debt !== null;
    return isRefusal && !mayHaveExpired ? 'agrees' : 'other-questions';
  }
  if (finding.narrowRule !== null) return 'only-narrow';
  if (kind === 'no-law') return finding.bills.length === 0 ? 'no-law-behind' : 'only-a-bill';
  if (kind === 'limited') return 'not-sealed';
  if (kind === 'no-remedy') return 'more-conditions';
  if (basis !== null && (isToCome(basis.when) || isLaterAnyway(finding))) return 'later';
  // "Eligibility review needed" fits whatever is still open.
  const isOpen = basis?.when.kind === 'open-now' || listAnswer === 'maybe';
  if (isFree(finding) && kind === 'court-acts') return isOpen ? 'agrees-free' : 'later';
  return isOpen ? 'agrees' : 'same-way';
}

/** Whether the court acts later, whatever the answer to what decides. */
function isLaterAnyway(found: Finding): boolean {
  const branches = ifs(found, 'answer');
  return (
    branches.length > 0 && branches.every(({ finding: { basis } }) => basis !== null && isToCome(basis.when))
  );
}

/** Keys for a remedy that waits until the judgment is over: nobody is told to pay one that may have expired. */
function unpaidKeys(finding: Finding): FindingKeys {
  const { debt } = finding;
  if (debt !== null) {
    const common = { advice: 'no-payment', can: 'may-have-expired', next: 'may-have-expired' } as const;
    return { ...common, body: debt.age, when: 'may-have-expired' };
  }
  const [pay] = ifs(finding, 'pay');
  const [expiry] = ifs(finding, 'expiry');
  const isLate = pay !== undefined && pay.first !== 'now' && pay.first !== null;
  const isFirst = isLate && (expiry === undefined || pay.first < expiry.first);
  const body = expiry === undefined ? unpaidBody(pay) : 'unpaid-expires';
  if (body === 'unpaid-fact')
    return { body, advice: 'debt-first', can: 'unpaid', when: 'unpaid', next: 'legal-aid' };
  return {
    body,
    advice: 'legal-aid-first',
    can: isFirst ? 'unpaid-later' : 'unpaid',
    when: 'unpaid',
    next: expiry === undefined ? 'pay' : 'pay-or-wait',
  };
}

function unpaidBody(pay: Paying | undefined): BodyKey {
  if (pay === undefined || pay.first === 'now') return 'unpaid';
  if (pay.first === null) return 'unpaid-fact';
  return countsFromPayment(pay) ? 'unpaid-counts' : 'unpaid-later';
}

type Paying = Extract<WhatIf, { kind: 'pay' }>;

/** Whether the wait begins with the payment. */
export function countsFromPayment({ way }: Paying): boolean {
  return way?.remedy.waitingPeriod?.from === 'satisfaction';
}

function unconfirmedKeys({ isForOthers, unreadAct, lastCheck }: Finding): FindingKeys {
  const common = { advice: 'legal-aid-first' } as const;
  if (lastCheck !== null)
    return {
      ...common,
      body: 'old-check',
      can: 'old-check',
      when: 'old-check',
      next: 'old-check',
    };
  if (unreadAct === null) {
    const what = isForOthers ? 'case-not-confirmed' : 'not-confirmed';
    return { ...common, body: what, can: 'not-confirmed', when: 'not-confirmed', next: 'legal-aid' };
  }
  const act = unreadAct.isInForce ? 'new-law' : 'new-law-coming';
  return { ...common, body: act, can: act, when: 'new-law', next: 'new-law' };
}

function courtKeys(finding: Finding): FindingKeys {
  const { basis, mayBeAppealed } = finding;
  const common = { advice: 'clerk-first' } as const;
  const later = otherActs(finding).length === 0 ? 'court-later' : 'court-later-or-sooner';
  if (basis?.when.kind === 'opens-on' && basis.when.appeal === true)
    return { ...common, body: 'appeal', can: later, when: 'appeal', next: 'wait-for-court' };
  if (basis?.when.kind === 'opens-on') {
    const isYearly = basis.remedy.waitingPeriod?.run === 'yearly';
    const bodies = ['court-on', 'court-not-before', 'court-waits', 'court', 'court-until'] as const;
    return {
      ...common,
      // The court may have acted already: only the month or year of the starting event is known.
      ...(basis.when.notBefore === null
        ? ({ can: 'may-be-done', next: 'ask-clerk' } as const)
        : ({ can: later, next: 'wait-for-court' } as const)),
      body: isYearly ? 'court-yearly' : bodyDated(basis, bodies),
      when: whenDated(basis),
    };
  }
  if (basis?.when.kind === 'needs-a-fact') {
    // The line on when says what it depends on.
    if (basis.when.likely === true || basis.when.notBefore === null)
      return {
        ...common,
        body: 'court',
        can: 'may-be-done',
        next: 'ask-clerk',
        when: basis.when.likely === true ? 'likely' : 'fact',
      };
    return {
      ...common,
      can: later,
      next: 'wait-for-court',
      body: isDeadline(basis) || isGuessed(basis.remedy) ? 'court-waits' : 'court-not-before',
      when: whenNotBefore(basis),
    };
  }
  return {
    ...common,
    body: mayBeAppealed ? 'court-lately' : 'court',
    can: 'court',
    when: 'court-now',
    next: 'ask-clerk',
  };
}

function requestKeys(finding: Finding): FindingKeys {
  const keys = ownRequestKeys(finding);
  const isOpen = keys.body === 'ask' || keys.body === 'judge' || keys.body === 'agree';
  if (!isOpen || otherActs(finding).length === 0) return keys;
  return { ...keys, body: 'ways', when: keys.when === 'now' ? 'now' : 'judge' };
}

/** Keys for a remedy that the renter asks for, without the others that are open. */
function ownRequestKeys({ basis }: Finding): FindingKeys {
  const common = { advice: 'court-decides' } as const;
  const can = CAN[basis?.remedy.how ?? 'petition'];
  if (can === 'agree' && basis !== null) return agreementKeys(basis);
  if (basis?.when.kind === 'opens-on' && basis.when.appeal === true)
    return { ...common, body: 'appeal', can, when: 'appeal', next: 'wait-to-file' };
  if (basis?.when.kind === 'opens-on')
    return {
      ...common,
      can,
      next: basis.when.notBefore === null ? 'find-out' : 'wait-to-file',
      body: bodyDated(basis, ['ask-on', 'ask-not-before', 'ask-waits', 'ask-on', 'ask-on']),
      when: whenDated(basis),
    };
  if (basis?.when.kind === 'needs-a-fact' && basis.when.likely === true)
    return { ...common, body: 'ask-likely', can, when: 'likely', next: 'find-out' };
  if (basis?.when.kind === 'needs-a-fact')
    return { ...common, body: 'ask-not-before', can, when: 'not-before', next: 'wait-to-file' };
  if (basis !== null && isOnlyDescribed(basis.remedy))
    return {
      ...common,
      body: 'described',
      can,
      when: basis.when.kind === 'not-computable' ? 'judge' : 'now',
      next: 'ask-the-court',
    };
  if (basis?.when.kind !== 'not-computable')
    return { ...common, body: can === 'form' ? 'form' : 'ask', can, when: 'now', next: 'file' };
  return { ...common, body: 'judge', can: 'judge', when: 'judge', next: 'file' };
}

/** Keys for a remedy on which both sides have to sign. */
function agreementKeys(dated: DatedRemedy): FindingKeys {
  const common = { advice: 'court-decides', can: 'agree', next: 'agree' } as const;
  const isLater = dated.when.kind === 'opens-on' || dated.when.kind === 'needs-a-fact';
  if (!isLater && isOnlyDescribed(dated.remedy))
    return { ...common, body: 'described', when: 'agreement', next: 'ask-the-court' };
  if (!isLater) return { ...common, body: 'agree', when: 'agreement' };
  return {
    ...common,
    body: 'agree-later',
    when:
      dated.when.kind === 'opens-on'
        ? whenDated(dated)
        : dated.when.notBefore === null
          ? 'fact'
          : 'not-before',
  };
}

/** What a remedy leads to at best, by who has to act. */
export function wayOf({ basis }: Finding): readonly CanKey[] {
  if (basis === null) return [];
  return [basis.remedy.how === 'automatic' ? 'may-be-done' : CAN[basis.remedy.how]];
}

/** Who decides, for what the renter asks the court. */
const CAN: Readonly<Record<Remedy['how'], 'ask' | 'agree' | 'judge' | 'form'>> = {
  automatic: 'ask',
  stipulation: 'agree',
  petition: 'ask',
  'must-grant': 'ask',
  'must-grant-without-hearing': 'form',
  'court-discretion': 'judge',
};

function limitedKeys(finding: Finding): FindingKeys {
  const keys = ownLimitKeys(finding);
  const known = keys.when === 'fact' ? whenAnswered(finding) : null;
  // The sentence does not say what it depends on.
  return known === null ? keys : { ...keys, when: `${known}-by-fact` };
}

function ownLimitKeys({ basis, isNarrow }: Finding): FindingKeys {
  const common = { advice: 'not-to-seal' } as const;
  if (basis?.remedy.effect !== 'limited-online-access') return { ...common, ...useKeys(basis, isNarrow) };
  if (basis.remedy.how === 'stipulation')
    return { ...common, body: 'website', can: 'website', when: 'agreement', next: 'agree' };
  if (basis.when.kind === 'opens-on')
    return {
      ...common,
      can: 'website',
      next: basis.when.notBefore === null ? 'look-it-up' : 'wait-for-court',
      body: bodyDated(basis, ['website-on', 'website-not-before', 'website', 'website', 'website-until']),
      when: whenDated(basis),
    };
  const website = { ...common, body: 'website', can: 'website', next: 'look-it-up' } as const;
  if (basis.when.kind === 'needs-a-fact') {
    if (basis.when.likely === true) return { ...website, when: 'likely' };
    if (basis.when.notBefore === null) return { ...website, when: 'fact' };
    return {
      ...website,
      next: 'wait-for-court',
      body: isDeadline(basis) ? 'website' : 'website-not-before',
      when: whenNotBefore(basis),
    };
  }
  return { ...website, when: basis.when.kind === 'not-computable' ? 'nothing-to-count' : 'court-now' };
}

/** Keys for a limit on how a case may be used: in force, ordered by a judge on request, or depending on a fact. */
function useKeys(basis: DatedRemedy | null, isNarrow: boolean): Omit<FindingKeys, 'advice'> {
  if (basis?.when.kind === 'needs-a-fact')
    return {
      body: isNarrow ? 'narrow-fact' : 'use-fact',
      can: 'use-fact',
      next: 'find-out',
      when: basis.when.notBefore === null ? 'fact' : 'not-before',
    };
  if (basis !== null && basis.remedy.how !== 'automatic')
    return {
      body: 'use-asked',
      can: 'use-asked',
      next: 'file',
      when: basis.when.kind === 'not-computable' ? 'judge' : 'now',
    };
  return { body: 'use', can: 'use', when: 'use', next: 'name-the-law' };
}

/** For the words on when: a bound that rests on a time to appeal that nobody has read is no bound. */
function isLowerBound({ remedy }: DatedRemedy): boolean {
  return remedy.waitingPeriod?.bound === 'no-earlier-than';
}

/** Whether the date is the court's deadline; the court may act sooner. */
function isDeadline({ remedy }: DatedRemedy): boolean {
  return remedy.waitingPeriod?.bound === 'no-later-than';
}

/** For a court that acts by itself, while the starting date of its waiting period is unknown. */
function whenNotBefore(dated: DatedRemedy): WhenKey {
  if (isGuessed(dated.remedy)) return 'about';
  return isDeadline(dated) ? 'court-until-at-least' : 'not-before';
}

function whenDated(dated: DatedRemedy): WhenKey {
  const isYearly = dated.remedy.waitingPeriod?.run === 'yearly';
  if (dated.when.kind === 'opens-on' && dated.when.notBefore !== undefined) {
    if (dated.when.notBefore === null) return isYearly ? 'yearly-latest' : 'latest';
    return isYearly ? 'yearly' : 'between';
  }
  if (isDeadline(dated)) return 'court-until';
  if (isGuessed(dated.remedy)) return 'about';
  return isLowerBound(dated) ? 'not-before' : 'on';
}

/** Chooses between the words for an exact date, a lower bound, the latest date, an estimate, and the court's deadline. */
function bodyDated(
  dated: DatedRemedy,
  [on, notBefore, latest, about, until]: readonly [BodyKey, BodyKey, BodyKey, BodyKey, BodyKey],
): BodyKey {
  if (dated.when.kind === 'opens-on' && dated.when.notBefore !== undefined) return latest;
  if (isDeadline(dated)) return until;
  if (isGuessed(dated.remedy)) return about;
  return isLowerBound(dated) ? notBefore : on;
}

/** The heading of what a branch leads to. */
export function leadOf(found: Finding): CanKey {
  // What is still open then is said once it is.
  return found.kind === 'needs-a-fact' && isFree(found) ? 'may-be-done' : keysOfLaw(found).can;
}

/** Answers that lead to the court's own act, which costs nothing. */
const FREE: readonly CanKey[] = ['court', 'court-later', 'court-later-or-sooner', 'may-be-done'];
const isLater = (lead: CanKey) => lead === 'court-later' || lead === 'court-later-or-sooner';
/** Answers that lead to sealing, the best first. */
const LEADS_TO_SEALING: readonly CanKey[] = [...FREE, 'form', 'ask', 'agree', 'judge'];
/** What leaves the file open, and what seals nothing. */
const LEADS: readonly CanKey[] = [
  ...LEADS_TO_SEALING,
  ...(['website', 'use', 'use-asked', 'use-fact', 'unpaid', 'unpaid-later', 'may-have-expired'] as const),
];
/** The place of an answer among {@link LEADS}: the lower, the better for the renter. */
export const rankOf = (lead: CanKey) => (LEADS.includes(lead) ? LEADS.indexOf(lead) : LEADS.length);

/** What a finding's branches lead to, without repetition. */
export function leadsOf(found: Finding): readonly CanKey[] {
  const leads = new Set(ifs(found, 'answer').map(({ finding }) => leadOf(finding)));
  // That the court may have done it adds nothing to that it should have.
  if (leads.has('court')) leads.delete('may-be-done');
  return [...leads];
}

/** Whether every answer leads to sealing, so that a fact decides only who has to act, or when. */
export function isEitherWay(finding: Finding): boolean {
  const leads = leadsOf(finding);
  return leads.length > 0 && leads.every((lead) => LEADS_TO_SEALING.includes(lead));
}

/** When the way of an answer opens: a day that counts an appeal nobody read is `about`; `by` is the latest one. */
export interface Opening {
  readonly at: 'now' | 'on' | 'about' | 'by' | 'agreement' | 'judge';
  readonly date: PlainDate | null;
}

/** When the way of an answer opens at the court; `null` where it opens none, or that is not certain. */
export function openingOf({ finding: { basis, kind }, facts }: Branch): Opening | null {
  if (basis === null || kind === 'needs-a-fact' || !isEachTried(facts)) return null;
  const { when, remedy } = basis;
  if (!isLimitOnCourt(remedy)) return null;
  if (when.kind === 'open-now') return { at: remedy.how === 'stipulation' ? 'agreement' : 'now', date: null };
  if (when.kind === 'opens-on') {
    const at = when.notBefore !== undefined ? 'by' : isGuessed(remedy) ? 'about' : 'on';
    return { at, date: when.date };
  }
  const needsYes = when.kind === 'not-computable' && (when.why === 'agreement' || when.why === 'judge');
  return needsYes ? { at: when.why, date: null } : null;
}

/**
 * The words on when for an answer that decides: each answer has its day, which are all said before anybody asks; the
 * best answer has one; or nothing can be said before.
 */
function whenAnswered(found: Finding): 'days' | 'day-at-best' | null {
  const branches = ifs(found, 'answer');
  const unknown = branches.filter((branch) => openingOf(branch) === null);
  if (unknown.length === branches.length) return null;
  if (unknown.length === 0) return 'days';
  const isOpen = branches.some((branch) => openingOf(branch)?.at === 'now');
  return isOpen || unknown.every(({ finding }) => isShut(finding)) ? 'day-at-best' : null;
}

/** Whether nothing that we know helps, not even a payment. */
function isShut({ kind, whatIf }: Finding): boolean {
  return (kind === 'no-remedy' || kind === 'no-law') && whatIf.length === 0;
}

/** How the renter can act today, everywhere in the state, other than by the finding's own remedy. */
export function otherActs(found: Finding): readonly Act[] {
  const leads = leadsOf(found);
  const acts = ifs(found, 'act').flatMap(({ by, way, first }) =>
    first === 'now' &&
    way.when.kind !== 'needs-a-fact' &&
    way.remedy.id !== found.basis?.remedy.id &&
    !leads.includes(LEAD_OF[by])
      ? [by]
      : [],
  );
  return [...new Set(acts)];
}

/** What an answer that leads to the same act is told by. */
const LEAD_OF: Readonly<Record<Act, CanKey>> = { ask: 'ask', judge: 'judge', agreement: 'agree' };
