import { randomUUID } from 'node:crypto';

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore, WriteBatch } from 'firebase-admin/firestore';
import { afterAll, expect, test, vi } from 'vitest';

import { firestoreAuditLog } from '../../functions/src/store/firestore-records.ts';
import { firestoreHitCounter } from '../../functions/src/store/firestore-state.ts';

/*
 * The emulator adds to a document whether a write asks for it or not; the real Firestore would replace the document and
 * lose all counts but the last. So this test looks at what the SDK was asked to do.
 */

const app = initializeApp({ projectId: 'demo-secondkey' }, 'firestore-merge');
afterAll(() => deleteApp(app));
const firestore = () => getFirestore(app);
const LATER = new Date('2026-11-21T19:00:00.000Z');

test('a hit counter keeps the fields that other calls have written', async () => {
  const set = vi.spyOn(WriteBatch.prototype, 'set');
  await firestoreHitCounter(firestore).hit(randomUUID(), LATER);
  expect(set.mock.calls).toEqual([[expect.anything(), expect.anything(), { merge: true }]]);
  set.mockRestore();
});

test('a count in the audit log keeps what other calls have added', async () => {
  const set = vi.spyOn(WriteBatch.prototype, 'set');
  await firestoreAuditLog(firestore).add({
    id: randomUUID(),
    at: LATER.toISOString(),
    who: 'uid',
    email: null,
    action: 'see-records',
    collection: null,
    record: null,
    fields: [],
    count: 3,
    expireAt: LATER,
  });
  expect(set.mock.calls).toEqual([
    [expect.anything(), expect.objectContaining({ count: FieldValue.increment(3) }), { merge: true }],
  ]);
  set.mockRestore();
});
