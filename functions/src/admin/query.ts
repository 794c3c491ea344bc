import * as z from 'zod/mini';

import { fieldErrors, type Validated } from '~/domain/forms/fields.ts';
import { SEARCH_HEADER, type SubmissionFilter } from '~/domain/records/list.ts';
import { readSearch, type Search, SEARCH_HINT } from '~/domain/records/search.ts';

import type { RecordFilter } from '../record-store.ts';

const SORT_KEY = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[\w-]{1,128}$/;

/** The paging parameters of a list: `usual` records at a time by default, `most` at most. */
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
    /** The cursor that the previous page returned as `next`. */
    before: z.optional(z.string().check(z.regex(SORT_KEY, { error: 'Use the `next` of the page before' }))),
  };
}

/**
 * The page of a list and the cursor of the next one; `null` on the last.
 *
 * @param found read with a limit of one more than fits, to know whether there is a next page without ever returning an
 *   empty last one
 * @param cursor makes the cursor from a page's last item
 */
export function pageOf<Item>(
  found: readonly Item[],
  limit: number,
  cursor: (last: Item) => string,
): { readonly items: readonly Item[]; readonly next: string | null } {
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  return { items, next: last === undefined ? null : cursor(last) };
}

/** Parses a URL's query with a schema. If a parameter occurs twice, the last one counts. */
export function readQuery<Value>(schema: z.ZodMiniType<Value>, url: string): Validated<Value> {
  const result = schema.safeParse(Object.fromEntries(new URL(url).searchParams));
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, errors: fieldErrors(result.error.issues) };
}

/** Parsed filters and paging parameters. */
export interface RecordQuery {
  readonly limit: number;
  readonly before: string | undefined;
  readonly filter: RecordFilter;
  readonly search: Search | undefined;
  /** Exactly these records. */
  readonly ids: readonly string[] | undefined;
}

/** The query parameters of any list. */
type Parameters = {
  readonly limit: number;
  readonly before?: string | undefined;
  readonly ids?: readonly string[] | undefined;
} & SubmissionFilter;

/** Parses the query of a list: filters and cursor from the URL, the search text from its header. */
export function readRecordQuery(schema: z.ZodMiniType<Parameters>, request: Request): Validated<RecordQuery> {
  const query = readQuery(schema, request.url);
  const search = searchIn(request.headers);
  if (!query.ok || !search.ok) {
    return { ok: false, errors: { ...(query.ok ? {} : query.errors), ...(search.ok ? {} : search.errors) } };
  }
  const { limit, before, since, until, work, ids, ...fields } = query.value;
  const where = Object.entries({ ...fields, work_status: work }).filter(
    (entry): entry is [string, NonNullable<(typeof entry)[1]>] => entry[1] !== undefined,
  );
  return {
    ok: true,
    value: {
      limit,
      before,
      filter: { where: Object.fromEntries(where), since, until },
      search: search.value,
      ids,
    },
  };
}

function searchIn(headers: Headers): Validated<Search | undefined> {
  const sent = headers.get(SEARCH_HEADER);
  if (sent === null) return { ok: true, value: undefined };
  const search = readSearch(decoded(sent));
  return search === undefined ? { ok: false, errors: { search: SEARCH_HINT } } : { ok: true, value: search };
}

/** Decodes percent-encoded text; text that is not encoded correctly is taken literally. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
