import type { StoredFields } from '~/domain/records/document.ts';

import type { Log } from '../log.ts';
import type { RecordStore } from '../record-store.ts';
import type { Sweep } from './sweep.ts';

/** A record before or after a write, from a Firestore event. */
export interface WrittenRecord {
  readonly exists: boolean;
  readonly get: (field: string) => unknown;
}

/** One write to a record. */
export interface RecordWrite {
  readonly id: string;
  readonly before: WrittenRecord;
  readonly after: WrittenRecord;
}

export interface RecordTriggerPorts {
  readonly store: Pick<RecordStore<never, StoredFields>, 'wasRemoved'>;
  readonly sweep: Sweep;
  readonly log: Log;
}

/**
 * Handles Firestore's event about a written record: runs a sweep if a person has asked. If this fails, the scheduled
 * sweep does the same a few minutes later (docs/adr/0025). Events may be delivered twice; the second sweep finds
 * nothing to send.
 *
 * A person whose data was deleted on request and who submits the same form again counts as a new person. This is
 * logged, because the new record has the id of one that was deleted according to the audit log. Checked here rather
 * than during the save, so that the renter does not wait for it.
 */
export function recordTrigger({ store, sweep, log }: RecordTriggerPorts) {
  return async ({ id, before, after }: RecordWrite): Promise<void> => {
    // This field changes only when a person asks, not with delivery marks or the admin's work.
    if (!after.exists || after.get('asked_at') === before.get('asked_at')) return;
    await sweep();
    if (before.exists) return;
    try {
      if (await store.wasRemoved(id)) log.info('new record under the id of a deleted one');
    } catch (error) {
      log.warn('not known whether a new record has the id of a deleted one', {}, error);
    }
  };
}
