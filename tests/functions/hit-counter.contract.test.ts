import { randomUUID } from 'node:crypto';

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test } from 'vitest';

import { firestoreHitCounter } from '../../functions/src/firestore/service-state.ts';
import type { HitCounter } from '../../functions/src/rate-limit.ts';
import { memoryHitCounter } from '../../functions/src/testing/memory.ts';

const app = initializeApp({ projectId: 'demo-secondkey' }, 'hit-counter-contract');
afterAll(() => deleteApp(app));

const END = new Date('2026-11-21T18:40:00.000Z');
/** Increments some counters of a document. */
const hit = (key: string, ...counters: string[]) => ({ key, counters, expireAt: END });

/** What every hit counter promises (functions/src/rate-limit.ts). */
describe.each<[string, () => HitCounter]>([
  ['in memory', memoryHitCounter],
  ['in Firestore', () => firestoreHitCounter(() => getFirestore(app))],
])('a hit counter %s', (_name, makeCounter) => {
  const counter = makeCounter();

  test('counts each counter of each document separately and answers in the order requested', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    expect(await counter.hit(hit(one, 'window'))).toEqual([1]);
    expect(await counter.hit(hit(one, 'window', 'day'))).toEqual([2, 1]);
    expect(await counter.hit(hit(one, 'day', 'window'))).toEqual([2, 3]);
    expect(await counter.hit(hit(other, 'window'))).toEqual([1]);
  });

  test('loses no concurrent hit, and at most n of them read a number up to n', async () => {
    const one = hit(randomUUID(), 'window', 'day');
    const counts = await Promise.all(Array.from({ length: 30 }, () => counter.hit(one)));
    for (let limit = 1; limit <= 30; limit += 1) {
      for (const which of [0, 1]) {
        expect(counts.filter((read) => (read[which] ?? 0) <= limit).length).toBeLessThanOrEqual(limit);
      }
    }
    expect(await counter.hit(one)).toEqual([31, 31]);
  });
});

test('a document in Firestore has the time after which it may be deleted', async () => {
  const one = hit(randomUUID(), 'window');
  await firestoreHitCounter(() => getFirestore(app)).hit(one);
  const stored = await getFirestore(app).collection('rate_limits').doc(one.key).get();
  expect((stored.get('expire_at') as { toDate: () => Date }).toDate()).toEqual(END);
});
