import { randomUUID } from 'node:crypto';

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { storedSubmissionSchema, type StoredSubmission } from '~/domain/submission/stored-submission.ts';
import type { SubmissionRecord } from '~/domain/submission/submission-record.ts';
import type { PlainDate } from '~/domain/submission/plain-date.ts';
import { firestoreRecordStore } from '../../functions/src/adapters/firestore-record-store.ts';
import type { RecordStore } from '../../functions/src/ports/record-store.ts';
import { memoryRecordStore } from '../../functions/src/testing/memory-record-store.ts';

type SubmissionStore = RecordStore<SubmissionRecord, StoredSubmission>;

const app = initializeApp({ projectId: 'demo-secondkey' }, 'record-store-contract');
afterAll(() => deleteApp(app));

const RECORD: SubmissionRecord = {
  full_name: 'فاطمة <b>🏠</b> O’Neil',
  email: 'rosa@example.com',
  phone: '(602) 555-0134',
  state: 'AZ',
  county: null,
  filing_date: '2021-03-04' as PlainDate,
  years_since_conviction: 5,
  reason: 'Other',
  outcome: 'dismissed',
  payment_status: 'no-judgment',
  details: 'first line\nsecond "line"',
  conviction_type: 'Other - dismissed',
  is_eligible: true,
  eligibility_message: 'Great news!',
  classification: 'eligible',
  contact_consent: true,
  consent_version: '2026-11-21',
};

const START = Date.UTC(2026, 10, 21, 18, 30);

/** A record of some minutes after the start, under an id of its own. */
const newRecord = (minute: number, fields: Partial<SubmissionRecord> = {}) => ({
  id: randomUUID(),
  fields: { ...RECORD, ...fields },
  createdAt: new Date(START + minute * 60_000),
  expireAt: new Date(START + 1e10),
  contentDigest: `digest of ${minute}`,
});

/** What every record store promises (functions/src/ports/record-store.ts). */
describe.each<[string, () => SubmissionStore]>([
  ['in memory', () => memoryRecordStore(storedSubmissionSchema)],
  [
    'in Firestore',
    () =>
      // A collection of its own for each test: nothing has to be cleared, and no test counts another's records.
      firestoreRecordStore(() => getFirestore(app), {
        collection: `contract_${randomUUID()}`,
        schema: storedSubmissionSchema,
      }),
  ],
])('a record store %s', (_name, makeStore) => {
  let store: SubmissionStore;
  beforeEach(() => {
    store = makeStore();
  });

  const idsOf = async (query: Parameters<SubmissionStore['page']>[0]) =>
    (await store.page(query)).map(({ id }) => id);

  describe('creating', () => {
    test('keeps every field as it was, and adds id, time and sort key', async () => {
      const record = newRecord(0);
      expect(await store.create(record)).toEqual({ created: true });
      expect(await store.page({ limit: 10 })).toEqual([
        {
          ...RECORD,
          id: record.id,
          created_at: '2026-11-21T18:30:00.000Z',
          sort_key: `2026-11-21T18:30:00.000Z_${record.id}`,
        },
      ]);
    });

    test('under a taken id gives the first record with its digest, and changes nothing', async () => {
      const first = newRecord(0);
      await store.create(first);
      const second = { ...newRecord(5, { full_name: 'Somebody Else' }), id: first.id };
      expect(await store.create(second)).toMatchObject({
        created: false,
        first: { contentDigest: first.contentDigest, record: { full_name: RECORD.full_name } },
      });
      expect(await store.page({ limit: 10 })).toMatchObject([{ id: first.id, full_name: RECORD.full_name }]);
    });

    test('many times at once under one id creates exactly one', async () => {
      const { id } = newRecord(0);
      const creations = await Promise.all(
        Array.from({ length: 25 }, (_, index) => store.create({ ...newRecord(index), id })),
      );
      expect(creations.filter(({ created }) => created)).toHaveLength(1);
      const winner = (await store.page({ limit: 10 })).map(({ created_at }) => created_at);
      expect(winner).toHaveLength(1);
      for (const creation of creations) {
        if (!creation.created) expect(creation.first.record.created_at).toBe(winner[0]);
      }
    });
  });

  describe('listing', () => {
    test('runs newest first, and by id within one millisecond', async () => {
      const records = [newRecord(3), newRecord(1), newRecord(2), newRecord(2)];
      for (const record of records) await store.create(record);
      const keys = (await store.page({ limit: 10 })).map(({ sort_key }) => sort_key);
      expect(keys).toEqual([...keys].sort().reverse());
      expect(keys).toHaveLength(4);
    });

    test('by pages leaves no gap and repeats nothing, while new records arrive', async () => {
      const records = Array.from({ length: 11 }, (_, minute) => newRecord(minute));
      for (const record of records) await store.create(record);
      const seen: string[] = [];
      let before: string | undefined;
      for (;;) {
        const page = await store.page({ limit: 4, before });
        seen.push(...page.map(({ id }) => id));
        const last = page.at(-1);
        if (last === undefined) break;
        before = last.sort_key;
        await store.create(newRecord(100 + seen.length));
      }
      expect(seen).toEqual(records.map(({ id }) => id).reverse());
    });

    test('goes by filters, one or several, also across pages', async () => {
      const maybe = newRecord(1, { classification: 'maybe' });
      const texan = newRecord(2, { classification: 'maybe', state: 'TX' });
      const later = newRecord(3, { classification: 'maybe' });
      for (const record of [newRecord(0), maybe, texan, later]) await store.create(record);
      expect(await idsOf({ limit: 10, where: { classification: 'maybe' } })).toEqual([
        later.id,
        texan.id,
        maybe.id,
      ]);
      expect(await idsOf({ limit: 10, where: { classification: 'maybe', state: 'AZ' } })).toEqual([
        later.id,
        maybe.id,
      ]);
      const [first] = await store.page({ limit: 1, where: { classification: 'maybe', state: 'AZ' } });
      expect(
        await idsOf({ limit: 1, before: first?.sort_key, where: { classification: 'maybe', state: 'AZ' } }),
      ).toEqual([maybe.id]);
    });
  });

  test('counts all records, or those that match', async () => {
    expect(await store.count()).toBe(0);
    for (const record of [newRecord(0), newRecord(1, { classification: 'maybe' }), newRecord(2)]) {
      await store.create(record);
    }
    expect(await store.count()).toBe(3);
    expect(await store.count({ classification: 'eligible' })).toBe(2);
    expect(await store.count({ classification: 'eligible', state: 'TX' })).toBe(0);
  });

  test('removes a record once, after which its id is free', async () => {
    const record = newRecord(0);
    await store.create(record);
    expect(await store.remove(record.id)).toBe(true);
    expect(await store.remove(record.id)).toBe(false);
    expect(await store.count()).toBe(0);
    expect(await store.create(record)).toEqual({ created: true });
  });
});

describe('a record store in Firestore', () => {
  const collection = `contract_${randomUUID()}`;
  const store = firestoreRecordStore<SubmissionRecord, StoredSubmission>(() => getFirestore(app), {
    collection,
    schema: storedSubmissionSchema,
  });

  test('marks each record with the time after which Firestore may delete it', async () => {
    const record = newRecord(0);
    await store.create(record);
    const stored = await getFirestore(app).collection(collection).doc(record.id).get();
    const expireAt = stored.get('expire_at') as { toDate: () => Date };
    expect(expireAt.toDate()).toEqual(record.expireAt);
  });

  test('reports a document that does not fit, rather than leaving a gap', async () => {
    await getFirestore(app).collection(collection).doc('odd').set({ sort_key: '9999' });
    await expect(store.page({ limit: 10 })).rejects.toThrow();
  });
});

test('a Firestore out of reach is unavailable when its time is up', async () => {
  // Port 9 (discard) is closed on any machine of today.
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:9');
  const lost = initializeApp({ projectId: 'demo-secondkey' }, 'record-store-out-of-reach');
  const store = firestoreRecordStore<SubmissionRecord, StoredSubmission>(() => getFirestore(lost), {
    collection: 'unreachable',
    schema: storedSubmissionSchema,
    timeoutMilliseconds: 300,
  });
  await expect(store.create(newRecord(0))).rejects.toMatchObject({ name: 'Unavailable', service: 'store' });
  await deleteApp(lost);
  vi.unstubAllEnvs();
});
