import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test, vi } from 'vitest';

import { firestoreHitCounter } from '../../functions/src/store/firestore-state.ts';
import { memoryHitCounter } from '../../functions/src/store/memory.ts';
import { Unavailable } from '../../functions/src/http/time-limit.ts';
import type { HitCounter } from '../../functions/src/store/ports.ts';

const app = initializeApp({ projectId: 'demo-secondkey' }, 'hit-counter-contract');
afterAll(() => deleteApp(app));

const END = new Date('2026-11-21T18:40:00.000Z');
/** Increments some counters of a document. */
const hit = (key: string, ...counters: string[]) => ({ key, counters, expireAt: END });

/** What every hit counter promises (functions/src/store/ports.ts). */
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

  test('numbers the calls of one instance one by one', async () => {
    const one = hit(randomUUID(), 'window', 'day');
    expect(await counter.hit(one)).toEqual([1, 1]);
    const counts = await Promise.all(Array.from({ length: 30 }, () => counter.hit(one)));
    expect(counts).toEqual(Array.from({ length: 30 }, (_, index) => [index + 2, index + 2]));
  });
});

describe('a hit counter in Firestore', () => {
  /** A counter, how often it has written, and a switch that makes writing fail. */
  function watchedCounter() {
    const state = { writes: 0, isDown: false };
    const counter = firestoreHitCounter(() => {
      state.writes += 1;
      if (state.isDown) throw new Error('down');
      return getFirestore(app);
    });
    return { counter, state };
  }

  test('has one write to a document under way, and counts the calls that wait with one more', async () => {
    const { counter, state } = watchedCounter();
    const one = hit(randomUUID(), 'window');
    const first = counter.hit(one);
    await vi.waitFor(() => {
      expect(state.writes).toBe(1);
    });
    const others = Array.from({ length: 20 }, () => counter.hit(one));
    expect(await Promise.all([first, ...others])).toEqual(
      Array.from({ length: 21 }, (_, index) => [index + 1]),
    );
    expect(state.writes).toBe(2);
  });

  test('does not let one document wait for another', async () => {
    const { counter, state } = watchedCounter();
    const calls = Array.from({ length: 5 }, () => counter.hit(hit(randomUUID(), 'window')));
    await vi.waitFor(() => {
      expect(state.writes).toBe(5);
    });
    expect(await Promise.all(calls)).toEqual(Array.from({ length: 5 }, () => [1]));
  });

  test('fails every call of a write that fails, and counts again afterwards', async () => {
    const { counter, state } = watchedCounter();
    const one = hit(randomUUID(), 'window');
    state.isDown = true;
    const failed = await Promise.allSettled([counter.hit(one), counter.hit(one)]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    state.isDown = false;
    expect(await counter.hit(one)).toEqual([1]);
  });

  describe('behind a write that does not answer', () => {
    /** A counter whose first write ends as the test decides. */
    function stalledCounter() {
      const answer = Promise.withResolvers<never>();
      const stalled = { collection: () => ({ doc: () => ({ set: () => answer.promise }) }) };
      let writes = 0;
      const counter = firestoreHitCounter(() => {
        writes += 1;
        // A cast, because the class has many more members; the counter calls only these before it has an answer.
        return writes === 1 ? (stalled as unknown as Firestore) : getFirestore(app);
      });
      return { counter, fail: answer.reject, writes: () => writes };
    }

    test('counts the waiting calls once it has failed', async () => {
      const { counter, fail, writes } = stalledCounter();
      const one = hit(randomUUID(), 'window');
      const first = expect(counter.hit(one)).rejects.toThrow('down');
      await setImmediate();
      const others = [counter.hit(one), counter.hit(one)];
      await setImmediate();
      expect(writes()).toBe(1);
      fail(new Error('down'));
      await first;
      expect(await Promise.all(others)).toEqual([[1], [2]]);
    });

    test('lets no call wait for more than two seconds', async () => {
      const { counter } = stalledCounter();
      const one = hit(randomUUID(), 'window');
      const began = performance.now();
      const first = counter.hit(one);
      await setImmediate();
      const results = await Promise.allSettled([first, counter.hit(one)]);
      for (const result of results) {
        expect(result).toMatchObject({ status: 'rejected', reason: expect.any(Unavailable) as unknown });
      }
      expect(performance.now() - began).toBeLessThan(3000);
      expect(await counter.hit(one)).toEqual([expect.any(Number)]);
    });
  });
});

test('a document in Firestore has the time after which it may be deleted', async () => {
  const one = hit(randomUUID(), 'window');
  await firestoreHitCounter(() => getFirestore(app)).hit(one);
  const stored = await getFirestore(app).collection('rate_limits').doc(one.key).get();
  expect((stored.get('expire_at') as { toDate: () => Date }).toDate()).toEqual(END);
});
