import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { comparePlaces, placeOf, type QueueCounts, type QueueEntry } from '#domain/records/queue.ts';
import { isCallDue } from '#domain/records/work.ts';
import { countsQuery, keyOf, queueQuery, type ShownEntry } from '#features/admin/data/queries.ts';
import { recordElementId } from '#features/admin/records/card/RecordCard.tsx';
import { type ListState, progressOf } from '#features/admin/records/list/record-lists.ts';

/** What is shown of the queue. */
export interface QueueState extends Pick<
  ListState,
  'waitingFor' | 'failed' | 'hasMore' | 'updatedAt' | 'loadMore'
> {
  /** Due calls, the earliest first. Some may be in `entries` too. */
  readonly callAgain: readonly ShownEntry[];
  /** Longest waiting first; `undefined` until the first page has loaded. */
  readonly entries: readonly ShownEntry[] | undefined;
  /** Waiting records of each kind; `undefined` until loaded. */
  readonly counts: QueueCounts | undefined;
}

/** In use if it has the focus, an open form, or an open dialog. */
function isInUse(id: string): boolean {
  const card = document.getElementById(recordElementId(id));
  return card !== null && (card.matches(':focus-within') || card.querySelector('form, dialog') !== null);
}

const QUEUE = queueQuery(isInUse);

/** Loads the queue, and how many wait. */
export function useQueue(isReady: boolean): QueueState {
  const found = useInfiniteQuery({ ...QUEUE, enabled: isReady });
  const { data: counts } = useQuery({ ...countsQuery, enabled: isReady });
  const { data, fetchNextPage } = found;
  const entries = useMemo(() => {
    const byKey = new Map(data?.pages.flatMap((page) => page.waiting).map((entry) => [keyOf(entry), entry]));
    return data && [...byKey.values()].toSorted(byPlace);
  }, [data]);
  return {
    ...progressOf(found),
    callAgain: data?.pages[0]?.call_again ?? [],
    entries,
    counts,
    hasMore: found.hasNextPage,
    updatedAt: data && new Date(found.dataUpdatedAt).toISOString(),
    loadMore: () => void fetchNextPage(),
  };
}

function byPlace(one: QueueEntry, other: QueueEntry): number {
  return comparePlaces(placeOf(one), placeOf(other));
}

/** The total number of new records; `undefined` if unknown. */
export function waitingInAll(counts: QueueCounts | undefined): number | undefined {
  return counts === undefined ? undefined : counts.submissions + counts.leads + counts.messages;
}

/** Whether an entry is still waiting, that is, not answered or deleted since it was loaded. */
export function isWaiting({ work_status, isOver }: ShownEntry): boolean {
  return work_status === 'new' && isOver !== true;
}

/**
 * Number of open tasks: new records and due calls.
 *
 * @param today the operator's day
 */
export function toDo(
  { counts, callAgain }: Pick<QueueState, 'counts' | 'callAgain'>,
  today: string,
): number | undefined {
  const waiting = waitingInAll(counts);
  // New records are already counted.
  const calls = callsToMake(callAgain, today).filter(({ work_status }) => work_status !== 'new').length;
  return waiting === undefined ? undefined : waiting + calls;
}

/** The due calls that have not been made since they were loaded. */
export function callsToMake(callAgain: readonly ShownEntry[], today: string): readonly ShownEntry[] {
  return callAgain.filter((entry) => entry.isOver !== true && isCallDue(entry, today));
}

/** The waiting entries without those in `callAgain`, which are shown above them. */
export function waitingOnly({
  entries = [],
  callAgain,
}: Pick<QueueState, 'entries' | 'callAgain'>): readonly ShownEntry[] {
  const shown = new Set(callAgain.map(keyOf));
  return entries.filter((entry) => !shown.has(keyOf(entry)));
}
