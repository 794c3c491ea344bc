import {
  type CollectionReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';

import { readStoredSubmission } from '../../../src/domain/check/record.ts';
import { readStoredLead, readStoredMessage } from '../../../src/domain/inbox/record.ts';
import type { AuditEntryRead } from '../../../src/domain/office/audit.ts';
import {
  newDocument,
  sortKey,
  type StoredDocument,
  type StoredFields,
} from '../../../src/domain/records/document.ts';
import { asText } from '../../../src/domain/records/stored-field.ts';

import { Unavailable } from '../http/time-limit.ts';
import { COLLECTIONS } from './collections.ts';
import { isAlreadyExists, storeInTime } from './firestore-calls.ts';
import type { AuditLog, NewAuditEntry, PageQuery, RecordFilter, RecordStore, Stores } from './ports.ts';

const RECORD_TIMEOUT_MILLISECONDS = 8000;

/** The collection of one kind of record, and how to read it. */
export interface FirestoreCollection<Stored> {
  readonly collection: string;
  /** Reads a document. Must not throw, because one malformed document would make its whole page unreadable. */
  readonly read: (document: StoredDocument) => Stored;
  /** Time limit of a call; {@link RECORD_TIMEOUT_MILLISECONDS} by default. */
  readonly timeoutMilliseconds?: number;
}

/**
 * A {@link RecordStore} in Cloud Firestore. It uses only features that Google's service, Google's emulator and the
 * emulator on npm implement alike (docs/adr/0008): `create` under a known id, one range on `sort_key`, equality
 * filters, one `array-contains` or `array-contains-any`, `count()`, and transactions that read one document.
 */
export function firestoreRecordStore<Fields extends object, Stored extends StoredFields>(
  firestore: () => Firestore,
  { collection, read, timeoutMilliseconds = RECORD_TIMEOUT_MILLISECONDS }: FirestoreCollection<Stored>,
): RecordStore<Fields, Stored> {
  const inTime = <Result>(work: (records: CollectionReference) => Promise<Result>) =>
    storeInTime(timeoutMilliseconds, () => work(firestore().collection(collection)));

  const document = (id: string) =>
    inTime(async (records) => {
      const snapshot = await records.doc(id).get();
      return snapshot.exists ? documentOf(snapshot) : undefined;
    });

  const change: RecordStore<Fields, Stored>['change'] = (id, fieldsFor) =>
    inTime((records) =>
      firestore().runTransaction(async (transaction) => {
        const snapshot = await transaction.get(records.doc(id));
        if (!snapshot.exists) return { kind: 'missing' };
        const stored = documentOf(snapshot);
        const record = read(stored);
        const fields = fieldsFor(record);
        if (fields === undefined) return { kind: 'unchanged', record };
        if (Object.values(fields).includes(undefined)) {
          // The npm emulator removes a field only with its document (docs/adr/0003).
          transaction.delete(snapshot.ref).set(snapshot.ref, defined({ ...snapshot.data(), ...fields }));
        } else transaction.update(snapshot.ref, { ...fields });
        return { kind: 'changed', record: read({ ...stored, ...fields, id }) };
      }),
    );

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
          // Deleted between the two calls: a retry will create it.
          if (!first.exists) throw new Unavailable('store', { cause: error });
          const stored = documentOf(first);
          return {
            created: false,
            first: { record: read(stored), contentDigest: String(stored.content_digest) },
          };
        }
      }),

    page: (query) =>
      inTime(async (records) => {
        const found = await paged(records, query).get();
        return found.docs.map(documentOf).map(read);
      }),

    due: ({ field, since, until, where, limit, isLatestFirst = false }) =>
      inTime(async (records) => {
        const upTo = filtered(records, { where }).where(field, '<=', until);
        const bounded = since === undefined ? upTo : upTo.where(field, '>=', since);
        const found = await bounded
          .orderBy(field, isLatestFirst ? 'desc' : 'asc')
          .limit(limit)
          .get();
        return found.docs.map(documentOf).map(read);
      }),

    count: (filter = {}) =>
      inTime(async (records) => {
        const query = filtered(records, filter);
        const isRange = filter.since !== undefined || filter.until !== undefined;
        // Use the order of the lists: by default Firestore would count a range in ascending order and need additional
        // ascending indexes.
        const counted = await (isRange ? query.orderBy('sort_key', 'desc') : query).count().get();
        return counted.data().count;
      }),

    document,
    get: async (id) => {
      const stored = await document(id);
      return stored && read(stored);
    },

    change,

    remove: (id) =>
      inTime(async (records) => {
        const document = records.doc(id);
        const { exists } = await document.get();
        if (exists) await document.delete();
        return exists;
      }),
  };
}

/** How each kind of record is read. */
export const READERS = {
  submissions: readStoredSubmission,
  leads: readStoredLead,
  messages: readStoredMessage,
} as const;

/** The {@link RecordStore}s of all kinds of records. */
export function firestoreStores(firestore: () => Firestore): Stores {
  return {
    submissions: firestoreRecordStore(firestore, {
      collection: COLLECTIONS.submissions.name,
      read: READERS.submissions,
    }),
    leads: firestoreRecordStore(firestore, { collection: COLLECTIONS.leads.name, read: READERS.leads }),
    messages: firestoreRecordStore(firestore, {
      collection: COLLECTIONS.messages.name,
      read: READERS.messages,
    }),
  };
}

function defined(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function paged(records: Query, { limit, before, until, ...filter }: PageQuery): Query {
  return filtered(records, { ...filter, until: lowerOf(before, until) })
    .orderBy('sort_key', 'desc')
    .limit(limit);
}

/** Of two upper bounds of the same field, the one that matters. */
function lowerOf(before: string | undefined, until: string | undefined): string | undefined {
  // `undefined` is sorted last.
  return [before, until].sort()[0];
}

function filtered(records: Query, { where = {}, containing, since, until }: RecordFilter): Query {
  let query = records;
  for (const [field, value] of Object.entries(where)) {
    if (value !== undefined) query = query.where(field, '==', value);
  }
  if (containing !== undefined) {
    const operator = typeof containing === 'string' ? 'array-contains' : 'array-contains-any';
    query = query.where('search_terms', operator, containing);
  }
  // A sort key begins with its instant, so the bare instant sorts before all sort keys of that instant.
  if (since !== undefined) query = query.where('sort_key', '>=', since);
  if (until !== undefined) query = query.where('sort_key', '<', until);
  return query;
}

/** A document with its id, and with timestamps as ISO 8601. */
function documentOf(snapshot: DocumentSnapshot): StoredDocument {
  const written: Readonly<Record<string, unknown>> = snapshot.data() ?? {};
  const fields: Readonly<Record<string, unknown>> = Object.fromEntries(
    Object.entries(written).map(([name, value]) => [
      name,
      value instanceof Timestamp ? value.toDate().toISOString() : value,
    ]),
  );
  return { ...fields, id: snapshot.id };
}

const AUDIT_TIMEOUT_MILLISECONDS = 5000;

/** {@link AuditLog} in Firestore: one document for each entry, which never changes, but for the count of one that counts. */
export function firestoreAuditLog(
  firestore: () => Firestore,
  collection: string = COLLECTIONS.auditLog.name,
): AuditLog {
  return {
    write: (entry) =>
      storeInTime(AUDIT_TIMEOUT_MILLISECONDS, async () => {
        try {
          await firestore().collection(collection).doc(entry.id).create(auditDocument(entry));
        } catch (error) {
          if (!isAlreadyExists(error)) throw error;
        }
      }),
    add: (entry) =>
      storeInTime(AUDIT_TIMEOUT_MILLISECONDS, async () => {
        const document = firestore().collection(collection).doc(entry.id);
        const added = { ...auditDocument(entry), count: FieldValue.increment(entry.count) };
        await document.set(added, { merge: true });
        return auditEntryOf(await document.get()).count ?? entry.count;
      }),
    sum: ({ who, action, since }) =>
      storeInTime(AUDIT_TIMEOUT_MILLISECONDS, async () => {
        const entries = firestore().collection(collection);
        const found = await filtered(entries, { where: { action }, since }).orderBy('sort_key', 'desc').get();
        return found.docs
          .map(auditEntryOf)
          .filter((entry) => entry.who === who)
          .reduce((sum, { count }) => sum + (count ?? 0), 0);
      }),
    page: (query) =>
      storeInTime(AUDIT_TIMEOUT_MILLISECONDS, async () => {
        const found = await paged(firestore().collection(collection), query).get();
        return found.docs.map(auditEntryOf);
      }),
  };
}

function auditDocument({ id, at, expireAt, ...entry }: NewAuditEntry) {
  const time = new Date(at);
  return { ...entry, created_at: time, sort_key: sortKey(time, id), expire_at: expireAt };
}

/** Reads an entry, even if it is invalid, because the log must hide nothing. */
function auditEntryOf(snapshot: DocumentSnapshot): AuditEntryRead {
  const { who, email, action, collection, record, fields, count, sort_key } = snapshot.data() ?? {};
  return {
    id: snapshot.id,
    at: asText(sort_key).split('_')[0] ?? '',
    who: asText(who),
    email: textOrNull(email),
    action: asText(action),
    collection: textOrNull(collection),
    record: textOrNull(record),
    fields: Array.isArray(fields) ? fields.map(asText) : [],
    count: typeof count === 'number' ? count : null,
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
