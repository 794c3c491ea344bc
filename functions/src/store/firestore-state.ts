import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

import { cursorSchema, NOTHING_ANNOUNCED } from '../../../src/domain/notifications/cursor.ts';
import { sitemapRunSchema } from '../../../src/domain/seo/sitemap-report.ts';

import { COLLECTIONS } from './collections.ts';
import { storeInTime } from './firestore-calls.ts';
import type { DoNotCallList, EndedSessions, HitCounter, NotificationCursor, SitemapRuns } from './ports.ts';

// What the service has to remember between calls, besides the records and the log of what was done with them.

/** Short, because a renter waits for it and the call is allowed if counting fails. */
const COUNTER_TIMEOUT_MILLISECONDS = 2000;

/** Of the other calls. */
const STATE_TIMEOUT_MILLISECONDS = 5000;

const inTime = <Result>(work: () => Promise<Result>) => storeInTime(STATE_TIMEOUT_MILLISECONDS, work);

const countSchema = z.int();

/**
 * A {@link HitCounter} in Firestore. `increment` is atomic, so no transaction is needed: each call
 * increments first and reads afterwards, and reads at least its own increment (docs/adr/0010).
 */
export function firestoreHitCounter(firestore: () => Firestore): HitCounter {
  return {
    hit: (key, expireAt) =>
      storeInTime(COUNTER_TIMEOUT_MILLISECONDS, async () => {
        const document = firestore().collection(COLLECTIONS.rateLimits.name).doc(key);
        const raised = { count: FieldValue.increment(1), expire_at: Timestamp.fromDate(expireAt) };
        await document.set(raised, { merge: true });
        return z.parse(countSchema, (await document.get()).get('count'));
      }),
  };
}

/** {@link EndedSessions} in Firestore: a document for each admin who has ever ended all sessions. */
export function firestoreEndedSessions(firestore: () => Firestore): EndedSessions {
  const document = (account: string) => firestore().collection(COLLECTIONS.endedSessions.name).doc(account);
  return {
    endAll: (account, at) =>
      inTime(async () => {
        await document(account).set({ ended_at: Timestamp.fromDate(at) });
      }),
    endedAt: (account) =>
      inTime(async () => {
        const found: unknown = (await document(account).get()).get('ended_at');
        return found instanceof Timestamp ? found.toDate() : undefined;
      }),
  };
}

const doNotCallSchema = z.object({ since: z.iso.datetime(), expire_at: z.instanceof(Timestamp) });

/** A {@link DoNotCallList} in Firestore: one document for each hash, which is its id. */
export function firestoreDoNotCallList(
  firestore: () => Firestore,
  collection: string = COLLECTIONS.doNotCall.name,
): DoNotCallList {
  const document = (hash: string) => firestore().collection(collection).doc(hash);
  return {
    add: (hash, since, expireAt) =>
      inTime(async () => {
        await document(hash).set({ since: since.toISOString(), expire_at: Timestamp.fromDate(expireAt) });
      }),
    remove: (hash) =>
      inTime(async () => {
        await document(hash).delete();
      }),
    since: (hash, now) =>
      inTime(async () => {
        const found = await document(hash).get();
        if (!found.exists) return null;
        const { since, expire_at } = doNotCallSchema.parse(found.data());
        // Firestore deletes expired documents within a day or so.
        return expire_at.toDate() > now ? since : null;
      }),
  };
}

/** {@link NotificationCursor} in Firestore: one document. */
export function firestoreNotificationCursor(
  firestore: () => Firestore,
  collection: string = COLLECTIONS.notificationCursor.name,
): NotificationCursor {
  const document = () => firestore().collection(collection).doc('cursor');
  return {
    read: () =>
      inTime(async () => {
        const found = await document().get();
        return found.exists ? cursorSchema.parse(found.data()) : NOTHING_ANNOUNCED;
      }),
    write: (cursor) =>
      inTime(async () => {
        await document().set({ ...cursor });
      }),
  };
}

const MOST_RUNS = 20;

/** {@link SitemapRuns} in Firestore: one document for each run. */
export function firestoreSitemapRuns(
  firestore: () => Firestore,
  collection: string = COLLECTIONS.sitemapRuns.name,
): SitemapRuns {
  return {
    record: (run, expireAt) =>
      inTime(async () => {
        await firestore()
          .collection(collection)
          .add({ ...run, expire_at: expireAt });
      }),
    latest: () =>
      inTime(async () => {
        const found = await firestore().collection(collection).orderBy('at', 'desc').limit(MOST_RUNS).get();
        // A run of another version of the functions may not be readable, and then counts as none.
        return found.docs.flatMap((run) => sitemapRunSchema.safeParse(run.data()).data ?? []);
      }),
  };
}
