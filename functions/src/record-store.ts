import type { NewRecord, StoredDocument, StoredFields } from '~/domain/records/document.ts';
import type { Work } from '~/domain/records/work.ts';

/** What every record has when it is read, besides its own fields. */
export type StoredRecord = StoredFields;

/** Whether a record was stored, or what already stood under its id. */
export type Creation<Stored> =
  | { readonly created: true }
  | { readonly created: false; readonly first: { readonly record: Stored; readonly contentDigest: string } };

/** Fields that must have exactly this value. */
export type EqualityFilter = Readonly<Record<string, string>>;

/** Which records are meant. */
export interface RecordFilter {
  readonly where?: EqualityFilter | undefined;
  /** Only records with this among their search terms. */
  readonly containing?: string | undefined;
  /** Only records of this instant or later, ISO 8601 in UTC. */
  readonly since?: string | undefined;
  /** Only records from before this instant. */
  readonly until?: string | undefined;
}

/** Which records to list, newest first. */
export interface PageQuery extends RecordFilter {
  /** How many at most. */
  readonly limit: number;
  /** Only records older than this sort key. */
  readonly before?: string | undefined;
}

/** What became of a change of the work on a record. */
export type WorkChanged<Stored> =
  | { readonly kind: 'changed'; readonly record: Stored }
  /** Somebody else was first: nothing was changed, and `record` is how it stands. */
  | { readonly kind: 'outdated'; readonly record: Stored }
  | { readonly kind: 'missing' };

/**
 * One collection of personal records: written as `Fields`, read as `Stored`. Every method throws `Unavailable`
 * when the store does not answer.
 *
 * The contract suite in tests/functions/record-store.contract.test.ts says what an implementation must do.
 */
export interface RecordStore<Fields, Stored extends StoredRecord> {
  /** Stores a record unless its id is taken. Of several calls at once, exactly one creates. */
  readonly create: (record: NewRecord<Fields>) => Promise<Creation<Stored>>;
  /** Lists records by falling sort key. */
  readonly page: (query: PageQuery) => Promise<readonly Stored[]>;
  /** As `page`, with every field that is kept, also those that no version of today knows. */
  readonly documents: (query: PageQuery) => Promise<readonly StoredDocument[]>;
  /** Counts records without reading them. */
  readonly count: (filter?: RecordFilter) => Promise<number>;
  /** Reads one record; `undefined` when there is none under this id. */
  readonly get: (id: string) => Promise<Stored | undefined>;
  /**
   * Puts `work` on a record that stands at the version before it. Of several calls at once for one version, exactly one
   * changes.
   */
  readonly setWork: (id: string, work: Work) => Promise<WorkChanged<Stored>>;
  /** Deletes a record; `false` when there is none under this id. */
  readonly remove: (id: string) => Promise<boolean>;
}
