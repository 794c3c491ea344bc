import { useInfiniteQuery, type UseInfiniteQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { SubmissionCounts } from '#domain/check/record.ts';
import type { RecordKind } from '#domain/records/document.ts';
import { type QueueCounts, type QueueEntry, type RecordLine, recordLine } from '#domain/records/queue.ts';
import { isCallDue } from '#domain/records/work.ts';
import {
  countNew,
  countsQuery,
  listQuery,
  queueQuery,
  type Selection,
  summaryQuery,
} from '#features/admin/data/queries.ts';

/** What is shown of a list that is loaded page by page. */
export interface ListState<Line extends RecordLine = RecordLine> {
  /** `undefined` until the first page has loaded. */
  readonly lines: readonly Line[] | undefined;
  readonly waitingFor: 'everything' | 'more' | undefined;
  /** What failed to load last. Earlier data is kept. */
  readonly failed: 'everything' | 'more' | undefined;
  readonly hasMore: boolean;
  /** Whether `lines` still belong to the previous filters. */
  readonly isOutdated: boolean;
  /** Time of the last update: ISO 8601; `undefined` until loaded. */
  readonly updatedAt: string | undefined;
  readonly loadMore: () => void;
}

function stateOf<Line extends RecordLine>(
  lines: readonly Line[] | undefined,
  found: UseInfiniteQueryResult,
): ListState<Line> {
  return {
    lines,
    waitingFor: found.isFetchingNextPage ? 'more' : found.isFetching ? 'everything' : undefined,
    failed: found.isFetchNextPageError ? 'more' : found.isError ? 'everything' : undefined,
    hasMore: found.hasNextPage,
    isOutdated: found.isPlaceholderData,
    updatedAt: lines && new Date(found.dataUpdatedAt).toISOString(),
    loadMore: () => void found.fetchNextPage(),
  };
}

/** A list of records, newest first. */
export interface RecordList extends ListState {
  /** `undefined` until loaded, and for lists without counts. */
  readonly counts: SubmissionCounts | undefined;
  /** Total number of matching records; `null` if unknown. */
  readonly matching: number | null;
}

/** Loads a list with filters, and the counts above it. */
export function useRecordList(list: RecordKind, selection: Selection, isReady: boolean): RecordList {
  const found = useInfiniteQuery({ ...listQuery(list, selection), enabled: isReady });
  const summary = useQuery({ ...summaryQuery, enabled: isReady && list === 'submissions' });
  const { data } = found;
  const lines = useMemo(() => {
    const byId = new Map(data?.pages.flatMap((page) => page.records).map((record) => [record.id, record]));
    return data && [...byId.values()].map((record) => recordLine(list, record));
  }, [list, data]);
  return {
    ...stateOf(lines, found),
    counts: list === 'submissions' ? summary.data?.counts : undefined,
    matching: data?.pages[0]?.matching ?? null,
  };
}

/** The queue, and how many wait. */
export interface Queue extends ListState<QueueEntry> {
  /** New records of each kind; `undefined` until known. */
  readonly counts: QueueCounts | undefined;
  /** Number of people to turn to: new records and due calls. */
  readonly waiting: number | undefined;
}

/** Loads the queue, and how many wait. */
export function useQueue(isReady: boolean, today: string): Queue {
  const found = useQuery({ ...queueQuery, enabled: isReady });
  const { data: counted } = useQuery({ ...countsQuery, enabled: isReady });
  const lines = found.data?.lines;
  const counts = found.data?.has_more === false ? countNew(found.data.lines) : counted;
  const calls = lines?.filter((line) => line.work_status !== 'new' && isCallDue(line, today)).length ?? 0;
  return {
    lines,
    waitingFor: found.isFetching ? 'everything' : undefined,
    failed: found.isError ? 'everything' : undefined,
    hasMore: false,
    isOutdated: false,
    updatedAt: lines && new Date(found.dataUpdatedAt).toISOString(),
    loadMore: () => undefined,
    counts,
    waiting: counts && counts.submissions + counts.leads + counts.messages + calls,
  };
}

/** Whether somebody still waits for an answer or a call; in the queue, lines that were worked on stay until Refresh. */
export function isWaiting(line: Pick<RecordLine, 'work_status' | 'work_log'>, today: string): boolean {
  return line.work_status === 'new' || isCallDue(line, today);
}
