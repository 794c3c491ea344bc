import type { StoredSubmission, SubmissionRecord } from '../../../src/domain/check/record.ts';
import type {
  LeadRecord,
  MessageRecord,
  StoredLead,
  StoredMessage,
} from '../../../src/domain/inbox/record.ts';
import type { Cursor } from '../../../src/domain/notifications/cursor.ts';
import type { AuditedAction, AuditEntryRead } from '../../../src/domain/office/audit.ts';
import type { NewRecord, StoredDocument, StoredFields } from '../../../src/domain/records/document.ts';
import type { SitemapRun } from '../../../src/domain/seo/sitemap-report.ts';

/** Whether a record was created, or else the record that an earlier call stored under its id. */
type Creation<Stored> =
  | { readonly created: true }
  | { readonly created: false; readonly first: { readonly record: Stored; readonly contentDigest: string } };

/** Fields that must have exactly the given values; `undefined` is any. */
type EqualityFilter = Readonly<Record<string, string | boolean | undefined>>;

/** Conditions that must all be met. */
export interface RecordFilter {
  readonly where?: EqualityFilter | undefined;
  /** Only records with this search term, or one of these: at most 30. */
  readonly containing?: string | readonly string[] | undefined;
  /** Inclusive: ISO 8601, UTC. */
  readonly since?: string | undefined;
  /** Exclusive. */
  readonly until?: string | undefined;
}

/** Query of a page, newest first. */
export interface PageQuery extends RecordFilter {
  readonly limit: number;
  /** Only records older than this sort key. */
  readonly before?: string | undefined;
}

/** Query by a field with an instant or a day, earliest first. */
interface DueQuery {
  readonly isLatestFirst?: boolean;
  /** Name of the field: an instant (ISO 8601, UTC) or a day. */
  readonly field: string;
  /** Inclusive; `undefined` for no lower bound. */
  readonly since?: string | undefined;
  /** Inclusive. */
  readonly until: string;
  readonly where?: EqualityFilter | undefined;
  readonly limit: number;
}

/** Result of `change`. */
type RecordChanged<Stored> =
  | { readonly kind: 'changed'; readonly record: Stored }
  /** Nothing was to be changed or written; `record` is the current state. */
  | { readonly kind: 'unchanged'; readonly record: Stored }
  | { readonly kind: 'missing' };

/**
 * One collection of personal records: written as `Fields`, read as `Stored`. Every method throws `Unavailable`
 * when the store does not answer.
 *
 * tests/functions/record-store.contract.test.ts holds every implementation to this contract.
 */
export interface RecordStore<Fields, Stored extends StoredFields> {
  /** Stores a record unless its id is taken. Of several concurrent calls, exactly one creates it. */
  readonly create: (record: NewRecord<Fields>) => Promise<Creation<Stored>>;
  /** Lists records by descending sort key. */
  readonly page: (query: PageQuery) => Promise<readonly Stored[]>;
  /**
   * Lists the records whose field has a value from `since` up to `until`, earliest or latest first; records with equal values in
   * any order. Records with `null` are left out.
   */
  readonly due: (query: DueQuery) => Promise<readonly Stored[]>;
  /** Counts records without reading them. */
  readonly count: (filter?: RecordFilter) => Promise<number>;
  /** Reads a record; `undefined` if there is none with this id. */
  readonly get: (id: string) => Promise<Stored | undefined>;
  /** Like `get`, but with all stored fields, including those that no form or list knows. */
  readonly document: (id: string) => Promise<StoredDocument | undefined>;
  /**
   * Changes some fields of a record depending on its current state. Concurrent changes are serialized: each sees what
   * the one before it wrote, so none is overwritten.
   *
   * @param fields what to write, or `undefined` for nothing; a field that is `undefined` is removed. Called again with the new state after a concurrent change
   */
  readonly change: (
    id: string,
    fields: (record: Stored) => Readonly<Record<string, unknown>> | undefined,
  ) => Promise<RecordChanged<Stored>>;
  /** Deletes a record; `false` if there is none with this id. */
  readonly remove: (id: string) => Promise<boolean>;
}

export interface Stores {
  readonly submissions: RecordStore<SubmissionRecord, StoredSubmission>;
  readonly leads: RecordStore<LeadRecord, StoredLead>;
  readonly messages: RecordStore<MessageRecord, StoredMessage>;
}

export interface NewAuditEntry extends AuditEntryRead {
  readonly action: AuditedAction;
  /** The instant after which the store may delete the entry. */
  readonly expireAt: Date;
}

export interface AuditLog {
  /**
   * Stores an entry unless there is one with its id.
   *
   * @throws {Unavailable} when the entry cannot be stored
   */
  readonly write: (entry: NewAuditEntry) => Promise<void>;
  /**
   * Adds to the count of the entry with this id, and stores it if there is none. Returns the sum, which includes at least
   * every addition that had returned before.
   *
   * @throws {Unavailable} when it cannot be stored
   */
  readonly add: (entry: NewAuditEntry & { readonly count: number }) => Promise<number>;
  /**
   * Sums the counts of an account's entries of an action.
   *
   * @param since inclusive: ISO 8601, UTC
   * @throws {Unavailable} when the store does not answer
   */
  readonly sum: (query: {
    readonly who: string;
    readonly action: AuditedAction;
    readonly since: string;
  }) => Promise<number>;
  /**
   * Lists entries, newest first.
   *
   * @throws {Unavailable} when the store does not answer
   */
  readonly page: (query: Pick<PageQuery, 'limit' | 'before'>) => Promise<readonly AuditEntryRead[]>;
}

/** Counters shared by all instances of the functions. */
export interface HitCounter {
  /**
   * Increments a counter and reads it. The count includes at least every call that had returned before: of `n + m`
   * concurrent calls, at most `n` read a number up to `n`.
   *
   * @param key document id: a hash, because it must not reveal an address
   * @param expireAt after which the counter is no longer needed
   * @throws {Unavailable} when the counter cannot be reached
   */
  readonly hit: (key: string, expireAt: Date) => Promise<number>;
}

/**
 * When admins have ended their sessions on all devices. Every method throws `Unavailable` when the store does not answer.
 */
export interface EndedSessions {
  /** Every login of the account up to this instant becomes invalid. */
  readonly endAll: (account: string, at: Date) => Promise<void>;
  readonly endedAt: (account: string) => Promise<Date | undefined>;
}

/**
 * Hashes of numbers and addresses that are not to be called. Every method throws `Unavailable` when the store does not
 * answer.
 */
export interface DoNotCallList {
  /** Adds a hash, or renews it, until it expires. */
  readonly add: (hash: string, since: Date, expireAt: Date) => Promise<void>;
  readonly remove: (hash: string) => Promise<void>;
  /** Since when it is on the list: ISO 8601, UTC; `null` if it is not, or has expired. */
  readonly since: (hash: string, now: Date) => Promise<string | null>;
}

/** Storage of how far the operator has been told. Every method throws `Unavailable` when the store does not answer. */
export interface NotificationCursor {
  readonly read: () => Promise<Cursor>;
  readonly write: (cursor: Cursor) => Promise<void>;
}

/** Storage for the sitemap panel. Every method throws `Unavailable` when the store does not answer. */
export interface SitemapRuns {
  /** Stores a run, which may be deleted after `expireAt`. */
  readonly record: (run: SitemapRun, expireAt: Date) => Promise<void>;
  /** The latest runs, newest first, also those that failed; at most 20. */
  readonly latest: () => Promise<readonly SitemapRun[]>;
}
