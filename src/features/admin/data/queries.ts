import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

import { isGone, type PageRequest, type RecordPage, type RecordPlace } from '#browser/admin-api.ts';
import type { ChartRange } from '#domain/api/contract.ts';
import type { AuditFilter } from '#domain/records/audit.ts';
import type { RecordKind } from '#domain/records/document.ts';
import type { AnyRecord, QueueCounts, QueueEntry, QueuePage } from '#domain/records/queue.ts';
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

/** An entry of the queue with its display state. */
export interface ShownEntry extends QueueEntry {
  /** Set if the queue no longer has it, but it is in use here: somebody may be typing in it. */
  readonly isOver?: true | undefined;
}

interface ShownPage extends Omit<QueuePage, 'waiting' | 'call_again'> {
  readonly waiting: readonly ShownEntry[];
  readonly call_again: readonly ShownEntry[] | null;
}

interface ShownQueue {
  readonly pages: readonly ShownPage[];
  readonly pageParams: readonly (string | null)[];
}

/**
 * Who waits, page by page.
 *
 * @param isInUse whether somebody types in an entry or has the focus there; it then stays when the queue is loaded again
 */
export const queueQuery = (isInUse: (id: string) => boolean) =>
  infiniteQueryOptions({
    queryKey: KEYS.queue,
    queryFn: ({ pageParam }): Promise<ShownPage> => valueOf(pages.queue(pageParam ?? undefined)),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    structuralSharing: (before, loaded) =>
      withEntriesInUse(before as ShownQueue | undefined, loaded as ShownQueue, isInUse),
    meta: { loadFailed: loadFailed('the queue') },
  });

/** What was deleted here. It stays gone, even if an entry of the queue still has the focus. */
const dropped = new Set<string>();

function withEntriesInUse(
  before: ShownQueue | undefined,
  loaded: ShownQueue,
  isInUse: (id: string) => boolean,
): ShownQueue {
  const [first, ...others] = loaded.pages;
  const [shownFirst] = before?.pages ?? [];
  if (first === undefined || shownFirst === undefined) return loaded;
  const known = new Set(
    loaded.pages.flatMap((page) => [...page.waiting, ...(page.call_again ?? [])]).map(keyOf),
  );
  const kept = (entries: readonly ShownEntry[]) =>
    entries
      .filter((entry) => !known.has(keyOf(entry)) && !dropped.has(keyOf(entry)) && isInUse(entry.id))
      .map((entry): ShownEntry => ({ ...entry, isOver: true }));
  const waiting = before?.pages.flatMap((page) => page.waiting) ?? [];
  const page = {
    ...first,
    waiting: [...first.waiting, ...kept(waiting)],
    call_again: first.call_again && [...first.call_again, ...kept(shownFirst.call_again ?? [])],
  };
  return { ...loaded, pages: [page, ...others] };
}

/** How many wait. When it changes elsewhere, the queue is loaded again. */
export const countsQuery = queryOptions({
  queryKey: KEYS.counts,
  queryFn: async () => {
    const counts = await valueOf(pages.waitingCounts());
    const known = queryClient.getQueryData<QueueCounts>(KEYS.counts);
    const isChanged = known !== undefined && JSON.stringify(known) !== JSON.stringify(counts);
    // An entry that was kept because it was in use may have been left since.
    if (isChanged || entriesShown().some(({ isOver }) => isOver === true)) {
      void queryClient.invalidateQueries({ queryKey: KEYS.queue });
    }
    return counts;
  },
  refetchInterval: POLL_MS,
  refetchOnWindowFocus: true,
  staleTime: POLL_MS,
});

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
    queryKey: ['person', place],
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

export function keyOf({ kind, id }: Pick<QueueEntry, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

/*
 * Changes made here are shown at once. Loads under way may not contain them yet, so they are cancelled.
 */

interface ListData {
  readonly pages: readonly RecordPage<AnyRecord>[];
}

/** Shows the current state of a record, or of its work fields, wherever it is listed. */
export async function showRecord(
  { collection, id }: RecordPlace,
  changes: Partial<AnyRecord>,
  entry?: QueueEntry,
): Promise<void> {
  await cancelLoads(collection);
  queryClient.setQueriesData<ListData>({ queryKey: KEYS.list(collection) }, (data) =>
    changedPages(data, (records) =>
      records.map((record) => (record.id === id ? { ...record, ...changes } : record)),
    ),
  );
  const shown = entriesShown().find((each) => each.kind === collection && each.id === id);
  if (shown === undefined) return;
  count(collection, Number((changes.work_status ?? shown.work_status) === 'new') - Number(isNew(shown)));
  changeQueue((entries) =>
    entries.map((each) =>
      keyOf(each) === keyOf(shown)
        ? ({ ...each, ...(entry ?? changes), isOver: undefined } as ShownEntry)
        : each,
    ),
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
  const gone = new Map(
    entriesShown()
      .filter(({ kind, id }) => isDropped(kind, id))
      .map((entry) => [keyOf(entry), entry]),
  );
  for (const [key, entry] of gone) {
    dropped.add(key);
    count(entry.kind, -Number(isNew(entry)));
  }
  changeQueue((entries) => entries.filter((entry) => !gone.has(keyOf(entry))));
  await queryClient.invalidateQueries({ queryKey: KEYS.summary });
}

async function cancelLoads(collection: RecordKind): Promise<void> {
  await queryClient.cancelQueries({ queryKey: KEYS.list(collection) });
  await queryClient.cancelQueries({ queryKey: KEYS.queue });
}

function entriesShown(): readonly ShownEntry[] {
  const { pages: shown = [] } = queryClient.getQueryData<ShownQueue>(KEYS.queue) ?? {};
  return shown.flatMap((page) => [...page.waiting, ...(page.call_again ?? [])]);
}

function isNew({ work_status, isOver }: ShownEntry): boolean {
  return work_status === 'new' && isOver !== true;
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

function changeQueue(change: (entries: readonly ShownEntry[]) => readonly ShownEntry[]): void {
  queryClient.setQueryData<ShownQueue>(
    KEYS.queue,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          waiting: change(page.waiting),
          call_again: page.call_again && change(page.call_again),
        })),
      },
  );
}

function count(kind: RecordKind, difference: number): void {
  if (difference === 0) return;
  queryClient.setQueryData<QueueCounts>(
    KEYS.counts,
    (counts) => counts && { ...counts, [kind]: Math.max(0, counts[kind] + difference) },
  );
}
