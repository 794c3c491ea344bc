import { addYears, earlier } from '#domain/shared/known-date.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import type { Finding } from './finding.ts';
import { keysOf } from './finding-keys.ts';
import {
  dateConflict,
  filedWithin,
  hasJudgment,
  mayHaveJudgment,
  mayOweJudgment,
  type PlanCase,
} from './remedy-fit.ts';

/** 15 U.S.C. § 1681c(a)(2) and (a)(5): reports generally omit what is more than seven years old. */
const REPORTING_YEARS = 7;

/** What the seven years run from: the filing, or the judgment where the landlord has one. */
type ReportingStart = 'filing' | 'judgment';

/**
 * Until when a screening company may generally report a case. The limit binds the company and leaves the court's file
 * as it is. The statute adds "or until the governing statute of limitations has expired, whichever is the longer
 * period", so the date is never a promise.
 */
export type ReportingLimit =
  | {
      readonly kind: 'ends-after' | 'has-ended';
      readonly date: PlainDate;
      readonly from: ReportingStart;
      /** Whether a judgment may have been entered on a settlement, in which case the seven years run from that. */
      readonly mayBeLater: boolean;
      /** Whether an unpaid judgment may be reported longer, while it can still be enforced. */
      readonly isOpenEnded: boolean;
    }
  | {
      readonly kind: 'needs-judgment-date';
      /**
       * Seven years after the filing, because a judgment is never older than its case. `null` once that day has passed.
       */
      readonly notBefore: PlainDate | null;
      readonly isOpenEnded: boolean;
    }
  | { readonly kind: 'check-filing-date' }
  /** The court should have hidden the case, or may have: from then on no report should show it. */
  | { readonly kind: 'hidden' };

/**
 * Computes the reporting limit. "Date of entry" of a suit is read as the day of its filing; that of a judgment as the
 * day it was rendered, also by agreement. A later dismissal does not restart the period (Moran v. The Screening Pros,
 * 9th Cir. 2019).
 */
export function reportingLimit(facts: PlanCase, today: PlainDate): ReportingLimit {
  if (dateConflict(facts, 'filing', today) !== null) return { kind: 'check-filing-date' };
  const filed = filedWithin(facts);
  if (!hasJudgment(facts)) {
    const latestEnd = addYears(earlier(filed.last, today), REPORTING_YEARS);
    return { ...endOf(latestEnd, 'filing', today), mayBeLater: mayHaveJudgment(facts), isOpenEnded: false };
  }
  const isOpenEnded = mayOweJudgment(facts) && (facts.debt === undefined || facts.debt === 'agreed');
  const judgment = facts.dates.ended;
  if (judgment === undefined || dateConflict(facts, 'ended', today) !== null) {
    const earliest = addYears(filed.first, REPORTING_YEARS);
    const notBefore = earliest > today ? earliest : null;
    return { kind: 'needs-judgment-date', notBefore, isOpenEnded };
  }
  const entered = earlier(judgment.last, today);
  return { ...endOf(addYears(entered, REPORTING_YEARS), 'judgment', today), mayBeLater: false, isOpenEnded };
}

/** The reporting limit of a case with its finding: what the court hides is not to be shown until some year. */
export function reportingOf(found: Finding, facts: PlanCase, today: PlainDate): ReportingLimit {
  const limit = reportingLimit(facts, today);
  const { can } = keysOf(found);
  return !isCertainlyOver(limit) && (can === 'court' || can === 'may-be-done') ? { kind: 'hidden' } : limit;
}

/** Whether no report may show the case any more: nothing of it was judged later, or can still be enforced. */
export function isCertainlyOver(limit: ReportingLimit): boolean {
  return limit.kind === 'has-ended' && !limit.mayBeLater && !limit.isOpenEnded;
}

function endOf(date: PlainDate, from: ReportingStart, today: PlainDate) {
  // "More than 7 years": the anniversary itself is not yet more.
  const kind = date < today ? ('has-ended' as const) : ('ends-after' as const);
  return { kind, date, from };
}
