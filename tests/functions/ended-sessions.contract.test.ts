import { randomUUID } from 'node:crypto';

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test } from 'vitest';

import { firestoreEndedSessions } from '../../functions/src/store/firestore-state.ts';
import { memoryEndedSessions } from '../../functions/src/testing/memory.ts';
import type { EndedSessions } from '../../functions/src/store/ports.ts';

const app = initializeApp({ projectId: 'demo-secondkey' }, 'ended-sessions-contract');
afterAll(() => deleteApp(app));

/** What every store of ended sessions promises (functions/src/store/ports.ts). */
describe.each<[string, () => EndedSessions]>([
  ['in memory', memoryEndedSessions],
  ['in Firestore', () => firestoreEndedSessions(() => getFirestore(app))],
])('a store of ended sessions %s', (_name, makeStore) => {
  test('keeps the last end of each account', async () => {
    const store = makeStore();
    const [one, other] = [randomUUID(), randomUUID()];
    expect(await store.endedAt(one)).toBeUndefined();
    await store.endAll(one, new Date('2026-11-21T18:40:00.000Z'));
    await store.endAll(one, new Date('2026-11-21T18:41:00.123Z'));
    expect(await store.endedAt(one)).toEqual(new Date('2026-11-21T18:41:00.123Z'));
    expect(await store.endedAt(other)).toBeUndefined();
  });
});
