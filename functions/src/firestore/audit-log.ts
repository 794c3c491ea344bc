import { type Firestore, Timestamp } from 'firebase-admin/firestore';

import type { AdminActions } from '../audit-log.ts';
import { answerInTime } from '../unavailable.ts';
import { isTransientFirestoreError } from './failures.ts';

const TIMEOUT_MILLISECONDS = 5000;

/** {@link AdminActions} in Firestore: a document an action, under its request's number. Nobody ever changes one. */
export function firestoreAdminActions(
  firestore: () => Firestore,
  collection = 'admin_actions',
): AdminActions {
  return {
    write: ({ requestId, at, who, action, collection: records, record, expireAt }) =>
      answerInTime(
        'store',
        TIMEOUT_MILLISECONDS,
        async () => {
          await firestore()
            .collection(collection)
            .doc(requestId)
            .create({
              action,
              who,
              collection: records,
              record,
              created_at: Timestamp.fromDate(at),
              expire_at: Timestamp.fromDate(expireAt),
            });
        },
        isTransientFirestoreError,
      ),
  };
}
