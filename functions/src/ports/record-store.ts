/** A record about to be stored, and what the store keeps beside its fields. */
export interface NewRecord<Fields> {
  /** UUID made by the browser: the key under which the record is stored once at most. */
  readonly id: string;
  readonly fields: Fields;
  /** The server's time of saving. */
  readonly createdAt: Date;
  /** The instant after which the store may delete the record. */
  readonly expireAt: Date;
  /** Digest of what was sent, by which a repeated call is told from a different one under the same id. */
  readonly contentDigest: string;
}

/** What every record has when it is read, besides its own fields. */
export interface StoredRecord {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly created_at: string;
  /** The key that lists run by: time and id (domain/submission/sort-key.ts). */
  readonly sort_key: string;
}

/** Whether a record was stored, or what already stood under its id. */
export type Creation<Stored> =
  | { readonly created: true }
  | { readonly created: false; readonly first: { readonly record: Stored; readonly contentDigest: string } };

/** Fields that must have exactly this value. */
export type EqualityFilter = Readonly<Record<string, string>>;

/** Which records to list, newest first. */
export interface PageQuery {
  /** How many at most. */
  readonly limit: number;
  /** Only records older than this sort key. */
  readonly before?: string | undefined;
  readonly where?: EqualityFilter;
}

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
  /** Counts records without reading them. */
  readonly count: (where?: EqualityFilter) => Promise<number>;
  /** Deletes a record; `false` when there is none under this id. */
  readonly remove: (id: string) => Promise<boolean>;
}
