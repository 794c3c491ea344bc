import * as z from 'zod/mini';

import { fieldErrors, type Validated } from '../../../src/domain/forms/fields.ts';
import type { Column } from '../../../src/domain/records/columns.ts';
import type { RecordKind, StoredFields } from '../../../src/domain/records/document.ts';
import {
  inboxFilterSchema,
  MATCHING_HEADER,
  NEXT_HEADER,
  readSearch,
  RECORDS_HEADER,
  type Search,
  SEARCH_HEADER,
  SEARCH_HINT,
  searchableIn,
  type SubmissionFilter,
  submissionFilterSchema,
} from '../../../src/domain/records/search.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../../src/domain/shared/csv.ts';

import { problem } from '../http/problem.ts';
import type { Handler } from '../http/router.ts';
import type { RecordFilter, RecordStore } from '../store/ports.ts';
import type { ShowPeople } from './guard.ts';

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
interface RecordQuery {
  readonly limit: number;
  readonly before: string | undefined;
  readonly filter: RecordFilter;
  readonly search: Search | undefined;
  /** Exactly these records. */
  readonly ids: readonly string[] | undefined;
}

/** The query parameters of any list. */
type QueryParameters = {
  readonly limit: number;
  readonly before?: string | undefined;
  readonly ids?: readonly string[] | undefined;
} & SubmissionFilter;

/** Parses the query of a list: filters and cursor from the URL, the search text from its header. */
function readRecordQuery(schema: z.ZodMiniType<QueryParameters>, request: Request): Validated<RecordQuery> {
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

/** Which records to list. */
interface ListQuery {
  /** Maximum number of records. */
  readonly limit: number;
  /** The cursor that the previous page returned as `next`. */
  readonly before?: string | undefined;
  readonly filter?: RecordFilter;
  readonly search?: Search | undefined;
}

/** One page of records. */
interface Page<Stored> {
  readonly records: readonly Stored[];
  /** Cursor of the next page; `null` on the last. */
  readonly next: string | null;
  /** Total number of matches; `null` after the first page, and where counting would require reading all records. */
  readonly matching: number | null;
}

/** Lists records, newest first. */
export type NewestFirst<Stored> = (query: ListQuery) => Promise<Page<Stored>>;

/**
 * Maximum number of records that a search reads for one page. A search with few matches then returns a short page with
 * a cursor for the next one.
 */
const MOST_LOOKED_AT = 1000;

/**
 * Lists a collection page by page, newest first. The cursor is the sort key of the page's last record, so new records
 * do not shift the following pages.
 *
 * @throws {Unavailable} when the store does not answer
 */
export function newestFirst<Stored extends StoredFields>(
  store: Pick<RecordStore<never, Stored>, 'page' | 'count'>,
): NewestFirst<Stored> {
  return async ({ limit, before, filter = {}, search }) => {
    const wanted = { ...filter, containing: search?.term };
    const countable = before === undefined && search?.isExact !== false;
    const [page, matching] = await Promise.all([
      search?.isExact === false
        ? sift(store, limit, before, wanted, search)
        : wholePage(store, limit, before, wanted),
      countable ? store.count(wanted) : null,
    ]);
    return { ...page, matching };
  };
}

type UncountedPage<Stored> = Omit<Page<Stored>, 'matching'>;
type Pages<Stored extends StoredFields> = Pick<RecordStore<never, Stored>, 'page'>;

async function wholePage<Stored extends StoredFields>(
  store: Pages<Stored>,
  limit: number,
  before: string | undefined,
  filter: RecordFilter,
): Promise<UncountedPage<Stored>> {
  const found = await store.page({ ...filter, before, limit: limit + 1 });
  const { items: records, next } = pageOf(found, limit, ({ sort_key }) => sort_key);
  return { records, next };
}

/** Reads pages until enough records match a search that the store can evaluate only in part. */
async function sift<Stored extends StoredFields>(
  store: Pages<Stored>,
  limit: number,
  before: string | undefined,
  filter: RecordFilter,
  search: Search,
): Promise<UncountedPage<Stored>> {
  const records: Stored[] = [];
  let cursor = before;
  for (let lookedAt = 0; lookedAt < MOST_LOOKED_AT;) {
    const page = await wholePage(store, limit, cursor, filter);
    lookedAt += page.records.length;
    for (const record of page.records) {
      if (!search.matches(searchableIn(record))) continue;
      records.push(record);
      if (records.length === limit) {
        const isLast = page.next === null && record === page.records.at(-1);
        return { records, next: isLast ? null : record.sort_key };
      }
    }
    if (page.next === null) return { records, next: null };
    cursor = page.next;
  }
  return { records, next: cursor ?? null };
}

const listPage = pageParameters({ usual: 50, most: 100 });
const submissionListQuery = z.extend(submissionFilterSchema, listPage);
const inboxListQuery = z.extend(inboxFilterSchema, listPage);

/**
 * `GET /api/admin/submissions?limit&before&classification&state&work&since&until`: stored checks, newest first,
 * filtered by the search text in the `X-Search` header.
 */
export function submissionsEndpoint<Stored extends StoredFields>(
  list: NewestFirst<Stored>,
  show: ShowPeople,
): Handler {
  return listEndpoint('submissions', submissionListQuery, list, show);
}

/** `GET /api/admin/leads?limit&before&work&since&until` and `/messages`: the same for leads and messages. */
export function inboxEndpoint<Stored extends StoredFields>(
  name: 'leads' | 'messages',
  list: NewestFirst<Stored>,
  show: ShowPeople,
): Handler {
  return listEndpoint(name, inboxListQuery, list, show);
}

function listEndpoint<Stored extends StoredFields>(
  name: string,
  schema: Parameters<typeof readRecordQuery>[0],
  list: NewestFirst<Stored>,
  show: ShowPeople,
): Handler {
  return async (request, context) => {
    const query = readRecordQuery(schema, request);
    if (!query.ok) {
      return problem(400, 'Invalid query.', { errors: query.errors });
    }
    const { records, ...rest } = await list(query.value);
    const ids = records.map(({ id }) => id);
    return (await show(ids, request, context)) ?? Response.json({ [name]: records, ...rest });
  };
}

/** Maximum number of ids in one request. */
const MOST_NAMED = 100;
const exportPage = {
  ...pageParameters({ usual: 500, most: 500 }),
  /** Ids, separated by commas. */
  ids: z.optional(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (text) =>
              text.split(',').length <= MOST_NAMED &&
              text.split(',').every((id) => /^[\w-]{1,128}$/u.test(id)),
            { error: `Use up to ${MOST_NAMED} ids, separated by commas` },
          ),
        ),
      z.transform((text) => text.split(',')),
    ),
  ),
};
const submissionExportQuery = z.extend(submissionFilterSchema, exportPage);
const inboxExportQuery = z.extend(inboxFilterSchema, exportPage);

/** One collection's export. */
interface CsvExport<Stored> {
  readonly name: RecordKind;
  readonly columns: readonly Column<Stored>[];
  readonly list: NewestFirst<Stored>;
  readonly get: (id: string) => Promise<Stored | undefined>;
}

/** The records with the given ids, in their order. Records deleted in the meantime are left out. */
async function namedRecords<Stored>(get: CsvExport<Stored>['get'], ids: readonly string[]) {
  const found = await Promise.all(ids.map(get));
  const records = found.filter((record) => record !== undefined);
  return { records, next: null, matching: records.length };
}

/**
 * `GET /api/admin/{collection}.csv`, with the filters of the list: one page of at most 500 records, and the cursor of
 * the next page in a header. The concatenated pages are the file (docs/adr/0017); only the first contains the byte
 * order mark and the column labels. With `ids`, exactly these records.
 */
export function csvEndpoint<Stored>({ name, columns, list, get }: CsvExport<Stored>): Handler {
  const schema = name === 'submissions' ? submissionExportQuery : inboxExportQuery;
  return async (request) => {
    const query = readRecordQuery(schema, request);
    if (!query.ok) {
      return problem(400, 'Invalid query.', { errors: query.errors });
    }
    const { ids } = query.value;
    const { records, next, matching } =
      ids === undefined ? await list(query.value) : await namedRecords(get, ids);
    const isFirst = query.value.before === undefined;
    return new Response(csvPage(columns, records, isFirst), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}.csv"`,
        [RECORDS_HEADER]: String(records.length),
        ...(next === null ? {} : { [NEXT_HEADER]: next }),
        ...(matching === null ? {} : { [MATCHING_HEADER]: String(matching) }),
      },
    });
  };
}

/** One page of a CSV file; only the first contains the byte order mark and the column labels. */
export function csvPage<Stored>(
  columns: readonly Column<Stored>[],
  records: readonly Stored[],
  isFirst: boolean,
): string {
  const labels = isFirst ? BYTE_ORDER_MARK + csvLine(columns.map(({ label }) => label)) : '';
  return labels + records.map((record) => csvLine(columns.map(({ cell }) => cell(record)))).join('');
}
