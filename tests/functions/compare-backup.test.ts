import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';

import {
  compareCounts,
  deleteAgain,
  findBroughtBack,
  listBroughtBack,
  listComparisons,
} from '../../scripts/compare-backup.ts';
import { collectionNames } from '../../functions/src/store/collections.ts';
import { firestoreAuditLog } from '../../functions/src/store/firestore-records.ts';

it('a restored database is compared with the live one, collection by collection', async () => {
  const [live, restored] = ['demo-live', 'demo-restored'].map((projectId) =>
    getFirestore(initializeApp({ projectId }, projectId)),
  );
  if (live === undefined || restored === undefined) throw new Error('There are two databases.');
  for (const id of ['a', 'b', 'c'])
    await restored.collection('leads').doc(id).create({ email: 'a@example.org' });
  await live.collection('leads').doc('a').create({ email: 'a@example.org' });
  await live.collection('contact_messages').doc('z').create({ email: 'z@example.org' });

  const collections = collectionNames(({ expires }) => expires);
  expect(collections).toEqual(
    expect.arrayContaining(['expungement_submissions', 'leads', 'contact_messages']),
  );
  const comparisons = await compareCounts(collections, live, restored);
  expect(comparisons.filter(({ live: now, restored: then }) => now + then > 0)).toEqual(
    expect.arrayContaining([
      { collection: 'leads', live: 1, restored: 3 },
      { collection: 'contact_messages', live: 1, restored: 0 },
    ]),
  );
  expect(listComparisons(comparisons)).toMatch(/^ {2}leads +live 1 {2}restored 3 {2}\+2$/mu);
  expect(listComparisons(comparisons)).toMatch(/^ {2}contact_messages +live 1 {2}restored 0 {2}-1$/mu);
});

it('what was deleted on request is deleted again, and marks that are missing are named', async () => {
  const live = getFirestore(initializeApp({ projectId: 'demo-imported' }, 'imported'));
  const [deleted, marked, lifted, kept] = [1, 2, 3, 4].map(
    (each) => `5e0c2b1a-3d4f-4a6b-8c7d-9e0f1a2b3c0${each}`,
  );
  if (deleted === undefined || marked === undefined || lifted === undefined || kept === undefined)
    throw new Error('There are four records.');
  for (const id of [deleted, marked, lifted, kept]) {
    await live.collection('leads').doc(id).create({ email: 'a@example.org', phone: '(602) 555-0134' });
  }
  const log = firestoreAuditLog(() => live);
  const done = (
    minute: number,
    action: 'delete-record' | 'mark-do-not-call' | 'lift-do-not-call',
    record: string,
  ) =>
    log.write({
      id: `r-${minute}`,
      at: new Date(Date.UTC(2026, 10, 21, 18, minute)).toISOString(),
      who: 'uid',
      email: null,
      action,
      collection: 'leads',
      record,
      fields: action === 'delete-record' ? [] : ['phone'],
      count: null,
      expireAt: new Date('2028-11-21T18:30:00.000Z'),
    });
  await done(1, 'mark-do-not-call', lifted);
  await done(2, 'lift-do-not-call', lifted);
  await done(3, 'mark-do-not-call', marked);
  await done(4, 'delete-record', deleted);
  await done(5, 'delete-record', '5e0c2b1a-3d4f-4a6b-8c7d-9e0f1a2b3c09');

  const found = await findBroughtBack(live);
  expect(found).toEqual({
    deleted: [{ collection: 'leads', id: deleted }],
    unmarked: [{ collection: 'leads', id: marked, point: 'phone' }],
  });
  expect(listBroughtBack(found)).toContain(`leads/${deleted}`);
  await deleteAgain(live, found, { by: 'somebody', at: new Date('2026-11-22T09:00:00.000Z') });
  expect((await live.collection('leads').get()).docs.map(({ id }) => id).sort()).toEqual([
    marked,
    lifted,
    kept,
  ]);
  expect(await log.page({ limit: 1 })).toMatchObject([
    { who: 'somebody', action: 'delete-record', record: deleted },
  ]);
  expect((await findBroughtBack(live)).deleted).toEqual([]);
});
