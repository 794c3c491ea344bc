import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

import type { HitCounter } from '../rate-limit.ts';
import { storeInTime } from './failures.ts';

/** Short, because a renter waits for it, and because a call is let through when counting fails. */
const TIMEOUT_MILLISECONDS = 2000;

const counterSchema = z.object({ count: z.int() });

/**
 * A {@link HitCounter} in the collection `rate_limits`. `increment` is atomic, so no transaction is needed: each call
 * increments first and reads afterwards, and reads at least its own increment (docs/adr/0010).
 */
export function firestoreHitCounter(firestore: () => Firestore): HitCounter {
  return {
    hit: (hits) =>
      storeInTime(TIMEOUT_MILLISECONDS, async () => {
        const database = firestore();
        const batch = database.batch();
        const counters = hits.map(({ key, expireAt }) => {
          const counter = database.collection('rate_limits').doc(key);
          const change = { count: FieldValue.increment(1), expire_at: Timestamp.fromDate(expireAt) };
          batch.set(counter, change, { merge: true });
          return counter;
        });
        await batch.commit();
        const snapshots = await database.getAll(...counters);
        return snapshots.map((snapshot) => counterSchema.parse(snapshot.data()).count);
      }),
  };
}
