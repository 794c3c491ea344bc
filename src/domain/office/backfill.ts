import type { RecordKind, StoredDocument, StoredFields } from '#domain/records/document.ts';
import { RECORD_KINDS } from '#domain/records/document.ts';
import {
  CALL_AGAIN_FIELD,
  callAgainAt,
  FIRST_CONTACT_FIELD,
  isNotContacted,
  NOT_CONTACTED,
} from '#domain/records/work.ts';
import { searchableIn, searchTerms } from './search.ts';

/*
 * What records of former releases lack, by which the store searches, filters or counts: it finds only what is stored.
 * What is only shown needs no entry here, because it is read with a value for records without it (stored-field.ts).
 * `npm run backfill` brings all records up to date (docs/tasks/backfill-records.md).
 */

/** A field of former releases that nothing reads any more. */
const REMOVED = Symbol('removed');

interface Backfill {
  /** Of which records; all by default. */
  readonly kinds?: readonly RecordKind[];
  /** What the field must be; `undefined` leaves it as it is. */
  readonly value: (record: StoredFields, stored: StoredDocument) => unknown;
}

/** By the names of the stored fields. */
const BACKFILLS: Readonly<Record<string, Backfill>> = {
  // Numbers in notes are search terms since November 2026.
  search_terms: { value: (record) => searchTerms(searchableIn(record)) },
  [FIRST_CONTACT_FIELD]: {
    value: (record, stored) =>
      stored[FIRST_CONTACT_FIELD] ?? (isNotContacted(record) ? NOT_CONTACTED : undefined),
  },
  in_burst: { value: () => REMOVED },
  // Calls have had an hour since November 2026.
  [CALL_AGAIN_FIELD]: { value: (record) => callAgainAt(record) ?? undefined },
  call_again_on: { value: () => REMOVED },
};

/** How to bring a record up to date. */
export interface RecordChange {
  readonly set: Readonly<Record<string, unknown>>;
  readonly remove: readonly string[];
}

/**
 * What a record of a former release lacks or has too much; `undefined` for one that is up to date.
 *
 * @param record the record as it is read
 * @param stored all its stored fields
 */
export function changeOf(record: StoredFields, stored: StoredDocument): RecordChange | undefined {
  const due = Object.entries(BACKFILLS)
    .filter(([, { kinds = RECORD_KINDS }]) => kinds.includes(record.collection))
    .map(([name, { value }]) => ({ name, value: value(record, stored) }));
  const set = due.filter(
    ({ name, value }) =>
      value !== undefined && value !== REMOVED && JSON.stringify(value) !== JSON.stringify(stored[name]),
  );
  const remove = due.filter(({ name, value }) => value === REMOVED && name in stored);
  if (set.length + remove.length === 0) return undefined;
  return {
    set: Object.fromEntries(set.map(({ name, value }) => [name, value])),
    remove: remove.map(({ name }) => name),
  };
}
