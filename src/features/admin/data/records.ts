import * as z from 'zod/mini';

import { ADMIN_API_PATHS } from '#domain/api/paths.ts';
import type { Decision, Proof, RecordPlace } from '#domain/office/person.ts';
import { type AnyRecord, anyRecordSchema } from '#domain/office/queue.ts';
import type { Correction, WorkChange } from '#domain/records/work.ts';
import { call, CallFailed, jsonOf } from '#features/admin/session/call.ts';

/* The calls about a record, and about all records of its person. Those that fail throw {@link CallFailed}. */

const personSchema = z.object({
  /** Their records, the one that was asked for first. */
  records: z.array(anyRecordSchema),
  /** Records of somebody who may be the same. */
  possibly: z.array(anyRecordSchema),
  /** Whether more records have these contacts than were read. */
  has_more: z.boolean(),
});
/** A record's person, as far as their records were read, and records that may be theirs. */
export type Person = z.infer<typeof personSchema>;

/** Asks for a resource of a record. */
function about<Value>(
  place: RecordPlace,
  resource: keyof typeof ADMIN_API_PATHS,
  schema: z.ZodMiniType<Value>,
  change: { readonly method?: 'POST' | 'PATCH' | 'DELETE'; readonly body?: unknown } = {},
): Promise<Value> {
  return call({ path: pathOf(place, resource), read: jsonOf(schema), ...change });
}

/** Changes a record's status and contact log; returns its current state. */
export function setWork(place: RecordPlace, body: WorkChange) {
  return about(place, 'record', anyRecordSchema, { method: 'PATCH', body });
}

/** Deletes a record; it may be gone already. */
export async function removeRecord(place: RecordPlace): Promise<void> {
  const path = pathOf(place, 'record');
  await call({ path, method: 'DELETE', read: () => Promise.resolve(true) }).catch(nullIfGone);
}

/** Corrects a person's answers; returns the record's current state. */
export function correctRecord(place: RecordPlace, body: Correction) {
  return about(place, 'answers', anyRecordSchema, { method: 'PATCH', body });
}

/** A record's person; `null` if the record was deleted. */
export function readPerson(place: RecordPlace): Promise<Person | null> {
  return about(place, 'timeline', personSchema).catch(nullIfGone);
}

/** Joins another record, named by its reference, to a record's person, or keeps it apart; returns the person. */
export function decideSamePerson(place: RecordPlace, body: Decision) {
  return about(place, 'samePerson', personSchema, { method: 'POST', body });
}

/** Withdraws or restores the person's consent to calls and texts; returns them with their current records. */
export function setDoNotCall(place: RecordPlace, isWithdrawn: boolean) {
  return about(place, 'doNotCall', personSchema, { method: isWithdrawn ? 'POST' : 'DELETE' });
}

const exportSchema = z.object({ records: z.array(z.unknown()) });
const removalSchema = z.object({ removed: z.array(z.string()) });

/** Exports the records of a record's person that they have proven to be theirs. */
export function exportPerson(place: RecordPlace, body: Proof) {
  return about(place, 'person', exportSchema, { method: 'POST', body });
}

/** Deletes the records of a record's person that they have proven to be theirs. */
export function removePerson(place: RecordPlace, body: Proof) {
  return about(place, 'personRemoval', removalSchema, { method: 'POST', body });
}

/** Whether the record of a call does not exist any more. */
export function isGone({ problem }: CallFailed): boolean {
  return problem?.status === 404;
}

function nullIfGone(error: unknown): null {
  if (error instanceof CallFailed && isGone(error)) return null;
  throw error;
}

/** The current state of a record that was changed in the meantime, so that nothing was saved. */
export function recordInstead({ problem }: CallFailed): AnyRecord | undefined {
  return problem?.status === 409 ? anyRecordSchema.safeParse(problem.current).data : undefined;
}

/** The API path of a record, or of a resource that belongs to it. */
function pathOf({ collection, id }: RecordPlace, resource: keyof typeof ADMIN_API_PATHS): string {
  return ADMIN_API_PATHS[resource].replace(':collection', collection).replace(':id', encodeURIComponent(id));
}
