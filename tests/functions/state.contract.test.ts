import { randomUUID } from 'node:crypto';

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { Unavailable } from '../../functions/src/http/time-limit.ts';
import {
  firestoreDoNotCallList,
  firestoreEndedSessions,
  firestoreHitCounter,
  firestoreSitemapRuns,
} from '../../functions/src/store/firestore-state.ts';
import type {
  DoNotCallList,
  EndedSessions,
  HitCounter,
  SitemapRuns,
} from '../../functions/src/store/ports.ts';
import {
  memoryDoNotCallList,
  memoryEndedSessions,
  memoryHitCounter,
  memorySitemapRuns,
} from '../../functions/src/testing/memory.ts';

/* What every store of the functions' state promises (functions/src/store/ports.ts). */

const app = initializeApp({ projectId: 'demo-secondkey' }, 'state-contract');
afterAll(() => deleteApp(app));
const firestore = () => getFirestore(app);

// The first call connects, and a counter waits for two seconds.
beforeAll(() => firestore().collection('rate_limits').limit(1).get());

const NOW = new Date('2026-11-21T18:30:00.000Z');
const LATER = new Date('2026-11-21T19:00:00.000Z');

describe.each<[string, () => HitCounter]>([
  ['in memory', memoryHitCounter],
  ['in Firestore', () => firestoreHitCounter(firestore)],
])('a hit counter %s', (_name, makeCounter) => {
  const counter = makeCounter();

  test('counts each key separately', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    expect(await counter.hit(one, LATER)).toBe(1);
    expect(await counter.hit(one, LATER)).toBe(2);
    expect(await counter.hit(other, LATER)).toBe(1);
  });

  test('loses no concurrent hit, and at most n of them read a number up to n', async () => {
    const one = randomUUID();
    const counts = await Promise.all(Array.from({ length: 30 }, () => counter.hit(one, LATER)));
    for (let limit = 1; limit <= 30; limit += 1) {
      expect(counts.filter((count) => count <= limit).length).toBeLessThanOrEqual(limit);
    }
    expect(await counter.hit(one, LATER)).toBe(31);
  });
});

test('a counter in Firestore that does not answer is Unavailable after two seconds', async () => {
  vi.useFakeTimers();
  const silent = { collection: () => ({ doc: () => ({ set: () => new Promise(() => undefined) }) }) };
  // A cast, because the class has many more members; the counter calls only these before it has an answer.
  const counter = firestoreHitCounter(() => silent as unknown as Firestore);
  const unanswered = expect(counter.hit(randomUUID(), LATER)).rejects.toBeInstanceOf(Unavailable);
  await vi.advanceTimersByTimeAsync(2000);
  await unanswered;
  vi.useRealTimers();
});

test('a document in Firestore has the time after which it may be deleted', async () => {
  const key = randomUUID();
  await firestoreHitCounter(firestore).hit(key, LATER);
  const stored = await firestore().collection('rate_limits').doc(key).get();
  expect((stored.get('expire_at') as { toDate: () => Date }).toDate()).toEqual(LATER);
});

describe.each<[string, () => DoNotCallList]>([
  ['in memory', memoryDoNotCallList],
  ['in Firestore', () => firestoreDoNotCallList(firestore, `do_not_call_${randomUUID()}`)],
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

describe.each<[string, () => EndedSessions]>([
  ['in memory', memoryEndedSessions],
  ['in Firestore', () => firestoreEndedSessions(firestore)],
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

const inFirestore = (collection = `runs_${randomUUID()}`) => firestoreSitemapRuns(firestore, collection);

const run = (minute: number) => ({
  kind: 'pinged' as const,
  at: new Date(Date.UTC(2026, 10, 21, 18, minute)).toISOString(),
  urls: minute,
  newest: '2026-11-21',
  failure: null,
});

test.each<[string, () => SitemapRuns]>([
  ['in memory', memorySitemapRuns],
  ['in Firestore', () => inFirestore()],
])('the latest runs %s are listed newest first', async (_name, make) => {
  const runs = make();
  expect(await runs.latest()).toEqual([]);
  for (const minute of [5, 30, 10]) await runs.record(run(minute), LATER);
  expect(await runs.latest()).toEqual([run(30), run(10), run(5)]);
});

test('a run in Firestore has the time after which it may be deleted', async () => {
  const collection = `runs_${randomUUID()}`;
  await inFirestore(collection).record(run(5), LATER);
  const { docs } = await firestore().collection(collection).get();
  expect(docs.map((each) => each.data())).toEqual([{ ...run(5), expire_at: Timestamp.fromDate(LATER) }]);
  // What another version of the functions wrote counts as no run.
  await firestore()
    .collection(collection)
    .add({ at: run(5).at, kind: 'unknown' });
  expect(await inFirestore(collection).latest()).toEqual([run(5)]);
});
