import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import type * as z from 'zod/mini';

import { submissionSummarySchema } from '#domain/api/contract.ts';
import { ADMIN_API_PATHS } from '#domain/api/paths.ts';
import { RECORD_KINDS, type RecordKind, recordPageSchema } from '#domain/records/document.ts';
import {
  type AnyRecord,
  anyRecordSchema,
  type ListedRecord,
  type QueueCounts,
  queueCountsSchema,
  queueSchema,
  type RecordRow,
  recordRow,
} from '#domain/office/queue.ts';
import { type RecordPlace, recordReference } from '#domain/records/reference.ts';
import { type ListName, WAITING } from '#domain/office/filters.ts';
import { call, CallFailed, jsonOf } from '#features/admin/session/call.ts';

import { queryClient } from './query-client.ts';
import { readRecord, type RecordBeside, recordInstead, searchRecords } from './records.ts';

/** How often the page asks who waits while it is visible. */
export const POLL_MS = 60_000;

/** Rows on a page of a list. */
export const PAGE_SIZE = 50;

/** What is asked of a list: its filters, named like the parameters of the API. */
export type Selection = Readonly<Record<string, string | undefined>>;

function withQuery(path: string, selection: Selection): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(selection)) if (value !== undefined) query.set(name, value);
  return `${path}?${query.toString()}`;
}

/**
 * The address of a page of a list.
 *
 * @param before the `next` of the page before
 */
export function pagePath(path: string, limit: number, before: string | undefined, filter: Selection): string {
  return withQuery(path, { limit: String(limit), before, ...filter });
}

export function get<Value>(path: string, schema: z.ZodMiniType<Value>): Promise<Value> {
  return call({ path, read: jsonOf(schema) });
}

const pageSchema = recordPageSchema(anyRecordSchema);
type RecordPage = Omit<z.infer<typeof pageSchema>, 'records'> & { readonly records: readonly ListedRecord[] };

/** The rows of a page of a list, or of the queue. */
export interface RowsLoaded extends Pick<RecordPage, 'matching' | 'next'> {
  readonly rows: readonly RecordRow[];
}

const rowsIn = ({ records, matching, next }: RecordPage): RowsLoaded => ({
  rows: records.map(rowOf),
  matching,
  next,
});

const rowsMade = new WeakMap<ListedRecord, RecordRow>();

/** Kept, because choosing a filter selects all that is loaded once more. */
function rowOf(record: ListedRecord): RecordRow {
  const row = rowsMade.get(record) ?? recordRow(record, new Date());
  rowsMade.set(record, row);
  return row;
}

const listKey = (name: ListName) => ['list', name] as const;
const COUNTS_KEY = ['counts'];
const SUMMARY_KEY = ['summary'];

/**
 * A page of a list of records, newest first.
 *
 * @param before the `next` of the page before; `undefined` for the newest page
 */
export const listQuery = (list: RecordKind, selection: Selection, before: string | undefined) =>
  queryOptions({
    queryKey: [...listKey(list), selection, before],
    queryFn: () => get(pagePath(ADMIN_API_PATHS[list], PAGE_SIZE, before, selection), pageSchema),
    select: rowsIn,
    placeholderData: keepPreviousData,
  });

/** The counts above the submissions. */
export const summaryQuery = queryOptions({
  queryKey: SUMMARY_KEY,
  queryFn: () => get(ADMIN_API_PATHS.summary, submissionSummarySchema),
});

/** Of the queue, or a part of it. */
async function queuePage(path: string): Promise<RecordPage> {
  const { records, has_more } = await get(path, queueSchema);
  return { records, next: has_more ? 'more' : null, matching: null };
}

/** Who waits, everybody at once: only then are the order and the numbers true. */
export const queueQuery = queryOptions({
  queryKey: [...listKey(WAITING)],
  queryFn: async () => {
    const page = await queuePage(ADMIN_API_PATHS.queue);
    // The whole queue says how many wait, so they are counted a minute later for the first time.
    if (page.next === null) queryClient.setQueryData(COUNTS_KEY, countNew(page.records));
    return page;
  },
  select: rowsIn,
});

/** A part of the queue: those who match, or came last, where too many wait to come at once, or who need not wait. */
export const partQuery = (path: 'queue' | 'opening' | 'changed', selection: Selection = {}) =>
  queryOptions({
    queryKey: [...listKey(WAITING), path, selection],
    queryFn: () => queuePage(withQuery(ADMIN_API_PATHS[path], selection)),
    select: rowsIn,
  });

/** How many wait. Loads the queue again if its numbers differ, because records came in or were changed elsewhere. */
export const countsQuery = queryOptions({
  queryKey: COUNTS_KEY,
  queryFn: async () => {
    const counts = await get(ADMIN_API_PATHS.waitingCounts, queueCountsSchema);
    const { queryKey } = queueQuery;
    const loaded = queryClient.getQueryData<RecordPage>(queryKey);
    const shown = countNew(loaded?.records ?? []);
    const isIdle = queryClient.getQueryState(queryKey)?.fetchStatus === 'idle';
    if (isIdle && loaded?.next === null && RECORD_KINDS.some((kind) => shown[kind] !== counts[kind])) {
      void queryClient.invalidateQueries({ queryKey });
    }
    return counts;
  },
  refetchInterval: POLL_MS,
  refetchOnWindowFocus: true,
  staleTime: POLL_MS,
});

export function countNew(records: readonly Pick<RecordRow, 'collection' | 'work_status'>[]): QueueCounts {
  const counts = { submissions: 0, leads: 0, messages: 0 };
  for (const { collection, work_status } of records) if (work_status === 'new') counts[collection] += 1;
  return counts;
}

/** A record and those beside it; `null` if it was deleted. Never from the cache: it is read before a decision. */
export const recordQuery = (place: RecordPlace) =>
  queryOptions({
    queryKey: ['record', recordReference(place)],
    queryFn: () => readRecord(place),
    staleTime: 0,
    gcTime: 0,
  });

/** Key of the mutations that change a record, whose state the panel's bar shows. */
export const savingKey = (place: RecordPlace) => ['save', recordReference(place)];

/** The records of all kinds that match a text. Not kept, because what was done since changes what is found. */
export const searchQuery = (text: string) =>
  queryOptions({
    queryKey: ['search', text],
    queryFn: () => searchRecords(text),
    staleTime: 10_000,
    gcTime: 60_000,
  });

/** Loads a list or the queue again, with what is shown beside it. */
export function reload(name: ListName): Promise<unknown> {
  return Promise.all(
    [COUNTS_KEY, listKey(name), SUMMARY_KEY].map((queryKey) =>
      queryClient.refetchQueries({ queryKey, type: 'active' }),
    ),
  );
}

/** Shows the current state of a record, wherever it is shown. */
export async function showRecord(current: AnyRecord): Promise<void> {
  const updated = <Shown extends ListedRecord>(shown: Shown) =>
    recordReference(shown) === recordReference(current) ? current : shown;
  await changeLists(updated);
  queryClient.setQueriesData<RecordBeside | null>(
    { queryKey: ['record'] },
    (shown) => shown && { ...shown, record: updated(shown.record), same: shown.same.map(updated) },
  );
}

/**
 * Waits for a change of records, and shows their current state: as it was saved, or as somebody else has changed it
 * meanwhile.
 *
 * @throws {CallFailed} if it was not saved
 */
export async function showChange(change: Promise<readonly AnyRecord[]>): Promise<void> {
  try {
    for (const record of await change) await showRecord(record);
  } catch (error) {
    const current = error instanceof CallFailed ? recordInstead(error) : undefined;
    if (current !== undefined) await showRecord(current);
    throw error;
  }
}

/** Removes deleted records, named by their references, from everything that lists them; asks for the new totals. */
export async function dropRecords(references: readonly string[]): Promise<void> {
  await changeLists((record) => (references.includes(recordReference(record)) ? undefined : record));
  for (const list of RECORD_KINDS) void queryClient.invalidateQueries({ queryKey: listKey(list) });
  void queryClient.invalidateQueries({ queryKey: SUMMARY_KEY });
}

/** Changes or removes records of every list. A load under way may not contain the change yet, so it is cancelled. */
async function changeLists(change: (record: ListedRecord) => ListedRecord | undefined): Promise<void> {
  await queryClient.cancelQueries({ queryKey: ['list'] });
  queryClient.setQueriesData<RecordPage>(
    { queryKey: ['list'] },
    (page) =>
      page && {
        ...page,
        records: page.records.map(change).filter((record) => record !== undefined),
      },
  );
}
