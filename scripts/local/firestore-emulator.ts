import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

import { ExpectedFailure } from '../bootstrap/failure.mjs';
import { startFirebaseEmulators } from './firebase-emulators.ts';
import { isFree, type Ports } from './ports.ts';
import type { Supervisor } from './processes.ts';
import { ROOT } from './project.ts';

/** Which Firestore emulator this computer can run. */
export type FirestoreChoice =
  | { readonly kind: 'google' }
  /** `because`: what Google's emulator would have needed, for a message. */
  | { readonly kind: 'built-in'; readonly because: string };

const OLDEST_JAVA = 21;
const READY_MS = 30_000;

/**
 * The main version in what `java -version` prints.
 * @example javaVersion('openjdk version "21.0.4" 2024-07-16') // 21
 * @example javaVersion('java version "1.8.0_391"') // 8
 * @returns nothing when there is no version in it
 */
export function javaVersion(printed: string): number | undefined {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/u.exec(printed) ?? [];
  if (first === undefined) return undefined;
  return Number(first === '1' ? second : first);
}

/** Google's emulator when Java is new enough and its file has been fetched before, else the built-in one. */
export function chooseFirestoreEmulator(): FirestoreChoice {
  // `java -version` prints to the error stream, on purpose. Where there is no Java there is no output either.
  const asked = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const java = asked.error === undefined ? javaVersion(asked.stderr) : undefined;
  if (java === undefined) return { kind: 'built-in', because: 'Google’s needs Java 21' };
  if (java < OLDEST_JAVA) return { kind: 'built-in', because: `Google’s needs Java 21, this is ${java}` };
  if (!existsSync(googleEmulatorFile())) {
    return {
      kind: 'built-in',
      because: 'Google’s has not been fetched: npx firebase setup:emulators:firestore',
    };
  }
  return { kind: 'google' };
}

/** Where firebase-tools keeps Google's emulator once it has fetched it. */
function googleEmulatorFile(): string {
  const list = path.join(ROOT, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  const { firestore } = JSON.parse(readFileSync(list, 'utf8')) as {
    firestore: { downloadPathRelativeToCacheDir: string };
  };
  const cache = process.env.FIREBASE_EMULATORS_PATH ?? path.join(homedir(), '.cache/firebase/emulators');
  return path.join(cache, firestore.downloadPathRelativeToCacheDir);
}

/**
 * Starts the emulator that needs no Java.
 * @throws ExpectedFailure when it does not come up
 */
export async function startBuiltInFirestore(supervisor: Supervisor, port: number): Promise<void> {
  const emulator = supervisor.start({
    name: 'firestore',
    args: ['scripts/local/built-in-firestore.ts', String(port)],
  });
  if (!(await emulator.printed(/emulator ready/u, READY_MS))) {
    throw new ExpectedFailure('The Firestore emulator did not start.', { log: emulator.log });
  }
}

/**
 * Starts Firestore alone, whichever emulator there is.
 * @returns what FIRESTORE_EMULATOR_HOST must be for the Admin SDK to use it
 */
export async function startFirestore(supervisor: Supervisor, ports: Ports): Promise<string> {
  if (chooseFirestoreEmulator().kind === 'google') {
    await startFirebaseEmulators(supervisor, { ports, only: ['firestore'], env: {} });
  } else {
    await startBuiltInFirestore(supervisor, ports.firestore);
  }
  return `127.0.0.1:${ports.firestore}`;
}

/** Host names that mean this computer only. */
const THIS_COMPUTER = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::(\d{1,5}))$/u;

/**
 * Makes sure that an address is that of a running emulator on this computer. Sample people must not be written anywhere
 * else.
 *
 * @param address as FIRESTORE_EMULATOR_HOST has it: `127.0.0.1:5053`
 * @throws ExpectedFailure for any other address, and where nothing answers
 */
export async function requireEmulator(address: string): Promise<void> {
  const port = Number(THIS_COMPUTER.exec(address)?.[1]);
  if (!(port > 0 && port < 65_536)) {
    throw new ExpectedFailure(`${address} is not an emulator on this computer, so nothing was written.`, {
      todo: 'Sample data goes into the emulator of `npm start` only. Leave FIRESTORE_EMULATOR_HOST unset.',
    });
  }
  if (await isFree(port)) {
    throw new ExpectedFailure(`No Firestore emulator runs at ${address}, so nothing was written.`, {
      todo: 'Run `npm start` in another terminal first. Did it use other ports? Then add its --port here, too.',
    });
  }
}
