import * as z from 'zod/mini';

import { LEFT_OUT_HEADER, NEXT_HEADER, RECORDS_HEADER } from '../../../src/domain/api/contract.ts';
import { type FieldErrors, fieldErrors } from '../../../src/domain/forms/fields.ts';
import { CALL_LIST_COLUMNS, callList, type Column } from '../../../src/domain/office/columns.ts';
import type { AnyRecord } from '../../../src/domain/office/queue.ts';
import { DAY_PARAMETERS, filterParameters, requiredFields } from '../../../src/domain/office/filters.ts';
import type { RecordKind, StoredFields } from '../../../src/domain/records/document.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../../src/domain/shared/csv.ts';
import { addDays, plainDate, startOfDay } from '../../../src/domain/shared/plain-date.ts';

import { problem } from '../http/problem.ts';
import type { Handler } from '../http/router.ts';
import type { RecordFilter, RecordStore } from '../store/ports.ts';

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

/** A handler that gets the query of the URL, or answers 400. If a parameter occurs twice, the last one counts. */
export function withQuery<Query>(
  schema: z.ZodMiniType<Query>,
  handle: (query: Query) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const result = schema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    return result.success ? handle(result.data) : invalidQuery(fieldErrors(result.error.issues));
  };
}

function invalidQuery(errors: FieldErrors): Response {
  return problem(400, 'Invalid query.', { errors });
}

/** The instants at which a first day begins and a last one ends. */
function timesOf(
  { from = '', to = '' }: { readonly from?: string | undefined; readonly to?: string | undefined },
  timeZone: string,
) {
  const [first, last] = [plainDate(from), plainDate(to)];
  return {
    since: first && startOfDay(first, timeZone).toISOString(),
    until: last && startOfDay(addDays(last, 1), timeZone).toISOString(),
  };
}

/** Like {@link withQuery}, for a list of records. */
function withListQuery(
  name: RecordKind,
  timeZone: string,
  page: ReturnType<typeof pageParameters>,
  handle: (list: ListQuery) => Promise<Response>,
): Handler {
  const columns = z.optional(z.enum(['calls'], { error: 'Use calls' }));
  const schema = z.strictObject({ ...filterParameters(name), ...DAY_PARAMETERS, ...page, columns });
  return withQuery(schema, async (query) => {
    const { limit, before, from, to, columns: asked, ...chosen } = query;
    return handle({
      isCallList: asked === 'calls',
      limit,
      before,
      filter: { where: requiredFields(name, chosen), ...timesOf({ from, to }, timeZone) },
    });
  });
}

interface ListQuery {
  readonly limit: number;
  /** The cursor that the previous page returned as `next`. */
  readonly before?: string | undefined;
  readonly filter: RecordFilter;
  /** Of a CSV: only who is to be called, with what a caller needs. */
  readonly isCallList: boolean;
}

type ListedStore<Stored extends StoredFields> = Pick<RecordStore<never, Stored>, 'page' | 'count'>;

/**
 * Reads a page of a collection, newest first. The cursor is the sort key of the page's last record, so new records do
 * not shift the following pages.
 *
 * @throws {Unavailable} when the store does not answer
 */
async function readPage<Stored extends StoredFields>(
  store: Pick<ListedStore<Stored>, 'page'>,
  { limit, before, filter }: ListQuery,
): Promise<{ readonly records: readonly Stored[]; readonly next: string | null }> {
  const found = await store.page({ ...filter, before, limit: limit + 1 });
  const { items: records, next } = pageOf(found, limit, ({ sort_key }) => sort_key);
  return { records, next };
}

/**
 * `GET /api/admin/{collection}?limit&before&work&from&to`, and for checks `&classification&state…`: records, newest
 * first. `matching` is the total number of matches; `null` after the first page.
 */
export function listEndpoint(name: RecordKind, store: ListedStore<StoredFields>, timeZone: string): Handler {
  const page = pageParameters({ usual: 50, most: 100 });
  return withListQuery(name, timeZone, page, async (list) => {
    const [{ records, next }, matching] = await Promise.all([
      readPage(store, list),
      list.before === undefined ? store.count(list.filter) : null,
    ]);
    return Response.json({ records, next, matching });
  });
}

/**
 * `GET /api/admin/{collection}.csv`, with the filters of the list: one page of at most 500 records, and the cursor of
 * the next page in a header. The concatenated pages are the file (docs/adr/0017). With `columns=calls` only who is to be
 * called, and in a header how many records were left out.
 */
export function csvEndpoint<Stored extends AnyRecord>(
  name: RecordKind,
  columns: readonly Column<Stored>[],
  store: ListedStore<Stored>,
  { timeZone, clock }: { readonly timeZone: string; readonly clock: () => Date },
): Handler {
  return withListQuery(name, timeZone, pageParameters({ usual: 500, most: 500 }), async (list) => {
    const { records, next } = await readPage(store, list);
    const isFirst = list.before === undefined;
    if (!list.isCallList) return csvResponse({ name, columns, records, next, isFirst });
    const calls = callList(records, clock());
    const response = csvResponse({ name, columns: CALL_LIST_COLUMNS, records: calls, next, isFirst });
    response.headers.set(LEFT_OUT_HEADER, String(records.length - calls.length));
    return response;
  });
}

interface CsvPage<Stored> {
  /** Name of the file, without ending. */
  readonly name: string;
  readonly columns: readonly Column<Stored>[];
  readonly records: readonly Stored[];
  readonly next: string | null;
  readonly isFirst: boolean;
}

/** One page of a CSV file; only the first contains the byte order mark and the column labels. */
function csvResponse<Stored>({ name, columns, records, next, isFirst }: CsvPage<Stored>): Response {
  const labels = isFirst ? BYTE_ORDER_MARK + csvLine(columns.map(({ label }) => label)) : '';
  const lines = records.map((record) => csvLine(columns.map(({ cell }) => cell(record))));
  return new Response(labels + lines.join(''), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      [RECORDS_HEADER]: String(records.length),
      ...(next === null ? {} : { [NEXT_HEADER]: next }),
    },
  });
}
