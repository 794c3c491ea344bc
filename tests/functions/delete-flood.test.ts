import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';

import { newDocument } from '#domain/records/document.ts';
import { deleteFlood, describeFlood, findFlood, readFlood } from '../../scripts/delete-flood.ts';
import { firestoreAuditLog } from '../../functions/src/store/firestore-records.ts';

const app = initializeApp({ projectId: 'demo-flood' }, 'flood');
afterAll(() => deleteApp(app));
const firestore = getFirestore(app);

const NOW = new Date('2026-11-29T12:00:00.000Z');
const WINDOW = { from: '2026-11-29T03:00', to: '2026-11-29T04:00' };
const idOf = (index: number) => `0b9f3c1e-7a2d-4c5b-9e8f-${String(index).padStart(12, '0')}`;

async function save(index: number, time: string, email: string, changes: object = {}): Promise<void> {
  const fields = {
    email,
    phone: '(602) 555-0134',
    language: 'en',
    consent_version: 'v',
    consent_text: 'May we?',
  };
  const document = newDocument({
    id: idOf(index),
    fields,
    createdAt: new Date(`2026-11-29T${time}Z`),
    expireAt: new Date('2028-11-29T00:00:00Z'),
    contentDigest: 'digest',
    searchTerms: [],
  });
  await firestore
    .collection('leads')
    .doc(idOf(index))
    .create({ ...document, ...changes });
}

it('a flood is found by its time and what its records have in common, listed, and deleted with an entry in the audit log', async () => {
  for (let index = 0; index < 120; index += 1) await save(index, '03:10:00', `flood-${index}@spam.example`);
  await save(200, '02:59:59', 'before@spam.example');
  await save(201, '04:00:00', 'after@spam.example');
  await save(202, '03:30:00', 'renter@example.com');
  await save(203, '03:30:00', 'called@spam.example', { work_status: 'contacted' });

  const all = await findFlood(firestore, readFlood(WINDOW, NOW));
  expect(all.records).toHaveLength(121);
  expect(describeFlood(all)).toContain('120 have Domain: @spam.example');

  const found = await findFlood(
    firestore,
    readFlood({ ...WINDOW, kind: 'leads', text: ['@SPAM.example'] }, NOW),
  );
  expect(found.records).toHaveLength(120);
  expect(describeFlood(found)).toMatch(/120 records, from 2026-11-29T03:10:00 to 2026-11-29T03:10:00 UTC/u);
  expect(describeFlood(found)).toContain('Kept, because somebody has worked on them: 1.');
  expect((await firestore.collection('leads').count().get()).data().count).toBe(124);

  await deleteFlood(firestore, found, { by: 'somebody', at: NOW });
  const left = await firestore.collection('leads').get();
  expect(left.docs.map((document) => String(document.get('email'))).sort()).toEqual([
    'after@spam.example',
    'before@spam.example',
    'called@spam.example',
    'renter@example.com',
  ]);
  expect(await firestoreAuditLog(() => firestore).page({ limit: 10 })).toMatchObject([
    { who: 'somebody', action: 'delete-flood', collection: 'leads', count: 120, record: null },
  ]);
  expect(
    (await findFlood(firestore, readFlood({ ...WINDOW, text: ['@spam.example'] }, NOW))).records,
  ).toEqual([]);
}, 60_000);

describe('a flood without a time', () => {
  it.each([
    [{}, 'Say when the flood came'],
    [{ from: '2026-11-29T03:00' }, 'Say when the flood came'],
    [{ from: 'yesterday', to: '2026-11-29T04:00' }, 'Say when the flood came'],
    [{ from: '2026-11-29T04:00', to: '2026-11-29T03:00' }, 'Say when the flood came'],
    [{ from: '2026-11-29T04:00', to: '2026-11-29T12:01' }, 'still to come'],
    [{ from: '2026-11-20T00:00', to: '2026-11-29T00:00' }, 'longer than 7 days'],
    [{ ...WINDOW, kind: 'people' }, 'There are no people'],
  ])('or with a wrong one is refused: %j', (options, message) => {
    expect(() => readFlood(options, NOW)).toThrow(message);
  });
});
