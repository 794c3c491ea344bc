import type { StoredDocument, StoredFields } from '#domain/records/document.ts';
import { searchableIn, searchTerms } from './search.ts';

/*
 * What stored records lack, by which the store searches, filters or counts: it finds only what is stored. Records of former
 * releases lack a field, checks the answer of a law that has changed. What is only shown needs no entry here, because it is
 * read with a value for records without it (stored-field.ts). `npm run backfill` brings all records up to date
 * (docs/tasks/backfill-records.md).
 */

/** What a stored field must be, by its name; `undefined` leaves it as it is. */
const BACKFILLS: Readonly<Record<string, (record: StoredFields) => unknown>> = {
  // Names of states are search terms since November 2026.
  search_terms: (record) => searchTerms(searchableIn(record)),
};

/**
 * The fields by which a record is brought up to date; `undefined` for one that is.
 *
 * @param record the record as it is read
 * @param stored all its stored fields
 * @param answer what a check's fields must be under the law as it is (plan/stored-answer.ts)
 */
export function changeOf(
  record: StoredFields,
  stored: StoredDocument,
  answer: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> | undefined {
  const fields = Object.entries(BACKFILLS).map(([name, valueOf]) => [name, valueOf(record)] as const);
  const due = [...fields, ...Object.entries(answer)].filter(
    ([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(stored[name]),
  );
  return due.length === 0 ? undefined : Object.fromEntries(due);
}
