import type { RecordKind } from '../../../src/domain/records/document.ts';

/** What a collection holds about renters. Decides what a request to see or delete one's data reaches. */
type AboutRenters =
  /** What they sent, and what the office noted of it: exported and deleted with the record. */
  | 'records'
  /** Salted hashes of a number, an address or a connection: neither found nor deleted by a request, as the privacy page says. */
  | 'hashes'
  /** Which record was handled, by its random id: kept as the proof of the deletion. */
  | 'record ids'
  | 'nothing';

interface Collection {
  readonly name: string;
  readonly aboutRenters: AboutRenters;
  /** Whether Firestore deletes each document after its `expire_at`: a TTL policy in firestore.indexes.json. */
  readonly expires: boolean;
}

/**
 * Everything that is stored, once. Names, TTL policies, what a person's export and deletion reach, and what a backup is
 * compared by are taken from here or tested against it (collections.test.ts), so nothing can be stored that nobody deletes.
 */
export const COLLECTIONS = {
  submissions: { name: 'expungement_submissions', aboutRenters: 'records', expires: true },
  leads: { name: 'leads', aboutRenters: 'records', expires: true },
  messages: { name: 'contact_messages', aboutRenters: 'records', expires: true },
  auditLog: { name: 'admin_actions', aboutRenters: 'record ids', expires: true },
  doNotCall: { name: 'do_not_call', aboutRenters: 'hashes', expires: true },
  rateLimits: { name: 'rate_limits', aboutRenters: 'hashes', expires: true },
  sitemapRuns: { name: 'sitemap_runs', aboutRenters: 'nothing', expires: true },
  /** When an admin ended all sessions: one document for each admin. */
  endedSessions: { name: 'admin_sessions', aboutRenters: 'nothing', expires: false },
  /** Up to which time the operator has been told of new records: one document. */
  notificationCursor: { name: 'notification_state', aboutRenters: 'nothing', expires: false },
} as const satisfies Readonly<Record<string, Collection>> & Readonly<Record<RecordKind, Collection>>;

export function collectionNames(matches: (collection: Collection) => boolean): readonly string[] {
  return Object.values<Collection>(COLLECTIONS)
    .filter(matches)
    .map(({ name }) => name);
}
