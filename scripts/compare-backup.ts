/**
 * `npm run backup:compare -- --project <id> --database restored`: compares how many records a restored database and the
 * live one have, collection by collection (docs/tasks/restore-the-records.md). It only counts.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

import { describeFailure, ExpectedFailure } from './expected-failure.ts';
import { googleAccessToken } from './google-login.ts';
import { ROOT } from './local/project.ts';

/** The number of documents in a collection of each database. */
export interface Comparison {
  readonly collection: string;
  readonly live: number;
  readonly restored: number;
}

/** The collections with a retention: all that hold anything about a person. */
export function keptCollections(indexesJson: string): readonly string[] {
  const { fieldOverrides } = JSON.parse(indexesJson) as {
    readonly fieldOverrides: readonly { readonly collectionGroup: string; readonly ttl?: boolean }[];
  };
  return fieldOverrides.filter(({ ttl }) => ttl === true).map(({ collectionGroup }) => collectionGroup);
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
    options: { project: { type: 'string' }, database: { type: 'string', default: 'restored' } },
    strict: false,
  });
  const { project, database } = values;
  if (typeof project === 'string' && typeof database === 'string') return { project, database };
  throw new ExpectedFailure('It is not clear which Firebase project to ask.', {
    todo: `For example: ${EXAMPLE}`,
  });
}

if (import.meta.main) {
  try {
    const { project, database } = readOptions();
    await googleAccessToken();
    const app = initializeApp({ credential: applicationDefault(), projectId: project });
    const collections = keptCollections(readFileSync(path.join(ROOT, 'firestore.indexes.json'), 'utf8'));
    const comparisons = await compareCounts(
      collections,
      getFirestore(app),
      getFirestore(app, database),
    ).catch((error: unknown) => {
      throw explainRefusal(error, project, database);
    });
    console.log(listComparisons(comparisons));
  } catch (failure) {
    console.error(`\n${describeFailure(failure)}\n`);
    process.exitCode = 1;
  }
}
