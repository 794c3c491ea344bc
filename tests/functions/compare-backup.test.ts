import { readFileSync } from 'node:fs';

import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';

import { compareCounts, keptCollections, listComparisons } from '../../scripts/compare-backup.ts';

it('a restored database is compared with the live one, collection by collection', async () => {
  const [live, restored] = ['demo-live', 'demo-restored'].map((projectId) =>
    getFirestore(initializeApp({ projectId }, projectId)),
  );
  if (live === undefined || restored === undefined) throw new Error('There are two databases.');
  for (const id of ['a', 'b', 'c'])
    await restored.collection('leads').doc(id).create({ email: 'a@example.org' });
  await live.collection('leads').doc('a').create({ email: 'a@example.org' });
  await live.collection('contact_messages').doc('z').create({ email: 'z@example.org' });

  const collections = keptCollections(readFileSync('firestore.indexes.json', 'utf8'));
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
