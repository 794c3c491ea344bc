import type { EligibilityOutcome } from '../eligibility/eligibility-outcome.ts';

/** What the dashboard counts a submission as; the same three words as the outcome of the check. */
export type Classification = EligibilityOutcome;

/** The two stored fields that the classification reads. */
export interface Classifiable {
  readonly is_eligible: boolean;
  readonly eligibility_message: string;
}

/** The dashboard's rule of specification §4: 'may be eligible' in the message, else the flag, else not eligible. */
export function classifySubmission(record: Classifiable): Classification {
  if (record.eligibility_message.includes('may be eligible')) return 'maybe';
  return record.is_eligible ? 'eligible' : 'not-eligible';
}

/** The dashboard's totals. */
export interface SubmissionCounts {
  readonly total: number;
  readonly eligible: number;
  readonly maybe: number;
  /**
   * Every record with `is_eligible` false, the ones under review too: §4 counts it so, and decision D13 keeps it and
   * says how many of them are `maybe`.
   */
  readonly notEligible: number;
}

/** Counts as the store gives them, from one number per classification. */
export function submissionCounts(
  byClassification: Readonly<Record<Classification, number>>,
): SubmissionCounts {
  const { eligible, maybe, 'not-eligible': notEligible } = byClassification;
  return { total: eligible + maybe + notEligible, eligible, maybe, notEligible: maybe + notEligible };
}
