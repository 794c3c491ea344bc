import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';

import { newDocument, type StoredDocument } from '~/domain/records/document.ts';
import type { Work } from '~/domain/records/work.ts';

import type { PageQuery, RecordFilter, RecordStore, StoredRecord } from '../record-store.ts';
import { answerInTime, Unavailable } from '../unavailable.ts';
import { isAlreadyExists, isNotFound, isTransientFirestoreError } from './failures.ts';

/** Where a kind of record is kept, and how it is read back. */
export interface FirestoreCollection<Stored> {
  readonly collection: string;
  /** Reads what is kept. It must not throw: one odd document would take its whole page with it. */
  readonly read: (document: StoredDocument) => Stored;
  /** How long one call may take, 8 seconds unless told. */
  readonly timeoutMilliseconds?: number;
}

/** Claims are asked for only while two changes are under way at once. */
const CLAIM_LIFETIME_MS = 24 * 60 * 60 * 1000;

/**
 * A {@link RecordStore} in Cloud Firestore. It uses only what Google's service, Google's emulator and the emulator on
 * npm do alike (docs/adr/0008): `create` under a known id, one range on `sort_key`, equality filters, one
 * `array-contains`, `count()`.
 */
export function firestoreRecordStore<Fields extends object, Stored extends StoredRecord>(
  firestore: () => Firestore,
  { collection, read, timeoutMilliseconds = 8000 }: FirestoreCollection<Stored>,
): RecordStore<Fields, Stored> {
  const inTime = <Result>(work: (records: Query & ReturnType<Firestore['collection']>) => Promise<Result>) =>
    answerInTime(
      'store',
      timeoutMilliseconds,
      () => work(firestore().collection(collection)),
      isTransientFirestoreError,
    );

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
          await document.create(newDocument(record));
          return { created: true };
        } catch (error) {
          if (!isAlreadyExists(error)) throw error;
          const first = await document.get();
          // Deleted between the two calls: the same call creates it when it is made again.
          if (!first.exists) throw new Unavailable('store', { cause: error });
          const kept = documentOf(first);
          return {
            created: false,
            first: { record: read(kept), contentDigest: String(kept.content_digest) },
          };
        }
      }),

    documents,
    page: async (query) => (await documents(query)).map(read),

    count: (filter = {}) =>
      inTime(async (records) => {
        const counted = await filtered(records, filter).count().get();
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
        const kept = documentOf(snapshot);
        const record = read(kept);
        if (record.work_version !== work.work_version - 1) return { kind: 'outdated', record };
        const claim = firestore()
          .collection('work_claims')
          .doc(`${collection}_${record.sort_key}_${work.work_version}`);
        switch (await claimAndUpdate(firestore(), claim, document, work)) {
          case 'changed':
            return { kind: 'changed', record: read({ ...kept, ...work }) };
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
        if (exists) await document.delete();
        return exists;
      }),
  };
}

/**
 * Changes a document if nobody else has claimed the same version of it. The claim is a document under an id that two
 * changes cannot both create, so that no transaction is needed (docs/adr/0016). It holds nothing of the record.
 */
async function claimAndUpdate(
  database: Firestore,
  claim: DocumentReference,
  document: DocumentReference,
  work: Work,
): Promise<'changed' | 'claimed' | 'missing'> {
  const batch = database.batch();
  // First, because the emulator on npm stops at the first write that fails and keeps those before it.
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
  // Both bounds are on the same field: the lower of the two says it all.
  const bounds = [before, until].filter((bound) => bound !== undefined).sort();
  return filtered(records, { ...filter, until: bounds[0] })
    .orderBy('sort_key', 'desc')
    .limit(limit);
}

function filtered(records: Query, { where = {}, containing, since, until }: RecordFilter): Query {
  let query = records;
  for (const [field, value] of Object.entries(where)) query = query.where(field, '==', value);
  if (containing !== undefined) query = query.where('search_terms', 'array-contains', containing);
  // An instant is the beginning of the sort keys of that instant, and so sorts before them.
  if (since !== undefined) query = query.where('sort_key', '>=', since);
  if (until !== undefined) query = query.where('sort_key', '<', until);
  return query;
}

/** A document with its id, its times as ISO 8601. */
function documentOf(snapshot: DocumentSnapshot): StoredDocument {
  const fields = Object.entries(snapshot.data() ?? {}).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Timestamp ? value.toDate().toISOString() : value,
  ]);
  return { ...(Object.fromEntries(fields) as Record<string, unknown>), id: snapshot.id };
}
