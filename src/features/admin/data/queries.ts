import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

import {
  isGone,
  type PageRequest,
  type PersonRecords,
  type RecordPage,
  type RecordPlace,
} from '#browser/admin-api.ts';
import type { ChartRange } from '#domain/api/contract.ts';
import type { AuditFilter } from '#domain/records/audit.ts';
import { RECORD_KINDS, type RecordKind } from '#domain/records/document.ts';
import {
  type AnyRecord,
  type Queue,
  type QueueCounts,
  type QueueEntry,
  queueEntry,
  type RecordLine,
} from '#domain/records/queue.ts';
import type { Work } from '#domain/records/work.ts';
import { pages, records } from '#features/admin/session/admin-services.ts';
import type { ToastContent } from '#ui/toasts/store.ts';

import { LoadFailed, queryClient, valueOf } from './query-client.ts';

/** How often the page asks who waits while it is visible. */
export const POLL_MS = 60_000;
/** Asking for the health of the notifications costs eight reads. */
const HEALTH_EVERY_MS = 30 * 60_000;

const PAGE_SIZE = 50;

/** Filters and search text of a list. */
export type Selection = Pick<PageRequest, 'filter' | 'find'>;

const loadFailed = (records: string): ToastContent => ({
  title: 'Error',
  description: `Failed to load ${records}. Please try again.`,
  tone: 'destructive',
});

/** The keys of everything that is loaded. */
const KEYS = {
  list: (list: RecordKind) => ['list', list],
  queue: ['queue'],
  counts: ['counts'],
  summary: ['summary'],
  person: ['person'],
} as const;

/** A list of records, newest first, page by page. */
export const listQuery = (list: RecordKind, selection: Selection) =>
  infiniteQueryOptions({
    queryKey: [...KEYS.list(list), selection],
    queryFn: async ({ pageParam }): Promise<RecordPage<AnyRecord>> =>
      valueOf<RecordPage<AnyRecord>>(
        pages[list]({ limit: PAGE_SIZE, ...(pageParam !== null && { before: pageParam }), ...selection }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    meta: { loadFailed: loadFailed(list) },
  });

/** The counts above the submissions. */
export const summaryQuery = queryOptions({
  queryKey: KEYS.summary,
  queryFn: () => valueOf(pages.summary()),
  meta: { loadFailed: loadFailed('submissions') },
});

/** Who waits. */
export const queueQuery = queryOptions({
  queryKey: KEYS.queue,
  queryFn: () => valueOf(pages.queue()),
  meta: { loadFailed: loadFailed('the queue') },
});

/** How many wait. If that is not what the loaded queue shows, somebody wrote or was answered elsewhere. */
export const countsQuery = queryOptions({
  queryKey: KEYS.counts,
  queryFn: async () => {
    const counts = await valueOf(pages.waitingCounts());
    const shown = queryClient.getQueryState(KEYS.queue)?.fetchStatus === 'idle' ? countsShown() : undefined;
    if (shown !== undefined && RECORD_KINDS.some((kind) => shown[kind] !== counts[kind])) {
      void queryClient.invalidateQueries({ queryKey: KEYS.queue });
    }
    return counts;
  },
  refetchInterval: POLL_MS,
  refetchOnWindowFocus: true,
  staleTime: POLL_MS,
});

/** The number of new records of each kind in the loaded queue; `undefined` if there are more. */
function countsShown(): QueueCounts | undefined {
  const queue = queryClient.getQueryData<Queue>(KEYS.queue);
  return queue === undefined || queue.has_more ? undefined : countNew(queue.lines);
}

export function countNew(lines: readonly QueueEntry[]): QueueCounts {
  const counts = { submissions: 0, leads: 0, messages: 0 };
  for (const { kind, work_status } of lines) if (work_status === 'new') counts[kind] += 1;
  return counts;
}

/** Configuration and health of the notifications. */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: () => valueOf(pages.health()),
  refetchInterval: HEALTH_EVERY_MS,
});

export const chartsQuery = (zone: string, range: ChartRange) =>
  queryOptions({
    queryKey: ['charts', zone, range],
    queryFn: () => valueOf(pages.charts(zone, range)),
    placeholderData: keepPreviousData,
  });

export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam }) => valueOf(pages.audit(filter, PAGE_SIZE, pageParam ?? undefined)),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // What the admin has just done belongs to it.
    staleTime: 0,
  });

/** All records of a record's person; `null` if it was deleted. Never from the cache: it is read before a decision. */
export const personQuery = (place: RecordPlace) =>
  queryOptions({
    queryKey: [...KEYS.person, place],
    queryFn: async () => {
      const answer = await records.timeline(place);
      if (answer.kind === 'answered') return answer.value;
      if (isGone(answer)) return null;
      throw new LoadFailed(answer);
    },
    staleTime: 0,
    gcTime: 0,
  });

/** Loads a list and its counts again, or the queue and its counts. */
export function reload(what: RecordKind | 'queue'): Promise<unknown> {
  const keys = what === 'queue' ? [KEYS.queue, ['health']] : [KEYS.list(what), KEYS.summary];
  return Promise.all(
    [KEYS.counts, ...keys].map((queryKey) => queryClient.refetchQueries({ queryKey, type: 'active' })),
  );
}

export function keyOf({ kind, id }: Pick<RecordLine, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

/*
 * Changes made here are shown at once. Loads under way may not contain them yet, so they are cancelled.
 */

interface ListData {
  readonly pages: readonly RecordPage<AnyRecord>[];
}

/** Shows the work fields of a record, wherever it is shown. */
export function showWork(place: RecordPlace, work: Work): Promise<void> {
  return show(
    place,
    (record) => ({ ...record, ...work }),
    (entry) => ({ ...entry, ...work }),
  );
}

/** Shows the current state of a record, wherever it is shown. */
export function showRecord(collection: RecordKind, record: AnyRecord): Promise<void> {
  return show(
    { collection, id: record.id },
    () => record,
    (entry) => queueEntry(collection, record) ?? entry,
  );
}

async function show(
  { collection, id }: RecordPlace,
  changeRecord: (record: AnyRecord) => AnyRecord,
  changeEntry: (entry: QueueEntry) => QueueEntry,
): Promise<void> {
  await cancelLoads(collection);
  const inList = (records: readonly AnyRecord[]) =>
    records.map((record) => (record.id === id ? changeRecord(record) : record));
  queryClient.setQueriesData<ListData>({ queryKey: KEYS.list(collection) }, (data) =>
    changedPages(data, inList),
  );
  queryClient.setQueriesData<PersonRecords | null>(
    { queryKey: KEYS.person },
    (person) => person && { ...person, [collection]: inList(person[collection]) },
  );
  changeQueue((entries) =>
    entries.map((entry) => (entry.kind === collection && entry.id === id ? changeEntry(entry) : entry)),
  );
}

/** Removes deleted records from everything that lists them. */
export async function dropRecords(places: readonly RecordPlace[]): Promise<void> {
  const isDropped = (collection: RecordKind, id: string) =>
    places.some((place) => place.collection === collection && place.id === id);
  for (const collection of new Set(places.map((place) => place.collection))) {
    await cancelLoads(collection);
    queryClient.setQueriesData<ListData>({ queryKey: KEYS.list(collection) }, (data) =>
      changedPages(data, (records) => records.filter(({ id }) => !isDropped(collection, id))),
    );
  }
  changeQueue((entries) => entries.filter(({ kind, id }) => !isDropped(kind, id)));
  await queryClient.invalidateQueries({ queryKey: KEYS.summary });
}

async function cancelLoads(collection: RecordKind): Promise<void> {
  await queryClient.cancelQueries({ queryKey: KEYS.list(collection) });
  await queryClient.cancelQueries({ queryKey: KEYS.queue });
}

/** The pages with a change to their records, and with the records that are gone taken off the number of matches. */
function changedPages(
  data: ListData | undefined,
  change: (records: readonly AnyRecord[]) => readonly AnyRecord[],
): ListData | undefined {
  if (data === undefined) return undefined;
  const changed = data.pages.map((page) => ({ ...page, records: change(page.records) }));
  const gone = data.pages.reduce(
    (sum, page, index) => sum + page.records.length - (changed[index]?.records.length ?? 0),
    0,
  );
  const matching = (count: number | null) => (count === null ? null : Math.max(0, count - gone));
  return { ...data, pages: changed.map((page) => ({ ...page, matching: matching(page.matching) })) };
}

function changeQueue(change: (entries: readonly QueueEntry[]) => readonly QueueEntry[]): void {
  queryClient.setQueryData<Queue>(
    KEYS.queue,
    (queue) => queue && { ...queue, lines: [...change(queue.lines)] },
  );
}
