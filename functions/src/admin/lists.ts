import * as z from 'zod/mini';

import type { StoredFields } from '~/domain/records/document.ts';
import { searchableIn, type Search } from '~/domain/records/search.ts';
import { inboxFilterSchema, submissionFilterSchema } from '~/domain/records/list.ts';

import type { RecordFilter, RecordStore } from '../record-store.ts';
import { problem } from '../http/problem.ts';
import { pageOf, pageParameters, readRecordQuery } from './query.ts';
import type { Handler } from '../http/router.ts';

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

const page = pageParameters({ usual: 50, most: 100 });
const submissionQuery = z.extend(submissionFilterSchema, page);
const inboxQuery = z.extend(inboxFilterSchema, page);

/**
 * `GET /api/admin/submissions?limit&before&classification&state&work&since&until`: stored checks, newest first,
 * filtered by the search text in the `X-Search` header.
 */
export function submissionsEndpoint<Stored>(list: NewestFirst<Stored>): Handler {
  return listEndpoint('submissions', submissionQuery, list);
}

/** `GET /api/admin/leads?limit&before&work&since&until` and `/messages`: the same for leads and messages. */
export function inboxEndpoint<Stored>(name: 'leads' | 'messages', list: NewestFirst<Stored>): Handler {
  return listEndpoint(name, inboxQuery, list);
}

function listEndpoint<Stored>(
  name: string,
  schema: Parameters<typeof readRecordQuery>[0],
  list: NewestFirst<Stored>,
): Handler {
  return async (request) => {
    const query = readRecordQuery(schema, request);
    if (!query.ok) {
      return problem(400, 'The list cannot be asked for like this.', { errors: query.errors });
    }
    const { records, ...rest } = await list(query.value);
    return Response.json({ [name]: records, ...rest });
  };
}
