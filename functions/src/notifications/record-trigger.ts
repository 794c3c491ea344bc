import type { StoredFields } from '~/domain/records/document.ts';

import type { Log } from '../log.ts';
import type { RecordStore } from '../record-store.ts';
import type { Sweep } from './sweep.ts';

/** A record before or after a write, as Firestore's event has it. */
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

/** What the trigger needs from outside. */
export interface RecordTriggerPorts {
  readonly store: Pick<RecordStore<never, StoredFields>, 'wasRemoved'>;
  readonly sweep: Sweep;
  readonly log: Log;
}

/**
 * Handles Firestore's event of a written record: sends what is due when a person has asked. If this fails, the schedule does
 * the same a few minutes later (docs/adr/0025). An event may come twice; the second sweep finds nothing to send.
 *
 * Whoever was deleted on request and sends the same form again is a new person to us. The log says so, because the record
 * has the id of one that the audit log calls deleted. The store is asked here, and not while a renter waits for the save.
 */
export function recordTrigger({ store, sweep, log }: RecordTriggerPorts) {
  return async ({ id, before, after }: RecordWrite): Promise<void> => {
    // Only a person who asks changes this field: our own marks and the admin's work do not count.
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
