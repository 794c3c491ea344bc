import { type Firestore, Timestamp } from 'firebase-admin/firestore';

import type { Withdrawals } from '../do-not-call.ts';
import { storeInTime } from './failures.ts';

const TIMEOUT_MILLISECONDS = 8000;

/** {@link Withdrawals} in Firestore: the existence of one document. */
export function firestoreWithdrawals(
  firestore: () => Firestore,
  collection = 'consent_withdrawals',
): Withdrawals {
  const inTime = <Result>(work: () => Promise<Result>) => storeInTime(TIMEOUT_MILLISECONDS, work);
  const first = () => firestore().collection(collection).doc('any');
  return {
    any: () => inTime(async () => (await first().get()).exists),
    note: () =>
      inTime(async () => {
        await first().set({ updated_at: Timestamp.now() });
      }),
  };
}
