import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';

import { firestoreAuditLog } from '../../functions/src/firestore/audit-log.ts';

const app = initializeApp({ projectId: 'demo-secondkey' }, 'admin-actions');
afterAll(() => deleteApp(app));

test('an action is stored in Firestore once, with its time and its expiry', async () => {
  const collection = `admin_actions_${randomUUID()}`;
  const { write } = firestoreAuditLog(() => getFirestore(app), collection);
  const at = new Date('2026-11-21T18:30:00.000Z');
  const expireAt = new Date('2028-11-21T18:30:00.000Z');
  const action = {
    requestId: 'r-1',
    at,
    who: 'uid',
    action: 'delete-record',
    collection: 'leads',
    record: 'a1',
    expireAt,
  } as const;
  await write(action);
  // Ids are never reused: an existing entry is not overwritten.
  await expect(write(action)).rejects.toThrow();
  const kept = await getFirestore(app).collection(collection).get();
  expect(kept.docs.map((document) => [document.id, document.data()])).toEqual([
    [
      'r-1',
      {
        action: 'delete-record',
        who: 'uid',
        collection: 'leads',
        record: 'a1',
        created_at: Timestamp.fromDate(at),
        expire_at: Timestamp.fromDate(expireAt),
      },
    ],
  ]);
});
