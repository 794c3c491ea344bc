import { Timestamp, type Firestore } from 'firebase-admin/firestore';

import type { AuditLog } from '../audit-log.ts';
import { storeInTime } from './failures.ts';

const TIMEOUT_MILLISECONDS = 5000;

/** The {@link AuditLog} in Firestore: one document for each entry, under the request's id, created and never changed. */
export function firestoreAuditLog(firestore: () => Firestore, collection = 'admin_actions'): AuditLog {
  return {
    write: ({ requestId, at, who, action, collection: records, record, expireAt }) =>
      storeInTime(TIMEOUT_MILLISECONDS, async () => {
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
      }),
  };
}
