import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { APP_CHECK } from '#config/app-check.ts';
import { ExpectedFailure } from '../bootstrap/report.mjs';
import { type HostingConfig, withAppCheck, withAuthEmulator } from './hosting-config.ts';
import { isFree, type Ports } from './ports.ts';
import type { RunningProgram, Supervisor } from './processes.ts';
import { commandOf, DEMO_PROJECT, ROOT } from './project.ts';

/** The parts of Firebase that firebase-tools can emulate on this computer, as far as we use them. */
type FirebaseEmulator = 'auth' | 'firestore' | 'functions' | 'hosting';

const FIREBASE_READY_MS = 120_000;

/**
 * An empty folder where the emulator looks for .env files. Otherwise functions/.env, which is for the real project,
 * would override the environment set here: the mail catcher, the limits of the tests.
 */
const NO_SETTINGS = '.local/no-settings';

/**
 * firebase.json with every server on 127.0.0.1 and on the ports chosen.
 * @param firebaseJson the parsed file
 */
export function emulatorConfig(
  firebaseJson: HostingConfig & { readonly emulators?: object; readonly functions: object },
  ports: Ports,
): object {
  const at = (port: number): object => ({ host: '127.0.0.1', port });
  return {
    ...withAuthEmulator(withAppCheck(firebaseJson, APP_CHECK), `http://127.0.0.1:${ports.auth}`),
    functions: { ...firebaseJson.functions, configDir: NO_SETTINGS },
    emulators: {
      ...firebaseJson.emulators,
      auth: at(ports.auth),
      eventarc: at(ports.eventarc),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
      functions: at(ports.functions),
      hosting: at(ports.hosting),
      hub: at(ports.hub),
      logging: at(ports.logging),
      tasks: at(ports.tasks),
    },
  };
}

/**
 * Starts Firebase's own emulators for the demo project and waits until all of them answer.
 * @param options `env`: what the functions will find in their environment
 * @throws ExpectedFailure when one of them, or the code of the functions, does not come up
 */
export async function startFirebaseEmulators(
  supervisor: Supervisor,
  options: {
    readonly ports: Ports;
    readonly only: readonly FirebaseEmulator[];
    readonly env: Readonly<Record<string, string>>;
  },
): Promise<RunningProgram> {
  const { ports, only, env } = options;
  // firebase-tools takes the folder of its configuration as the project, so the file must be at the top.
  const config = path.join(ROOT, `.firebase.${ports.site}.json`);
  mkdirSync(path.join(ROOT, NO_SETTINGS), { recursive: true });
  const firebaseJson = JSON.parse(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8')) as Parameters<
    typeof emulatorConfig
  >[0];
  writeFileSync(config, JSON.stringify(emulatorConfig(firebaseJson, ports), null, 2));
  const removeConfig = (): void => {
    rmSync(config, { force: true });
  };

  const emulators = supervisor.start({
    name: 'firebase',
    args: [
      ...['--import', import.meta.resolve('./hosting-file-names.ts')],
      commandOf('firebase-tools', 'firebase'),
      'emulators:start',
      ...['--only', only.join(',')],
      ...['--project', DEMO_PROJECT],
      ...['--config', config],
    ],
    // Its debug logs go where it runs.
    cwd: path.join(ROOT, '.local'),
    env: {
      // No questions, no message of the day, no news of updates, no look-up of newer packages or of credentials.
      CI: 'true',
      NO_UPDATE_NOTIFIER: '1',
      npm_config_offline: 'true',
      METADATA_SERVER_DETECTION: 'none',
      GCLOUD_PROJECT: DEMO_PROJECT,
      ...env,
    },
  });
  void emulators.exitCode.then(removeConfig);

  if (!(await emulators.printed(/All emulators ready/u, FIREBASE_READY_MS))) {
    throw new ExpectedFailure('The Firebase emulators did not start.', {
      todo: 'If the details name a port in use, choose others: npm start -- --port 6100',
      log: emulators.log,
    });
  }
  const cause = only.includes('functions') ? whyFunctionsDidNotLoad(emulators.output()) : undefined;
  if (cause !== undefined) {
    throw new ExpectedFailure('The code of the functions could not be loaded.', {
      todo: cause,
      log: emulators.log,
    });
  }
  return emulators;
}

/**
 * What firebase-tools says about functions that it could not load: the error of our code if it names one, else its own.
 * Without any functions it says "All emulators ready" all the same.
 * @returns nothing when they were loaded
 */
export function whyFunctionsDidNotLoad(output: string): string | undefined {
  const complaint = /Failed to load function definition.*/u.exec(output);
  if (complaint === null) return undefined;
  const ours = /^(?:Uncaught )?\w*Error(?: \[\w+\])?: .*$/mu.exec(output.slice(0, complaint.index));
  return (ours ?? complaint)[0].trim();
}

/** Which Firestore emulator this computer can run. */
type FirestoreChoice =
  | { readonly kind: 'google' }
  /** `because`: what Google's emulator would have needed, for a message. */
  | { readonly kind: 'built-in'; readonly because: string };

const OLDEST_JAVA = 21;
const FIRESTORE_READY_MS = 30_000;

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
    args: [fileURLToPath(import.meta.url), String(port)],
  });
  if (!(await emulator.printed(/emulator ready/u, FIRESTORE_READY_MS))) {
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

/**
 * The Firestore emulator that needs no Java: `node scripts/local/emulators.ts <port>`. Everything is kept in memory and
 * lost at the end. docs/adr/0003 lists what it can do and what it gets wrong.
 */
async function serveBuiltInFirestore(port: string): Promise<void> {
  // Imported here, because only this process needs them.
  const { Server, ServerCredentials } = await import('@grpc/grpc-js');
  const { FirestoreServer } = await import('@firestore-emulator/server');
  const address = `127.0.0.1:${port}`;
  // The package's own start() listens on every network of the computer, which would expose the test database. So its gRPC
  // server is taken out and bound here. State and service must come from this one object: the package's other entry
  // points carry copies of its error class, and then "already exists" arrives as "unknown".
  const server: unknown = Reflect.get(new FirestoreServer(), 'server');
  if (!(server instanceof Server))
    throw new TypeError('@firestore-emulator/server no longer keeps a gRPC server.');
  server.bindAsync(address, ServerCredentials.createInsecure(), (error) => {
    if (error !== null) {
      console.error(`Firestore emulator: ${error.message}`);
      process.exit(1);
    }
    console.log(`Firestore emulator ready on ${address}`);
  });
}

if (import.meta.main) await serveBuiltInFirestore(process.argv[2] ?? '');
