import * as z from 'zod/mini';

import type { Cell } from '#domain/shared/csv.ts';

export interface StoredReading<Value> {
  /** A valid stored value. */
  readonly schema: z.ZodMiniType<Value>;
  /** The value in API responses, also for invalid records. The dashboard validates responses with it. */
  readonly shown: z.ZodMiniType<Value>;
  /** The value to show where `schema` rejects the stored one. */
  readonly otherwise: (found: unknown) => Value;
}

/** A field of a record: how it is read, and how the dashboard and the CSV show it. */
export interface RecordField {
  readonly stored: StoredReading<Cell>;
  /** Label on the dashboard and header of the CSV column. */
  readonly label: string;
  /** Whether hyphens are shown as spaces (product §2). */
  readonly spaced?: boolean;
  /** Whether the dashboard's fold about the record shows the field if it is not empty. */
  readonly card?: true;
}

export type RecordTable = Readonly<Record<string, RecordField>>;

/** The values read from a record's own fields. */
export type RecordValues<Table extends RecordTable> = {
  readonly [Name in keyof Table]: z.infer<Table[Name]['stored']['shown']>;
};

export const storedText: StoredReading<string> = {
  schema: z.string(),
  shown: z.string(),
  otherwise: asText,
};

export const storedOptionalText: StoredReading<string | null> = {
  schema: z._default(z.nullable(z.string()), null),
  shown: z.nullable(z.string()),
  otherwise: asText,
};

/** One of the given texts. Other texts are shown unchanged. */
export function storedChoice(options: readonly string[]): StoredReading<string> {
  return { ...storedText, schema: z.string().check(z.refine((value) => options.includes(value))) };
}

/** Any of the given texts, with commas between them, or `null`; a record from before the field has none. */
export function storedChoices(options: readonly string[]): StoredReading<string | null> {
  const isKnown = (value: string) => value.split(', ').every((each) => options.includes(each));
  return {
    ...storedOptionalText,
    schema: z._default(z.nullable(z.string().check(z.refine(isKnown))), null),
  };
}

/** An ISO date. Other texts are shown unchanged. */
export const storedDate: StoredReading<string> = { ...storedText, schema: z.iso.date() };

export const storedOptionalDate: StoredReading<string | null> = {
  schema: z._default(z.nullable(z.iso.date()), null),
  shown: z.nullable(z.string()),
  otherwise: () => null,
};

/** A boolean; anything else is read as `false`. */
export const storedFlag: StoredReading<boolean> = {
  schema: z.boolean(),
  shown: z.boolean(),
  otherwise: () => false,
};

export const storedInteger: StoredReading<number | null> = {
  schema: z.nullable(z.int()),
  shown: z.nullable(z.int()),
  otherwise: () => null,
};

/** Converts an invalid value to text for display. */
export function asText(found: unknown): string {
  if (found === undefined || found === null) return '';
  return typeof found === 'string' ? found : JSON.stringify(found);
}
