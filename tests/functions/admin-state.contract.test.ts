import { randomUUID } from 'node:crypto';

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test } from 'vitest';

import { firestoreDoNotCallList, firestoreReadCounts } from '../../functions/src/store/firestore-state.ts';
import type { DoNotCallList, ReadCounts } from '../../functions/src/store/ports.ts';
import { memoryDoNotCallList, memoryReadCounts } from '../../functions/src/testing/memory.ts';

const app = initializeApp({ projectId: 'demo-secondkey' }, 'admin-state-contract');
afterAll(() => deleteApp(app));

const NOW = new Date('2026-11-21T18:30:00.000Z');
const LATER = new Date('2026-11-21T19:00:00.000Z');

describe.each<[string, () => ReadCounts]>([
  ['in memory', memoryReadCounts],
  ['in Firestore', () => firestoreReadCounts(() => getFirestore(app))],
])('counts of what was read %s', (_name, makeCounts) => {
  const counts = makeCounts();

  test('count each record once, for each key apart', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    expect(await counts.add(one, ['a', 'b'], LATER)).toEqual({ before: 0, after: 2 });
    expect(await counts.add(one, ['b', 'c'], LATER)).toEqual({ before: 2, after: 3 });
    expect(await counts.add(one, ['a'], LATER)).toEqual({ before: 3, after: 3 });
    expect(await counts.add(other, ['a', 'a'], LATER)).toEqual({ before: 0, after: 1 });
  });

  test('lose nothing that is read at the same time', async () => {
    const key = randomUUID();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => counts.add(key, [`a-${index}`, `b-${index}`], LATER)),
    );
    expect(await counts.add(key, [], LATER)).toEqual({ before: 40, after: 40 });
  });
});

describe.each<[string, () => DoNotCallList]>([
  ['in memory', memoryDoNotCallList],
  ['in Firestore', () => firestoreDoNotCallList(() => getFirestore(app), `do_not_call_${randomUUID()}`)],
])('a do-not-call list %s', (_name, makeList) => {
  const list = makeList();
  const earlier = new Date('2026-11-20T00:00:00.000Z');

  test('knows the earliest time of some hashes until they expire or are removed', async () => {
    await list.add(['a', 'b'], NOW, LATER);
    await list.add(['c'], earlier, LATER);
    expect(await list.since([], NOW)).toBeNull();
    expect(await list.since(['x'], NOW)).toBeNull();
    expect(await list.since(['x', 'a'], NOW)).toBe(NOW.toISOString());
    expect(await list.since(['a', 'c'], NOW)).toBe(earlier.toISOString());
    expect(await list.since(['a', 'c'], LATER)).toBeNull();
    await list.remove(['c', 'x']);
    expect(await list.since(['b', 'c'], NOW)).toBe(NOW.toISOString());
  });
});
