import type { NewRecord, StoredDocument, StoredFields } from '../../../src/domain/records/document.ts';

/** Whether a record was created, or else the record that an earlier call stored under its id. */
type Creation<Stored> =
  | { readonly created: true }
  | { readonly created: false; readonly first: { readonly record: Stored; readonly contentDigest: string } };

/** Fields that must have exactly the given values. */
type EqualityFilter = Readonly<Record<string, string>>;

/** Conditions that must all be met. */
export interface RecordFilter {
  readonly where?: EqualityFilter | undefined;
  /** Only records with this search term. */
  readonly containing?: string | undefined;
  /** Inclusive: ISO 8601, UTC. */
  readonly since?: string | undefined;
  /** Exclusive. */
  readonly until?: string | undefined;
}

/** Query of a page, newest first. */
export interface PageQuery extends RecordFilter {
  /** Maximum number of records. */
  readonly limit: number;
  /** Only records older than this sort key. */
  readonly before?: string | undefined;
}

/** Query by a field with an instant or a day, earliest first. */
interface DueQuery {
  /** Name of the field: an instant (ISO 8601, UTC) or a day. */
  readonly field: string;
  /** Inclusive. */
  readonly since?: string | undefined;
  readonly until: string;
  readonly where?: EqualityFilter | undefined;
  /** Only records with this search term. */
  readonly containing?: string | undefined;
  readonly limit: number;
}

/** Result of `change`. */
type RecordChanged<Stored> =
  | { readonly kind: 'changed'; readonly record: Stored }
  /** Nothing was to be changed or written; `record` is the current state. */
  | { readonly kind: 'unchanged'; readonly record: Stored }
  | { readonly kind: 'missing' };

/** Result of {@link changeSeen}. */
export type SeenChanged<Stored> =
  | { readonly kind: 'changed'; readonly record: Stored }
  /** The record has been changed since; nothing was written, and `record` is the current state. */
  | { readonly kind: 'outdated'; readonly record: Stored }
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
  /** Like `page`, but with all stored fields, including those that only other versions know. */
  readonly documents: (query: PageQuery) => Promise<readonly StoredDocument[]>;
  /**
   * Lists the records whose field has a value from `since` to `until` (both inclusive), earliest first; records with
   * equal values in any order. Records with `null` are left out.
   */
  readonly due: (query: DueQuery) => Promise<readonly Stored[]>;
  /** Counts records without reading them. */
  readonly count: (filter?: RecordFilter) => Promise<number>;
  /** Reads a record; `undefined` if there is none with this id. */
  readonly get: (id: string) => Promise<Stored | undefined>;
  /**
   * Changes some fields of a record depending on its current state. Concurrent changes are serialized: each sees what
   * the one before it wrote, so none is overwritten.
   *
   * @param fields what to write, or `undefined` for nothing; called again with the new state after a concurrent change
   */
  readonly change: (
    id: string,
    fields: (record: Stored) => Readonly<Record<string, unknown>> | undefined,
  ) => Promise<RecordChanged<Stored>>;
  /** Deletes a record; `false` if there is none with this id. */
  readonly remove: (id: string) => Promise<boolean>;
  /** Whether a record with this id was deleted within the last day. */
  readonly wasRemoved: (id: string) => Promise<boolean>;
}

/**
 * Changes a record unless its `work_version` has changed since the admin saw it. Of several concurrent calls for one
 * version, exactly one succeeds, provided that `fields` increments the version.
 *
 * @param version the `work_version` that the admin saw
 */
export async function changeSeen<Stored extends StoredFields>(
  { change }: Pick<RecordStore<never, Stored>, 'change'>,
  id: string,
  version: number,
  fields: (record: Stored) => Readonly<Record<string, unknown>>,
): Promise<SeenChanged<Stored>> {
  const result = await change(id, (record) => (record.work_version === version ? fields(record) : undefined));
  return result.kind === 'unchanged' ? { kind: 'outdated', record: result.record } : result;
}
