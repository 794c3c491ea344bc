import type { EqualityFilter, RecordStore, StoredRecord } from '../ports/record-store.ts';

/** Which records the admin asks for. */
export interface ListQuery {
  /** How many at most. */
  readonly limit: number;
  /** The cursor that the page before gave as `next`. */
  readonly before?: string | undefined;
  readonly where?: EqualityFilter;
}

/** One page of records; `next` continues the list, `null` at its end. */
export interface Page<Stored> {
  readonly records: readonly Stored[];
  readonly next: string | null;
}

/** Lists records. */
export type NewestFirst<Stored> = (query: ListQuery) => Promise<Page<Stored>>;

/**
 * One page of a collection, newest first. The cursor is the last record's own sort key, so records that arrive in the
 * meantime move nothing: no page skips or repeats one.
 *
 * @throws {Unavailable} when the store does not answer
 */
export function newestFirst<Stored extends StoredRecord>(
  store: Pick<RecordStore<never, Stored>, 'page'>,
): NewestFirst<Stored> {
  return async ({ limit, ...query }) => {
    // One more than asked for tells whether there is a next page, without an empty one at the end.
    const found = await store.page({ ...query, limit: limit + 1 });
    const records = found.slice(0, limit);
    const next = found.length > limit ? (records.at(-1)?.sort_key ?? null) : null;
    return { records, next };
  };
}
