import type { DatedRemedy, Finding } from '#domain/plan/finding.ts';
import type { PlanCase } from '#domain/plan/remedy-fit.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';

import type { ReminderSubject } from './reminder.ts';

/** A reminder that a page offers. Apart from ./reminder.ts, whose schemas no page loads. */
export interface ReminderOffer {
  readonly subject: ReminderSubject;
  /** The day that it waits for; `null` for the other kinds. */
  readonly day: PlainDate | null;
}

/** The reminder for a remedy that opens on a day; `undefined` for any other, and for one county's own rule. */
export function offerFor(
  { remedy, when }: DatedRemedy,
  facts: PlanCase,
  today: PlainDate,
): ReminderOffer | undefined {
  if (when.kind !== 'opens-on' || when.date <= today || remedy.localTo !== null) return undefined;
  return { subject: { kind: 'day', facts: factsToKeep(facts), remedyId: remedy.id }, day: when.date };
}

/**
 * What an answer offers: the day that it names, or the next change of the law where it names none and nothing is open;
 * and the answer itself. Nothing while a fact decides: the question comes first, and its answer may give the day.
 */
export function offersOf(
  { basis, decidedBy }: Pick<Finding, 'basis' | 'decidedBy'>,
  facts: PlanCase,
  today: PlainDate,
): readonly ReminderOffer[] {
  const day = basis === null ? undefined : offerFor(basis, facts, today);
  const change: ReminderOffer = { subject: { kind: 'change', state: facts.state }, day: null };
  if (day === undefined && decidedBy.length > 0) return [];
  const waiting = day !== undefined ? [day] : basis?.when.kind === 'open-now' ? [] : [change];
  return [...waiting, { subject: { kind: 'answer', facts: factsToKeep(facts) }, day: null }];
}

/** The facts of a case and nothing else: a plan's case also carries what the renter told about themselves. */
function factsToKeep(facts: PlanCase): PlanCase {
  const { state, county, filingDate, filingPrecision, outcome, paymentStatus, reason } = facts;
  const { dates, settledAs, debt, answers } = facts;
  return {
    state,
    county,
    filingDate,
    filingPrecision,
    outcome,
    paymentStatus,
    reason,
    dates,
    settledAs,
    debt,
    answers,
  };
}
