import { isCheckTooOld, OTHER_CASES } from '#domain/law/remedy-terms.ts';
import type { AppealTime, WaitingPeriod, RemedyScope, RemedyTerms } from '#domain/law/sealing-law.ts';
import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { addDays, latest, type PlainDate } from '#domain/shared/plain-date.ts';
import { addCourtDays, nextCourtDay } from '#domain/law/court-days.ts';
import { addMonths, addYears, earlier, type KnownDate } from '#domain/shared/known-date.ts';
import {
  asksForPayment,
  awaitsExpiry,
  WAITING_PERIOD_EVENTS,
  dateConflict,
  type DateConflict,
  filedWithin,
  type FurtherDate,
  mayOweJudgment,
  type Mismatch,
  type OpenPoint,
  openPoints,
  type PlanCase,
  remedyFit,
  unconfirmed,
} from './remedy-fit.ts';

/* The date rules: when a remedy of the law opens for a case. */

/** A fact that the renter has to find out before a date can be given. */
export type MissingFact = FurtherDate | 'debt' | OpenPoint;

/** In the order in which renters are asked: from what they can look up to what rarely matters. */
export const FACTS_BY_USE: readonly MissingFact[] = [
  'filing',
  'settlement',
  'end',
  'ended',
  'paid',
  'settlement-kept',
  'debt',
  'trial',
  'nonsuit',
  'redeemed',
  'extended',
  'all-defendants',
  'satisfaction',
  'hardship',
  'also-fault',
  'also-rent',
  'on-motion',
  'no-prosecution',
  'other-case',
  'other-judgment',
  'latest-case',
  'money-judgment',
  'court',
  'grounds',
  'claim',
  'answer-filed',
  'last-request',
  'settlement-covered',
  'survivor',
  'survivor-paper',
  'foreclosure',
  'minor-named',
];

/**
 * Why no date can be given: the editors could not confirm the law, or checked it too long ago; both sides must sign; a
 * judge decides and the law sets no waiting period; or the law gives nothing to count from.
 */
type NoDateReason = 'not-confirmed' | 'old-check' | 'agreement' | 'judge' | 'nothing-to-count';

/** When a remedy opens for a case, as far as it can be computed. Never a promise: only the court decides. */
export type When =
  | {
      readonly kind: 'open-now';
      /** The day it opened; `null` where only the fact that it has opened is known. */
      readonly since: PlainDate | null;
    }
  | {
      readonly kind: 'opens-on';
      /** The latest possible day, if `notBefore` is present. */
      readonly date: PlainDate;
      /**
       * Present only where just the month or year of the waiting period's start is known, or the court acts once a
       * year: the earliest possible day. Always in the future; `null` where the earliest possible day has passed.
       */
      readonly notBefore?: PlainDate | null;
      /** Present while only the time to appeal, which began when the case ended, still runs. */
      readonly appeal?: true;
    }
  | {
      readonly kind: 'needs-a-fact';
      readonly fact: MissingFact;
      /** What is wrong with the given date; `null` where none was given. */
      readonly conflict: DateConflict | null;
      /**
       * The remedy cannot open before this day, whatever the missing fact is. Always in the future; `null` where the
       * earliest possible day has passed or is unknown.
       */
      readonly notBefore: PlainDate | null;
      /** Present where the remedy is open, whatever day the case ended, unless it took longer than cases we know of. */
      readonly likely?: true;
      /** Present where the remedy is open but for this answer. */
      readonly confirms?: true;
    }
  | {
      readonly kind: 'does-not-apply';
      readonly why: Mismatch;
      /** Present where an unpaid judgment may expire: the first day on which it can have. Always in the future. */
      readonly expires?: PlainDate;
    }
  | { readonly kind: 'not-computable'; readonly why: NoDateReason };

/**
 * Computes when a remedy opens for a case. While its check is recent enough, more time never makes the answer less open.
 * Once `checked.on` is more than 180 days before `today`, the date is not computable, because the law may have changed.
 * Two answers survive that, because neither opens anything: that the remedy does not apply to the case, and that the law
 * was never confirmed.
 */
export function remedyDate(remedy: RemedyTerms, facts: PlanCase, today: PlainDate): When {
  const when = dateAsChecked(remedy, facts, today);
  return isCheckTooOld(remedy, today) && mayOpen(when) ? { kind: 'not-computable', why: 'old-check' } : when;
}

/**
 * Whether a remedy is or may become open. An unpaid judgment counts, because it can be paid, and nobody should pay for
 * the sake of an outdated law.
 */
function mayOpen(when: When): boolean {
  if (when.kind === 'does-not-apply') return when.why === 'unpaid';
  return when.kind !== 'not-computable' || when.why !== 'not-confirmed';
}

/** When a remedy opens under the law as last checked, ignoring the age of that check. */
function dateAsChecked(remedy: RemedyTerms, facts: PlanCase, today: PlainDate): When {
  const conflict = dateConflict(facts, 'ended', today);
  // Nothing is concluded from an end that contradicts another date.
  const fit = remedyFit(remedy, conflict === null ? facts : withoutEnd(facts));
  if (fit.fits === 'no') return { kind: 'does-not-apply', why: fit.why };
  if (remedy.confidence === 'low') return { kind: 'not-computable', why: 'not-confirmed' };
  if (fit.fits === 'perhaps') return needs(fit.open, fit.open === 'end' ? conflict : null);
  if (remedy.waitingPeriod === null) return { kind: 'not-computable', why: withoutWaitingPeriod(remedy) };
  const when = countedDate(remedy, remedy.waitingPeriod, facts, today);
  const [question] = unconfirmed(remedy.appliesTo, facts);
  return when.kind === 'open-now' && question !== undefined ? { ...needs(question), confirms: true } : when;
}

/**
 * Everything that is unknown and decides whether or when a remedy opens, in the order of {@link FACTS_BY_USE}. Empty
 * where the remedy does not apply, or where all that it depends on is known. The day the case ended is `'ended'` here,
 * whatever it decides.
 */
export function missingFacts(remedy: RemedyTerms, facts: PlanCase, today: PlainDate): readonly MissingFact[] {
  const when = remedyDate(remedy, facts, today);
  if (when.kind === 'does-not-apply' || (when.kind === 'not-computable' && when.why !== 'nothing-to-count'))
    return [];
  const points: MissingFact[] = [...openPoints(remedy, facts), ...unconfirmed(remedy.appliesTo, facts)];
  if (remedy.waitingPeriod !== null)
    points.push(...missingDates(remedy.waitingPeriod, remedy.appliesTo, facts, today));
  // A day that is known by its month or year makes the date less exact.
  if (remedy.waitingPeriod !== null && isInexact(when))
    points.push(...inexactStart(remedy.waitingPeriod, facts));
  // A contradiction is missing too: the date has to be given again.
  if (when.kind === 'needs-a-fact') points.push(when.fact);
  const missing = new Set<MissingFact>(points.map((point) => (point === 'end' ? 'ended' : point)));
  return FACTS_BY_USE.filter((fact) => missing.has(fact));
}

function isInexact(when: When): boolean {
  return when.kind === 'opens-on' && when.notBefore !== undefined;
}

/** The day that a waiting period starts from, where only its month or year is known. */
function inexactStart({ from }: WaitingPeriod, { dates }: PlanCase): MissingFact[] {
  const event = WAITING_PERIOD_EVENTS[from];
  const known = event === 'filing' ? undefined : dates[event];
  return known === undefined || known.first === known.last ? [] : [event];
}

function missingDates(
  waitingPeriod: WaitingPeriod,
  appliesTo: RemedyScope,
  facts: PlanCase,
  today: PlainDate,
): MissingFact[] {
  const others = [expiryOf(appliesTo, facts, today), laterEvents(appliesTo, facts, today)].flatMap((floor) =>
    !Array.isArray(floor) && floor.kind === 'needs-a-fact' ? [floor.fact] : [],
  );
  // Whether it has expired also depends on an extension; or it was wiped out before.
  if (others.length > 0 && awaitsExpiry(appliesTo, facts)) {
    others.push('debt');
    if (facts.answers?.extended === undefined) others.push('extended');
  }
  const event = WAITING_PERIOD_EVENTS[waitingPeriod.from];
  if (event === 'filing' || facts.dates[event] !== undefined) return others;
  return waitingPeriod.amount === 0 && waitingPeriod.appeal === undefined && hasHappened(event, facts)
    ? others
    : [...others, event];
}

function withoutEnd(facts: PlanCase): PlanCase {
  const dates = { ...facts.dates };
  delete dates.ended;
  return { ...facts, dates };
}

function withoutWaitingPeriod({ how }: RemedyTerms): NoDateReason {
  if (how === 'stipulation') return 'agreement';
  return how === 'petition' || how === 'court-discretion' ? 'judge' : 'nothing-to-count';
}

/** No case that we know of took longer from the filing to its end. */
const LONGEST_CASE_YEARS = 2;

function countedDate(
  remedy: RemedyTerms,
  waitingPeriod: WaitingPeriod,
  facts: PlanCase,
  today: PlainDate,
): When {
  const { appliesTo } = remedy;
  const lawInForce = startOfLaw(remedy.effectiveFrom);
  const filingConflict = dateConflict(facts, 'filing', today);
  if (filingConflict !== null) return needs('filing', filingConflict);

  const isPaidFirst = asksForPayment(appliesTo, facts) && facts.debt === undefined;
  const paidConflict = isPaidFirst ? dateConflict(facts, 'paid', today) : null;
  if (paidConflict !== null) return needs('paid', paidConflict);

  const floors: PlainDate[] = lawInForce === null ? [] : [lawInForce];
  for (const floor of [expiryOf(appliesTo, facts, today), laterEvents(appliesTo, facts, today)]) {
    if (!Array.isArray(floor)) return floor;
    floors.push(...floor);
  }

  const appeal = appealOf(waitingPeriod, facts);
  const opening = (start: PlainDate): PlainDate =>
    latest(addWaitingPeriod(waitingPeriod, appeal, start, facts), ...floors);
  const openOrNot = (date: PlainDate, isWithoutAppealOpen = false): When => {
    const last = waitingPeriod.run === 'yearly' ? addYears(date, 1) : date;
    if (last > today) {
      const during = waitingPeriod.run === 'yearly' ? { notBefore: date > today ? date : null } : {};
      return { kind: 'opens-on', date: last, ...during, ...(isWithoutAppealOpen && { appeal: true }) };
    }
    const since = isPaidFirst && !awaitsExpiry(appliesTo, facts) ? sincePaid(date, facts) : date;
    // Where only the year of a law is known, it is certain that it applies, but not since which day.
    return { kind: 'open-now', since: since?.slice(0, 4) === remedy.effectiveFrom ? null : since };
  };

  const event = WAITING_PERIOD_EVENTS[waitingPeriod.from];
  const filed = filedWithin(facts);
  if (event === 'filing') return fromRange(filed, opening, openOrNot, facts, today, () => null);

  const conflict = dateConflict(facts, event, today);
  if (conflict !== null) return needs(event, conflict);

  const known = facts.dates[event];
  if (waitingPeriod.amount === 0 && appeal === undefined && hasHappened(event, facts)) {
    // Without a waiting period the exact day does not matter.
    if (lawInForce !== null && lawInForce > today) return { kind: 'opens-on', date: lawInForce };
    if (known === undefined || known.first !== known.last) return { kind: 'open-now', since: null };
    return openOrNot(opening(known.last));
  }
  if (known === undefined) {
    const notBefore = opening(filed.first);
    const longest = openOrNot(opening(addYears(filed.last, LONGEST_CASE_YEARS)));
    const isLikely = event === 'ended' && longest.kind === 'open-now';
    return { ...needs(event, null, notBefore > today ? notBefore : null), ...(isLikely && { likely: true }) };
  }
  return fromRange(known, opening, openOrNot, facts, today, (start) => {
    const isAppealable = appeal !== undefined && lastDayToAppeal(appeal, start, facts) >= today;
    return isAppealable ? latest(addWaitingPeriod(waitingPeriod, undefined, start, facts), ...floors) : null;
  });
}

/** Counts from a start that may be known only by its month or year. */
function fromRange(
  known: KnownDate,
  opening: (start: PlainDate) => PlainDate,
  openOrNot: (date: PlainDate, isWithoutAppealOpen?: boolean) => When,
  { filingDate }: PlanCase,
  today: PlainDate,
  /** When it would open without the time to appeal, while that runs. */
  withoutAppeal: (start: PlainDate) => PlainDate | null,
): When {
  // Count from the last day to be safe; but a past event happened today at the latest.
  const start = earlier(known.last, today);
  const date = opening(start);
  const notBefore = opening(latest(known.first, filingDate));
  const unappealed = withoutAppeal(start);
  const ofLast = openOrNot(date, unappealed !== null && unappealed < date && unappealed <= today);
  if (notBefore >= date) return ofLast;
  if (ofLast.kind !== 'opens-on') return { kind: 'open-now', since: null };
  return { ...ofLast, notBefore: notBefore > today ? notBefore : null };
}

/** The first day on which an unpaid judgment can have expired, where that opens the remedy; else an answer. */
function expiryOf(appliesTo: RemedyScope, facts: PlanCase, today: PlainDate): PlainDate[] | When {
  const { orExpired } = appliesTo;
  if (orExpired === undefined || !mayOweJudgment(facts)) return [];
  const conflict = dateConflict(facts, 'ended', today);
  if (conflict !== null) return needs('end', conflict);
  const { filingDate, debt } = facts;
  const { ended } = facts.dates;
  const isExtended = facts.answers?.extended;
  const years = orExpired.years + (isExtended === true ? orExpired.extension : 0);
  const first = addYears(latest(ended?.first ?? filingDate, filingDate), years);
  if (debt === 'expired' && addYears(first, orExpired.years - years) > today)
    return needs('debt', 'too-young-to-expire');
  if (debt !== undefined) return [];
  const expires = ended === undefined ? first : addYears(earlier(ended.last, today), years);
  if (expires > today)
    return { kind: 'does-not-apply', why: 'unpaid', expires: first > today ? first : expires };
  if (ended === undefined) return needs('end');
  return isExtended === undefined ? needs('extended') : [expires];
}

/** The days of other events before which the remedy does not open; or what has to be found out about them. */
function laterEvents(
  { termsKept, onceInYears, otherCaseYears }: RemedyScope,
  facts: PlanCase,
  today: PlainDate,
): PlainDate[] | When {
  const { dates, answers } = facts;
  const days: PlainDate[] = [];
  if (termsKept === true) {
    const conflict = dateConflict(facts, 'settlement-kept', today);
    const kept = dates['settlement-kept'];
    if (kept === undefined || conflict !== null) return needs('settlement-kept', conflict);
    days.push(earlier(kept.last, today));
  }
  if (onceInYears !== undefined) {
    const conflict = dateConflict(facts, 'last-request', today);
    if (conflict !== null) return needs('last-request', conflict);
    const request = dates['last-request'];
    if (request !== undefined) days.push(addYears(earlier(request.last, today), onceInYears));
  }
  if (otherCaseYears !== undefined && OTHER_CASES.some((question) => answers?.[question] === true)) {
    const conflict = dateConflict(facts, 'latest-case', today);
    const latestCase = dates['latest-case'];
    if (latestCase === undefined || conflict !== null) return needs('latest-case', conflict);
    days.push(addYears(earlier(latestCase.last, today), otherCaseYears));
  }
  return days;
}

/** The time to appeal that a case has, where it comes before the waiting period. */
function appealOf({ appeal }: WaitingPeriod, { outcome }: PlanCase): AppealTime | undefined {
  return appeal?.outcomes?.includes(outcome) === false ? undefined : appeal;
}

/**
 * The day since which a remedy that requires payment is open: the waiting period may have ended before the judgment was
 * paid. `null` where the day of payment is unknown.
 */
function sincePaid(date: PlainDate, { dates: { paid } }: PlanCase): PlainDate | null {
  return paid !== undefined && paid.first === paid.last ? latest(date, paid.last) : null;
}

/** Whether the renter's answers imply that the event has taken place, even if its date is unknown. */
function hasHappened(event: FurtherDate, { dates, paymentStatus }: PlanCase): boolean {
  switch (event) {
    case 'ended':
      return true;
    case 'paid':
      return paymentStatus === 'paid' || paymentStatus === 'no-judgment';
    case 'settlement-kept':
    case 'claim':
    case 'answer-filed':
    case 'last-request':
    case 'latest-case':
      return dates[event] !== undefined;
  }
}

function addWaitingPeriod(
  { amount, unit, bound }: WaitingPeriod,
  appeal: AppealTime | undefined,
  start: PlainDate,
  { state }: PlanCase,
): PlainDate {
  if (appeal === undefined) {
    const end = ADD[unit](start, amount, state);
    return bound === 'after' ? addDays(end, 1) : end;
  }
  const last = lastDayToAppeal(appeal, start, { state });
  const end = ADD[unit](last, amount, state);
  // On its last day either side can still appeal.
  return amount === 0 || bound === 'after' ? addDays(end, 1) : end;
}

/** Courts let a time to appeal that ends on a day on which they are closed run to the next day they are open. */
export function lastDayToAppeal(
  { amount, unit }: Pick<AppealTime, 'amount' | 'unit'>,
  ended: PlainDate,
  { state }: Pick<PlanCase, 'state'>,
): PlainDate {
  return nextCourtDay(ADD[unit](ended, amount, state), state);
}

const ADD: Readonly<
  Record<WaitingPeriod['unit'], (start: PlainDate, amount: number, state: JurisdictionCode) => PlainDate>
> = {
  days: addDays,
  'court-days': addCourtDays,
  months: addMonths,
  years: addYears,
};

/** The earliest day on which a law can have been in force: 1 January where only the year is known. */
function startOfLaw(effectiveFrom: string | null): PlainDate | null {
  if (effectiveFrom === null) return null;
  return (effectiveFrom.length === 4 ? `${effectiveFrom}-01-01` : effectiveFrom) as PlainDate;
}

function needs(
  fact: MissingFact,
  conflict: DateConflict | null = null,
  notBefore: PlainDate | null = null,
): Extract<When, { readonly kind: 'needs-a-fact' }> {
  return { kind: 'needs-a-fact', fact, conflict, notBefore };
}
