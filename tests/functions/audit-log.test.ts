import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test } from 'vitest';

import { memoryAuditLog } from '../../functions/src/testing/memory.ts';
import { firestoreAuditLog } from '../../functions/src/store/firestore-records.ts';
import type { AuditLog } from '../../functions/src/store/ports.ts';

const app = initializeApp({ projectId: 'demo-secondkey' }, 'admin-actions');
afterAll(() => deleteApp(app));

test('an action is stored in Firestore once, with its time and its expiry, and never overwritten', async () => {
  const collection = `admin_actions_${randomUUID()}`;
  const { write, page } = firestoreAuditLog(() => getFirestore(app), collection);
  const expireAt = new Date('2028-11-21T18:30:00.000Z');
  const entry = {
    id: 'r-1',
    at: '2026-11-21T18:30:00.000Z',
    who: 'uid',
    email: 'admin@example.com',
    action: 'correct-record',
    collection: 'leads',
    record: 'a1',
    fields: ['phone'],
    count: 3,
  } as const;
  await write({ ...entry, expireAt });
  await write({ ...entry, action: 'delete-record', expireAt });
  const kept = await getFirestore(app).collection(collection).get();
  expect(kept.docs.map((document) => [document.id, document.data()])).toEqual([
    [
      'r-1',
      {
        action: 'correct-record',
        who: 'uid',
        email: 'admin@example.com',
        collection: 'leads',
        record: 'a1',
        fields: ['phone'],
        count: 3,
        sort_key: '2026-11-21T18:30:00.000Z_r-1',
        created_at: Timestamp.fromDate(new Date(entry.at)),
        expire_at: Timestamp.fromDate(expireAt),
      },
    ],
  ]);
  expect(await page({ limit: 10 })).toEqual([entry]);
});

test('an entry that cannot be read is listed all the same', async () => {
  const collection = `admin_actions_${randomUUID()}`;
  const kept = getFirestore(app).collection(collection);
  await kept.doc('odd').set({ sort_key: '9999', who: 7, email: 7, fields: 'phone', count: '3' });
  expect(await firestoreAuditLog(() => getFirestore(app), collection).page({ limit: 1 })).toEqual([
    {
      id: 'odd',
      at: '9999',
      who: '7',
      email: null,
      action: '',
      collection: null,
      record: null,
      fields: [],
      count: null,
    },
  ]);
});

/** What every audit log promises (functions/src/admin/audit-log.ts). */
describe.each<[string, () => AuditLog]>([
  ['in memory', memoryAuditLog],
  ['in Firestore', () => firestoreAuditLog(() => getFirestore(app), `admin_actions_${randomUUID()}`)],
])('an audit log %s', (_name, makeLog) => {
  const minute = (index: number) => new Date(Date.UTC(2026, 10, 21, 18, index));
  const fill = async () => {
    const log = makeLog();
    for (let index = 0; index < 6; index += 1) {
      await log.write({
        id: `r-${index}`,
        at: minute(index).toISOString(),
        who: 'ana',
        email: null,
        action: 'delete-record',
        collection: null,
        record: null,
        fields: [],
        count: null,
        expireAt: new Date('2028-11-21T18:30:00.000Z'),
      });
    }
    return async (query: { readonly limit?: number; readonly before?: string }) =>
      (await log.page({ limit: 10, ...query })).map(({ id }) => id.slice(2)).join('');
  };

  test('adds to the count of one entry, and sums what an account has of an action', async () => {
    const log = makeLog();
    const entry = {
      id: 'hour',
      at: minute(0).toISOString(),
      who: 'ana',
      email: null,
      action: 'see-records',
      collection: null,
      record: null,
      fields: [],
      expireAt: new Date('2028-11-21T18:30:00.000Z'),
    } as const;
    const sums = await Promise.all(Array.from({ length: 10 }, () => log.add({ ...entry, count: 50 })));
    expect(Math.max(...sums)).toBe(500);
    expect(await log.page({ limit: 10 })).toMatchObject([{ id: 'hour', count: 500, at: entry.at }]);
    await log.add({ ...entry, id: 'before', at: '2026-11-20T18:00:00.000Z', count: 1 });
    await log.add({ ...entry, id: 'of another', who: 'ben', count: 2 });
    await log.write({ ...entry, id: 'other action', action: 'open-record', count: 4 });
    const query = { who: 'ana', action: 'see-records', since: minute(0).toISOString() } as const;
    expect(await log.sum(query)).toBe(500);
    expect(await log.sum({ ...query, since: minute(1).toISOString() })).toBe(0);
  });

  test('is listed newest first, in pages', async () => {
    const ids = await fill();
    expect(await ids({})).toBe('543210');
    expect(await ids({ limit: 2 })).toBe('54');
    expect(await ids({ before: `${minute(4).toISOString()}_r-4` })).toBe('3210');
  });
});
