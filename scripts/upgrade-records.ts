/** `npm run records:upgrade`: brings records of older versions up to date. docs/tasks/upgrade-records.md */
import { parseArgs } from 'node:util';

import { applicationDefault, initializeApp } from 'firebase-admin/app';
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  getFirestore,
  GrpcStatus,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';

import { classifySubmission } from '#domain/check/record.ts';
import { asText, sortKey } from '#domain/records/document.ts';
import { DEFAULT_LANGUAGE } from '#domain/shared/language.ts';
import { searchableIn, searchTerms } from '#domain/records/search.ts';
import { CALL_AGAIN_FIELD, callAgainOn, readWork, WORK_STATUSES } from '#domain/records/work.ts';
import { describeFailure, ExpectedFailure } from './bootstrap/report.mjs';
import { DEMO_PROJECT } from './local/project.ts';

/** A stored document, and when Firestore first stored it. */
interface StoredDocument {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly storedAt: Date;
}

/** Fields that an entry of the audit log needs to be listed, which older versions did not store. */
export function upgradeAuditEntry({
  id,
  fields,
  storedAt,
}: StoredDocument): Readonly<Record<string, unknown>> {
  if (typeof fields.sort_key === 'string') return {};
  return { sort_key: sortKey(fields.created_at instanceof Date ? fields.created_at : storedAt, id) };
}

/**
 * Fields that a record of an older version lacks for today's lists, filters and search. What a person typed is never
 * changed.
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
  const work = readWork(fields);
  if (!WORK_STATUSES.some((status) => status === fields.work_status)) Object.assign(changes, work);
  // The one note of older versions is the first entry of the contact log.
  if (!Array.isArray(fields.work_log)) changes.work_log = work.work_log;
  const callAgain = callAgainOn(work);
  if (callAgain !== (fields[CALL_AGAIN_FIELD] ?? null)) changes[CALL_AGAIN_FIELD] = callAgain;
  if (typeof fields.work_note === 'string') changes.work_note = FieldValue.delete();
  if (typeof fields.asked_at !== 'string') changes.asked_at = createdAt.toISOString();
  if (fields.language === undefined) changes.language = DEFAULT_LANGUAGE;
  const terms = searchTerms(searchableIn(fields));
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

type UpgradeOne = (document: StoredDocument) => Readonly<Record<string, unknown>>;

/** Every collection, with what its documents may lack. */
const UPGRADES: Readonly<Record<string, UpgradeOne>> = {
  expungement_submissions: (document) => upgradeDocument(document, true),
  leads: (document) => upgradeDocument(document, false),
  contact_messages: (document) => upgradeDocument(document, false),
  admin_actions: upgradeAuditEntry,
};
const USAGE = 'For example: npm run records:upgrade -- --project your-firebase-project';
/** Records that are written at the same time. */
const AT_ONCE = 50;

/** Goes through a whole collection once, without holding it in memory. */
async function upgrade(firestore: Firestore, collection: string, upgradeOne: UpgradeOne) {
  const count = { looked: 0, changed: 0, left: 0 };
  let writing: Promise<UpgradeResult>[] = [];
  const written = async () => {
    for (const result of await Promise.all(writing)) {
      if (result !== 'in-order') count[result] += 1;
    }
    writing = [];
  };
  const stream = firestore.collection(collection).stream() as AsyncIterable<QueryDocumentSnapshot>;
  for await (const snapshot of stream) {
    count.looked += 1;
    if (Object.keys(upgradeOne(documentOf(snapshot))).length === 0) continue;
    writing.push(bringUpToDate(snapshot.ref, upgradeOne));
    if (writing.length === AT_ONCE) await written();
  }
  await written();
  return count;
}

type Snapshot = Pick<DocumentSnapshot, 'id' | 'exists' | 'data' | 'createTime' | 'updateTime'>;

/** What an upgrade needs of Firestore's reference to a document. */
interface UpgradableRecord {
  get(): Promise<Snapshot>;
  update(
    changes: Record<string, unknown>,
    condition: { readonly lastUpdateTime: Timestamp },
  ): Promise<unknown>;
}

/** `left`: somebody has changed or deleted it at that very moment. */
type UpgradeResult = 'in-order' | 'changed' | 'left';

/**
 * Adds the missing fields to the record's current state, because an admin may have worked on it since it was listed. A
 * record that changes between reading and writing is skipped; the npm emulator does not enforce this.
 */
export async function bringUpToDate(
  reference: UpgradableRecord,
  upgradeOne: UpgradeOne,
): Promise<UpgradeResult> {
  const snapshot = await reference.get();
  const { updateTime } = snapshot;
  if (!snapshot.exists || updateTime === undefined) return 'left';
  const changes = upgradeOne(documentOf(snapshot));
  if (Object.keys(changes).length === 0) return 'in-order';
  try {
    // An update, not a merge: a record that was deleted in the meantime must not come back.
    await reference.update(changes, { lastUpdateTime: updateTime });
    return 'changed';
  } catch (error) {
    if (isChangedMeanwhile(error)) return 'left';
    throw error;
  }
}

/** Whether a record was deleted, or is not the one that was read any more. */
function isChangedMeanwhile(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === GrpcStatus.NOT_FOUND || error.code === GrpcStatus.FAILED_PRECONDITION;
}

function documentOf(snapshot: Snapshot): StoredDocument {
  return {
    id: snapshot.id,
    fields: withDates(snapshot.data() ?? {}),
    storedAt: snapshot.createTime?.toDate() ?? new Date(0),
  };
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
    for (const [collection, upgradeOne] of Object.entries(UPGRADES)) {
      const { looked, changed, left } = await upgrade(firestore, collection, upgradeOne);
      console.log(`  ${collection}: ${changed} of ${looked} records brought up to date`);
      if (left > 0) {
        console.log(`    ${left} left alone, because somebody changed them meanwhile. Run this again.`);
        process.exitCode = 1;
      }
    }
  } catch (failure) {
    console.error(`\n${describeFailure(failure)}\n`);
    process.exitCode = 1;
  }
}
