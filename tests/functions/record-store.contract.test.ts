import { randomUUID } from 'node:crypto';

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { readStoredSubmission, type StoredSubmission, type SubmissionRecord } from '#domain/check/record.ts';
import { firstAsked, NO_WORK } from '#domain/records/work.ts';
import { firestoreRecordStore } from '../../functions/src/store/firestore-records.ts';
import { type RecordStore } from '../../functions/src/store/ports.ts';
import { changeStatus } from '../../functions/src/testing/change-status.ts';
import { memoryRecordStore } from '../../functions/src/testing/memory.ts';
import { COMPOSITE_INDEXES, neededIndexes, recordQueries } from './support/firestore-indexes.ts';
import { sampleRecord } from '../support/sample-check.ts';

type SubmissionStore = RecordStore<SubmissionRecord, StoredSubmission>;

const app = initializeApp({ projectId: 'demo-secondkey' }, 'record-store-contract');
afterAll(() => deleteApp(app));

const queries = recordQueries();

/** The stored fields. */
const RECORD = sampleRecord({
  full_name: 'فاطمة <b>🏠</b> O’Neil',
  details: 'first line\nsecond "line"',
  eligibility_message: 'Great news!',
});
/** What lists show of a record. */
const { consent_text: _, ...LISTED } = RECORD;

const MAYBE = {
  classification: 'maybe',
  eligibility_message: 'You may be eligible',
  is_eligible: false,
} as const;

const START = Date.UTC(2026, 10, 21, 18, 30);

/** A record of some minutes after the start, under an id of its own. */
const newRecord = (minute: number, fields: Partial<SubmissionRecord> = {}) => ({
  id: randomUUID(),
  fields: { ...RECORD, ...fields },
  createdAt: new Date(START + minute * 60_000),
  expireAt: new Date(START + 1e10),
  contentDigest: `digest of ${minute}`,
  searchTerms: [`minute ${minute}`, fields.full_name ?? RECORD.full_name],
});

/** What every record store promises (functions/src/store/ports.ts). */
describe.each<[string, () => SubmissionStore]>([
  ['in memory', () => memoryRecordStore(readStoredSubmission)],
  [
    'in Firestore',
    () =>
      // Each test has its own collection, so nothing has to be cleared and no test counts another's records.
      firestoreRecordStore(() => getFirestore(app), {
        collection: `contract_${randomUUID()}`,
        read: readStoredSubmission,
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
    test('keeps every field and adds id, time and sort key', async () => {
      const record = newRecord(0);
      expect(await store.create(record)).toEqual({ created: true });
      expect(await store.page({ limit: 10 })).toEqual([
        {
          ...LISTED,
          collection: 'submissions',
          ...NO_WORK,
          ...firstAsked(record.createdAt),
          do_not_call: { phone: null, email: null },
          id: record.id,
          created_at: '2026-11-21T18:30:00.000Z',
          sort_key: `2026-11-21T18:30:00.000Z_${record.id}`,
          odd_fields: [],
        },
      ]);
    });

    test('under a taken id returns the first record with its digest and changes nothing', async () => {
      const first = newRecord(0);
      await store.create(first);
      const second = { ...newRecord(5, { full_name: 'Somebody Else' }), id: first.id };
      expect(await store.create(second)).toMatchObject({
        created: false,
        first: { contentDigest: first.contentDigest, record: { full_name: RECORD.full_name } },
      });
      expect(await store.page({ limit: 10 })).toMatchObject([{ id: first.id, full_name: RECORD.full_name }]);
    });

    test('many times at once under one id creates exactly one record', async () => {
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
    test('is ordered newest first, and by id within one millisecond', async () => {
      const records = [newRecord(3), newRecord(1), newRecord(2), newRecord(2)];
      for (const record of records) await store.create(record);
      const keys = (await store.page({ limit: 10 })).map(({ sort_key }) => sort_key);
      expect(keys).toEqual([...keys].sort().reverse());
      expect(keys).toHaveLength(4);
    });

    test('by pages has no gaps and no repeats while new records arrive', async () => {
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

    test('can be filtered by one or several fields, also across pages', async () => {
      const maybe = newRecord(1, MAYBE);
      const texan = newRecord(2, { ...MAYBE, state: 'TX' });
      const later = newRecord(3, MAYBE);
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

  describe('listing part of a collection', () => {
    const instant = (minute: number) => new Date(START + minute * 60_000).toISOString();
    let records: ReturnType<typeof newRecord>[];
    const minutesOf = async (query: Omit<Parameters<SubmissionStore['page']>[0], 'limit'>) =>
      (await idsOf({ limit: 10, ...query })).map((id) => records.findIndex((record) => record.id === id));
    beforeEach(async () => {
      records = [0, 1, 2, 3, 4].map((minute) => newRecord(minute, minute % 2 === 0 ? {} : MAYBE));
      for (const record of records) await store.create(record);
    });

    test('by time includes the first instant and excludes the last', async () => {
      expect(await minutesOf({ since: instant(1), until: instant(3) })).toEqual([2, 1]);
      expect(await minutesOf({ since: instant(3) })).toEqual([4, 3]);
      expect(await minutesOf({ until: instant(1) })).toEqual([0]);
      expect(await store.count({ since: instant(1), until: instant(4) })).toBe(3);
      expect(await store.count({ since: instant(1), where: { classification: 'maybe' } })).toBe(2);
    });

    test('by time continues from a cursor, whichever of the two ends earlier', async () => {
      const [cursor] = await store.page({ limit: 1, until: instant(4) });
      expect(await minutesOf({ since: instant(1), until: instant(4), before: cursor?.sort_key })).toEqual([
        2, 1,
      ]);
      expect(await minutesOf({ until: instant(1), before: cursor?.sort_key })).toEqual([0]);
    });

    test('by a search term finds whole terms only, together with filters and time', async () => {
      expect(await minutesOf({ containing: 'minute 3' })).toEqual([3]);
      expect(await minutesOf({ containing: ['minute 3', 'minute 1', 'minute'] })).toEqual([3, 1]);
      expect(await minutesOf({ containing: 'minute' })).toEqual([]);
      expect(await minutesOf({ containing: RECORD.full_name })).toEqual([4, 3, 2, 1, 0]);
      expect(
        await minutesOf({
          containing: RECORD.full_name,
          where: { classification: 'maybe' },
          since: instant(2),
        }),
      ).toEqual([3]);
      expect(await store.count({ containing: 'minute 3' })).toBe(1);
      expect(await store.count({ containing: 'minute' })).toBe(0);
    });
  });

  test('by id returns one record or none', async () => {
    const record = newRecord(0);
    await store.create(record);
    expect(await store.get(record.id)).toMatchObject({ id: record.id, full_name: RECORD.full_name });
    // As a document with every stored field.
    expect(await store.document(record.id)).toMatchObject({
      ...RECORD,
      id: record.id,
      created_at: record.createdAt.toISOString(),
      expire_at: record.expireAt.toISOString(),
    });
    expect(await store.document(randomUUID())).toBeUndefined();
    expect(await store.get(randomUUID())).toBeUndefined();
  });

  describe('changing a record', () => {
    const TIME = new Date(START).toISOString();
    const asked = ({ asked_again }: StoredSubmission, at: string) => ({ asked_again: [...asked_again, at] });

    test('writes what its state requires, and leaves everything else as it was', async () => {
      const record = newRecord(0);
      await store.create(record);
      const result = await store.change(record.id, (stored) => ({
        ...asked(stored, TIME),
        work_status: 'contacted',
      }));
      const changed = { ...LISTED, asked_again: [TIME], work_status: 'contacted' };
      expect(result).toMatchObject({ kind: 'changed', record: changed });
      expect(await store.page({ limit: 10 })).toEqual(result.kind === 'changed' ? [result.record] : []);
      expect(await store.count({ where: { work_status: 'contacted' } })).toBe(1);
    });

    test('removes a field, and keeps the others with their times', async () => {
      const record = newRecord(0);
      await store.create(record);
      const before = await store.document(record.id);
      const changed = await store.change(record.id, () => ({
        full_name: 'Somebody Else',
        county: undefined,
      }));
      expect(changed).toMatchObject({
        kind: 'changed',
        record: { full_name: 'Somebody Else', county: null },
      });
      const { county: _county, ...rest } = before ?? { id: '' };
      expect(await store.document(record.id)).toEqual({ ...rest, full_name: 'Somebody Else' });
    });

    test('writes nothing if nothing needs to change', async () => {
      const record = newRecord(0);
      await store.create(record);
      expect(await store.change(record.id, () => undefined)).toMatchObject({
        kind: 'unchanged',
        record: { id: record.id },
      });
      expect(await store.get(record.id)).toMatchObject({ asked_again: [], work_status: 'new' });
    });

    test('many times at once loses no change', async () => {
      const record = newRecord(0);
      await store.create(record);
      const times = Array.from({ length: 8 }, (_, index) => new Date(START + index).toISOString());
      await Promise.all(times.map((time) => store.change(record.id, (stored) => asked(stored, time))));
      const stored = await store.get(record.id);
      expect([...(stored?.asked_again ?? [])].sort()).toEqual(times);
    });

    test('from the version that many tabs saw changes it once', async () => {
      const record = newRecord(0);
      await store.create(record);
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, tab) =>
          store.change(record.id, ({ work_version }) =>
            work_version === 0
              ? { work_version: 1, do_not_call: { phone: new Date(START + tab).toISOString(), email: null } }
              : undefined,
          ),
        ),
      );
      const changed = results.filter(({ kind }) => kind === 'changed');
      expect(changed).toHaveLength(1);
      expect(results.filter(({ kind }) => kind === 'unchanged')).toHaveLength(19);
      expect(changed).toEqual([{ kind: 'changed', record: await store.get(record.id) }]);
    });

    test('works if it was deleted and created again', async () => {
      const record = newRecord(0);
      await store.create(record);
      await changeStatus(store, record.id, 'contacted', new Date(START));
      await store.remove(record.id);
      await store.create({ ...record, createdAt: new Date(START + 1) });
      expect(await changeStatus(store, record.id, 'closed', new Date(START))).toMatchObject({
        kind: 'changed',
      });
    });

    test.each([
      ['a field', 'kept'],
      ['the removal of a field', undefined],
    ])('by %s does not bring back what is deleted at the same moment', async (_what, details) => {
      for (let round = 0; round < 5; round += 1) {
        const record = newRecord(round);
        await store.create(record);
        await Promise.all([
          store.change(record.id, () => ({ details, work_version: 1 })),
          store.remove(record.id),
        ]);
        expect(await store.get(record.id)).toBeUndefined();
      }
    });

    test('that is missing is reported as missing', async () => {
      expect(await store.change(randomUUID(), () => ({ work_log: [] }))).toEqual({ kind: 'missing' });
      expect(await store.count()).toBe(0);
    });
  });

  describe('listing what is due', () => {
    const FIELD = 'asked_at';
    const until = (minute: number) => new Date(START + minute * 60_000).toISOString();
    const dueIds = async (query: Partial<Parameters<SubmissionStore['due']>[0]> = {}) =>
      (await store.due({ field: FIELD, until: until(10), limit: 10, ...query })).map(({ id }) => id);

    test('is ordered earliest or latest first, up to an instant and a limit', async () => {
      const records = [3, 1, 2, 11].map((minute) => newRecord(minute));
      for (const record of records) await store.create(record);
      const [third, first, second] = records.map(({ id }) => id);
      expect(await dueIds()).toEqual([first, second, third]);
      expect(await dueIds({ until: until(2) })).toEqual([first, second]);
      expect(await dueIds({ since: until(2) })).toEqual([second, third]);
      expect(await dueIds({ limit: 1 })).toEqual([first]);
      expect(await dueIds({ limit: 2, isLatestFirst: true })).toEqual([third, second]);
    });

    test('excludes records without a value', async () => {
      const [sent, waiting] = [newRecord(0), newRecord(1)];
      for (const record of [sent, waiting]) await store.create(record);
      await store.change(sent.id, () => ({ [FIELD]: null }));
      expect(await dueIds()).toEqual([waiting.id]);
    });

    test('can be filtered', async () => {
      const [done, open] = [newRecord(0), newRecord(1)];
      for (const record of [done, open]) await store.create(record);
      await changeStatus(store, done.id, 'closed', new Date(START));
      expect(await dueIds({ field: 'asked_at', where: { work_status: 'new' } })).toEqual([open.id]);
    });
  });

  test('counts all records, or those that match', async () => {
    expect(await store.count()).toBe(0);
    for (const record of [newRecord(0), newRecord(1, MAYBE), newRecord(2)]) {
      await store.create(record);
    }
    expect(await store.count()).toBe(3);
    expect(await store.count({ where: { classification: 'eligible' } })).toBe(2);
    expect(await store.count({ where: { classification: 'eligible', state: 'TX' } })).toBe(0);
  });

  test('removes a record once and frees its id', async () => {
    const record = newRecord(0);
    await store.create(record);
    expect(await store.remove(record.id)).toBe(true);
    expect(await store.remove(record.id)).toBe(false);
    expect(await store.count()).toBe(0);
    const again = { ...newRecord(7, { full_name: 'Somebody Else' }), id: record.id };
    expect(await store.create(again)).toEqual({ created: true });
    expect(await store.page({ limit: 10 })).toMatchObject([{ full_name: 'Somebody Else', ...NO_WORK }]);
    expect(await store.create(newRecord(8))).toEqual({ created: true });
  });
});

describe('a record store in Firestore', () => {
  const collection = `contract_${randomUUID()}`;
  const store = firestoreRecordStore<SubmissionRecord, StoredSubmission>(() => getFirestore(app), {
    collection,
    read: readStoredSubmission,
  });

  test('marks each record with the time after which Firestore may delete it', async () => {
    const record = newRecord(0);
    await store.create(record);
    const stored = await getFirestore(app).collection(collection).doc(record.id).get();
    const expireAt = stored.get('expire_at') as { toDate: () => Date };
    expect(expireAt.toDate()).toEqual(record.expireAt);
  });

  test('reads a malformed document and reports its odd fields', async () => {
    await getFirestore(app).collection(collection).doc('odd').set({ sort_key: '9999', state: 'Arizona' });
    const [odd] = await store.page({ limit: 1 });
    expect(odd).toMatchObject({ id: 'odd', state: 'Arizona', full_name: '', work_status: 'new' });
    expect(odd?.odd_fields).toContain('state');
    expect(await changeStatus(store, 'odd', 'closed', new Date(START))).toMatchObject({
      kind: 'changed',
      record: { state: 'Arizona', work_status: 'closed' },
    });
  });
});

test('a record that is deleted while it is sent again is to be sent once more', async () => {
  const document = {
    create: () => Promise.reject(Object.assign(new Error(), { code: 6 })),
    get: () => Promise.resolve({ exists: false }),
  };
  // A cast, because the class has many more members; creating a record calls only these.
  const deleting = { collection: () => ({ doc: () => document }) } as unknown as Firestore;
  const store = firestoreRecordStore(() => deleting, { collection: 'a', read: readStoredSubmission });
  await expect(store.create(newRecord(0))).rejects.toMatchObject({
    name: 'Unavailable',
    service: 'store',
    cause: { code: 6 },
  });
});

test('an unreachable Firestore is Unavailable after the time limit', async () => {
  // Port 9 (discard) is closed on current machines.
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:9');
  const lost = initializeApp({ projectId: 'demo-secondkey' }, 'record-store-out-of-reach');
  const store = firestoreRecordStore<SubmissionRecord, StoredSubmission>(() => getFirestore(lost), {
    collection: 'unreachable',
    read: readStoredSubmission,
    timeoutMilliseconds: 300,
  });
  await expect(store.create(newRecord(0))).rejects.toMatchObject({ name: 'Unavailable', service: 'store' });
  await deleteApp(lost);
  vi.unstubAllEnvs();
});

test('every query sent in these tests has its index in firestore.indexes.json', () => {
  expect(queries.length).toBeGreaterThan(20);
  const needed = new Set(queries.flatMap((query) => neededIndexes(query, 'expungement_submissions')));
  expect([...needed].filter((index) => !COMPOSITE_INDEXES.includes(index))).toEqual([]);
});
