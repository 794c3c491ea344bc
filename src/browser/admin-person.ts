import * as z from 'zod/mini';

import { ADMIN_API_PATHS } from '~/domain/api/paths.ts';
import { storedSubmissionSchema } from '~/domain/check/record.ts';
import type { FieldErrors } from '~/domain/forms/fields.ts';
import { storedLeadSchema, storedMessageSchema } from '~/domain/inbox/forms.ts';
import type { AnyRecord } from '~/domain/records/queue.ts';

import { type CallFailure, failureOf, pathOf, type RecordPlace } from './admin-api.ts';
import { type CallAsAdmin, jsonOf } from './admin-call.ts';

const personRecordsSchema = z.object({
  submissions: z.array(storedSubmissionSchema),
  leads: z.array(storedLeadSchema),
  messages: z.array(storedMessageSchema),
});
/** All records of a person, in the format of the lists. */
export type PersonRecords = z.infer<typeof personRecordsSchema>;

/** Result of a call about a person. */
export type PersonRecordsAnswer =
  { readonly kind: 'found'; readonly records: PersonRecords } | { readonly kind: 'gone' } | CallFailure;

/** Corrected answers, by the form's field names. */
interface Correction {
  /** The `work_version` that the admin saw. */
  readonly version: number;
  readonly answers: Readonly<Record<string, string>>;
}

/** Result of a correction. */
type CorrectionAnswer =
  | { readonly kind: 'saved'; readonly record: AnyRecord }
  /** The record was changed in the meantime; nothing was saved, and `record` is its current state. */
  | { readonly kind: 'outdated'; readonly record: AnyRecord }
  /** One message for each invalid answer. */
  | { readonly kind: 'refused'; readonly errors: FieldErrors }
  | { readonly kind: 'gone' }
  | CallFailure;

/** Operations on all records of a person. The methods do not throw. */
export interface AdminPerson {
  /** All records of a record's person. */
  readonly timeline: (place: RecordPlace) => Promise<PersonRecordsAnswer>;
  /** Withdraws or restores the person's consent to calls and texts; returns their current records. */
  readonly setDoNotCall: (place: RecordPlace, isWithdrawn: boolean) => Promise<PersonRecordsAnswer>;
  readonly correct: (place: RecordPlace, correction: Correction) => Promise<CorrectionAnswer>;
}

const RECORD_SCHEMAS = {
  submissions: storedSubmissionSchema,
  leads: storedLeadSchema,
  messages: storedMessageSchema,
};

/** Operations on a person's records through the API. */
export function adminPerson(call: CallAsAdmin): AdminPerson {
  async function askForRecords(
    place: RecordPlace,
    pattern: string,
    method: 'GET' | 'POST' | 'DELETE',
  ): Promise<PersonRecordsAnswer> {
    const path = pathOf(place, pattern);
    const answer = await call({ path, method, read: jsonOf(personRecordsSchema) });
    if (answer.kind === 'answered') return { kind: 'found', records: answer.value };
    return answer.kind === 'failed' ? failureOf(answer) : answer;
  }

  return {
    timeline: (place) => askForRecords(place, ADMIN_API_PATHS.timeline, 'GET'),
    setDoNotCall: (place, isWithdrawn) =>
      askForRecords(place, ADMIN_API_PATHS.doNotCall, isWithdrawn ? 'POST' : 'DELETE'),
    async correct(place, correction) {
      const recordSchema: z.ZodMiniType<AnyRecord> = RECORD_SCHEMAS[place.collection];
      const answer = await call({
        path: pathOf(place, ADMIN_API_PATHS.answers),
        method: 'PATCH',
        body: correction,
        read: jsonOf(z.object({ record: recordSchema })),
      });
      if (answer.kind === 'answered') return { kind: 'saved', record: answer.value.record };
      if (answer.kind !== 'failed') return answer;
      const current = recordSchema.safeParse(answer.problem?.current);
      if (answer.problem?.status === 409 && current.success)
        return { kind: 'outdated', record: current.data };
      if (answer.problem?.errors !== undefined) return { kind: 'refused', errors: answer.problem.errors };
      return failureOf(answer);
    },
  };
}
