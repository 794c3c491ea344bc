import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { ExpectedFailure } from '../bootstrap/failure.mjs';
import { startFirebaseEmulators } from './firebase-emulators.ts';
import type { Ports } from './ports.ts';
import type { ProcessFamily } from './processes.ts';
import { ROOT } from './project.ts';

/** Which Firestore emulator this computer can run. */
export type FirestoreChoice =
  | { readonly kind: 'google' }
  /** `because`: what Google's would have needed, to be read by a person. */
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
export async function startBuiltInFirestore(family: ProcessFamily, port: number): Promise<void> {
  const emulator = family.start({
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
export async function startFirestore(family: ProcessFamily, ports: Ports): Promise<string> {
  if (chooseFirestoreEmulator().kind === 'google') {
    await startFirebaseEmulators(family, { ports, only: ['firestore'], env: {} });
  } else {
    await startBuiltInFirestore(family, ports.firestore);
  }
  return `127.0.0.1:${ports.firestore}`;
}
