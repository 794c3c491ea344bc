/**
 * `npm run backfill -- --dry-run` lists what records of former releases lack, and `npm run backfill` writes it; with
 * `--project <id>` in a project, else in the emulator of `npm start`: docs/tasks/backfill-records.md.
 */
import { parseArgs } from 'node:util';

import type { Firestore } from 'firebase-admin/firestore';

import { changeOf, type RecordChange } from '#domain/office/backfill.ts';
import { recordReference } from '#domain/records/reference.ts';
import { describeFailure } from './expected-failure.ts';
import { allRecords, explainStore, openFirestore, PLACE_OPTIONS, wholeStores } from './record-stores.ts';

/** Collections of former releases that nothing reads any more: mails to renters, which are no longer sent. */
const FORMER_COLLECTIONS = ['reminders', 'reminder_claims', 'reminder_state'] as const;
const BATCH = 300;

/** What was changed, or would be. */
export interface Backfilled {
  readonly read: number;
  /** How many records get or lose each field. */
  readonly set: ReadonlyMap<string, number>;
  readonly removed: ReadonlyMap<string, number>;
  /** The records, such as `leads/0b9f…`, the newest of each kind first. */
  readonly records: readonly string[];
  /** How many documents of each former collection. */
  readonly deleted: ReadonlyMap<string, number>;
}

function fieldsOf({ set, remove }: RecordChange) {
  return { ...set, ...Object.fromEntries(remove.map((name) => [name, undefined])) };
}

/**
 * Brings all records up to date, each in a transaction. A run that was killed is gone on with by the next one, which
 * finds nothing to change in what is done.
 *
 * @param isDryRun only to tell what would be done
 */
export async function backfill(firestore: Firestore, isDryRun: boolean): Promise<Backfilled> {
  const stores = wholeStores(firestore);
  const set = new Map<string, number>();
  const removed = new Map<string, number>();
  const records: string[] = [];
  let read = 0;
  const count = (change: RecordChange) => {
    for (const name of Object.keys(change.set)) set.set(name, (set.get(name) ?? 0) + 1);
    for (const name of change.remove) removed.set(name, (removed.get(name) ?? 0) + 1);
  };
  for await (const page of allRecords(stores)) {
    read += page.length;
    const due = page.flatMap((record) => {
      const change = changeOf(record, record.stored);
      return change === undefined ? [] : [{ record, change }];
    });
    if (!isDryRun) {
      await Promise.all(
        due.map(({ record: { collection, id } }) =>
          stores[collection].change(id, (current) => {
            const change = changeOf(current, current.stored);
            return change && fieldsOf(change);
          }),
        ),
      );
    }
    for (const { record, change } of due) {
      count(change);
      records.push(recordReference(record));
    }
  }
  const deleted = new Map<string, number>();
  for (const name of FORMER_COLLECTIONS) deleted.set(name, await clear(firestore, name, isDryRun));
  return { read, set, removed, records, deleted };
}

/** Deletes a whole collection; returns how many documents it has, or had. */
async function clear(firestore: Firestore, name: string, isDryRun: boolean): Promise<number> {
  const collection = firestore.collection(name);
  if (isDryRun) return (await collection.count().get()).data().count;
  let deleted = 0;
  for (;;) {
    const { docs } = await collection.limit(BATCH).get();
    if (docs.length === 0) return deleted;
    const batch = firestore.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    deleted += docs.length;
  }
}

/** Records that a dry run names. */
const NAMED = 20;

/** What a run has done, or would do, in lines. */
export function report({ read, set, removed, records, deleted }: Backfilled, isDryRun: boolean): string {
  const [write, remove, erase] = isDryRun
    ? ['would be written', 'would be removed', 'would be deleted']
    : ['written', 'removed', 'deleted'];
  const lines = [
    ...[...set].map(([name, count]) => `${name} ${write}: ${count}`),
    ...[...removed].map(([name, count]) => `${name} ${remove}: ${count}`),
    ...[...deleted]
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${name} ${erase}, because renters get no mail any more: ${count}`),
  ];
  const named = isDryRun ? records.slice(0, NAMED) : [];
  return [
    `${read} records read, ${records.length} of them ${isDryRun ? 'to be changed' : 'changed'}.`,
    ...(lines.length === 0 ? ['Everything is up to date.'] : lines),
    ...named.map((reference) => `  ${reference}`),
    ...(isDryRun && records.length > NAMED ? [`  and ${records.length - NAMED} more`] : []),
  ]
    .map((line) => `  ${line}`)
    .join('\n');
}

if (import.meta.main) {
  try {
    const { values } = parseArgs({
      options: { ...PLACE_OPTIONS, 'dry-run': { type: 'boolean', default: false } },
    });
    const { firestore, where } = await openFirestore(values);
    const isDryRun = values['dry-run'];
    console.log(`\n  ${isDryRun ? 'Nothing is changed. In' : 'In'} ${where}:\n`);
    console.log(`${report(await backfill(firestore, isDryRun), isDryRun)}\n`);
  } catch (failure) {
    console.error(`\n${describeFailure(explainStore(failure))}\n`);
    process.exitCode = 1;
  }
}
