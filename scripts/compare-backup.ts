/**
 * `npm run backup:compare -- --project <id> --database restored`: compares how many records a restored database and the
 * live one have, collection by collection, and names what was deleted or marked “do not call” since and is in the live
 * database again; `--delete-again` deletes it (docs/tasks/restore-the-records.md).
 */
import { parseArgs } from 'node:util';

import { getApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

import type { AuditEntryRead } from '#domain/office/audit.ts';
import { CONTACT_POINTS, type ContactPoint } from '#domain/records/do-not-call.ts';
import { sortKey } from '#domain/records/document.ts';
import { readReference, recordReference, type RecordPlace } from '#domain/records/reference.ts';
import { collectionNames } from '../functions/src/store/collections.ts';
import { firestoreAuditLog } from '../functions/src/store/firestore-records.ts';
import type { AuditLog } from '../functions/src/store/ports.ts';
import {
  type Given,
  givenNow,
  noteCommand,
  openFirestore,
  PLACE_OPTIONS,
  runOnRecords,
  wholeStores,
} from './record-stores.ts';

/** The number of documents in a collection of each database. */
export interface Comparison {
  readonly collection: string;
  readonly live: number;
  readonly restored: number;
}

export function compareCounts(
  collections: readonly string[],
  live: Firestore,
  restored: Firestore,
): Promise<readonly Comparison[]> {
  const countIn = async (database: Firestore, collection: string) =>
    (await database.collection(collection).count().get()).data().count;
  return Promise.all(
    collections.map(async (collection) => ({
      collection,
      live: await countIn(live, collection),
      restored: await countIn(restored, collection),
    })),
  );
}

/** Entries of the audit log read at once. */
const AT_ONCE = 100;

async function* entriesOf(log: Pick<AuditLog, 'page'>): AsyncGenerator<AuditEntryRead> {
  let before: string | undefined;
  do {
    const page: readonly AuditEntryRead[] = await log.page({ limit: AT_ONCE, before });
    yield* page;
    const last = page.length < AT_ONCE ? undefined : page.at(-1);
    before = last && sortKey(new Date(last.at), last.id);
  } while (before !== undefined);
}

/** What a restoration has brought back against somebody's wish. */
export interface BroughtBack {
  /** Records that were deleted on request and are there again. */
  readonly deleted: readonly RecordPlace[];
  /** Records without a mark “do not call” that the audit log has, each with its contact point. */
  readonly unmarked: readonly (RecordPlace & { readonly point: ContactPoint })[];
}

/** Compares the live records with what the live audit log says was done with them. */
export async function findBroughtBack(live: Firestore): Promise<BroughtBack> {
  const stores = wholeStores(live);
  const deleted: RecordPlace[] = [];
  const unmarked: (RecordPlace & { readonly point: ContactPoint })[] = [];
  const decided = new Set<string>();
  for await (const { action, collection, record, fields } of entriesOf(firestoreAuditLog(() => live))) {
    const place = readReference(`${collection ?? ''}/${record ?? ''}`);
    const point = CONTACT_POINTS.find((each) => fields.includes(each));
    const isMark = action === 'mark-do-not-call' || action === 'lift-do-not-call';
    if (place === undefined || (action !== 'delete-record' && !isMark)) continue;
    // Newest first: a mark that was lifted later is none.
    const what = `${recordReference(place)} ${isMark ? (point ?? '') : 'deleted'}`;
    if (decided.has(what)) continue;
    decided.add(what);
    const found = await stores[place.collection].get(place.id);
    if (found === undefined) continue;
    if (action === 'delete-record') deleted.push(place);
    else if (action === 'mark-do-not-call' && point !== undefined && found.do_not_call[point] === null) {
      unmarked.push({ ...place, point });
    }
  }
  return { deleted, unmarked };
}

/** Deletes again what was deleted on request, each after an entry in the audit log. */
export async function deleteAgain(
  live: Firestore,
  { deleted }: Pick<BroughtBack, 'deleted'>,
  given: Given,
): Promise<void> {
  const stores = wholeStores(live);
  for (const { collection, id } of deleted) {
    await noteCommand(live, given, { action: 'delete-record', collection, record: id, count: null });
    await stores[collection].remove(id);
  }
}

/** What was brought back, in lines. */
export function listBroughtBack({ deleted, unmarked }: BroughtBack): string {
  return [
    ...deleted.map((place) => `deleted on request, and there again: ${recordReference(place)}`),
    ...unmarked.map(
      ({ point, ...place }) => `its ${point} is to be marked “do not call” again: ${recordReference(place)}`,
    ),
    ...(deleted.length + unmarked.length === 0
      ? ['Nothing that was deleted on request is there, and no mark “do not call” is missing.']
      : []),
  ]
    .map((line) => `  ${line}`)
    .join('\n');
}

/** A line for each collection, with the difference where there is one. */
export function listComparisons(comparisons: readonly Comparison[]): string {
  const width = Math.max(...comparisons.map(({ collection }) => collection.length));
  return comparisons
    .map(({ collection, live, restored }) => {
      const more = restored - live;
      const difference = more === 0 ? '' : `  ${more > 0 ? '+' : ''}${more}`;
      return `  ${collection.padEnd(width)}  live ${live}  restored ${restored}${difference}`;
    })
    .join('\n');
}

if (import.meta.main) {
  await runOnRecords(async () => {
    const { values } = parseArgs({
      options: {
        ...PLACE_OPTIONS,
        database: { type: 'string', default: 'restored' },
        'delete-again': { type: 'boolean', default: false },
      },
    });
    const { firestore: live, where } = await openFirestore(values);
    const restored = getFirestore(getApp(), values.database);
    console.log(`\n  In ${where}:\n`);
    console.log(
      listComparisons(
        await compareCounts(
          collectionNames(({ expires }) => expires),
          live,
          restored,
        ),
      ),
    );
    const found = await findBroughtBack(live);
    console.log(listBroughtBack(found));
    if (values['delete-again']) {
      await deleteAgain(live, found, givenNow());
      console.log(`  Deleted again: ${found.deleted.length}.`);
    }
  });
}
