import { isJurisdictionCode, jurisdiction } from '~/domain/places/jurisdiction.ts';
import {
  type Classification,
  classifySubmission,
  type StoredSubmission,
  SUBMISSION_RECORD,
} from '~/domain/check/record.ts';
import { plainDate } from '~/domain/shared/plain-date.ts';
import { type CardLine, cardLines } from '~/domain/records/columns.ts';
import { writtenDay } from '~/features/admin/local-time.ts';

import { contactWays, type ContactWays } from './RecordCard.tsx';

/** A submission prepared for display. */
export interface SubmissionView extends ContactWays {
  readonly id: string;
  readonly name: string;
  /** Whether the renter agreed to calls and texts, in words. */
  readonly callTerms: string;
  readonly county: string | null;
  readonly state: string;
  /** ISO 8601, UTC; `null` if unknown. */
  readonly receivedAt: string | null;
  readonly filed: string;
  /** Years between filing and check, in words. */
  readonly filedBefore: string;
  /** Answers about the case. */
  readonly facts: readonly CardLine[];
  readonly classification: Classification;
  /** Language of the form: `en`, `es`. */
  readonly language: string;
  readonly message: string;
  readonly details: string | null;
  /** Facts about the record itself. */
  readonly record: readonly CardLine[];
}

/** Prepares a stored submission for display. */
export function submissionView(stored: StoredSubmission): SubmissionView {
  return {
    id: stored.id,
    name: stored.full_name,
    ...contactWays(stored),
    callTerms: callTerms(stored),
    county: stored.county,
    state: stateName(stored.state),
    receivedAt: stored.created_at,
    // An invalid date is shown unchanged.
    filed: plainDate(stored.filing_date) === undefined ? stored.filing_date : writtenDay(stored.filing_date),
    filedBefore: yearsBefore(stored.years_since_conviction),
    facts: cardLines(SUBMISSION_RECORD, stored, 'fact'),
    classification: classifySubmission(stored),
    language: stored.language,
    message: stored.eligibility_message,
    details: stored.details,
    record: [...cardLines(SUBMISSION_RECORD, stored, 'record'), { label: 'Record number', value: stored.id }],
  };
}

function callTerms({ contact_consent, do_not_call_since }: StoredSubmission): string {
  if (do_not_call_since !== null) return 'Do not call or text';
  return contact_consent ? 'Agreed to calls and texts' : 'Did not agree to calls and texts';
}

function stateName(code: string): string {
  return isJurisdictionCode(code) ? jurisdiction(code).name : code;
}

function yearsBefore(years: number | null): string {
  if (years === null) return '';
  if (years <= 0) return 'in the year of the check';
  return years === 1 ? '1 year before the check' : `${years} years before the check`;
}

/** Display names (specification §2). */
export const CLASSIFICATION_LABELS: Readonly<Record<Classification, string>> = {
  eligible: 'Eligible',
  maybe: 'Maybe',
  'not-eligible': 'Not Eligible',
};

/**
 * The note under the 'Not Eligible' count, which includes those under review (decision D13), so that the three numbers
 * do not add up.
 *
 * @returns `undefined` if none are under review
 */
export function underReviewNote(maybe: number): string | undefined {
  if (maybe === 0) return undefined;
  return maybe === 1
    ? '1 of them is under review'
    : `${maybe.toLocaleString('en-US')} of them are under review`;
}
