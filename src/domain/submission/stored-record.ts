import * as z from 'zod/mini';

import { NO_WORK, WORK_STATUSES, workFields } from './work-status.ts';

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
