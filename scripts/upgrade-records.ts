/** `npm run records:upgrade`: brings records of older versions up to date. docs/tasks/upgrade-records.md */
import { parseArgs } from 'node:util';

import { applicationDefault, initializeApp } from 'firebase-admin/app';
import {
  type Firestore,
  getFirestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';

import { classifySubmission } from '../src/domain/check/record.ts';
import { asText, sortKey } from '../src/domain/records/document.ts';
import { personIn, searchTerms } from '../src/domain/records/search.ts';
import { NO_WORK, WORK_STATUSES } from '../src/domain/records/work.ts';
import { describeFailure, ExpectedFailure } from './bootstrap/failure.mjs';
import { DEMO_PROJECT } from './local/project.ts';

/** A stored document, and when Firestore first stored it. */
interface StoredDocument {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly storedAt: Date;
}

/**
 * What a record of an older version lacks for today's lists, filters and search. What a person typed is never touched.
 *
 * @param isSubmission whether the record has a result
 * @returns the fields to add or to bring up to date; none when the record is in order
 */
export function upgradeDocument(
  { id, fields, storedAt }: StoredDocument,
  isSubmission: boolean,
): Readonly<Record<string, unknown>> {
  const changes: Record<string, unknown> = {};
  const createdAt = fields.created_at instanceof Date ? fields.created_at : storedAt;
  if (!(fields.created_at instanceof Date)) changes.created_at = createdAt;
  if (typeof fields.sort_key !== 'string') changes.sort_key = sortKey(createdAt, id);
  if (!WORK_STATUSES.some((status) => status === fields.work_status)) Object.assign(changes, NO_WORK);
  if (typeof fields.asked_at !== 'string') changes.asked_at = createdAt.toISOString();
  const terms = searchTerms(personIn(fields));
  if (JSON.stringify(terms) !== JSON.stringify(fields.search_terms)) changes.search_terms = terms;
  if (isSubmission) {
    const classification = classifySubmission({
      is_eligible: fields.is_eligible === true,
      eligibility_message: asText(fields.eligibility_message),
    });
    if (classification !== fields.classification) changes.classification = classification;
  }
  return changes;
}

const COLLECTIONS = ['expungement_submissions', 'leads', 'contact_messages'] as const;
const USAGE = 'For example: npm run records:upgrade -- --project your-firebase-project';
/** Firestore takes 500 writes in one batch. */
const BATCH = 400;

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

if (import.meta.main) {
  // Whether this is one of Google's machines is read from the machine itself; asking the network would wait elsewhere.
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
}
