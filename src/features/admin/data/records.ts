import * as z from 'zod/mini';

import { ADMIN_API_PATHS } from '#domain/api/paths.ts';
import { storedSubmissionSchema } from '#domain/check/record.ts';
import { storedLeadSchema, storedMessageSchema } from '#domain/inbox/record.ts';
import type { RecordKind } from '#domain/records/document.ts';
import type { RecordPlace } from '#domain/records/person.ts';
import type { AnyRecord } from '#domain/records/queue.ts';
import { type Work, type WorkChange, workSchema } from '#domain/records/work.ts';
import { call, CallFailed, jsonOf } from '#features/admin/session/call.ts';

/* The calls about a record, and about all records of its person. Those that fail throw {@link CallFailed}. */

const RECORD_SCHEMAS: Readonly<Record<RecordKind, z.ZodMiniType<AnyRecord>>> = {
  submissions: storedSubmissionSchema,
  leads: storedLeadSchema,
  messages: storedMessageSchema,
};

const personRecordsSchema = z.object({
  submissions: z.array(storedSubmissionSchema),
  leads: z.array(storedLeadSchema),
  messages: z.array(storedMessageSchema),
});
/** Records of a person, in the format of the lists. */
export type PersonRecords = z.infer<typeof personRecordsSchema>;

const personSchema = z.extend(personRecordsSchema, {
  /** Records of somebody who may be the same. */
  possibly: personRecordsSchema,
  /** Whether more records have these contacts than were read. */
  has_more: z.boolean(),
});
/** A record's person, as far as their records were read, and records that may be theirs. */
export type Person = z.infer<typeof personSchema>;

export function setWork(place: RecordPlace, body: WorkChange) {
  return call({ path: pathOf(place), method: 'PATCH', body, read: jsonOf(workSchema) });
}

/** Deletes a record; it may be gone already. */
export async function removeRecord(place: RecordPlace): Promise<void> {
  await call({ path: pathOf(place), method: 'DELETE', read: () => Promise.resolve(true) }).catch(nullIfGone);
}

/** Corrected answers, by the form's field names. */
interface Correction {
  /** The `work_version` that the admin saw. */
  readonly version: number;
  readonly answers: Readonly<Record<string, string>>;
}

export function correctRecord(place: RecordPlace, body: Correction) {
  return call({
    path: pathOf(place, ADMIN_API_PATHS.answers),
    method: 'PATCH',
    body,
    read: jsonOf(z.object({ record: RECORD_SCHEMAS[place.collection] })),
  });
}

/** A record's person; `null` if the record was deleted. */
export function readPerson(place: RecordPlace): Promise<Person | null> {
  const path = pathOf(place, ADMIN_API_PATHS.timeline);
  return call({ path, read: jsonOf(personSchema) }).catch(nullIfGone);
}

/** Joins another record, named by its reference, to a record's person, or keeps it apart; returns the person. */
export function decideSamePerson(place: RecordPlace, other: string, decision: 'joined' | 'apart') {
  return call({
    path: pathOf(place, ADMIN_API_PATHS.samePerson),
    method: 'POST',
    body: { other, decision },
    read: jsonOf(personSchema),
  });
}

/** Withdraws or restores the person's consent to calls and texts; returns them with their current records. */
export function setDoNotCall(place: RecordPlace, isWithdrawn: boolean) {
  return call({
    path: pathOf(place, ADMIN_API_PATHS.doNotCall),
    method: isWithdrawn ? 'POST' : 'DELETE',
    read: jsonOf(personSchema),
  });
}

/** What somebody has proven to be theirs: their verified address or number, and references of other records. */
interface Proof {
  readonly verified: string;
  readonly also: readonly string[];
}

const exportSchema = z.object({
  records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
const removalSchema = z.object({ removed: z.array(z.string()) });

/** Exports the records of a record's person that they have proven to be theirs. */
export function exportPerson(place: RecordPlace, body: Proof) {
  return call({
    path: pathOf(place, ADMIN_API_PATHS.person),
    method: 'POST',
    body,
    read: jsonOf(exportSchema),
  });
}

/** Deletes the records of a record's person that they have proven to be theirs. */
export function removePerson(place: RecordPlace, body: Proof) {
  return call({
    path: pathOf(place, ADMIN_API_PATHS.personRemoval),
    method: 'POST',
    body,
    read: jsonOf(removalSchema),
  });
}

/** Whether the record of a call does not exist any more. */
export function isGone({ problem }: CallFailed): boolean {
  return problem?.status === 404;
}

function nullIfGone(error: unknown): null {
  if (error instanceof CallFailed && isGone(error)) return null;
  throw error;
}

/** The current work fields of a record that was changed in the meantime, so that nothing was saved. */
export function workInstead(failed: CallFailed): Work | undefined {
  return currentState(failed, workSchema);
}

/** The current state of a record that was changed in the meantime, so that nothing was saved. */
export function recordInstead(failed: CallFailed, kind: RecordKind): AnyRecord | undefined {
  return currentState(failed, RECORD_SCHEMAS[kind]);
}

function currentState<Value>({ problem }: CallFailed, schema: z.ZodMiniType<Value>): Value | undefined {
  return problem?.status === 409 ? schema.safeParse(problem.current).data : undefined;
}

/** The API path of a record, or of a resource that belongs to it. */
function pathOf({ collection, id }: RecordPlace, pattern: string = ADMIN_API_PATHS.record): string {
  return pattern.replace(':collection', collection).replace(':id', encodeURIComponent(id));
}
