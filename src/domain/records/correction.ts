import * as z from 'zod/mini';

/** Request body of `PATCH /api/admin/{collection}/{id}/answers`. */
export const correctionSchema = z.strictObject({
  /** The `work_version` that the admin saw. */
  version: z.int({ error: 'Send the version that you have seen' }).check(z.gte(0)),
  /** All answers of the record's form; parsed with the form's own schema. */
  answers: z.record(z.string(), z.unknown(), { error: 'Send the answers as one JSON object' }),
});

/**
 * The fields whose corrected values differ from the record, with the new values.
 *
 * @param answers keyed by stored names
 */
export function correctedFields(
  record: object,
  answers: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const stored = new Map<string, unknown>(Object.entries(record));
  return Object.fromEntries(Object.entries(answers).filter(([name, value]) => stored.get(name) !== value));
}
