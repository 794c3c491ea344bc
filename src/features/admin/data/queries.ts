import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query';

import type * as z from 'zod/mini';

import { type ChartRange, submissionChartsSchema, submissionSummarySchema } from '#domain/api/contract.ts';
import { ADMIN_API_PATHS } from '#domain/api/paths.ts';
import { notificationHealthSchema } from '#domain/notifications/mailing.ts';
import { auditPageSchema } from '#domain/records/audit.ts';
import { RECORD_KINDS, type RecordKind, recordPageSchema } from '#domain/records/document.ts';
import { recordReference, type RecordPlace, referenceOf } from '#domain/records/person.ts';
import {
  type AnyRecord,
  type QueueCounts,
  queueCountsSchema,
  queueSchema,
  type RecordLine,
  recordLine,
} from '#domain/records/queue.ts';
import { SEARCH_HEADER } from '#domain/records/search.ts';
import { FIRST_VIEW_NAME, type ListName } from '#features/admin/dashboard/address.ts';
import { call, jsonOf } from '#features/admin/session/call.ts';

import { queryClient } from './query-client.ts';
import { type Person, readPerson, RECORD_SCHEMAS } from './records.ts';

/** How often the page asks who waits while it is visible. */
export const POLL_MS = 60_000;
/** Asking for the health of the notifications costs eight reads. */
const HEALTH_EVERY_MS = 30 * 60_000;

const PAGE_SIZE = 50;

/** What is asked of a list: its filters, named like the parameters of the API, and the search text as `find`. */
export type Selection = Readonly<Record<string, string | undefined>>;

/**
 * The request for a page of a list. The search text is a header, because URLs end up in logs.
 *
 * @param before the `next` of the page before
 */
export function pageRequest(
  path: string,
  limit: number,
  before: string | undefined,
  { find, ...filter }: Selection,
) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ limit: String(limit), before, ...filter })) {
    if (value !== undefined) query.set(name, value);
  }
  return {
    path: `${path}?${query.toString()}`,
    ...(find !== undefined && { headers: { [SEARCH_HEADER]: encodeURIComponent(find) } }),
  };
}

function get<Value>(path: string, schema: z.ZodMiniType<Value>): Promise<Value> {
  return call({ path, read: jsonOf(schema) });
}

interface LinePage {
  readonly lines: readonly RecordLine[];
  readonly next: string | null;
  /** Total number of matching records; `null` if unknown. */
  readonly matching: number | null;
}
type LineData = InfiniteData<LinePage, string | null>;

/** The lines of a list or of the queue, as far as they are loaded. */
export interface LinesLoaded extends Pick<LinePage, 'lines' | 'matching'> {
  readonly isWhole: boolean;
}

const linePages = {
  initialPageParam: null as string | null,
  // Without duplicates: a new record moves others to the next page.
  select: ({ pages: loaded }: LineData): LinesLoaded => ({
    lines: linesIn(loaded),
    matching: loaded[0]?.matching ?? null,
    isWhole: loaded.at(-1)?.next === null,
  }),
};

function linesIn(loaded: readonly LinePage[]): readonly RecordLine[] {
  const lines = loaded.flatMap((page) => page.lines);
  return [...new Map(lines.map((line) => [recordReference(line), line])).values()];
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
      const request = pageRequest(ADMIN_API_PATHS[list], PAGE_SIZE, pageParam ?? undefined, selection);
      const read = jsonOf(recordPageSchema(RECORD_SCHEMAS[list]));
      const { records, next, matching } = await call({ ...request, read });
      return { next, matching, lines: records.map((record) => recordLine(list, record)) };
    },
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

/** The counts above the submissions. */
export const summaryQuery = queryOptions({
  queryKey: SUMMARY_KEY,
  queryFn: () => get(ADMIN_API_PATHS.summary, submissionSummarySchema),
});

/** Who waits: one page, held like those of the lists. */
export const queueQuery = infiniteQueryOptions({
  ...linePages,
  queryKey: [...listKey(FIRST_VIEW_NAME)],
  queryFn: async (): Promise<LinePage> => {
    const { lines, has_more } = await get(ADMIN_API_PATHS.queue, queueSchema);
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
    const counts = await get(ADMIN_API_PATHS.waitingCounts, queueCountsSchema);
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
  for (const { collection, work_status } of lines) if (work_status === 'new') counts[collection] += 1;
  return counts;
}

/** Configuration and health of the notifications. */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: () => get(ADMIN_API_PATHS.notifications, notificationHealthSchema),
  refetchInterval: HEALTH_EVERY_MS,
});

export const chartsQuery = (range: ChartRange) =>
  queryOptions({
    queryKey: ['charts', range],
    queryFn: () => get(`${ADMIN_API_PATHS.charts}?range=${range}`, submissionChartsSchema),
    placeholderData: keepPreviousData,
  });

export const auditQuery = (filter: Selection) =>
  infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam }) => {
      const request = pageRequest(ADMIN_API_PATHS.audit, PAGE_SIZE, pageParam ?? undefined, filter);
      return call({ ...request, read: jsonOf(auditPageSchema) });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // The admin's latest actions are in the log.
    staleTime: 0,
  });

/** All records of a record's person; `null` if it was deleted. Never from the cache: it is read before a decision. */
export const personQuery = (place: RecordPlace) =>
  queryOptions({
    queryKey: ['person', recordReference(place)],
    queryFn: () => readPerson(place),
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

/** Shows the current state of a record, wherever it is shown. */
export async function showRecord(collection: RecordKind, current: AnyRecord): Promise<void> {
  const line = recordLine(collection, current);
  await changeLines((shown) => (recordReference(shown) === recordReference(line) ? line : shown));
  queryClient.setQueriesData<Person | null>(
    { queryKey: ['person'] },
    (person) =>
      person && {
        ...person,
        records: person.records.map((shown) =>
          referenceOf(shown) === recordReference(line) ? { collection, record: current } : shown,
        ),
      },
  );
}

/** Removes deleted records, named by their references, from everything that lists them; asks for the new totals. */
export async function dropRecords(references: readonly string[]): Promise<void> {
  await changeLines((line) => (references.includes(recordReference(line)) ? undefined : line));
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
