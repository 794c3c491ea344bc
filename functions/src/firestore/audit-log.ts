import { type DocumentSnapshot, type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';

import type { AuditEntryRead } from '~/domain/records/audit.ts';
import { asText, sortKey } from '~/domain/records/document.ts';

import type { AuditLog, AuditQuery } from '../audit-log.ts';
import { storeInTime } from './failures.ts';

const TIMEOUT_MILLISECONDS = 5000;

/** {@link AuditLog} in Firestore: one immutable document for each entry, with the request id as its id. */
export function firestoreAuditLog(firestore: () => Firestore, collection = 'admin_actions'): AuditLog {
  return {
    write: ({ requestId, at, collection: records, expireAt, ...entry }) =>
      storeInTime(TIMEOUT_MILLISECONDS, async () => {
        await firestore()
          .collection(collection)
          .doc(requestId)
          .create({
            ...entry,
            collection: records,
            created_at: Timestamp.fromDate(at),
            sort_key: sortKey(at, requestId),
            expire_at: Timestamp.fromDate(expireAt),
          });
      }),
    page: (query) =>
      storeInTime(TIMEOUT_MILLISECONDS, async () => {
        const found = await asked(firestore().collection(collection), query).get();
        return found.docs.map(read);
      }),
  };
}

function asked(entries: Query, { limit, before, since, until, who, action }: AuditQuery): Query {
  let query = entries;
  if (who !== undefined) query = query.where('who', '==', who);
  if (action !== undefined) query = query.where('action', '==', action);
  if (since !== undefined) query = query.where('sort_key', '>=', since);
  // Both are upper bounds of the same field, so only the lower one matters.
  const [bound] = [before, until].filter((text) => text !== undefined).sort();
  if (bound !== undefined) query = query.where('sort_key', '<', bound);
  return query.orderBy('sort_key', 'desc').limit(limit);
}

/** Entries of older versions have neither `email` nor `fields`. */
function read(snapshot: DocumentSnapshot): AuditEntryRead {
  const { who, email, action, collection, record, fields, sort_key } = snapshot.data() ?? {};
  return {
    id: snapshot.id,
    at: asText(sort_key).split('_')[0] ?? '',
    who: asText(who),
    email: textOrNull(email),
    action: asText(action),
    collection: textOrNull(collection),
    record: textOrNull(record),
    fields: Array.isArray(fields) ? fields.map(asText) : [],
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
