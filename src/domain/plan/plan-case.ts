import type { CaseFacts, EvictionReason } from '../eligibility/case-facts.ts';
import type { JurisdictionCode } from '../places/jurisdiction.ts';
import type { PlainDate } from '../submission/plain-date.ts';
import type { KnownDate } from './known-date.ts';

/** Days after the filing that a clock may start from, and that only the renter's papers tell. */
export const FURTHER_DATES = ['ended', 'paid', 'settlement-kept', 'answer-filed'] as const;

/**
 * A day after the filing: that on which the case ended (a dismissal, a ruling, a settlement in court); that on which
 * the judgment was paid in full; that on which the last term of a settlement was kept; that on which the renter filed
 * the tenant's affidavit.
 */
export type FurtherDate = (typeof FURTHER_DATES)[number];

/** A renter's case, as far as a plan looks at it. Dates that nobody has given are absent. */
export interface PlanCase extends CaseFacts {
  readonly state: JurisdictionCode;
  /** As typed or chosen; the empty text when it was left out. */
  readonly county: string;
  readonly filingDate: PlainDate;
  readonly reason: EvictionReason;
  readonly dates: Readonly<Partial<Record<FurtherDate, KnownDate>>>;
}

/** What is wrong with a date beside the others. */
export type DateConflict = 'in-the-future' | 'before-filing' | 'before-the-end';

/**
 * What contradicts a date of a case: it has not come yet, or lies before the filing, or before the case had ended,
 * which no payment of its judgment and no kept settlement can. A date known by its year conflicts only when no day of
 * that year would do.
 */
export function dateConflict(
  facts: PlanCase,
  which: FurtherDate | 'filing',
  today: PlainDate,
): DateConflict | null {
  const { filingDate, dates } = facts;
  if (which === 'filing') return filingDate > today ? 'in-the-future' : null;
  const date = dates[which];
  if (date === undefined) return null;
  if (date.first > today) return 'in-the-future';
  if (date.last < filingDate) return 'before-filing';
  const followsTheEnd = which === 'paid' || which === 'settlement-kept';
  return followsTheEnd && dates.ended !== undefined && date.last < dates.ended.first
    ? 'before-the-end'
    : null;
}
