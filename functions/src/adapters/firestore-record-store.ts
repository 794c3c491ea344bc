import { Timestamp, type DocumentSnapshot, type Firestore, type Query } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

import { sortKey } from '~/domain/submission/sort-key.ts';
import type { EqualityFilter, RecordStore, StoredRecord } from '../ports/record-store.ts';
import { Unavailable } from '../ports/unavailable.ts';
import { answerInTime } from './answer-in-time.ts';
import { isAlreadyExists, isTransientFirestoreError } from './firestore-failures.ts';

/** What the store keeps beside a record's own fields. */
const bookkeepingSchema = z.object({ created_at: z.instanceof(Timestamp), content_digest: z.string() });

/** Where a kind of record is kept, and how it is read back. */
export interface FirestoreCollection<Stored> {
  readonly collection: string;
  /** Checks what is read: a document that does not fit is an error, never a gap in a list. */
  readonly schema: z.ZodMiniType<Stored>;
  /** How long one call may take, 8 seconds unless told. */
  readonly timeoutMilliseconds?: number;
}

/**
 * A {@link RecordStore} in Cloud Firestore. It uses only what Google's service, Google's emulator and the emulator on
 * npm do alike (docs/adr/0011): `create` under a known id, one range on `sort_key`, equality filters, `count()`.
 */
export function firestoreRecordStore<Fields extends object, Stored extends StoredRecord>(
  firestore: () => Firestore,
  { collection, schema, timeoutMilliseconds = 8000 }: FirestoreCollection<Stored>,
): RecordStore<Fields, Stored> {
  const inTime = <Result>(work: (records: Query & ReturnType<Firestore['collection']>) => Promise<Result>) =>
    answerInTime(
      'store',
      timeoutMilliseconds,
      () => work(firestore().collection(collection)),
      isTransientFirestoreError,
    );

  const read = (snapshot: DocumentSnapshot): { record: Stored; contentDigest: string } => {
    const data = snapshot.data();
    const kept = bookkeepingSchema.parse(data);
    const record = schema.parse({
      ...data,
      id: snapshot.id,
      created_at: kept.created_at.toDate().toISOString(),
    });
    return { record, contentDigest: kept.content_digest };
  };

  return {
    create: ({ id, fields, createdAt, expireAt, contentDigest }) =>
      inTime(async (records) => {
        const document = records.doc(id);
        try {
          await document.create({
            ...fields,
            created_at: Timestamp.fromDate(createdAt),
            sort_key: sortKey(createdAt, id),
            expire_at: Timestamp.fromDate(expireAt),
            content_digest: contentDigest,
          });
          return { created: true };
        } catch (error) {
          if (!isAlreadyExists(error)) throw error;
          const first = await document.get();
          // Deleted between the two calls: the same call creates it when it is made again.
          if (!first.exists) throw new Unavailable('store', { cause: error });
          return { created: false, first: read(first) };
        }
      }),

    page: ({ limit, before, where }) =>
      inTime(async (records) => {
        const all = filtered(records, where);
        const older = before === undefined ? all : all.where('sort_key', '<', before);
        const found = await older.orderBy('sort_key', 'desc').limit(limit).get();
        return found.docs.map((snapshot) => read(snapshot).record);
      }),

    count: (where) =>
      inTime(async (records) => {
        const counted = await filtered(records, where).count().get();
        return counted.data().count;
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

function filtered(records: Query, where: EqualityFilter = {}): Query {
  return Object.entries(where).reduce((query, [field, value]) => query.where(field, '==', value), records);
}
