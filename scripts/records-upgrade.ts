/** `npm run records:upgrade`: brings records of older versions up to date. docs/tasks/upgrade-records.md */
import { parseArgs } from 'node:util';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import {
  getFirestore,
  Timestamp,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { describeFailure, ExpectedFailure } from './bootstrap/failure.mjs';
import { DEMO_PROJECT } from './local/project.ts';
import { upgradeDocument } from './records/upgrade-document.ts';

const COLLECTIONS = ['expungement_submissions', 'leads', 'contact_messages'] as const;
const USAGE = 'For example: npm run records:upgrade -- --project your-firebase-project';
/** Firestore takes 500 writes in one batch. */
const BATCH = 400;

process.env.METADATA_SERVER_DETECTION ??= 'bios-only';

try {
  const firestore = openFirestore(process.argv.slice(2));
  for (const collection of COLLECTIONS) {
    const { looked, changed } = await upgrade(firestore, collection);
    console.log(`  ${collection}: ${changed} of ${looked} records brought up to date`);
  }
} catch (failure) {
  console.error(`\n${describeFailure(failure)}\n`);
  process.exitCode = 1;
}

/** Goes through a whole collection once, without holding it in memory. */
async function upgrade(firestore: Firestore, collection: (typeof COLLECTIONS)[number]) {
  let looked = 0;
  let changed = 0;
  let batch = firestore.batch();
  let waiting = 0;
  const stream = firestore.collection(collection).stream() as AsyncIterable<QueryDocumentSnapshot>;
  for await (const snapshot of stream) {
    looked += 1;
    const changes = upgradeDocument(
      { id: snapshot.id, fields: withDates(snapshot.data()), storedAt: snapshot.createTime.toDate() },
      collection === 'expungement_submissions',
    );
    if (Object.keys(changes).length === 0) continue;
    // An update, not a merge: a record that was deleted in the meantime must not come back.
    batch.update(snapshot.ref, changes);
    changed += 1;
    waiting += 1;
    if (waiting === BATCH) {
      await batch.commit();
      batch = firestore.batch();
      waiting = 0;
    }
  }
  await batch.commit();
  return { looked, changed };
}

function withDates(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  );
}

/** @throws ExpectedFailure when it is not clear which project is meant */
function openFirestore(args: string[]): Firestore {
  const { values } = parseArgs({ args, options: { project: { type: 'string' } }, strict: false });
  const emulator = process.env.FIRESTORE_EMULATOR_HOST;
  const named = typeof values.project === 'string' ? values.project : process.env.GOOGLE_CLOUD_PROJECT;
  const projectId = named ?? (emulator === undefined ? undefined : DEMO_PROJECT);
  if (projectId === undefined) {
    throw new ExpectedFailure('It is not clear which Firebase project is meant.', { todo: USAGE });
  }
  const credential = emulator === undefined ? { credential: applicationDefault() } : {};
  return getFirestore(initializeApp({ projectId, ...credential }));
}
