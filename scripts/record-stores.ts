/* Opens the records of a project, or of the emulator of `npm start`, for the commands that work on all of them. */
import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';

import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

import {
  DEFAULT_RETENTION_MONTHS,
  expiresAt,
  RECORD_KINDS,
  type RecordKind,
  type StoredDocument,
  type StoredFields,
} from '#domain/records/document.ts';
import { errorCode, Unavailable } from '../functions/src/http/time-limit.ts';
import { COLLECTIONS } from '../functions/src/store/collections.ts';
import {
  firestoreAuditLog,
  firestoreRecordStore,
  READERS,
} from '../functions/src/store/firestore-records.ts';
import type { NewAuditEntry, PageQuery, RecordStore } from '../functions/src/store/ports.ts';
import { ExpectedFailure, runCommand } from './expected-failure.ts';
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

/** Does the work of a command on records, or prints why it could not be done. */
export function runOnRecords(work: () => Promise<void>): Promise<void> {
  return runCommand(() =>
    work().catch((failure: unknown) => {
      throw explainStore(failure);
    }),
  );
}

/** The sentence for a refusal of Firestore that the reader can do something about. Its codes are those of gRPC. */
function explainStore(failure: unknown): unknown {
  const help = { todo: `Firestore said: ${failure instanceof Error ? failure.message : ''}` };
  switch (failure instanceof Unavailable ? 14 : errorCode(failure)) {
    case 5:
      return new ExpectedFailure('There is no such project, or it has no such database.', help);
    case 7:
      return new ExpectedFailure('Your Google account may not read the records.', help);
    case 4:
    case 14:
      return new ExpectedFailure('Firestore did not answer in time. What was done until then is kept.', {
        todo: 'Check the internet connection, or that `npm start` still runs, then run the same command again.',
      });
    default:
      return failure;
  }
}

/** Who gives a command, and when. */
export interface Given {
  readonly by: string;
  readonly at: Date;
}

/** Whoever runs this program, for the audit log. */
export function givenNow(): Given {
  return { by: `${userInfo().username}, by command`, at: new Date() };
}

/** Notes in the audit log what a command is about to do. */
export function noteCommand(
  firestore: Firestore,
  { by, at }: Given,
  what: Pick<NewAuditEntry, 'action' | 'collection' | 'record' | 'count'>,
): Promise<void> {
  return firestoreAuditLog(() => firestore).write({
    ...what,
    id: randomUUID(),
    at: at.toISOString(),
    who: by,
    email: null,
    fields: [],
    expireAt: expiresAt(at, DEFAULT_RETENTION_MONTHS),
  });
}

/** A record, and everything that is stored of it. */
export type WholeRecord = StoredFields & { readonly stored: StoredDocument };
export type WholeStore = RecordStore<never, WholeRecord>;

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
