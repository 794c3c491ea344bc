import { randomUUID } from 'node:crypto';

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';

import { firestoreSitemapRuns } from '../../functions/src/store/firestore-state.ts';
import { memorySitemapRuns } from '../../functions/src/testing/memory.ts';
import type { SitemapRuns } from '../../functions/src/store/ports.ts';

const app = initializeApp({ projectId: 'demo-secondkey' }, 'sitemap-runs-contract');
afterAll(() => deleteApp(app));

const inFirestore = (collection = `runs_${randomUUID()}`) =>
  firestoreSitemapRuns(() => getFirestore(app), collection);

const run = (minute: number) => ({
  kind: 'pinged' as const,
  at: new Date(Date.UTC(2026, 10, 21, 18, minute)).toISOString(),
  urls: minute,
  newest: '2026-11-21',
  failure: null,
});
const EXPIRE_AT = new Date('2028-11-21T18:30:00.000Z');

/** What every store of runs promises (functions/src/store/ports.ts). */
test.each<[string, () => SitemapRuns]>([
  ['in memory', memorySitemapRuns],
  ['in Firestore', () => inFirestore()],
])('the latest runs %s are listed newest first', async (_name, make) => {
  const runs = make();
  expect(await runs.latest()).toEqual([]);
  for (const minute of [5, 30, 10]) await runs.record(run(minute), EXPIRE_AT);
  expect(await runs.latest()).toEqual([run(30), run(10), run(5)]);
});

test('a run in Firestore has the time after which it may be deleted', async () => {
  const collection = `runs_${randomUUID()}`;
  await inFirestore(collection).record(run(5), EXPIRE_AT);
  const { docs } = await getFirestore(app).collection(collection).get();
  expect(docs.map((each) => each.data())).toEqual([{ ...run(5), expire_at: Timestamp.fromDate(EXPIRE_AT) }]);
  // What another version of the functions wrote counts as no run.
  await getFirestore(app)
    .collection(collection)
    .add({ at: run(5).at, kind: 'unknown' });
  expect(await inFirestore(collection).latest()).toEqual([run(5)]);
});
