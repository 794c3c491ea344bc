import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';

import { personRows } from '#domain/office/people.ts';
import { promisedBy, type QueueCounts } from '#domain/office/queue.ts';
import { isWaiting } from '#domain/records/work.ts';
import { countNew, countsQuery, type RowsLoaded, queueQuery } from '#features/admin/data/queries.ts';
import { useOffice } from '#features/admin/office.tsx';

export interface Queue {
  readonly found: UseQueryResult<RowsLoaded>;
  /** New records of each kind; `undefined` until known. */
  readonly counts: QueueCounts | undefined;
  /** Number of people to turn to: those whom nobody has contacted, and due calls. */
  readonly waiting: number | undefined;
  /** Number of people who wait for longer than is promised; the least where the queue came in part. */
  readonly overdue: number;
}

/** Loads the queue, and how many wait. */
export function useQueue(): Queue {
  const { now } = useOffice();
  const found = useQuery(queueQuery);
  const { data: counted } = useQuery({ ...countsQuery, enabled: !found.isPending });
  const { data } = found;
  const counts = data?.next === null ? countNew(data.rows) : counted;
  const at = now.toISOString();
  const listed = useMemo(
    () => personRows(data?.rows.filter((row) => isWaiting(row, at)) ?? [], at),
    [data, at],
  );
  const overdue = listed.filter(
    ({ work_status, asked_at: asked }) => work_status === 'new' && asked !== null && promisedBy(asked) <= now,
  ).length;
  const waiting =
    data?.next === null
      ? listed.length
      : counts === undefined
        ? undefined
        : counts.submissions + counts.leads + counts.messages;
  return { found, counts, waiting, overdue };
}

/** A count of what was loaded, with a plus sign if there is more: `500+`. */
export function atLeast(count: number, loaded: RowsLoaded | undefined): string {
  return `${count.toLocaleString('en-US')}${loaded?.next == null ? '' : '+'}`;
}
