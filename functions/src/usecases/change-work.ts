import { changedWork, isDoneAlready, type WorkChange } from '~/domain/records/work.ts';
import type { Clock } from '../ports/clock.ts';
import type { RecordStore, StoredRecord, WorkChanged } from '../ports/record-store.ts';

/** Changes the work status and the note of a record. */
export type ChangeWork = (id: string, change: WorkChange) => Promise<WorkChanged<StoredRecord>>;

/**
 * Changes what the admin keeps on a record, unless it was changed since they have seen it. A call that is made again
 * because its answer was lost finds its own change and is answered as the first time.
 *
 * @throws {Unavailable} when the store does not answer; the same call may be made again
 */
export function changeWork(
  store: Pick<RecordStore<never, StoredRecord>, 'setWork'>,
  clock: Clock,
): ChangeWork {
  return async (id, change) => {
    const result = await store.setWork(id, changedWork(change, clock()));
    return result.kind === 'outdated' && isDoneAlready(result.record, change)
      ? { kind: 'changed', record: result.record }
      : result;
  };
}
