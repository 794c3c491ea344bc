import { isWaiting } from '#domain/records/work.ts';

import { personKeys, sharedContacts } from './contacts.ts';
import type { RecordRow } from './queue.ts';

/**
 * Groups records by person, in the order of each person's first one. A record belongs to the first person whose first
 * record is like it ({@link personKeys}): one step, so that a chain of contacts does not join strangers. Takes time in
 * proportion to the records, also where all have the same number (docs/adr/0038).
 */
export function people<Item extends object>(
  records: readonly Item[],
): readonly (readonly [Item, ...Item[]])[] {
  const found: [Item, ...Item[]][] = [];
  const byKey = new Map<string, [Item, ...Item[]]>();
  for (const record of records) {
    const keys = personKeys(record);
    const known = keys.map((key) => byKey.get(key)).find((person) => person !== undefined);
    if (known === undefined) {
      const person: [Item, ...Item[]] = [record];
      found.push(person);
      for (const key of keys) byKey.set(key, person);
    } else known.push(record);
  }
  return found;
}

/**
 * A record's row with what the person's other records add: "do not call" on one holds for all, consent is that of the latest
 * form with the row's number, and the person waits since the first request that nobody answered.
 */
export function personRow(row: RecordRow, others: readonly RecordRow[], now: string): RecordRow {
  if (others.length === 0) return row;
  const records = [row, ...others].toSorted(latestFirst);
  const waitsSince = records
    .filter((record) => isWaiting(record, now))
    .flatMap(({ asked_at }) => asked_at ?? [])
    .sort()[0];
  const consenting = records.find((record) => sharedContacts(row, record).includes('phone'));
  return {
    ...row,
    records: records.length,
    asked_at: waitsSince ?? row.asked_at,
    contact: records.some(({ contact }) => contact === 'withdrawn')
      ? 'withdrawn'
      : (consenting ?? row).contact,
  };
}

/** One row for each person: the latest record, so that a new number is not called on an older consent. */
export function personRows(rows: readonly RecordRow[], now: string): readonly RecordRow[] {
  return people(rows.toSorted(latestFirst)).map(([latest, ...others]) => personRow(latest, others, now));
}

function latestFirst(one: RecordRow, other: RecordRow): number {
  return (other.asked_at ?? '').localeCompare(one.asked_at ?? '');
}
