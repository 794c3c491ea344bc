import { monthAndYear } from '#domain/law/evidence.ts';
import { format } from '#domain/shared/format.ts';
import { longDate } from '#domain/shared/long-date.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { isUsuallyClosed } from '#domain/law/court-days.ts';
import type { Remedy } from '#domain/law/sealing-law.ts';
import type { MissingFact } from './date-rules.ts';
import { type DatedRemedy, type Finding, isFree } from './finding.ts';
import { CLOCK_EVENTS } from './remedy-fit.ts';

/** How a finding relates to the outcome from the list of waiting periods (product §9), and why they differ. */
type ListKey =
  | 'agrees'
  | 'agrees-free'
  | 'later'
  | 'more-conditions'
  | 'not-sealed'
  | 'no-law-behind'
  | 'not-confirmed'
  | 'new-law'
  | 'old-check'
  | 'other-questions'
  | 'unlisted-law';

/** What a finding says about the law. */
type BodyKey =
  | 'court'
  | 'court-on'
  | 'court-not-before'
  | 'court-waits'
  | 'court-yearly'
  | 'form'
  | 'appeal'
  | 'ask-likely'
  | 'ask'
  | 'ask-on'
  | 'ask-not-before'
  | 'ask-waits'
  | 'judge'
  | 'agree'
  | 'website'
  | 'website-on'
  | 'website-not-before'
  | 'use'
  | 'use-asked'
  | 'use-fact'
  | 'fact'
  | 'narrow-fact'
  | 'no-path'
  | 'narrow-rule'
  | 'unpaid'
  | 'unpaid-expires'
  | 'may-have-expired'
  | 'ask-how-long'
  | 'no-law'
  | 'new-law'
  | 'new-law-coming'
  | 'old-check'
  | 'not-confirmed'
  | 'case-not-confirmed';

/** The closing advice of a finding. */
type AdviceKey =
  | 'clerk-first'
  | 'legal-aid-first'
  | 'find-out-first'
  | 'not-to-seal'
  | 'court-decides'
  | 'no-payment'
  | 'act-first';

type CanKey =
  | 'court'
  | 'court-later'
  | 'may-be-done'
  | 'ask'
  | 'judge'
  | 'agree'
  | 'website'
  | 'website-agreed'
  | 'use'
  | 'use-asked'
  | 'use-fact'
  | 'fact'
  | 'form'
  | 'no-path'
  | 'narrow-rule'
  | 'unpaid'
  | 'may-have-expired'
  | 'no-law'
  | 'new-law'
  | 'new-law-coming'
  | 'old-check'
  | 'not-confirmed'
  | 'case-not-confirmed';
type WhenKey =
  | 'now'
  | 'court-now'
  | 'court-until'
  | 'court-until-at-least'
  | 'on'
  | 'not-before'
  | 'latest'
  | 'between'
  | 'yearly'
  | 'yearly-latest'
  | 'appeal'
  | 'likely'
  | 'agreement'
  | 'judge'
  | 'nothing-to-count'
  | 'use'
  | 'fact'
  | 'unpaid'
  | 'unpaid-expires'
  | 'may-have-expired'
  | 'no-date'
  | 'new-law'
  | 'old-check'
  | 'not-confirmed';
type NextKey =
  | 'ask-clerk'
  | 'wait-for-court'
  | 'file'
  | 'wait-to-file'
  | 'agree'
  | 'look-it-up'
  | 'name-the-law'
  | 'find-out'
  | 'pay'
  | 'may-have-expired'
  | 'new-law'
  | 'old-check'
  | 'legal-aid';

/** How good a finding is: the law covers the case now; it may, later, or only in part; or nothing that we know covers it. */
export type FindingTone = 'good' | 'review' | 'no';

/** Why the law does not cover a case. */
type CaseKey = 'outcome' | 'filed' | 'grounds' | 'other';

/**
 * The words of all findings. `{state}`, `{month}`, `{date}`, `{first}`, `{fact}`, `{case}`, `{act}`, `{rule}`,
 * `{statute}`, `{years}` and `{sure}` are placeholders.
 */
export interface FindingWords {
  /** BCP 47 locale for formatting dates: `'en-US'`. */
  readonly locale: string;
  /** Why the list of waiting periods answers otherwise, or that it agrees. */
  readonly list: Readonly<Record<ListKey, string>>;
  readonly body: Readonly<Record<BodyKey, string>>;
  readonly advice: Readonly<Record<AdviceKey, string>>;
  readonly can: Readonly<Record<CanKey, string>>;
  readonly when: Readonly<Record<WhenKey, string>>;
  readonly next: Readonly<Record<NextKey, string>>;
  readonly facts: Readonly<Record<MissingFact | 'coverage', string>>;
  readonly cases: Readonly<Record<CaseKey, string>>;
  /** How sure the editors are of a statute that they have not read. */
  readonly sure: Readonly<Record<Remedy['confidence'], string>>;
  /** Appended where the court acts later by itself but the renter can already ask today. */
  readonly askNow: string;
  /** Appended after a date on which courts are usually closed. */
  readonly closedDay: string;
}

/** A finding as a result shows it. */
export interface FindingText {
  readonly tone: FindingTone;
  /** Answers "Can it be sealed?" in a few words, for a heading. */
  readonly can: string;
  /** What the law says, and what not to pay for: two to four short sentences. */
  readonly sentence: string;
  readonly when: string;
  readonly next: string;
  /** Why the list of waiting periods answers otherwise, or that it agrees. */
  readonly list: string;
  /** Whether the list agrees. */
  readonly agrees: boolean;
}

interface Keys {
  readonly body: BodyKey;
  readonly advice: AdviceKey;
  readonly can: CanKey;
  readonly when: WhenKey;
  readonly next: NextKey;
}

/** Renders a finding in the given language's words. */
export function findingText(finding: Finding, state: string, words: FindingWords): FindingText {
  const keys = keysOf(finding);
  const date = dayOf(finding);
  const values = {
    state,
    month: monthAndYear(finding.asOf, words.locale),
    date: date === null ? '' : longDate(date, words.locale),
    fact: words.facts[factOf(finding)],
    case: words.cases[caseOf(finding)],
    first: firstDayOf(finding, words.locale),
    act: finding.unreadAct?.citation ?? '',
    rule: finding.narrowRule ?? '',
    statute: finding.debt?.life.statute ?? '',
    years: finding.debt?.life.years ?? '',
    sure: words.sure[finding.debt?.life.confidence ?? 'low'],
  };
  const isExact = keys.when !== 'latest' && keys.when !== 'between' && !keys.when.startsWith('yearly');
  const namesDay = words.when[keys.when].includes('{date}') && isExact;
  const closedDay = namesDay && date !== null && isUsuallyClosed(date) ? [words.closedDay] : [];
  const askNow = finding.mayAskNow ? [words.askNow] : [];
  return {
    tone: toneOf(keys),
    can: format(words.can[keys.can], values),
    sentence: format(`${words.body[keys.body]} ${words.advice[keys.advice]}`, values),
    when: format([words.when[keys.when], ...closedDay, ...askNow].join(' '), values),
    next: format(words.next[keys.next], values),
    list: format(words.list[listKey(finding)], values),
    agrees: listKey(finding).startsWith('agrees'),
  };
}

function toneOf({ can, when, next }: Keys): FindingTone {
  if (can === 'no-path' || can === 'narrow-rule' || can === 'no-law') return 'no';
  // An act that nobody has read is asked about first.
  const isOpen = (can === 'ask' || can === 'form') && when === 'now' && next === 'file';
  return can === 'court' || isOpen ? 'good' : 'review';
}

function keysOf(finding: Finding): Keys {
  const keys = keysOfLaw(finding);
  const mayOpen = finding.path !== null || (finding.closedBy === 'unpaid' && finding.debt === null);
  // What nobody has read is asked about first.
  return finding.unreadAct !== null && mayOpen ? { ...keys, advice: 'act-first', next: 'new-law' } : keys;
}

function keysOfLaw(finding: Finding): Keys {
  switch (finding.kind) {
    case 'path-open':
    case 'open-despite-list':
      return isFree(finding) ? courtKeys(finding) : requestKeys(finding);
    case 'court-acts':
      return courtKeys(finding);
    case 'limited':
      return limitedKeys(finding);
    case 'needs-a-fact': {
      // The court may have acted already, and no date would tell.
      const isUncounted = isFree(finding) && finding.path?.when.kind === 'not-computable';
      return {
        body: finding.isNarrow ? 'narrow-fact' : 'fact',
        advice: 'find-out-first',
        can: 'fact',
        when: 'fact',
        next: isUncounted ? 'ask-clerk' : 'find-out',
      };
    }
    case 'no-path':
      if (finding.closedBy === 'unpaid') return unpaidKeys(finding);
      return finding.narrowRule === null
        ? {
            body: 'no-path',
            advice: 'legal-aid-first',
            can: 'no-path',
            when: 'no-date',
            next: 'legal-aid',
          }
        : {
            body: 'narrow-rule',
            advice: 'legal-aid-first',
            can: 'narrow-rule',
            when: 'no-date',
            next: 'legal-aid',
          };
    case 'no-law':
      return {
        body: 'no-law',
        advice: 'legal-aid-first',
        can: 'no-law',
        when: 'no-date',
        next: 'legal-aid',
      };
    case 'not-confirmed':
      return unconfirmedKeys(finding);
  }
}

/** How the finding relates to what the list answers: yes or maybe, no, or that the state has no law. */
function listKey(finding: Finding): ListKey {
  const { kind, answer, path, lastCheck, unreadAct } = finding;
  if (kind === 'not-confirmed') {
    if (lastCheck !== null) return 'old-check';
    return unreadAct === null ? 'not-confirmed' : 'new-law';
  }
  const isRefusal = kind === 'no-path' || kind === 'no-law';
  if (answer === 'no-law') return isRefusal ? 'agrees' : 'unlisted-law';
  if (answer === 'not-eligible') {
    const mayHaveExpired = finding.debt !== null;
    return isRefusal && !mayHaveExpired ? 'agrees' : 'other-questions';
  }
  if (kind === 'no-law' || finding.narrowRule !== null) return 'no-law-behind';
  if (kind === 'limited') return 'not-sealed';
  if (kind === 'no-path') return 'more-conditions';
  // "Eligibility review needed" fits whatever is still open.
  const isOpen = path?.when.kind === 'open-now' || answer === 'maybe';
  if (isFree(finding) && kind === 'court-acts') return isOpen ? 'agrees-free' : 'later';
  if (isOpen) return 'agrees';
  return path?.when.kind === 'opens-on' ? 'later' : 'more-conditions';
}

/** Keys for a path that waits until the judgment is over: nobody is told to pay one that may have expired. */
function unpaidKeys({ debt, expires }: Finding): Keys {
  if (debt !== null) {
    const common = { advice: 'no-payment', can: 'may-have-expired', next: 'may-have-expired' } as const;
    return { ...common, body: debt.age, when: 'may-have-expired' };
  }
  const unpaid = expires === null ? 'unpaid' : 'unpaid-expires';
  return { body: unpaid, advice: 'legal-aid-first', can: 'unpaid', when: unpaid, next: 'pay' };
}

function unconfirmedKeys({ isForOthers, unreadAct, lastCheck }: Finding): Keys {
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
    return { ...common, body: what, can: what, when: 'not-confirmed', next: 'legal-aid' };
  }
  const act = unreadAct.isInForce ? 'new-law' : 'new-law-coming';
  return { ...common, body: act, can: act, when: 'new-law', next: 'new-law' };
}

function courtKeys({ path }: Finding): Keys {
  const common = { advice: 'clerk-first' } as const;
  if (path?.when.kind === 'opens-on' && path.when.appeal === true)
    return { ...common, body: 'appeal', can: 'court-later', when: 'appeal', next: 'wait-for-court' };
  if (path?.when.kind === 'opens-on' && path.remedy.clock?.run === 'yearly')
    return {
      ...(path.when.notBefore === null
        ? ({ ...common, can: 'may-be-done', next: 'ask-clerk' } as const)
        : ({ ...common, can: 'court-later', next: 'wait-for-court' } as const)),
      body: 'court-yearly',
      when: whenDated(path),
    };
  if (path?.when.kind === 'opens-on')
    return {
      // The court may have acted already: only the month or year of the starting event is known.
      ...(path.when.notBefore === null
        ? ({ ...common, can: 'may-be-done', next: 'ask-clerk' } as const)
        : ({ ...common, can: 'court-later', next: 'wait-for-court' } as const)),
      body: bodyDated(path, ['court-on', 'court-not-before', 'court-waits']),
      when: isDeadline(path) && !isLatest(path) ? 'court-until' : whenDated(path),
    };
  if (path?.when.kind === 'needs-a-fact') {
    // The line on when says what it depends on.
    if (path.when.likely === true || path.when.notBefore === null)
      return {
        ...common,
        body: 'court',
        can: 'may-be-done',
        next: 'ask-clerk',
        when: path.when.likely === true ? 'likely' : 'fact',
      };
    return {
      ...common,
      can: 'court-later',
      next: 'wait-for-court',
      body: isDeadline(path) ? 'court-waits' : 'court-not-before',
      when: whenNotBefore(path),
    };
  }
  return { ...common, body: 'court', can: 'court', when: 'court-now', next: 'ask-clerk' };
}

function requestKeys({ path }: Finding): Keys {
  const common = { advice: 'court-decides' } as const;
  const can = CAN[path?.remedy.how ?? 'petition'];
  if (path?.when.kind === 'opens-on' && path.when.appeal === true)
    return { ...common, body: 'appeal', can, when: 'appeal', next: 'wait-to-file' };
  if (path?.when.kind === 'opens-on')
    return {
      ...common,
      can,
      next: path.when.notBefore === null ? 'find-out' : 'wait-to-file',
      body: bodyDated(path, ['ask-on', 'ask-not-before', 'ask-waits']),
      when: whenDated(path),
    };
  if (path?.when.kind === 'needs-a-fact' && path.when.likely === true)
    return { ...common, body: 'ask-likely', can, when: 'likely', next: 'find-out' };
  if (path?.when.kind === 'needs-a-fact')
    return { ...common, body: 'ask-not-before', can, when: 'not-before', next: 'wait-to-file' };
  if (path?.when.kind !== 'not-computable')
    return { ...common, body: can === 'form' ? 'form' : 'ask', can, when: 'now', next: 'file' };
  return path.remedy.how === 'stipulation'
    ? { ...common, body: 'agree', can: 'agree', when: 'agreement', next: 'agree' }
    : { ...common, body: 'judge', can: 'judge', when: 'judge', next: 'file' };
}

/** Who decides, for what the renter asks the court. */
const CAN: Readonly<Record<Remedy['how'], 'ask' | 'judge' | 'form'>> = {
  automatic: 'ask',
  stipulation: 'ask',
  petition: 'ask',
  'must-grant': 'ask',
  'must-grant-without-hearing': 'form',
  'court-discretion': 'judge',
};

function limitedKeys({ path }: Finding): Keys {
  const common = { advice: 'not-to-seal' } as const;
  if (path?.remedy.effect !== 'limited-online-access') return { ...common, ...useKeys(path) };
  if (path.remedy.how === 'stipulation')
    return { ...common, body: 'website', can: 'website-agreed', when: 'agreement', next: 'agree' };
  if (path.when.kind === 'opens-on')
    return {
      ...common,
      can: 'website',
      next: path.when.notBefore === null ? 'look-it-up' : 'wait-for-court',
      body: bodyDated(path, ['website-on', 'website-not-before', 'website']),
      when: whenDated(path),
    };
  const website = { ...common, body: 'website', can: 'website', next: 'look-it-up' } as const;
  if (path.when.kind === 'needs-a-fact') {
    if (path.when.likely === true) return { ...website, when: 'likely' };
    if (path.when.notBefore === null) return { ...website, when: 'fact' };
    return {
      ...website,
      next: 'wait-for-court',
      body: isDeadline(path) ? 'website' : 'website-not-before',
      when: whenNotBefore(path),
    };
  }
  return { ...website, when: path.when.kind === 'not-computable' ? 'nothing-to-count' : 'court-now' };
}

/** Keys for a limit on how a case may be used: in force, ordered by a judge on request, or depending on a fact. */
function useKeys(path: DatedRemedy | null): Omit<Keys, 'advice'> {
  if (path?.when.kind === 'needs-a-fact')
    return {
      body: 'use-fact',
      can: 'use-fact',
      next: 'find-out',
      when: path.when.notBefore === null ? 'fact' : 'not-before',
    };
  if (path !== null && path.remedy.how !== 'automatic')
    return {
      body: 'use-asked',
      can: 'use-asked',
      next: 'file',
      when: path.when.kind === 'not-computable' ? 'judge' : 'now',
    };
  return { body: 'use', can: 'use', when: 'use', next: 'name-the-law' };
}

function isLowerBound({ remedy }: DatedRemedy): boolean {
  return remedy.clock?.bound === 'no-earlier-than';
}

/** Whether the date is the court's deadline; the court may act sooner. */
function isDeadline({ remedy }: DatedRemedy): boolean {
  return remedy.clock?.bound === 'no-later-than';
}

/** For a court that acts by itself, while the starting date of its clock is unknown. */
function whenNotBefore(path: DatedRemedy): WhenKey {
  return isDeadline(path) ? 'court-until-at-least' : 'not-before';
}

function whenDated(path: DatedRemedy): WhenKey {
  const isYearly = path.remedy.clock?.run === 'yearly';
  if (path.when.kind === 'opens-on' && path.when.notBefore !== undefined) {
    if (path.when.notBefore === null) return isYearly ? 'yearly-latest' : 'latest';
    return isYearly ? 'yearly' : 'between';
  }
  return isLowerBound(path) ? 'not-before' : 'on';
}

/** Chooses between the words for an exact date, a lower bound, and a latest possible date. */
function bodyDated(
  path: DatedRemedy,
  [on, notBefore, latest]: readonly [BodyKey, BodyKey, BodyKey],
): BodyKey {
  if (isLatest(path)) return latest;
  return isLowerBound(path) ? notBefore : on;
}

/** Whether the date is the latest possible one, because the exact starting date of the clock is unknown. */
function isLatest({ when }: DatedRemedy): boolean {
  return when.kind === 'opens-on' && when.notBefore !== undefined;
}

/** The date that a finding mentions. */
function dayOf({ kind, path, unreadAct, lastCheck, expires }: Finding): PlainDate | null {
  if (lastCheck !== null) return lastCheck;
  if (path?.when.kind === 'opens-on') return path.when.date;
  if (path?.when.kind === 'needs-a-fact') return path.when.notBefore;
  if (expires !== null) return expires;
  return kind === 'not-confirmed' && unreadAct !== null ? (unreadAct.inForceFrom as PlainDate) : null;
}

/** The first day of the range that a finding mentions. */
function firstDayOf({ path }: Finding, locale: string): string {
  const first = path?.when.kind === 'opens-on' ? path.when.notBefore : null;
  return first == null ? '' : longDate(first, locale);
}

function factOf({ path }: Finding): MissingFact | 'coverage' {
  if (path?.when.kind === 'needs-a-fact') return path.when.fact;
  // A future date depends on the event that starts the clock.
  const clock = path?.remedy.clock;
  return path?.when.kind === 'opens-on' && clock != null ? CLOCK_EVENTS[clock.from] : 'coverage';
}

function caseOf({ closedBy }: Finding): CaseKey {
  return closedBy === 'outcome' || closedBy === 'filed' || closedBy === 'grounds' ? closedBy : 'other';
}
