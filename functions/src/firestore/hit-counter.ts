import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

import type { HitCounter } from '../rate-limit.ts';
import { answerInTime } from '../unavailable.ts';
import { isTransientFirestoreError } from './failures.ts';

/** Short, because a renter waits behind it and a call is let through when it fails. */
const TIMEOUT_MILLISECONDS = 2000;

const counterSchema = z.object({ count: z.int() });

/**
 * A {@link HitCounter} in Firestore's `rate_limits`. `increment` is atomic by itself, so no transaction is needed: each
 * call raises first and reads afterwards, and reads its own rise at least (docs/adr/0010).
 */
export function firestoreHitCounter(firestore: () => Firestore): HitCounter {
  return {
    hit: (hits) =>
      answerInTime(
        'store',
        TIMEOUT_MILLISECONDS,
        async () => {
          const database = firestore();
          const counters = hits.map(({ key }) => database.collection('rate_limits').doc(key));
          const batch = database.batch();
          for (const [index, counter] of counters.entries()) {
            const expireAt = hits[index]?.expireAt ?? new Date();
            const change = { count: FieldValue.increment(1), expire_at: Timestamp.fromDate(expireAt) };
            batch.set(counter, change, { merge: true });
          }
          await batch.commit();
          const raised = await database.getAll(...counters);
          return raised.map((snapshot) => counterSchema.parse(snapshot.data()).count);
        },
        isTransientFirestoreError,
      ),
  };
}
