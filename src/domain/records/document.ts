import * as z from 'zod/mini';

import { type DoNotCallMarks, doNotCallSchema, NO_MARKS } from './do-not-call.ts';
import { type RecordTable, type RecordValues, storedText, type StoredReading } from './stored-field.ts';
import { askingFields, firstAsked, NO_WORK, readAsking, readWork, workFields } from './work.ts';

/** Kinds of records, named like the collections in API paths, in the order in which lists of them are shown. */
export const RECORD_KINDS = ['submissions', 'leads', 'messages'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/**
 * The key by which lists are sorted and paged: ISO time, `_`, id. Unique even for two records of the same millisecond,
 * so paging by cursor (`sort_key < last seen`) neither skips nor repeats a record.
 *
 * @example sortKey(new Date('2026-11-21T09:30:00Z'), 'a1…') // => '2026-11-21T09:30:00.000Z_a1…'
 */
export function sortKey(createdAt: Date, id: string): string {
  return `${createdAt.toISOString()}_${id}`;
}

export interface NewRecord<Fields> {
  /** The idempotency key: a UUID made by the browser, under which the record is stored at most once. */
  readonly id: string;
  readonly fields: Fields;
  /** Server time. */
  readonly createdAt: Date;
  /** The instant after which the store may delete the record. */
  readonly expireAt: Date;
  /** Digest of the answers. Distinguishes a retry from different answers under the same id. */
  readonly contentDigest: string;
  /** Terms for the search (search.ts). */
  readonly searchTerms: readonly string[];
  /** Marks of its contact points; none by default. */
  readonly doNotCall?: DoNotCallMarks;
}

/** The document of a new record, in any collection and any store. */
export function newDocument<Fields extends object>({
  id,
  fields,
  createdAt,
  expireAt,
  contentDigest,
  searchTerms,
  doNotCall = NO_MARKS,
}: NewRecord<Fields>) {
  return {
    ...fields,
    ...NO_WORK,
    ...firstAsked(createdAt),
    do_not_call: doNotCall,
    created_at: createdAt,
    sort_key: sortKey(createdAt, id),
    expire_at: expireAt,
    content_digest: contentDigest,
    search_terms: searchTerms,
  };
}

/** A document as read from a store: its fields, with times as ISO 8601, and its id. The fields are not validated. */
export type StoredDocument = Readonly<Record<string, unknown>> & { readonly id: string };

/** The fields that every record has when read, in any collection. */
const storedFields = {
  id: z.string(),
  /** ISO 8601, UTC; `null` if unknown. */
  created_at: z.nullable(z.iso.datetime()),
  sort_key: z.string(),
  ...workFields,
  ...askingFields,
  /** Which of its contact points an admin has marked "do not call", on this record or on another one that has it. */
  do_not_call: doNotCallSchema,
  /** Names of fields that are missing or invalid. */
  odd_fields: z.array(z.string()),
};

export type StoredFields = { [Name in keyof typeof storedFields]: z.infer<(typeof storedFields)[Name]> } & {
  readonly collection: RecordKind;
};

/** Schema of a record in API responses, including the common fields. */
export function storedRecordSchema<Kind extends RecordKind, Table extends RecordTable>(
  collection: Kind,
  table: Table,
) {
  const shown = Object.fromEntries(
    Object.entries(table).map(([name, { stored }]) => [name, stored.shown]),
  ) as { readonly [Name in keyof Table]: Table[Name]['stored']['shown'] };
  return z.object({ collection: z.literal(collection), ...storedFields, ...shown });
}

/** Response of `GET /api/admin/{collection}`: a page of records, newest first. */
export function recordPageSchema<Stored>(record: z.ZodMiniType<Stored>) {
  return z.object({
    records: z.array(record),
    /** Cursor of the next page; `null` on the last. */
    next: z.nullable(z.string()),
    /** Total number of matching records; `null` if unknown. */
    matching: z.nullable(z.int()),
  });
}

/**
 * Reads a stored document field by field. Invalid values are never an error, because one broken record must not hide
 * the whole page of others. Missing and invalid fields are listed in `odd_fields`.
 */
export function readStored<Kind extends RecordKind, Table extends RecordTable>(
  collection: Kind,
  table: Table,
  document: StoredDocument,
): RecordValues<Table> & StoredFields & { readonly collection: Kind } {
  const odd: string[] = [];
  const read = <Value>(
    name: string,
    { schema, otherwise }: Pick<StoredReading<Value>, 'schema' | 'otherwise'>,
  ): Value => {
    const found = schema.safeParse(document[name]);
    if (found.success) return found.data;
    odd.push(name);
    return otherwise(document[name]);
  };
  const fields = Object.fromEntries(
    Object.entries(table).map(([name, { stored }]) => [name, read(name, stored)]),
  ) as RecordValues<Table>;
  const sortKey = read('sort_key', storedText);
  const work = readWork(document);
  // Report unreadable entries, because the next change of the record would drop them.
  if (Array.isArray(document.work_log) && document.work_log.length > work.work_log.length)
    odd.push('work_log');
  const createdAt = read('created_at', { schema: isoTime, otherwise: () => timeInSortKey(sortKey) });
  return {
    ...fields,
    collection,
    id: document.id,
    created_at: createdAt,
    sort_key: sortKey,
    ...work,
    ...readAsking(document, createdAt),
    do_not_call: doNotCallSchema.safeParse(document.do_not_call).data ?? NO_MARKS,
    odd_fields: odd,
  };
}

const isoTime = z.nullable(z.iso.datetime());

function timeInSortKey(sortKey: string): string | null {
  return z.iso.datetime().safeParse(sortKey.split('_')[0]).data ?? null;
}

/** Months for which personal records are kept by default. */
export const DEFAULT_RETENTION_MONTHS = 24;

/**
 * The instant after which the store may delete a record: the same day and time after that many months, or the last day
 * of the month if it is shorter.
 *
 * @example expiresAt(new Date('2026-08-31T00:00:00Z'), 6) // => 2027-02-28T00:00:00Z
 */
export function expiresAt(createdAt: Date, months: number): Date {
  const expiry = new Date(createdAt);
  const day = expiry.getUTCDate();
  expiry.setUTCDate(1);
  expiry.setUTCMonth(expiry.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(expiry.getUTCFullYear(), expiry.getUTCMonth() + 1, 0)).getUTCDate();
  expiry.setUTCDate(Math.min(day, lastDay));
  return expiry;
}
