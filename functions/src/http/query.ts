import * as z from 'zod/mini';

import { fieldErrors, type Validated } from '~/domain/forms/fields.ts';

const SORT_KEY = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[\w-]{1,128}$/;

/** The parameters of everything that is read part by part, `usual` records at a time unless told, `most` at most. */
export function pageParameters({ usual, most }: { readonly usual: number; readonly most: number }) {
  return {
    limit: z.pipe(
      z._default(z.string(), String(usual)).check(
        z.refine((text) => /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= most, {
          error: `Use a whole number from 1 to ${most}`,
        }),
      ),
      z.transform(Number),
    ),
    /** The cursor that the part before gave as `next`. */
    before: z.optional(z.string().check(z.regex(SORT_KEY, { error: 'Use the `next` of the page before' }))),
  };
}

/** Reads an address's query by a schema; of a parameter that is given twice, the last counts. */
export function readQuery<Value>(schema: z.ZodMiniType<Value>, url: string): Validated<Value> {
  const result = schema.safeParse(Object.fromEntries(new URL(url).searchParams));
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, errors: fieldErrors(result.error.issues) };
}
