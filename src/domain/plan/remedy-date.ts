import { isCheckTooOld } from '../law/check-age.ts';
import type { Clock, RemedyTerms } from '../law/remedy-terms.ts';
import type { PlainDate } from '../shared/plain-date.ts';
import { addDays, addMonths, addWeekdays, addYears, earlier, later } from './date-arithmetic.ts';
import {
  asksForPayment,
  CLOCK_EVENTS,
  dateConflict,
  type DateConflict,
  type FurtherDate,
  type PlanCase,
  remedyFit,
  type Mismatch,
  type OpenPoint,
} from './remedy-fit.ts';

/** What a renter has to find out before a date can be given. */
export type MissingFact = FurtherDate | 'filing' | OpenPoint;

/**
 * Why no date can be given at all: the editors could not confirm the law, or have not checked it for too long; both
 * sides must sign; a judge weighs it and the law names no time; or the text gives nothing to count from.
 */
export type NoDateReason = 'not-confirmed' | 'check-too-old' | 'agreement' | 'judge' | 'nothing-to-count';

/** From when on a path is open to a case, as far as it can be computed. Never a promise: only the court decides. */
export type When =
  | {
      readonly kind: 'open-now';
      /** The day it opened, as far as it can be computed; `null` when all that is known is that it has. */
      readonly since: PlainDate | null;
    }
  | {
      readonly kind: 'opens-on';
      /** The latest that it can be, where there is a `notBefore`. */
      readonly date: PlainDate;
      /**
       * Only where the clock starts on a day of which the month or the year alone is known: whichever day it was, the path
       * does not open sooner. Always a day to come; `null` where the earliest day has passed.
       */
      readonly notBefore?: PlainDate | null;
    }
  | {
      readonly kind: 'needs-a-fact';
      readonly fact: MissingFact;
      /** What is wrong with the date that was given; `null` when none was. */
      readonly conflict: DateConflict | null;
      /**
       * Whatever the fact turns out to be, the path does not open sooner. Always a day to come; `null` where the
       * earliest day has passed or is not known.
       */
      readonly notBefore: PlainDate | null;
    }
  | { readonly kind: 'does-not-apply'; readonly why: Mismatch }
  | { readonly kind: 'not-computable'; readonly why: NoDateReason };

/**
 * Works out when a path opens to a case. While its check is young enough, the same facts on a later day never make it
 * less open. Once `checked.on` is more than 180 days before `today`, it is not computable: nobody knows whether the law
 * still says so. Two answers stay, because they open nothing: that the case is not one of the path's at all, and that
 * the law was never confirmed.
 */
export function remedyDate(remedy: RemedyTerms, facts: PlanCase, today: PlainDate): When {
  const when = dateAsChecked(remedy, facts, today);
  return isCheckTooOld(remedy, today) && mayOpen(when)
    ? { kind: 'not-computable', why: 'check-too-old' }
    : when;
}

/** Whether an answer gives hope, now or later. An unpaid judgment can be paid: nobody must pay for a law of old. */
function mayOpen(when: When): boolean {
  if (when.kind === 'does-not-apply') return when.why === 'unpaid';
  return when.kind !== 'not-computable' || when.why !== 'not-confirmed';
}

/** When a path opens under the law as it was checked, however long ago that was. */
function dateAsChecked(remedy: RemedyTerms, facts: PlanCase, today: PlainDate): When {
  const fit = remedyFit(remedy, facts);
  if (fit.fits === 'no') return { kind: 'does-not-apply', why: fit.why };
  if (remedy.confidence === 'low') return { kind: 'not-computable', why: 'not-confirmed' };
  if (fit.fits === 'perhaps') return needs(fit.open);
  if (remedy.clock === null) return { kind: 'not-computable', why: withoutClock(remedy) };
  return countedDate(remedy, remedy.clock, facts, today);
}

function withoutClock({ how }: RemedyTerms): NoDateReason {
  if (how === 'stipulation') return 'agreement';
  return how === 'automatic' ? 'nothing-to-count' : 'judge';
}

function countedDate(remedy: RemedyTerms, clock: Clock, facts: PlanCase, today: PlainDate): When {
  const lawInForce = startOfLaw(remedy.effectiveFrom);
  const filingConflict = dateConflict(facts, 'filing', today);
  if (filingConflict !== null) return needs('filing', filingConflict);

  const opening = (start: PlainDate): PlainDate => {
    const counted = addClock(clock, start);
    return lawInForce === null ? counted : later(counted, lawInForce);
  };
  const isPaidFirst = asksForPayment(remedy.appliesTo, facts);
  const paidConflict = isPaidFirst ? dateConflict(facts, 'paid', today) : null;
  if (paidConflict !== null) return needs('paid', paidConflict);

  const openOrNot = (date: PlainDate): When => {
    if (date > today) return { kind: 'opens-on', date };
    const since = isPaidFirst ? sincePaid(date, facts) : date;
    // Of a law whose first day nobody knows, it is certain only that it has begun.
    return { kind: 'open-now', since: since?.slice(0, 4) === remedy.effectiveFrom ? null : since };
  };

  const event = CLOCK_EVENTS[clock.from];
  if (event === 'filing') return openOrNot(opening(facts.filingDate));

  const conflict = dateConflict(facts, event, today);
  if (conflict !== null) return needs(event, conflict);

  const known = facts.dates[event];
  if (clock.amount === 0 && hasHappened(event, facts)) {
    // Without a waiting period the path is open, whichever day it was.
    if (lawInForce !== null && lawInForce > today) return { kind: 'opens-on', date: lawInForce };
    if (known === undefined || known.first !== known.last) return { kind: 'open-now', since: null };
    return openOrNot(opening(known.last));
  }
  if (known === undefined) {
    const earliest = opening(facts.filingDate);
    return needs(event, null, earliest > today ? earliest : null);
  }
  // Of a month or a year, its last day is the only safe one to count from; but what has happened did so by today.
  const latest = opening(earlier(known.last, today));
  const earliest = opening(later(known.first, facts.filingDate));
  if (earliest >= latest) return openOrNot(latest);
  if (latest <= today) return { kind: 'open-now', since: null };
  return { kind: 'opens-on', date: latest, notBefore: earliest > today ? earliest : null };
}

/** Of a path that asks for payment: its time may have been over before the judgment was paid. `null` where no day is known. */
function sincePaid(date: PlainDate, { dates: { paid } }: PlanCase): PlainDate | null {
  return paid !== undefined && paid.first === paid.last ? later(date, paid.last) : null;
}

/** Whether the renter's answers say that the event has taken place, even if nobody knows its day. */
function hasHappened(event: FurtherDate, { dates, paymentStatus }: PlanCase): boolean {
  switch (event) {
    case 'ended':
      return true;
    case 'paid':
      return paymentStatus === 'paid' || paymentStatus === 'no-judgment';
    case 'settlement-kept':
    case 'answer-filed':
      return dates[event] !== undefined;
  }
}

function addClock({ amount, unit, bound }: Clock, start: PlainDate): PlainDate {
  const end = ADD[unit](start, amount);
  return bound === 'after' ? addDays(end, 1) : end;
}

const ADD: Readonly<Record<Clock['unit'], (start: PlainDate, amount: number) => PlainDate>> = {
  days: addDays,
  // A lower bound: holidays of the court come on top, and its notes say so.
  'court-days': addWeekdays,
  months: addMonths,
  years: addYears,
};

/** The first day on which a law can have been in force; a year alone begins with its first day. */
function startOfLaw(effectiveFrom: string | null): PlainDate | null {
  if (effectiveFrom === null) return null;
  return (effectiveFrom.length === 4 ? `${effectiveFrom}-01-01` : effectiveFrom) as PlainDate;
}

function needs(
  fact: MissingFact,
  conflict: DateConflict | null = null,
  notBefore: PlainDate | null = null,
): When {
  return { kind: 'needs-a-fact', fact, conflict, notBefore };
}
