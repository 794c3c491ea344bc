import { randomUUID } from 'node:crypto';

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, WriteBatch } from 'firebase-admin/firestore';
import { afterAll, expect, test, vi } from 'vitest';

import { firestoreReminders } from '../../functions/src/store/firestore-reminders.ts';
import { firestoreHitCounter } from '../../functions/src/store/firestore-state.ts';

/*
 * The emulator adds to a document whether a write asks for it or not; the real Firestore would replace the document and
 * lose all counts but the last. So this test looks at what the SDK was asked to do.
 */

const app = initializeApp({ projectId: 'demo-secondkey' }, 'firestore-merge');
afterAll(() => deleteApp(app));
const firestore = () => getFirestore(app);
const reminders = firestoreReminders(firestore, { state: `state_${randomUUID()}` });
const LATER = new Date('2026-11-21T19:00:00.000Z');

test.each([
  ['a hit counter', () => firestoreHitCounter(firestore).hit(randomUUID(), LATER)],
  ['a reminder that is ended', () => reminders.countEnded()],
  ['a change of the law that was told', () => reminders.setSeenChange('2027-01-01-x')],
])('%s keeps the fields that other calls have written', async (_, write) => {
  const set = vi.spyOn(WriteBatch.prototype, 'set');
  await write();
  expect(set.mock.calls).toEqual([[expect.anything(), expect.anything(), { merge: true }]]);
  set.mockRestore();
});
