import { randomUUID } from 'node:crypto';

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test } from 'vitest';

import { firestoreDoNotCallList } from '../../functions/src/store/firestore-state.ts';
import type { DoNotCallList } from '../../functions/src/store/ports.ts';
import { memoryDoNotCallList } from '../../functions/src/testing/memory.ts';

const app = initializeApp({ projectId: 'demo-secondkey' }, 'admin-state-contract');
afterAll(() => deleteApp(app));

const NOW = new Date('2026-11-21T18:30:00.000Z');
const LATER = new Date('2026-11-21T19:00:00.000Z');

describe.each<[string, () => DoNotCallList]>([
  ['in memory', memoryDoNotCallList],
  ['in Firestore', () => firestoreDoNotCallList(() => getFirestore(app), `do_not_call_${randomUUID()}`)],
])('a do-not-call list %s', (_name, makeList) => {
  const list = makeList();

  test('knows since when a hash is on it, until it expires or is removed', async () => {
    await list.add('a', NOW, LATER);
    await list.add('b', NOW, LATER);
    expect(await list.since('x', NOW)).toBeNull();
    expect(await list.since('a', NOW)).toBe(NOW.toISOString());
    expect(await list.since('a', LATER)).toBeNull();
    await list.remove('a');
    await list.remove('x');
    expect(await list.since('a', NOW)).toBeNull();
    expect(await list.since('b', NOW)).toBe(NOW.toISOString());
  });
});
