import type * as z from 'zod/mini';

/** One sentence for each field that needs another look, by the field's name; `''` holds what concerns the whole. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A value that passed its checks, or what to mend. */
export type Validated<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly errors: FieldErrors };

/** The first message of each field of a value that a zod schema refused: a person mends one thing at a time. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) errors[key] ??= 'Not part of the form';
    } else {
      errors[issue.path.map(String).join('.')] ??= issue.message;
    }
  }
  return errors;
}
