/* Opens the records of a project, or of the emulator of `npm start`, for the commands that work on all of them. */
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

import {
  RECORD_KINDS,
  type RecordKind,
  type StoredDocument,
  type StoredFields,
} from '#domain/records/document.ts';
import { Unavailable } from '../functions/src/http/time-limit.ts';
import { COLLECTIONS } from '../functions/src/store/collections.ts';
import { firestoreRecordStore, READERS } from '../functions/src/store/firestore-records.ts';
import type { PageQuery, RecordStore } from '../functions/src/store/ports.ts';
import { ExpectedFailure } from './expected-failure.ts';
import { googleAccessToken } from './google-login.ts';
import { requireEmulator } from './local/firestore.ts';
import { DEFAULT_PORT, portsFrom, readPort } from './local/ports.ts';
import { DEMO_PROJECT } from './local/project.ts';

/** The options of {@link openFirestore}, for `parseArgs`. */
export const PLACE_OPTIONS = {
  project: { type: 'string' },
  port: { type: 'string', default: String(DEFAULT_PORT) },
} as const;

/** Where the records are. */
export interface Opened {
  readonly firestore: Firestore;
  /** For messages. */
  readonly where: string;
}

/**
 * Opens the Firestore of a project with this computer's Google login, or without one the emulator of `npm start`.
 *
 * @throws ExpectedFailure where neither is reached
 */
export async function openFirestore({
  project,
  port,
}: {
  readonly project?: string | undefined;
  readonly port: string;
}): Promise<Opened> {
  const emulator = process.env.FIRESTORE_EMULATOR_HOST;
  if (project !== undefined) {
    if (emulator !== undefined) {
      throw new ExpectedFailure(
        `FIRESTORE_EMULATOR_HOST is set, so the project ${project} would not be reached.`,
        {
          todo: 'Unset it, or leave --project out.',
        },
      );
    }
    await googleAccessToken();
    const app = initializeApp({ credential: applicationDefault(), projectId: project });
    return { firestore: getFirestore(app), where: `the project ${project}` };
  }
  const address = emulator ?? `127.0.0.1:${portsFrom(readPort(port)).firestore}`;
  await requireEmulator(address);
  process.env.FIRESTORE_EMULATOR_HOST = address;
  process.env.METADATA_SERVER_DETECTION = 'none';
  const firestore = getFirestore(initializeApp({ projectId: DEMO_PROJECT }));
  return { firestore, where: `the emulator at ${address}` };
}

/** The sentence for a store that did not answer; any other failure as it is. */
export function explainStore(failure: unknown): unknown {
  if (!(failure instanceof Unavailable)) return failure;
  return new ExpectedFailure('Firestore did not answer in time. What was done until then is kept.', {
    todo: 'Check the internet connection, or that `npm start` still runs, then run the same command again.',
  });
}

/** A record, and everything that is stored of it. */
export type WholeRecord = StoredFields & { readonly stored: StoredDocument };
export type WholeStore = RecordStore<never, WholeRecord>;

/** The stores of all kinds of records. */
export function wholeStores(firestore: Firestore): Readonly<Record<RecordKind, WholeStore>> {
  const store = (kind: RecordKind): WholeStore =>
    firestoreRecordStore(() => firestore, {
      collection: COLLECTIONS[kind].name,
      read: (stored) => ({ ...READERS[kind](stored), stored }),
    });
  return { submissions: store('submissions'), leads: store('leads'), messages: store('messages') };
}

/** Records read, and changed or deleted, at once. */
const AT_ONCE = 100;

/** All records of these kinds, newest first, some at a time. */
export async function* allRecords(
  stores: Readonly<Record<RecordKind, WholeStore>>,
  kinds: readonly RecordKind[] = RECORD_KINDS,
  range: Pick<PageQuery, 'since' | 'until'> = {},
): AsyncGenerator<readonly WholeRecord[]> {
  for (const kind of kinds) {
    let before: string | undefined;
    do {
      const page: readonly WholeRecord[] = await stores[kind].page({ ...range, before, limit: AT_ONCE });
      if (page.length > 0) yield page;
      before = page.length < AT_ONCE ? undefined : page.at(-1)?.sort_key;
    } while (before !== undefined);
  }
}
