import { NOTHING_ANNOUNCED } from '../../../src/domain/notifications/cursor.ts';
import { newDocument, type StoredDocument, type StoredFields } from '../../../src/domain/records/document.ts';
import type { SitemapRun } from '../../../src/domain/seo/sitemap-report.ts';

import type {
  AuditLog,
  DoNotCallList,
  EndedSessions,
  HitCounter,
  NewAuditEntry,
  NotificationCursor,
  PageQuery,
  RecordFilter,
  RecordStore,
  SitemapRuns,
} from '../store/ports.ts';

/** An {@link AuditLog} in memory whose entries tests can read. */
export function memoryAuditLog(): AuditLog & {
  readonly entries: readonly NewAuditEntry[];
  /** The entries besides those of logins and of what was shown. */
  readonly actions: readonly NewAuditEntry[];
} {
  const entries: NewAuditEntry[] = [];
  return {
    entries,
    get actions() {
      return entries.filter(({ action }) => !['log-in', 'see-records', 'open-record'].includes(action));
    },
    write: (entry) => {
      if (entries.some(({ id }) => id === entry.id)) return Promise.resolve();
      entries.push(entry);
      return Promise.resolve();
    },
    add: (entry) => {
      const index = entries.findIndex(({ id }) => id === entry.id);
      const count = (entries[index]?.count ?? 0) + entry.count;
      entries.splice(index < 0 ? entries.length : index, 1, { ...entry, count });
      return Promise.resolve(count);
    },
    sum: ({ who, action, since }) =>
      Promise.resolve(
        entries
          .filter((entry) => entry.who === who && entry.action === action && entry.at >= since)
          .reduce((sum, { count }) => sum + (count ?? 0), 0),
      ),
    page: ({ limit, before }) => {
      const found = entries
        .map(({ expireAt: _unlisted, ...entry }) => ({ entry, key: `${entry.at}_${entry.id}` }))
        .filter(({ key }) => before === undefined || key < before)
        .sort((a, b) => (a.key < b.key ? 1 : -1))
        .map(({ entry }) => entry);
      return Promise.resolve(found.slice(0, limit));
    },
  };
}

/** A {@link HitCounter} in memory; the contract suite tests it together with the one in Firestore. */
export function memoryHitCounter(): HitCounter {
  const counts = new Map<string, number>();
  return {
    hit: (key) => {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return Promise.resolve(count);
    },
  };
}

/** A {@link RecordStore} in memory; the contract suite tests it together with the one in Firestore. */
export function memoryRecordStore<Fields extends object, Stored extends StoredFields>(
  read: (document: StoredDocument) => Stored,
): RecordStore<Fields, Stored> {
  const documents = new Map<string, StoredDocument>();

  const matching = ({ where = {}, containing, since = '', until }: RecordFilter) =>
    [...documents.values()].filter((document) => {
      const key = String(document.sort_key);
      const terms = document.search_terms as readonly string[];
      return (
        Object.entries(where).every(([field, value]) => value === undefined || document[field] === value) &&
        (containing === undefined || [containing].flat().some((term) => terms.includes(term))) &&
        key >= since &&
        (until === undefined || key < until)
      );
    });
  const page = ({ limit, before, ...filter }: PageQuery) =>
    matching(filter)
      .filter((document) => before === undefined || String(document.sort_key) < before)
      .sort((a, b) => (String(a.sort_key) < String(b.sort_key) ? 1 : -1))
      .slice(0, limit);

  const change: RecordStore<Fields, Stored>['change'] = (id, fieldsFor) => {
    const document = documents.get(id);
    if (document === undefined) return Promise.resolve({ kind: 'missing' });
    const record = read(document);
    const fields = fieldsFor(record);
    if (fields === undefined) return Promise.resolve({ kind: 'unchanged', record });
    const changed = withWrittenTimes({ ...document, ...fields, id });
    documents.set(id, changed);
    return Promise.resolve({ kind: 'changed', record: read(changed) });
  };

  return {
    create: (record) => {
      const first = documents.get(record.id);
      if (first !== undefined) {
        const contentDigest = String(first.content_digest);
        return Promise.resolve({ created: false, first: { record: read(first), contentDigest } });
      }
      documents.set(record.id, withWrittenTimes({ ...newDocument(record), id: record.id }));
      return Promise.resolve({ created: true });
    },
    page: (query) => Promise.resolve(page(query).map(read)),
    due: ({ field, since = '', until, where, limit, isLatestFirst = false }) => {
      const instant = (document: StoredDocument) => String(document[field]);
      return Promise.resolve(
        matching({ where })
          .filter((document) => typeof document[field] === 'string')
          .filter((document) => instant(document) >= since && instant(document) <= until)
          .sort((a, b) => (instant(a) < instant(b) !== isLatestFirst ? -1 : 1))
          .slice(0, limit)
          .map(read),
      );
    },
    count: (filter = {}) => Promise.resolve(matching(filter).length),
    get: (id) => {
      const document = documents.get(id);
      return Promise.resolve(document && read(document));
    },
    document: (id) => Promise.resolve(documents.get(id)),
    change,
    remove: (id) => Promise.resolve(documents.delete(id)),
  };
}

/** Converts times to ISO 8601 and leaves out what is to be removed, as the port requires. */
function withWrittenTimes(document: StoredDocument): StoredDocument {
  const fields = Object.entries(document)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]);
  return { ...(Object.fromEntries(fields) as Record<string, unknown>), id: document.id };
}

/** {@link SitemapRuns} in memory; the contract suite tests it together with the one in Firestore. */
export function memorySitemapRuns(): SitemapRuns & { readonly runs: readonly SitemapRun[] } {
  const runs: SitemapRun[] = [];
  return {
    runs,
    record: (run) => {
      runs.push(run);
      return Promise.resolve();
    },
    latest: () => Promise.resolve(runs.toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, 20)),
  };
}

/** A {@link DoNotCallList} in memory; the contract suite tests it together with the one in Firestore. */
export function memoryDoNotCallList(): DoNotCallList {
  const entries = new Map<string, { readonly since: Date; readonly expireAt: Date }>();
  return {
    add: (hash, since, expireAt) => {
      entries.set(hash, { since, expireAt });
      return Promise.resolve();
    },
    remove: (hash) => {
      entries.delete(hash);
      return Promise.resolve();
    },
    since: (hash, now) => {
      const entry = entries.get(hash);
      return Promise.resolve(entry !== undefined && entry.expireAt > now ? entry.since.toISOString() : null);
    },
  };
}

/** {@link EndedSessions} in memory; the contract suite tests it together with the one in Firestore. */
export function memoryEndedSessions(): EndedSessions {
  const ended = new Map<string, Date>();
  return {
    endAll: (account, at) => {
      ended.set(account, at);
      return Promise.resolve();
    },
    endedAt: (account) => Promise.resolve(ended.get(account)),
  };
}

/** A {@link NotificationCursor} in memory. */
export function memoryNotificationCursor(): NotificationCursor {
  let stored = NOTHING_ANNOUNCED;
  return {
    read: () => Promise.resolve(stored),
    write: (cursor) => {
      stored = cursor;
      return Promise.resolve();
    },
  };
}
