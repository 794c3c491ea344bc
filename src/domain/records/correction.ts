import * as z from 'zod/mini';

/** What `PATCH /api/admin/{collection}/{id}/answers` is sent. */
export const correctionSchema = z.strictObject({
  /** The `work_version` that the admin has seen. */
  version: z.int({ error: 'Send the version that you have seen' }).check(z.gte(0)),
  /** All answers of the record's form, as its own schema reads them. */
  answers: z.record(z.string(), z.unknown(), { error: 'Send the answers as one JSON object' }),
});

/**
 * The fields in which corrected answers differ from a record, with their new values.
 *
 * @param answers by their stored names
 */
export function correctedFields(
  record: object,
  answers: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const stored = new Map<string, unknown>(Object.entries(record));
  return Object.fromEntries(Object.entries(answers).filter(([name, value]) => stored.get(name) !== value));
}
