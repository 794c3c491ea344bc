import type { Classification } from '~/domain/submission/classification.ts';
import type { StoredSubmission, SubmissionPage } from '~/domain/submission/stored-submission.ts';
import type { SubmissionRecord } from '~/domain/submission/submission-record.ts';
import type { JurisdictionCode } from '~/domain/places/jurisdiction.ts';
import type { RecordStore } from '../ports/record-store.ts';

/** Which checks the admin asks for. */
export interface SubmissionQuery {
  /** How many at most. */
  readonly limit: number;
  /** The cursor that the page before gave as `next`. */
  readonly before?: string | undefined;
  readonly classification?: Classification | undefined;
  readonly state?: JurisdictionCode | undefined;
}

/** Lists saved checks. */
export type ListSubmissions = (query: SubmissionQuery) => Promise<SubmissionPage>;

/**
 * One page of saved checks, newest first. The cursor is the last record's own sort key, so checks that arrive in the
 * meantime move nothing: no page skips or repeats a record.
 *
 * @throws {Unavailable} when the store does not answer
 */
export function listSubmissions(store: RecordStore<SubmissionRecord, StoredSubmission>): ListSubmissions {
  return async ({ limit, before, classification, state }) => {
    // One more than asked for tells whether there is a next page, without an empty one at the end.
    const found: readonly StoredSubmission[] = await store.page({
      limit: limit + 1,
      before,
      where: {
        ...(classification === undefined ? {} : { classification }),
        ...(state === undefined ? {} : { state }),
      },
    });
    const submissions = found.slice(0, limit);
    const next = found.length > limit ? (submissions.at(-1)?.sort_key ?? null) : null;
    return { submissions, next };
  };
}
