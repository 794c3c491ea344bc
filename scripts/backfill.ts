/**
 * `npm run backfill -- --dry-run` lists what records of former releases lack and whose answer has changed, and
 * `npm run backfill` writes it; with `--project <id>` in a project, else in the emulator of `npm start`:
 * docs/tasks/backfill-records.md.
 */
import { parseArgs } from 'node:util';

import type { Firestore } from 'firebase-admin/firestore';

import { lawFromDisk } from '#data/law-from-disk.ts';
import { readStoredSubmission } from '#domain/check/record.ts';
import { changeOf } from '#domain/office/backfill.ts';
import { isJurisdictionCode } from '#domain/places/jurisdiction.ts';
import { answerNow } from '#domain/plan/stored-answer.ts';
import { recordReference } from '#domain/records/reference.ts';
import {
  allRecords,
  openFirestore,
  PLACE_OPTIONS,
  runOnRecords,
  type WholeRecord,
  wholeStores,
} from './record-stores.ts';

/** What was changed, or would be. */
export interface Backfilled {
  readonly read: number;
  /** How many records get each field. */
  readonly set: ReadonlyMap<string, number>;
  /** The records, such as `leads/0b9f…`, the newest of each kind first. */
  readonly records: readonly string[];
}

/** What brings a record up to date, under the law of its state. */
async function changeFor({ collection, stored: { state } }: WholeRecord, now: Date) {
  const isOfLaw = collection === 'submissions' && typeof state === 'string' && isJurisdictionCode(state);
  const law = isOfLaw ? await lawFromDisk(state) : undefined;
  return (record: WholeRecord) =>
    changeOf(record, record.stored, law && answerNow(readStoredSubmission(record.stored), law, now));
}

/**
 * Brings all records up to date, each in a transaction. A run that was killed is gone on with by the next one, which
 * finds nothing to change in what is done.
 *
 * @param isDryRun only to tell what would be done
 */
export async function backfill(firestore: Firestore, isDryRun: boolean): Promise<Backfilled> {
  const stores = wholeStores(firestore);
  const now = new Date();
  const set = new Map<string, number>();
  const records: string[] = [];
  let read = 0;
  for await (const page of allRecords(stores)) {
    read += page.length;
    const found = await Promise.all(
      page.map(async (record) => {
        const changeNow = await changeFor(record, now);
        return { record, changeNow, change: changeNow(record) };
      }),
    );
    const due = found.filter(({ change }) => change !== undefined);
    if (!isDryRun) {
      await Promise.all(
        due.map(({ record: { collection, id }, changeNow }) => stores[collection].change(id, changeNow)),
      );
    }
    for (const { record, change } of due) {
      for (const name of Object.keys(change ?? {})) set.set(name, (set.get(name) ?? 0) + 1);
      records.push(recordReference(record));
    }
  }
  return { read, set, records };
}

/** Records that a dry run names. */
const NAMED = 20;

/** What a run has done, or would do, in lines. */
export function report({ read, set, records }: Backfilled, isDryRun: boolean): string {
  const lines = [...set].map(
    ([name, count]) => `${name} ${isDryRun ? 'would be written' : 'written'}: ${count}`,
  );
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
  await runOnRecords(async () => {
    const { values } = parseArgs({
      options: { ...PLACE_OPTIONS, 'dry-run': { type: 'boolean', default: false } },
    });
    const { firestore, where } = await openFirestore(values);
    const isDryRun = values['dry-run'];
    console.log(`\n  ${isDryRun ? 'Nothing is changed. In' : 'In'} ${where}:\n`);
    console.log(`${report(await backfill(firestore, isDryRun), isDryRun)}\n`);
  });
}
