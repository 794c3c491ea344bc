import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

import type { HitCounter } from '../rate-limit.ts';
import { storeInTime } from './failures.ts';

/** Short, because a renter waits for it and the call is allowed if counting fails. */
const TIMEOUT_MILLISECONDS = 2000;

const countSchema = z.int();

/** Top-level fields, because the npm emulator cannot increment nested ones. */
const fieldOf = (counter: string) => `count_${counter}`;

/**
 * A {@link HitCounter} in the collection `rate_limits`. `increment` is atomic, so no transaction is needed: each call
 * increments first and reads afterwards, and reads at least its own increment (docs/adr/0010).
 */
export function firestoreHitCounter(firestore: () => Firestore): HitCounter {
  return {
    hit: ({ key, counters, expireAt }) =>
      storeInTime(TIMEOUT_MILLISECONDS, async () => {
        const document = firestore().collection('rate_limits').doc(key);
        const raised = Object.fromEntries(counters.map((name) => [fieldOf(name), FieldValue.increment(1)]));
        await document.set({ ...raised, expire_at: Timestamp.fromDate(expireAt) }, { merge: true });
        const stored = await document.get();
        return counters.map((name) => z.parse(countSchema, stored.get(fieldOf(name))));
      }),
  };
}
