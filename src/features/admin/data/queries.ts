import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query';

import { isGone, type PageRequest, type PersonRecords } from '#browser/admin-api.ts';
import type { RecordPlace } from '#domain/records/person.ts';
import type { ChartRange } from '#domain/api/contract.ts';
import type { AuditFilter } from '#domain/records/audit.ts';
import { RECORD_KINDS, type RecordKind } from '#domain/records/document.ts';
import { type AnyRecord, type QueueCounts, type RecordLine, recordLine } from '#domain/records/queue.ts';
import type { Work } from '#domain/records/work.ts';
import { FIRST_VIEW_NAME, type ListName } from '#features/admin/dashboard/address.ts';
import { pages, records } from '#features/admin/session/admin-services.ts';

import { LoadFailed, queryClient, valueOf } from './query-client.ts';

/** How often the page asks who waits while it is visible. */
export const POLL_MS = 60_000;
/** Asking for the health of the notifications costs eight reads. */
const HEALTH_EVERY_MS = 30 * 60_000;

const PAGE_SIZE = 50;

/** Filters and search text of a list. */
export type Selection = Pick<PageRequest, 'filter' | 'find'>;

/** A page of the queue or of a list of records. */
interface LinePage {
  readonly lines: readonly RecordLine[];
  readonly next: string | null;
  /** Total number of matching records; `null` if unknown. */
  readonly matching: number | null;
}
type LineData = InfiniteData<LinePage, string | null>;

const linePages = {
  initialPageParam: null as string | null,
  // Without duplicates: a new record moves others to the next page.
  select: ({ pages: loaded }: LineData) => ({
    lines: linesIn(loaded),
    matching: loaded[0]?.matching ?? null,
    isWhole: loaded.at(-1)?.next === null,
  }),
};

function linesIn(loaded: readonly LinePage[]): readonly RecordLine[] {
  return [...new Map(loaded.flatMap(({ lines }) => lines).map((line) => [keyOf(line), line])).values()];
}

/** Identifies a line among those of all kinds; also the id of its element. */
export function keyOf({ kind, id }: Pick<RecordLine, 'kind' | 'id'>): string {
  return `${kind}-${id}`;
}

const listKey = (name: ListName) => ['list', name] as const;
const COUNTS_KEY = ['counts'];
const SUMMARY_KEY = ['summary'];

/** A list of records, newest first, page by page. */
export const listQuery = (list: RecordKind, selection: Selection) =>
  infiniteQueryOptions({
    ...linePages,
    queryKey: [...listKey(list), selection],
    queryFn: async ({ pageParam }): Promise<LinePage> => {
      const before = pageParam ?? undefined;
      const page = await valueOf(pages[list]({ limit: PAGE_SIZE, before, ...selection }));
      return { ...page, lines: page.records.map((record: AnyRecord) => recordLine(list, record)) };
    },
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

/** The counts above the submissions. */
export const summaryQuery = queryOptions({
  queryKey: SUMMARY_KEY,
  queryFn: () => valueOf(pages.summary()),
});

/** Who waits: one page, held like those of the lists. */
export const queueQuery = infiniteQueryOptions({
  ...linePages,
  queryKey: [...listKey(FIRST_VIEW_NAME)],
  queryFn: async (): Promise<LinePage> => {
    const { lines, has_more } = await valueOf(pages.queue());
    // The whole queue says how many wait, so they are counted a minute later for the first time.
    if (!has_more) queryClient.setQueryData(COUNTS_KEY, countNew(lines));
    return { lines, next: has_more ? 'more' : null, matching: null };
  },
  getNextPageParam: () => undefined,
});

/** How many wait. Loads the queue again if its numbers differ, because records came in or were changed elsewhere. */
export const countsQuery = queryOptions({
  queryKey: COUNTS_KEY,
  queryFn: async () => {
    const counts = await valueOf(pages.waitingCounts());
    const { queryKey } = queueQuery;
    const loaded = queryClient.getQueryData<LineData>(queryKey)?.pages ?? [];
    const shown = countNew(linesIn(loaded));
    const isIdle = queryClient.getQueryState(queryKey)?.fetchStatus === 'idle';
    if (isIdle && loaded.at(-1)?.next === null && RECORD_KINDS.some((kind) => shown[kind] !== counts[kind])) {
      void queryClient.invalidateQueries({ queryKey });
    }
    return counts;
  },
  refetchInterval: POLL_MS,
  refetchOnWindowFocus: true,
  staleTime: POLL_MS,
});

export function countNew(lines: readonly RecordLine[]): QueueCounts {
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
    // The admin's latest actions are in the log.
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

/** Loads a list or the queue again, with what is shown beside it. */
export function reload(name: ListName): Promise<unknown> {
  const beside = name === FIRST_VIEW_NAME ? healthQuery.queryKey : SUMMARY_KEY;
  return Promise.all(
    [COUNTS_KEY, listKey(name), beside].map((queryKey) =>
      queryClient.refetchQueries({ queryKey, type: 'active' }),
    ),
  );
}

/** Shows the work fields of a record, wherever it is shown. */
export async function showWork({ collection, id }: RecordPlace, work: Work): Promise<void> {
  await changeLines((line) => (line.kind === collection && line.id === id ? { ...line, ...work } : line));
  changePerson(collection, (record) => (record.id === id ? { ...record, ...work } : record));
}

/** Shows the current state of a record, wherever it is shown. */
export async function showRecord(collection: RecordKind, current: AnyRecord): Promise<void> {
  const line = recordLine(collection, current);
  await changeLines((shown) => (keyOf(shown) === keyOf(line) ? line : shown));
  changePerson(collection, (record) => (record.id === current.id ? current : record));
}

/** Removes deleted records from everything that lists them, and asks for the new totals. */
export async function dropRecords(places: readonly RecordPlace[]): Promise<void> {
  const dropped = new Set(places.map(({ collection, id }) => keyOf({ kind: collection, id })));
  await changeLines((line) => (dropped.has(keyOf(line)) ? undefined : line));
  for (const list of RECORD_KINDS) void queryClient.invalidateQueries({ queryKey: listKey(list) });
  void queryClient.invalidateQueries({ queryKey: SUMMARY_KEY });
}

/** Changes or removes lines of every list. A load under way may not contain the change yet, so it is cancelled. */
async function changeLines(change: (line: RecordLine) => RecordLine | undefined): Promise<void> {
  await queryClient.cancelQueries({ queryKey: ['list'] });
  queryClient.setQueriesData<LineData>(
    { queryKey: ['list'] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          lines: page.lines.map(change).filter((line) => line !== undefined),
        })),
      },
  );
}

function changePerson(collection: RecordKind, change: (record: AnyRecord) => AnyRecord): void {
  queryClient.setQueriesData<PersonRecords | null>(
    { queryKey: ['person'] },
    (person) => person && { ...person, [collection]: person[collection].map(change) },
  );
}
