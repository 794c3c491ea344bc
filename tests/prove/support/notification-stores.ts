import type { Firestore } from 'firebase-admin/firestore';

import { readStoredSubmission } from '#domain/check/record.ts';
import { readStoredLead, readStoredMessage } from '#domain/inbox/record.ts';
import { firestoreMailingStates } from '../../../functions/src/store/firestore-state.ts';
import { firestoreRecordStore } from '../../../functions/src/store/firestore-records.ts';
import type { Stores } from '../../../functions/src/store/ports.ts';

/** What a sweep in a process of its own is told. */
export interface SweepOrder {
  /** ISO 8601. */
  readonly now: string;
  /** How many in a hundred calls to the store fail, before and again after they are carried out. */
  readonly errorsInAHundred: number;
  readonly seed: number;
}

/**
 * The stores of one proof, in collections of its own.
 *
 * @param timeoutMilliseconds as in production where it is left out
 */
export function notificationStores(firestore: () => Firestore, suffix: string, timeoutMilliseconds?: number) {
  const time = timeoutMilliseconds === undefined ? {} : { timeoutMilliseconds };
  const stores: Stores = {
    submissions: firestoreRecordStore(firestore, {
      collection: `prove_submissions_${suffix}`,
      read: readStoredSubmission,
      ...time,
    }),
    leads: firestoreRecordStore(firestore, {
      collection: `prove_leads_${suffix}`,
      read: readStoredLead,
      ...time,
    }),
    messages: firestoreRecordStore(firestore, {
      collection: `prove_messages_${suffix}`,
      read: readStoredMessage,
      ...time,
    }),
  };
  return { stores, states: firestoreMailingStates(firestore, `prove_states_${suffix}`) };
}
