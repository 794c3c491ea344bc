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

/** A submission in the words and links that the dashboard shows. */
export interface SubmissionView extends ContactWays {
  readonly id: string;
  readonly name: string;
  /** Whether calls and texts were agreed to. */
  readonly callTerms: string;
  readonly county: string | null;
  readonly state: string;
  /** ISO 8601, UTC; `null` when it is not known. */
  readonly receivedAt: string | null;
  readonly filed: string;
  /** How long before the check the case was filed. */
  readonly filedBefore: string;
  /** What was answered about the case. */
  readonly facts: readonly CardLine[];
  readonly classification: Classification;
  /** In which the form was read: `en`, `es`. */
  readonly language: string;
  readonly message: string;
  readonly details: string | null;
  /** What is kept about the record itself. */
  readonly record: readonly CardLine[];
}

/** Words and links of a stored submission. */
export function submissionView(stored: StoredSubmission): SubmissionView {
  return {
    id: stored.id,
    name: stored.full_name,
    ...contactWays(stored),
    callTerms: callTerms(stored),
    county: stored.county,
    state: stateName(stored.state),
    receivedAt: stored.created_at,
    // A day that cannot be read is shown unchanged.
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

/** What the dashboard calls each result (specification §2). */
export const CLASSIFICATION_LABELS: Readonly<Record<Classification, string>> = {
  eligible: 'Eligible',
  maybe: 'Maybe',
  'not-eligible': 'Not Eligible',
};

/**
 * The note under the 'Not Eligible' count: it counts those under review too (decision D13), and three numbers that do
 * not add up would puzzle.
 *
 * @returns `undefined` when there are none
 */
export function underReviewNote(maybe: number): string | undefined {
  if (maybe === 0) return undefined;
  return maybe === 1
    ? '1 of them is under review'
    : `${maybe.toLocaleString('en-US')} of them are under review`;
}
