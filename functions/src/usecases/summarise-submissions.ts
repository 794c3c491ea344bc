import { submissionCounts } from '~/domain/submission/classification.ts';
import type { StoredSubmission, SubmissionSummary } from '~/domain/submission/stored-submission.ts';
import type { SubmissionRecord } from '~/domain/submission/submission-record.ts';
import type { RecordStore } from '../ports/record-store.ts';

/** Counts saved checks. */
export type SummariseSubmissions = () => Promise<SubmissionSummary>;

/**
 * The dashboard's totals, counted by the store without reading a record.
 *
 * @throws {Unavailable} when the store does not answer
 */
export function summariseSubmissions(
  store: RecordStore<SubmissionRecord, StoredSubmission>,
): SummariseSubmissions {
  return async () => {
    const [eligible, maybe, notEligible] = await Promise.all([
      store.count({ classification: 'eligible' }),
      store.count({ classification: 'maybe' }),
      store.count({ classification: 'not-eligible' }),
    ]);
    return { counts: submissionCounts({ eligible, maybe, 'not-eligible': notEligible }) };
  };
}
