import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, it, vi } from 'vitest';

import { searchableIn, searchTerms } from '#domain/office/search.ts';
import { newDocument } from '#domain/records/document.ts';
import { backfill, report } from '../../scripts/backfill.ts';
import { wholeStores } from '../../scripts/record-stores.ts';

const app = initializeApp({ projectId: 'demo-backfill' }, 'backfill');
afterAll(() => deleteApp(app));
const firestore = getFirestore(app);

const START = Date.parse('2026-11-20T12:00:00.000Z');
const idOf = (index: number) => `0b9f3c1e-7a2d-4c5b-9e8f-${String(index).padStart(12, '0')}`;

/** A lead as a record of this release. */
function lead(index: number) {
  const fields = { email: `lead-${index}@example.com`, phone: '(602) 555-0134', language: 'en' };
  const createdAt = new Date(START + index * 60_000);
  return newDocument({
    id: idOf(index),
    fields: { ...fields, consent_version: 'v', consent_text: 'May we call?' },
    createdAt,
    expireAt: new Date(START + 1e11),
    contentDigest: 'digest',
    searchTerms: searchTerms(searchableIn(fields)),
  });
}

/** More than are read at once. */
const FORMER = 130;

it('records of the former release are listed, then brought up to date once, also after a run that was killed', async () => {
  const leads = firestore.collection('leads');
  for (let index = 0; index < FORMER; index += 1) {
    await leads.doc(idOf(index)).create({ ...lead(index), search_terms: ['former'] });
  }
  await leads.doc(idOf(FORMER)).create(lead(FORMER));

  const dry = await backfill(firestore, true);
  expect(
    report(dry, true)
      .split('\n')
      .map((line) => line.trim())
      .slice(0, 3),
  ).toEqual([
    '131 records read, 130 of them to be changed.',
    'search_terms would be written: 130',
    `leads/${idOf(FORMER - 1)}`,
  ]);
  expect((await leads.doc(idOf(0)).get()).data()).toMatchObject({ search_terms: ['former'] });

  const run = firestore.runTransaction.bind(firestore);
  let left = 110;
  const killed = vi.spyOn(firestore, 'runTransaction').mockImplementation((...args) => {
    left -= 1;
    return left < 0 ? Promise.reject(new Error('killed')) : run(...args);
  });
  await expect(backfill(firestore, false)).rejects.toThrow('killed');
  killed.mockRestore();
  const half = await backfill(firestore, true);
  expect(half.records.length).toBeGreaterThan(0);
  expect(half.records.length).toBeLessThan(FORMER);

  const done = await backfill(firestore, false);
  expect(done.records).toEqual(half.records);
  expect(await wholeStores(firestore).leads.page({ containing: 'lead', limit: 200 })).toHaveLength(
    FORMER + 1,
  );

  const again = await backfill(firestore, false);
  expect(report(again, false)).toMatch(
    /131 records read, 0 of them changed\.\n *Everything is up to date\.$/u,
  );

  // The courts of Arizona seal a dismissed case by themselves.
  const check = firestore.collection('expungement_submissions').doc(idOf(0));
  const told = { finding: 'no-remedy', opens_on: null };
  await check.create({
    ...lead(0),
    full_name: 'Rosa Delgado',
    state: 'AZ',
    filing_date: '2021-03-04',
    filing_date_precision: 'day',
    outcome: 'dismissed',
    payment_status: 'no-judgment',
    reason: 'Non-payment of rent',
    ...told,
  });
  await backfill(firestore, false);
  expect((await check.get()).data()).toMatchObject({ finding: 'court-acts', told });
}, 60_000);
