import * as z from 'zod/mini';

import { fieldErrors, type Validated } from '~/domain/submission/field-errors.ts';

const MAX_PAGE_SIZE = 100;
const DEFAULT_PAGE_SIZE = 50;
const SORT_KEY = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[\da-f-]{36}$/;

/** The parameters of every list that is read page by page. */
export const pageParameters = {
  /** 1 to 100, 50 unless told. */
  limit: z.pipe(
    z._default(z.string(), String(DEFAULT_PAGE_SIZE)).check(
      z.refine((text) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_PAGE_SIZE, {
        error: `Use a whole number from 1 to ${MAX_PAGE_SIZE}`,
      }),
    ),
    z.transform(Number),
  ),
  /** The cursor that the page before gave as `next`. */
  before: z.optional(z.string().check(z.regex(SORT_KEY, { error: 'Use the `next` of the page before' }))),
};

/** Reads an address's query by a schema; of a parameter that is given twice, the last counts. */
export function readQuery<Value>(schema: z.ZodMiniType<Value>, url: string): Validated<Value> {
  const result = schema.safeParse(Object.fromEntries(new URL(url).searchParams));
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, errors: fieldErrors(result.error.issues) };
}
