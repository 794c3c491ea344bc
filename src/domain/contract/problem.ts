import * as z from 'zod/mini';

/**
 * The shape of every error that /api answers (RFC 9457, `application/problem+json`). `errors` names fields for 400;
 * `detail` is a sentence that may be shown to a person as it is; `current` is how a thing stands that 409 found changed.
 */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  current: z.optional(z.unknown()),
});
/** A problem document. */
export type Problem = z.infer<typeof problemSchema>;
