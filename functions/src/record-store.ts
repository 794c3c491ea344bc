import type { NewRecord, StoredDocument, StoredFields } from '~/domain/records/document.ts';

/** Whether a record was stored, or the record that an earlier call stored under its id. */
type Creation<Stored> =
  | { readonly created: true }
  | { readonly created: false; readonly first: { readonly record: Stored; readonly contentDigest: string } };

/** Fields that must have exactly this value. */
type EqualityFilter = Readonly<Record<string, string>>;

/** Conditions on records, all of which must hold. */
export interface RecordFilter {
  readonly where?: EqualityFilter | undefined;
  /** Only records with this search term. */
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

/** Which records are due, earliest first. */
interface DueQuery {
  /** A field that holds an instant, ISO 8601 in UTC, or a day. */
  readonly field: string;
  /** This instant or day, or later. */
  readonly since?: string | undefined;
  readonly until: string;
  readonly where?: EqualityFilter | undefined;
  /** Only records with this search term. */
  readonly containing?: string | undefined;
  readonly limit: number;
}

/** What `change` did. */
type RecordChanged<Stored> =
  | { readonly kind: 'changed'; readonly record: Stored }
  /** There was nothing to change: nothing was written, and `record` is the current state. */
  | { readonly kind: 'unchanged'; readonly record: Stored }
  | { readonly kind: 'missing' };

/** What {@link changeSeen} did. */
export type SeenChanged<Stored> =
  | { readonly kind: 'changed'; readonly record: Stored }
  /** Somebody has changed the record since: nothing was written, and `record` is its current state. */
  | { readonly kind: 'outdated'; readonly record: Stored }
  | { readonly kind: 'missing' };

/**
 * One collection of personal records: written as `Fields`, read as `Stored`. Every method throws `Unavailable`
 * when the store does not answer.
 *
 * tests/functions/record-store.contract.test.ts holds every implementation to this contract.
 */
export interface RecordStore<Fields, Stored extends StoredFields> {
  /** Stores a record unless its id is taken. Of several calls at once, exactly one creates. */
  readonly create: (record: NewRecord<Fields>) => Promise<Creation<Stored>>;
  /** Lists records by descending sort key. */
  readonly page: (query: PageQuery) => Promise<readonly Stored[]>;
  /** As `page`, with all stored fields, also those that only older or newer versions know. */
  readonly documents: (query: PageQuery) => Promise<readonly StoredDocument[]>;
  /**
   * Lists the records whose field holds an instant or a day (ISO 8601) from `since` to `until`, earliest first, in any order
   * within it; not those with `null`.
   */
  readonly due: (query: DueQuery) => Promise<readonly Stored[]>;
  /** Counts records without reading them. */
  readonly count: (filter?: RecordFilter) => Promise<number>;
  /** Reads one record; `undefined` when there is none under this id. */
  readonly get: (id: string) => Promise<Stored | undefined>;
  /**
   * Changes some fields of a record, depending on its state: of several changes at once each sees what the one before it
   * has written, so none overwrites another.
   *
   * @param fields what to write, or `undefined` for nothing; called again with the new state when somebody else has
   * changed the record in between
   */
  readonly change: (
    id: string,
    fields: (record: Stored) => Readonly<Record<string, unknown>> | undefined,
  ) => Promise<RecordChanged<Stored>>;
  /** Deletes a record; `false` when there is none under this id. */
  readonly remove: (id: string) => Promise<boolean>;
  /** Whether a record of this id was deleted within the last day. */
  readonly wasRemoved: (id: string) => Promise<boolean>;
}

/**
 * Changes a record for an admin who saw a version of it, unless somebody has changed it since. Of several calls at once
 * for one version, exactly one succeeds, if the fields count the version up.
 *
 * @param version the `work_version` that was seen
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
