import * as z from 'zod/mini';

import { NO_WORK, WORK_STATUSES, workFields } from './work.ts';

/**
 * The key that lists run by, newest first: ISO time, `_`, id. Two records of the same millisecond still have an order,
 * so a cursor (`sort_key < last seen`) neither skips nor repeats.
 *
 * @example sortKey(new Date('2026-11-21T09:30:00Z'), 'a1…') // => '2026-11-21T09:30:00.000Z_a1…'
 */
export function sortKey(createdAt: Date, id: string): string {
  return `${createdAt.toISOString()}_${id}`;
}

/** A record about to be stored, and what is kept beside its fields. */
export interface NewRecord<Fields> {
  /** UUID made by the browser: the key under which the record is stored once at most. */
  readonly id: string;
  readonly fields: Fields;
  /** The server's time of saving. */
  readonly createdAt: Date;
  /** The instant after which the store may delete the record. */
  readonly expireAt: Date;
  /** Digest of what was sent, by which a repeated call is told from a different one under the same id. */
  readonly contentDigest: string;
  /** What the record is found by (search-terms.ts). */
  readonly searchTerms: readonly string[];
}

/** A new record as every store keeps it, whichever collection it stands in. */
export function newDocument<Fields extends object>({
  id,
  fields,
  createdAt,
  expireAt,
  contentDigest,
  searchTerms,
}: NewRecord<Fields>) {
  return {
    ...fields,
    ...NO_WORK,
    created_at: createdAt,
    sort_key: sortKey(createdAt, id),
    expire_at: expireAt,
    content_digest: contentDigest,
    search_terms: searchTerms,
  };
}

/** What a store gives back: a document's fields, times as ISO 8601, and its id. Nothing else is promised of it. */
export type StoredDocument = Readonly<Record<string, unknown>> & { readonly id: string };

/** What every stored record has when it is read, whichever collection it stands in. */
export const storedFields = {
  id: z.string(),
  /** ISO 8601, UTC; `null` when it is not known. */
  created_at: z.nullable(z.iso.datetime()),
  sort_key: z.string(),
  ...workFields,
  /** The fields that are missing or not as they should be, as records of older versions may have them. */
  odd_fields: z.array(z.string()),
};

/** What every stored record has. */
export type StoredFields = { [Name in keyof typeof storedFields]: z.infer<(typeof storedFields)[Name]> };

/** How a field is read: as it should be, or what to show of it where it is not. */
export interface FieldReading<Value> {
  readonly schema: z.ZodMiniType<Value>;
  readonly otherwise: (found: unknown) => NoInfer<Value>;
}

/** How each field of a record is read. */
export type RecordReading<Fields> = { readonly [Name in keyof Fields]: FieldReading<Fields[Name]> };

/**
 * Reads a stored document field by field. Nothing that may stand there is an error: one odd record must not keep a
 * whole page of others from being read. What is missing or strange is named in `odd_fields`.
 */
export function readStored<Fields extends object>(
  reading: RecordReading<Fields>,
  document: StoredDocument,
): Fields & StoredFields {
  const odd: string[] = [];
  const read = <Value>(name: string, { schema, otherwise }: FieldReading<Value>): Value => {
    const found = schema.safeParse(document[name]);
    if (found.success) return found.data;
    odd.push(name);
    return otherwise(document[name]);
  };
  const fields = Object.fromEntries(
    Object.entries<FieldReading<unknown>>(reading).map(([name, how]) => [name, read(name, how)]),
  ) as Fields;
  const sortKey = read('sort_key', text);
  return {
    ...fields,
    id: document.id,
    created_at: read('created_at', { schema: isoTime, otherwise: () => timeInSortKey(sortKey) }),
    sort_key: sortKey,
    ...readWork(document),
    odd_fields: odd,
  };
}

const isoTime = z.nullable(z.iso.datetime());

/** Any text that should be there. */
export const text: FieldReading<string> = { schema: z.string(), otherwise: asText };

/** A text that may be left out. */
export const optionalText: FieldReading<string | null> = {
  schema: z.nullable(z.string()),
  otherwise: (found) => (found === undefined ? null : asText(found)),
};

/** One of a few texts. Another one is shown as it stands. */
export function oneOf(options: readonly string[]): FieldReading<string> {
  return { schema: z.string().check(z.refine((value) => options.includes(value))), otherwise: asText };
}

/** What can be shown of a value that is not what it should be. */
export function asText(found: unknown): string {
  if (found === undefined || found === null) return '';
  return typeof found === 'string' ? found : JSON.stringify(found);
}

/** Records from before there was a work status are new ones; that is not odd. */
function readWork(document: StoredDocument) {
  const status = WORK_STATUSES.find((known) => known === document.work_status);
  const note = z.string().safeParse(document.work_note);
  const version = z.int().safeParse(document.work_version);
  const worked = isoTime.safeParse(document.worked_at);
  return {
    work_status: status ?? NO_WORK.work_status,
    work_note: note.data ?? NO_WORK.work_note,
    work_version: version.data ?? NO_WORK.work_version,
    worked_at: worked.data ?? NO_WORK.worked_at,
  };
}

function timeInSortKey(sortKey: string): string | null {
  return z.iso.datetime().safeParse(sortKey.split('_')[0]).data ?? null;
}

/** Whom a record is about, by the three things that people are looked up by. */
export interface Person {
  /** Empty where the form does not ask for it. */
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** A record of any collection: submissions write `full_name`, messages `name`, leads neither. */
export interface PersonalRecord {
  readonly full_name?: string;
  readonly name?: string;
  readonly email: string;
  readonly phone: string;
}

/** Whom a record is about. */
export function personIn(record: PersonalRecord): Person {
  return { name: record.full_name ?? record.name ?? '', email: record.email, phone: record.phone };
}

/** Months that personal records are kept unless the operator chooses otherwise (design §4). */
export const DEFAULT_RETENTION_MONTHS = 24;

/**
 * The instant after which the store may delete a record: the same day and time so many months later, or the last day
 * of that month where it is shorter.
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
