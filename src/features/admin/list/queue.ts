import { useQuery, type UseQueryResult } from '@tanstack/react-query';

import type { QueueCounts, RecordRow } from '#domain/office/queue.ts';
import { isCallDue } from '#domain/records/work.ts';
import { countNew, countsQuery, type LinesLoaded, queueQuery } from '#features/admin/data/queries.ts';
import { useOffice } from '#features/admin/office.tsx';

export interface Queue {
  readonly found: UseQueryResult<LinesLoaded>;
  /** New records of each kind; `undefined` until known. */
  readonly counts: QueueCounts | undefined;
  /** Number of people to turn to: new records and due calls. */
  readonly waiting: number | undefined;
}

/** Loads the queue, and how many wait. */
export function useQueue(): Queue {
  const { today } = useOffice();
  const found = useQuery(queueQuery);
  const { data: counted } = useQuery({ ...countsQuery, enabled: !found.isPending });
  const { data } = found;
  const counts = data?.next === null ? countNew(data.lines) : counted;
  const calls =
    data?.lines.filter((line) => line.work_status !== 'new' && isCallDue(line, today)).length ?? 0;
  return { found, counts, waiting: counts && counts.submissions + counts.leads + counts.messages + calls };
}

/** Whether somebody still waits for an answer or a call; in the queue, lines that were worked on stay until Refresh. */
export function isWaiting(line: Pick<RecordRow, 'work_status' | 'work_log'>, today: string): boolean {
  return line.work_status === 'new' || isCallDue(line, today);
}
