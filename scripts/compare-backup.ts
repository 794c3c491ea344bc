/**
 * `npm run backup:compare -- --project <id> --database restored`: compares how many records a restored database and the
 * live one have, collection by collection, and names what was deleted or marked “do not call” since and is in the live
 * database again; `--delete-again` deletes it (docs/tasks/restore-the-records.md).
 */
import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';

import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

import type { AuditEntryRead } from '#domain/office/audit.ts';
import { CONTACT_POINTS, type ContactPoint } from '#domain/records/do-not-call.ts';
import { DEFAULT_RETENTION_MONTHS, expiresAt, sortKey } from '#domain/records/document.ts';
import { readReference, recordReference, type RecordPlace } from '#domain/records/reference.ts';
import { collectionNames } from '../functions/src/store/collections.ts';
import { firestoreAuditLog } from '../functions/src/store/firestore-records.ts';
import type { AuditLog } from '../functions/src/store/ports.ts';
import { describeFailure, ExpectedFailure } from './expected-failure.ts';
import { googleAccessToken } from './google-login.ts';
import { explainStore, wholeStores } from './record-stores.ts';

/** The number of documents in a collection of each database. */
export interface Comparison {
  readonly collection: string;
  readonly live: number;
  readonly restored: number;
}

/** Counts each collection in both databases. */
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
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  const stores = wholeStores(live);
  const log = firestoreAuditLog(() => live);
  for (const { collection, id } of deleted) {
    await log.write({
      id: randomUUID(),
      at: at.toISOString(),
      who: by,
      email: null,
      action: 'delete-record',
      collection,
      record: id,
      fields: [],
      count: null,
      expireAt: expiresAt(at, DEFAULT_RETENTION_MONTHS),
    });
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

/** The sentence for a refusal of Firestore that the reader can do something about. Its codes are those of gRPC. */
export function explainRefusal(error: unknown, project: string, database: string): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const help = { todo: `Firestore said: ${error.message}` };
  switch (error.code) {
    case 5:
      return new ExpectedFailure(
        `The project ${project} has no database (default), or none named ${database}.`,
        help,
      );
    case 7:
      return new ExpectedFailure(`Your Google account may not read the records of ${project}.`, help);
    case 4:
    case 14:
      return new ExpectedFailure('Firestore was not reached. Check the internet connection.', help);
    default:
      return error;
  }
}

const EXAMPLE = 'npm run backup:compare -- --project your-firebase-project --database restored';

/** @throws ExpectedFailure when an option is unknown or no project is named */
function readOptions() {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      database: { type: 'string', default: 'restored' },
      'delete-again': { type: 'boolean', default: false },
    },
    strict: false,
  });
  const { project, database, 'delete-again': isToDelete } = values;
  if (typeof project === 'string' && typeof database === 'string') {
    return { project, database, isToDelete: isToDelete === true };
  }
  throw new ExpectedFailure('It is not clear which Firebase project to ask.', {
    todo: `For example: ${EXAMPLE}`,
  });
}

if (import.meta.main) {
  try {
    const { project, database, isToDelete } = readOptions();
    await googleAccessToken();
    const app = initializeApp({ credential: applicationDefault(), projectId: project });
    const live = getFirestore(app);
    try {
      const collections = collectionNames(({ expires }) => expires);
      console.log(listComparisons(await compareCounts(collections, live, getFirestore(app, database))));
      const found = await findBroughtBack(live);
      console.log(listBroughtBack(found));
      if (isToDelete) {
        await deleteAgain(live, found, { by: `${userInfo().username}, by command`, at: new Date() });
        console.log(`  Deleted again: ${found.deleted.length}.`);
      }
    } catch (error) {
      throw explainStore(explainRefusal(error, project, database));
    }
  } catch (failure) {
    console.error(`\n${describeFailure(failure)}\n`);
    process.exitCode = 1;
  }
}
