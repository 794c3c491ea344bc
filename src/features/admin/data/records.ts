import * as z from 'zod/mini';

import { ADMIN_API_PATHS } from '#domain/api/paths.ts';
import { type AnyRecord, anyRecordSchema } from '#domain/office/queue.ts';
import { SEARCH_HEADER } from '#domain/api/contract.ts';
import type { DoNotCallChange } from '#domain/records/do-not-call.ts';
import type { RecordPlace } from '#domain/records/reference.ts';
import type { Correction, WorkChange } from '#domain/records/work.ts';
import { call, CallFailed, jsonOf } from '#features/admin/session/call.ts';

/* The calls about records. Those that fail throw {@link CallFailed}. */

const foundSchema = z.object({
  /** Newest first. */
  records: z.array(anyRecordSchema),
  /** Whether there are more than these. */
  has_more: z.boolean(),
});

const besideSchema = z.object({
  record: anyRecordSchema,
  /** Other records with its number or address, newest first. */
  same: z.array(anyRecordSchema),
  /** Whether there are more than these. */
  has_more: z.boolean(),
});
/** A record, and those with the same contact points. */
export type RecordBeside = z.infer<typeof besideSchema>;

const searchedSchema = z.extend(foundSchema, {
  /** Those that match but for a letter in a name. */
  close: z.array(anyRecordSchema),
  /** The words that no record has, without which the others were searched. */
  dropped: z.array(z.string()),
});

/** Finds records of all kinds by a text, which is a header because URLs end up in logs. */
function find<Found>(path: string, text: string, schema: z.ZodMiniType<Found>): Promise<Found> {
  const headers = { [SEARCH_HEADER]: encodeURIComponent(text) };
  return call({ path, headers, read: jsonOf(schema) });
}

/** The latest records of all kinds that match a text. */
export function searchRecords(text: string) {
  return find(ADMIN_API_PATHS.search, text, searchedSchema);
}

/** All records with an email address or phone number. */
export function recordsOfContact(contact: string) {
  return find(ADMIN_API_PATHS.contact, contact, foundSchema);
}

/** Asks for a resource of a record. */
function about<Value>(
  place: RecordPlace,
  resource: keyof typeof ADMIN_API_PATHS,
  schema: z.ZodMiniType<Value>,
  change: { readonly method?: 'POST' | 'PATCH'; readonly body?: unknown } = {},
): Promise<Value> {
  return call({ path: pathOf(place, resource), read: jsonOf(schema), ...change });
}

const changedSchema = z.object({ records: z.array(anyRecordSchema) });

/** Changes a record's contact log, and by it the status; returns it and the person's other records, which it changes too. */
export async function setWork(place: RecordPlace, body: WorkChange): Promise<readonly AnyRecord[]> {
  return (await about(place, 'record', changedSchema, { method: 'PATCH', body })).records;
}

/** Deletes a record; it may be gone already. */
export async function removeRecord(place: RecordPlace): Promise<void> {
  const path = pathOf(place, 'record');
  await call({ path, method: 'DELETE', read: () => Promise.resolve(true) }).catch(nullIfGone);
}

/** Corrects a person's answers; returns the record as it is then. */
export async function correctRecord(place: RecordPlace, body: Correction): Promise<readonly AnyRecord[]> {
  return [await about(place, 'answers', anyRecordSchema, { method: 'PATCH', body })];
}

/** Reads a record, and those beside it; `null` if it was deleted. */
export function readRecord(place: RecordPlace): Promise<RecordBeside | null> {
  return about(place, 'record', besideSchema).catch(nullIfGone);
}

/** Marks a record's number or address "do not call", or lifts the mark; returns all records that have it. */
export function setDoNotCall(place: RecordPlace, body: DoNotCallChange) {
  return about(place, 'doNotCall', changedSchema, { method: 'POST', body });
}

const exportSchema = z.object({ collection: z.string(), record: z.unknown() });

/** Everything that is stored of a record; `null` if it was deleted. */
export function exportRecord(place: RecordPlace) {
  return about(place, 'recordExport', exportSchema).catch(nullIfGone);
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
