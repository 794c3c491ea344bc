import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';

import { newDocument, type StoredDocument, type StoredFields } from '~/domain/records/document.ts';
import type { Work } from '~/domain/records/work.ts';

import type { PageQuery, RecordFilter, RecordStore } from '../record-store.ts';
import { Unavailable } from '../unavailable.ts';
import { isAlreadyExists, isNotFound, storeInTime } from './failures.ts';

/** Where one kind of record is stored, and how it is read back. */
export interface FirestoreCollection<Stored> {
  readonly collection: string;
  /** Reads a document. It must not throw: one malformed document would make its whole page unreadable. */
  readonly read: (document: StoredDocument) => Stored;
  /** Time limit of one call, 8 seconds by default. */
  readonly timeoutMilliseconds?: number;
}

/** A claim matters only while two changes to the same record are in flight, a removal while a browser may send again. */
const CLAIM_LIFETIME_MS = 24 * 60 * 60 * 1000;

/**
 * A {@link RecordStore} in Cloud Firestore. It uses only features that Google's service, Google's emulator and the
 * emulator on npm implement alike (docs/adr/0008): `create` under a known id, one range on `sort_key`, equality filters, one
 * `array-contains`, `count()`.
 */
export function firestoreRecordStore<Fields extends object, Stored extends StoredFields>(
  firestore: () => Firestore,
  { collection, read, timeoutMilliseconds = 8000 }: FirestoreCollection<Stored>,
): RecordStore<Fields, Stored> {
  const inTime = <Result>(work: (records: Query & ReturnType<Firestore['collection']>) => Promise<Result>) =>
    storeInTime(timeoutMilliseconds, () => work(firestore().collection(collection)));

  /** Says for a day that a record was deleted, and nothing else of it. */
  const removalOf = (id: string) => firestore().collection('work_claims').doc(`${collection}_${id}_removed`);

  const documents = (query: PageQuery) =>
    inTime(async (records) => {
      const found = await paged(records, query).get();
      return found.docs.map(documentOf);
    });

  return {
    create: (record) =>
      inTime(async (records) => {
        const document = records.doc(record.id);
        try {
          const [, removal] = await Promise.all([
            document.create(newDocument(record)),
            removalOf(record.id).get(),
          ]);
          return removal.exists ? { created: true, afterRemoval: true } : { created: true };
        } catch (error) {
          if (!isAlreadyExists(error)) throw error;
          const first = await document.get();
          // Deleted between the two calls: a retry of the same call will create it.
          if (!first.exists) throw new Unavailable('store', { cause: error });
          const stored = documentOf(first);
          return {
            created: false,
            first: { record: read(stored), contentDigest: String(stored.content_digest) },
          };
        }
      }),

    documents,
    page: async (query) => (await documents(query)).map(read),

    count: (filter = {}) =>
      inTime(async (records) => {
        const query = filtered(records, filter);
        const isRange = filter.since !== undefined || filter.until !== undefined;
        // In the order of the lists: by itself Firestore counts a range in ascending order, which would need an ascending
        // index beside each of theirs.
        const counted = await (isRange ? query.orderBy('sort_key', 'desc') : query).count().get();
        return counted.data().count;
      }),

    get: (id) =>
      inTime(async (records) => {
        const snapshot = await records.doc(id).get();
        return snapshot.exists ? read(documentOf(snapshot)) : undefined;
      }),

    setWork: (id, work) =>
      inTime(async (records) => {
        const document = records.doc(id);
        const snapshot = await document.get();
        if (!snapshot.exists) return { kind: 'missing' };
        const stored = documentOf(snapshot);
        const record = read(stored);
        if (record.work_version !== work.work_version - 1) return { kind: 'outdated', record };
        const claim = firestore()
          .collection('work_claims')
          .doc(`${collection}_${record.sort_key}_${work.work_version}`);
        switch (await claimAndUpdate(firestore(), claim, document, work)) {
          case 'changed':
            return { kind: 'changed', record: read({ ...stored, ...work }) };
          case 'missing':
            return { kind: 'missing' };
          case 'claimed': {
            const now = await document.get();
            return now.exists ? { kind: 'outdated', record: read(documentOf(now)) } : { kind: 'missing' };
          }
        }
      }),

    remove: (id) =>
      inTime(async (records) => {
        const document = records.doc(id);
        const { exists } = await document.get();
        if (exists) {
          const batch = firestore().batch();
          batch.delete(document);
          batch.set(removalOf(id), { expire_at: Timestamp.fromMillis(Date.now() + CLAIM_LIFETIME_MS) });
          await batch.commit();
        }
        return exists;
      }),
  };
}

/**
 * Updates a document unless somebody else has claimed the same version of it. The claim is a document whose id two
 * changes cannot both create, so that no transaction is needed (docs/adr/0016). It holds no data of the record.
 */
async function claimAndUpdate(
  database: Firestore,
  claim: DocumentReference,
  document: DocumentReference,
  work: Work,
): Promise<'changed' | 'claimed' | 'missing'> {
  const batch = database.batch();
  // First in the batch, because the emulator on npm stops at the first failing write and keeps those before it.
  batch.create(claim, { expire_at: Timestamp.fromMillis(Date.now() + CLAIM_LIFETIME_MS) });
  batch.update(document, { ...work });
  try {
    await batch.commit();
    return 'changed';
  } catch (error) {
    if (isAlreadyExists(error)) return 'claimed';
    if (isNotFound(error)) return 'missing';
    throw error;
  }
}

function paged(records: Query, { limit, before, until, ...filter }: PageQuery): Query {
  // Both are upper bounds of the same field, so the lower one is enough.
  const bounds = [before, until].filter((bound) => bound !== undefined).sort();
  return filtered(records, { ...filter, until: bounds[0] })
    .orderBy('sort_key', 'desc')
    .limit(limit);
}

function filtered(records: Query, { where = {}, containing, since, until }: RecordFilter): Query {
  let query = records;
  for (const [field, value] of Object.entries(where)) query = query.where(field, '==', value);
  if (containing !== undefined) query = query.where('search_terms', 'array-contains', containing);
  // A sort key begins with its instant, so the instant alone sorts before all sort keys of that instant.
  if (since !== undefined) query = query.where('sort_key', '>=', since);
  if (until !== undefined) query = query.where('sort_key', '<', until);
  return query;
}

/** A document with its id, and with timestamps as ISO 8601. */
function documentOf(snapshot: DocumentSnapshot): StoredDocument {
  const fields = Object.entries(snapshot.data() ?? {}).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Timestamp ? value.toDate().toISOString() : value,
  ]);
  return { ...(Object.fromEntries(fields) as Record<string, unknown>), id: snapshot.id };
}
