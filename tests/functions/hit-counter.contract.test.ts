import { randomUUID } from 'node:crypto';

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { firestoreHitCounter } from '../../functions/src/store/firestore-state.ts';
import { memoryHitCounter } from '../../functions/src/testing/memory.ts';
import { Unavailable } from '../../functions/src/http/time-limit.ts';
import type { HitCounter } from '../../functions/src/store/ports.ts';

const app = initializeApp({ projectId: 'demo-secondkey' }, 'hit-counter-contract');
afterAll(() => deleteApp(app));

// The first call connects, and a counter waits for two seconds.
beforeAll(() => getFirestore(app).collection('rate_limits').limit(1).get());

const END = new Date('2026-11-21T18:40:00.000Z');
/** What every hit counter promises (functions/src/store/ports.ts). */
describe.each<[string, () => HitCounter]>([
  ['in memory', memoryHitCounter],
  ['in Firestore', () => firestoreHitCounter(() => getFirestore(app))],
])('a hit counter %s', (_name, makeCounter) => {
  const counter = makeCounter();

  test('counts each key separately', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    expect(await counter.hit(one, END)).toBe(1);
    expect(await counter.hit(one, END)).toBe(2);
    expect(await counter.hit(other, END)).toBe(1);
  });

  test('loses no concurrent hit, and at most n of them read a number up to n', async () => {
    const one = randomUUID();
    const counts = await Promise.all(Array.from({ length: 30 }, () => counter.hit(one, END)));
    for (let limit = 1; limit <= 30; limit += 1) {
      expect(counts.filter((count) => count <= limit).length).toBeLessThanOrEqual(limit);
    }
    expect(await counter.hit(one, END)).toBe(31);
  });
});

test('a counter in Firestore that does not answer is Unavailable after two seconds', async () => {
  vi.useFakeTimers();
  const silent = { collection: () => ({ doc: () => ({ set: () => new Promise(() => undefined) }) }) };
  // A cast, because the class has many more members; the counter calls only these before it has an answer.
  const counter = firestoreHitCounter(() => silent as unknown as Firestore);
  const unanswered = expect(counter.hit(randomUUID(), END)).rejects.toBeInstanceOf(Unavailable);
  await vi.advanceTimersByTimeAsync(2000);
  await unanswered;
  vi.useRealTimers();
});

test('a document in Firestore has the time after which it may be deleted', async () => {
  const key = randomUUID();
  await firestoreHitCounter(() => getFirestore(app)).hit(key, END);
  const stored = await getFirestore(app).collection('rate_limits').doc(key).get();
  expect((stored.get('expire_at') as { toDate: () => Date }).toDate()).toEqual(END);
});
