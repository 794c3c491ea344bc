import { type DocumentSnapshot, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

import type { JurisdictionCode } from '../../../src/domain/places/jurisdiction.ts';
import { reminderSchema, type StoredReminder } from '../../../src/domain/reminders/reminder.ts';
import { DAY_MS } from '../../../src/domain/shared/plain-date.ts';

import { isAlreadyExists, isMissing, storeInTime } from './firestore-calls.ts';
import type { KeptReminder, ReminderStore } from './ports.ts';

const TIMEOUT_MILLISECONDS = 8000;
const WEEK_MS = 7 * DAY_MS;

const inTime = <Result>(work: () => Promise<Result>) => storeInTime(TIMEOUT_MILLISECONDS, work);

/**
 * The fields to write: the expiry as the timestamp that Firestore's TTL needs, and a key by which those who wait for a
 * state can be paged with one field's index. (The npm emulator does not sort by document id.)
 */
function documentOf(id: string, { expire_at, ...fields }: Partial<StoredReminder>) {
  const { change_of } = fields;
  return {
    ...fields,
    ...(change_of !== undefined && { change_key: change_of && changeKey(change_of, id) }),
    ...(expire_at !== undefined && { expire_at: Timestamp.fromDate(new Date(expire_at)) }),
  };
}

const changeKey = (state: JurisdictionCode, id: string) => `${state} ${id}`;

function keptIn(snapshot: DocumentSnapshot): KeptReminder {
  const { expire_at: expireAt, ...fields }: Readonly<Record<string, unknown>> = snapshot.data() ?? {};
  const expire_at = expireAt instanceof Timestamp ? expireAt.toDate().toISOString() : null;
  return { id: snapshot.id, reminder: reminderSchema.safeParse({ ...fields, expire_at }).data };
}

/**
 * {@link ReminderStore} in Firestore: a document for each reminder in `reminders`, for each claim in `reminder_claims`,
 * and one with what the schedule remembers in `reminder_state`.
 */
export function firestoreReminders(
  firestore: () => Firestore,
  { reminders = 'reminders', claims = 'reminder_claims', state = 'reminder_state' } = {},
): ReminderStore {
  const document = (id: string) => firestore().collection(reminders).doc(id);
  const claimed = (key: string) => firestore().collection(claims).doc(key);
  const kept = () => firestore().collection(state).doc('schedule');
  return {
    create: (id, reminder) =>
      inTime(async () => {
        await document(id).create(documentOf(id, reminder));
      }),
    get: (id, now) =>
      inTime(async () => {
        const { reminder } = keptIn(await document(id).get());
        // Firestore deletes expired documents within a day or so.
        return reminder !== undefined && new Date(reminder.expire_at) > now ? reminder : undefined;
      }),
    change: (id, changes) =>
      inTime(async () => {
        try {
          await document(id).update(documentOf(id, changes));
        } catch (error) {
          // The renter has ended it in the meantime.
          if (!isMissing(error)) throw error;
        }
      }),
    remove: (id) =>
      inTime(async () => {
        await document(id).delete();
      }),
    due: (until, limit) =>
      inTime(async () => {
        const found = await firestore()
          .collection(reminders)
          .where('due_on', '<=', until)
          .orderBy('due_on', 'asc')
          .limit(limit)
          .get();
        return found.docs.map(keptIn);
      }),
    waitingForChange: (code, afterId, limit) =>
      inTime(async () => {
        const found = await firestore()
          .collection(reminders)
          .where('change_key', '>', changeKey(code, afterId ?? ''))
          // Behind every id, and before the next state.
          .where('change_key', '<', changeKey(code, '~'))
          .orderBy('change_key', 'asc')
          .limit(limit)
          .get();
        return found.docs.map(keptIn);
      }),
    asked: (mail, until, limit) =>
      inTime(async () => {
        const field = `${mail}_at`;
        const found = await firestore()
          .collection(reminders)
          .where(field, '<=', until.toISOString())
          .orderBy(field, 'asc')
          .limit(limit)
          .get();
        return found.docs.map(keptIn);
      }),
    claim: (key, id, expireAt) =>
      inTime(async () => {
        try {
          await claimed(key).create({ reminder: id, expire_at: Timestamp.fromDate(expireAt) });
          return true;
        } catch (error) {
          if (!isAlreadyExists(error)) throw error;
          return (await claimed(key).get()).get('reminder') === id;
        }
      }),
    seenChange: () =>
      inTime(async () => {
        const seen: unknown = (await kept().get()).get('seen_change');
        return typeof seen === 'string' ? seen : null;
      }),
    setSeenChange: (id) =>
      inTime(async () => {
        await kept().set({ seen_change: id }, { merge: true });
      }),
    countEnded: () =>
      inTime(async () => {
        await kept().set({ ended: FieldValue.increment(1) }, { merge: true });
      }),
    counts: (now) =>
      inTime(async () => {
        const all = firestore().collection(reminders);
        const weekAgo = new Date(now.getTime() - WEEK_MS).toISOString();
        const [waiting, sent, stored] = await Promise.all([
          all.where('is_waiting', '==', true).count().get(),
          all.where('sent_at', '>=', weekAgo).count().get(),
          kept().get(),
        ]);
        const ended = z.int().safeParse(stored.get('ended')).data ?? 0;
        return { waiting: waiting.data().count, sent: sent.data().count, ended };
      }),
  };
}
