import * as z from 'zod/mini';

import type { Cell } from '../shared/csv.ts';
import { askingFields, firstAsked } from './asking.ts';
import { type Outbox, outboxFields, readOutbox } from '../notifications/outbox.ts';
import { NO_WORK, readWork, workFields } from './work.ts';

/**
 * The key that lists run by, newest first: ISO time, `_`, id. Two records of the same millisecond still have an order,
 * so a cursor (`sort_key < last seen`) neither skips nor repeats.
 *
 * @example sortKey(new Date('2026-11-21T09:30:00Z'), 'a1…') // => '2026-11-21T09:30:00.000Z_a1…'
 */
export function sortKey(createdAt: Date, id: string): string {
  return `${createdAt.toISOString()}_${id}`;
}

/** A record about to be stored: its fields and what the store adds. */
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
  /** What is to be sent about it (notifications/outbox.ts). */
  readonly outbox: Outbox;
}

/** A new record as every store keeps it, in any collection. */
export function newDocument<Fields extends object>({
  id,
  fields,
  createdAt,
  expireAt,
  contentDigest,
  searchTerms,
  outbox,
}: NewRecord<Fields>) {
  return {
    ...fields,
    ...NO_WORK,
    ...firstAsked(createdAt),
    ...outbox,
    do_not_call_since: null,
    change_number: 0,
    created_at: createdAt,
    sort_key: sortKey(createdAt, id),
    expire_at: expireAt,
    content_digest: contentDigest,
    search_terms: searchTerms,
  };
}

/** What a store gives back: a document's fields, times as ISO 8601, and its id. Nothing else is promised of it. */
export type StoredDocument = Readonly<Record<string, unknown>> & { readonly id: string };

/** What every stored record has when it is read, in any collection. */
const storedFields = {
  id: z.string(),
  /** ISO 8601, UTC; `null` when it is not known. */
  created_at: z.nullable(z.iso.datetime()),
  sort_key: z.string(),
  ...workFields,
  ...askingFields,
  ...outboxFields,
  /** Since when the person does not want calls and texts any more: ISO 8601, UTC; `null` while they have not said so. */
  do_not_call_since: z.nullable(z.iso.datetime()),
  /** Counts every change of the document, whoever makes it (docs/adr/0016). */
  change_number: z.int(),
  /** The fields that are missing or not as they should be, as records of older versions may have them. */
  odd_fields: z.array(z.string()),
};

/** What every page of records has in addition to them. */
export const pageFields = {
  /** Continues the list; `null` at its end. */
  next: z.nullable(z.string()),
  /** How many records match in all; `null` where that is not known. */
  matching: z.nullable(z.int()),
};

/** What every stored record has. */
export type StoredFields = { [Name in keyof typeof storedFields]: z.infer<(typeof storedFields)[Name]> };

/** How a stored field is read. */
export interface StoredReading<Value> {
  /** What the store should hold. */
  readonly schema: z.ZodMiniType<Value>;
  /** What the API answers of any record, in order or not: the dashboard checks each answer against it. */
  readonly shown: z.ZodMiniType<Value>;
  /** What is shown of a value that `schema` refuses. */
  readonly otherwise: (found: unknown) => Value;
}

/** A field of a record: how it is read, and how the dashboard and the CSV show it. */
export interface RecordField {
  readonly stored: StoredReading<Cell>;
  /** What the dashboard calls it, and the header of its CSV column. */
  readonly label: string;
  /** The stored name of the field that its CSV column follows: the one above it in the table, unless this says another. */
  readonly after?: string;
  /** A key whose hyphens are shown as spaces (specification §2). */
  readonly spaced?: boolean;
  /** Shown on the dashboard's card, among the facts of the case or in the fold about the record; empty fields are not. */
  readonly card?: 'fact' | 'record';
  /** Newer than the first records: that a record lacks it is not odd. */
  readonly addedLater?: boolean;
}

/** The fields of a record, by the names under which they are stored. */
export type RecordTable = Readonly<Record<string, RecordField>>;

/** What is read of a record's own fields. */
export type RecordValues<Table extends RecordTable> = {
  readonly [Name in keyof Table]: z.infer<Table[Name]['stored']['shown']>;
};

/** What the API answers of a record, with what the store adds. */
export function storedRecordSchema<Table extends RecordTable>(table: Table) {
  const shown = Object.fromEntries(
    Object.entries(table).map(([name, { stored }]) => [name, stored.shown]),
  ) as { readonly [Name in keyof Table]: Table[Name]['stored']['shown'] };
  return z.object({ ...storedFields, ...shown });
}

/**
 * Reads a stored document field by field. Nothing that it may hold is an error: one odd record must not keep a whole
 * page of others from being read. What is missing or strange is named in `odd_fields`.
 */
export function readStored<Table extends RecordTable>(
  table: Table,
  document: StoredDocument,
): RecordValues<Table> & StoredFields {
  const odd: string[] = [];
  const read = <Value>(
    name: string,
    { schema, otherwise }: Pick<StoredReading<Value>, 'schema' | 'otherwise'>,
    addedLater = false,
  ): Value => {
    const found = schema.safeParse(document[name]);
    if (found.success) return found.data;
    if (!addedLater || document[name] !== undefined) odd.push(name);
    return otherwise(document[name]);
  };
  const fields = Object.fromEntries(
    Object.entries(table).map(([name, { stored, addedLater }]) => [name, read(name, stored, addedLater)]),
  ) as RecordValues<Table>;
  const sortKey = read('sort_key', storedText);
  const work = readWork(document);
  // An entry that cannot be read would be gone with the next change.
  if (Array.isArray(document.work_log) && document.work_log.length > work.work_log.length)
    odd.push('work_log');
  const createdAt = read('created_at', { schema: isoTime, otherwise: () => timeInSortKey(sortKey) });
  return {
    ...fields,
    id: document.id,
    created_at: createdAt,
    sort_key: sortKey,
    ...work,
    ...readAsking(document, createdAt),
    ...readOutbox(document),
    do_not_call_since: isoTime.safeParse(document.do_not_call_since).data ?? null,
    change_number: z.int().safeParse(document.change_number).data ?? 0,
    odd_fields: odd,
  };
}

const isoTime = z.nullable(z.iso.datetime());

/** A text that should be there. */
export const storedText: StoredReading<string> = {
  schema: z.string(),
  shown: z.string(),
  otherwise: asText,
};

/** A text that may be left out. */
export const storedOptionalText: StoredReading<string | null> = {
  schema: z.nullable(z.string()),
  shown: z.nullable(z.string()),
  otherwise: (found) => (found === undefined ? null : asText(found)),
};

/** One of a few texts. Another one is shown unchanged. */
export function storedChoice(options: readonly string[]): StoredReading<string> {
  return { ...storedText, schema: z.string().check(z.refine((value) => options.includes(value))) };
}

/** A calendar day. Another text is shown unchanged. */
export const storedDate: StoredReading<string> = { ...storedText, schema: z.iso.date() };

/** Yes or no; anything else reads as no. */
export const storedFlag: StoredReading<boolean> = {
  schema: z.boolean(),
  shown: z.boolean(),
  otherwise: () => false,
};

/** A whole number, or `null` where there is none. */
export const storedInteger: StoredReading<number | null> = {
  schema: z.nullable(z.int()),
  shown: z.nullable(z.int()),
  otherwise: () => null,
};

/** What can be shown of a value that is not what it should be. */
export function asText(found: unknown): string {
  if (found === undefined || found === null) return '';
  return typeof found === 'string' ? found : JSON.stringify(found);
}

/** Records from before it was counted how often somebody asks were asked once; that is not odd. */
function readAsking(document: StoredDocument, createdAt: string | null) {
  const again = askingFields.asked_again.safeParse(document.asked_again).data ?? [];
  return { asked_again: again, asked_at: again.at(-1) ?? createdAt };
}

function timeInSortKey(sortKey: string): string | null {
  return z.iso.datetime().safeParse(sortKey.split('_')[0]).data ?? null;
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
