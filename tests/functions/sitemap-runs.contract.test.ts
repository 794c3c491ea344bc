import { randomUUID } from 'node:crypto';

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test } from 'vitest';

import { firestoreSitemapRuns } from '../../functions/src/store/firestore-state.ts';
import { memorySitemapRuns } from '../../functions/src/testing/memory.ts';
import type { SitemapRuns } from '../../functions/src/store/ports.ts';

const app = initializeApp({ projectId: 'demo-secondkey' }, 'sitemap-runs-contract');
afterAll(() => deleteApp(app));

/** Each test has its own collections. */
const inFirestore = (runs = `runs_${randomUUID()}`) =>
  firestoreSitemapRuns(() => getFirestore(app), { runs, announcements: `announcements_${randomUUID()}` });

/** What every store of runs promises (functions/src/store/ports.ts). */
describe.each<[string, () => SitemapRuns]>([
  ['in memory', memorySitemapRuns],
  ['in Firestore', () => inFirestore()],
])('what engines were told %s', (_name, make) => {
  const runs = make();

  test('is empty before the first run', async () => {
    expect(await runs.announcedTo('never.example')).toEqual(new Map());
  });

  test('is stored for each engine separately, only the latest', async () => {
    const first = new Map([['/', '2026-10-01']]);
    const second = new Map([
      ['/', '2026-11-21'],
      ['/city/śródmieście/', '2026-11-21'],
    ]);
    await runs.remember('127.0.0.1:5059', first);
    await runs.remember('api.indexnow.example', first);
    await runs.remember('127.0.0.1:5059', second);
    expect(await runs.announcedTo('127.0.0.1:5059')).toEqual(second);
    expect(await runs.announcedTo('api.indexnow.example')).toEqual(first);
  });

  test('names the latest runs, newest first', async () => {
    const other = make();
    const run = (minute: number) => ({
      kind: 'pinged' as const,
      at: new Date(Date.UTC(2026, 10, 21, 18, minute)).toISOString(),
      engines: [
        { engine: 'IndexNow', outcome: 'accepted' as const, message: 'Received.', addresses: minute },
      ],
    });
    for (const minute of [5, 30, 10]) await other.record(run(minute), new Date('2028-11-21T18:30:00.000Z'));
    expect(await other.latest()).toMatchObject([run(30), run(10), run(5)]);
  });

  test('may contain fifty thousand pages', async () => {
    const pages = new Map(
      Array.from(
        { length: 50_000 },
        (_, index) => [`/state/arizona/place-number-${index}/`, '2026-11-21'] as const,
      ),
    );
    await runs.remember('many.example', pages);
    expect(await runs.announcedTo('many.example')).toEqual(pages);
  });
});

test('a run in Firestore has the time after which it may be deleted', async () => {
  const at = '2026-11-21T18:30:00.000Z';
  const expireAt = new Date('2028-11-21T18:30:00.000Z');
  const runs = `runs_${randomUUID()}`;
  await inFirestore(runs).record({ kind: 'pinged', at, engines: [] }, expireAt);
  const { docs } = await getFirestore(app).collection(runs).get();
  expect(docs.map((run) => run.data())).toEqual([
    { kind: 'pinged', at, engines: [], expire_at: Timestamp.fromDate(expireAt) },
  ]);
  // What another version of the functions wrote counts as no run.
  await getFirestore(app).collection(runs).add({ at, kind: 'unknown' });
  expect(await inFirestore(runs).latest()).toMatchObject([{ kind: 'pinged', at, engines: [] }]);
});
