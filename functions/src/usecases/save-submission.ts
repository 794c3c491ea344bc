import { assess } from '~/domain/eligibility/eligibility-message.ts';
import type { SealingRule } from '~/domain/eligibility/eligibility-outcome.ts';
import { jurisdiction, type JurisdictionCode } from '~/domain/places/jurisdiction.ts';
import type { FieldErrors } from '~/domain/submission/field-errors.ts';
import { latestDateOnEarth, utcDate, type PlainDate } from '~/domain/submission/plain-date.ts';
import type { SubmissionReceipt } from '~/domain/submission/receipt.ts';
import type { StoredSubmission } from '~/domain/submission/stored-submission.ts';
import { submissionRecord, type SubmissionRecord } from '~/domain/submission/submission-record.ts';
import { readSubmissionRequest } from '~/domain/submission/submission-request.ts';
import type { Clock } from '../ports/clock.ts';
import type { RecordStore } from '../ports/record-store.ts';
import { keepOnce } from './keep-once.ts';
import type { Caller, TakeOne } from './rate-limit.ts';

/** What saving needs from outside. */
export interface SaveSubmissionPorts {
  readonly store: RecordStore<SubmissionRecord, StoredSubmission>;
  readonly takeOne: TakeOne;
  readonly rules: (code: JurisdictionCode) => SealingRule | undefined;
  readonly clock: Clock;
  readonly retentionMonths: number;
  /** Version of the consent wording that the form shows now. */
  readonly consentVersion: string;
}

/** What became of a check that was sent. */
export type SaveSubmissionResult =
  /** Stored now, or before with the same answers: `receipt` is the first answer in both cases. */
  | { readonly kind: 'saved' | 'repeated'; readonly receipt: SubmissionReceipt }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number };

/** Saves one check. */
export type SaveSubmission = (body: unknown, caller: Caller) => Promise<SaveSubmissionResult>;

/**
 * Saves a renter's check: reads it, decides the outcome by the domain's rule, never by what the client says, and
 * stores it once (design §4).
 *
 * Only a check that could be stored is counted against the limit: refusing bad input costs nothing, counting it would.
 *
 * @throws {Unavailable} when the store does not answer
 */
export function saveSubmission(ports: SaveSubmissionPorts): SaveSubmission {
  return async (body, caller) => {
    const now = ports.clock();
    const request = readSubmissionRequest(body, latestDateOnEarth(now));
    if (!request.ok) return { kind: 'invalid', errors: request.errors };

    const allowance = await ports.takeOne(caller, now);
    if (!allowance.allowed) return { kind: 'too-many', retryAfterSeconds: allowance.retryAfterSeconds };

    const { id, form } = request.value;
    const assessment = assess(ports.rules(form.state), jurisdiction(form.state).name, form);
    const fields = submissionRecord(form, {
      assessment,
      today: dayOfCheck(now, form.filingDate),
      consentVersion: ports.consentVersion,
    });
    const kept = await keepOnce(ports.store, {
      id,
      form,
      fields,
      now,
      retentionMonths: ports.retentionMonths,
    });
    switch (kept.kind) {
      case 'saved':
        return { kind: 'saved', receipt: { id, ...assessment } };
      case 'repeated': {
        const { classification: outcome, eligibility_message: message } = kept.first;
        return { kind: 'repeated', receipt: { id, outcome, message } };
      }
      case 'conflict':
        return kept;
    }
  };
}

/** Today in UTC, or the filing's own day where the renter's calendar is ahead: no record is filed in its future. */
function dayOfCheck(now: Date, filingDate: PlainDate): PlainDate {
  const today = utcDate(now);
  return filingDate > today ? filingDate : today;
}
