import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { APP_CHECK } from '../../src/config/app-check.ts';
import { ExpectedFailure } from '../bootstrap/failure.mjs';
import { type HostingConfig, withAppCheck, withAuthEmulator } from './hosting-config.ts';
import type { Ports } from './ports.ts';
import type { Supervisor, RunningProgram } from './processes.ts';
import { commandOf, DEMO_PROJECT, ROOT } from './project.ts';

/** The parts of Firebase that firebase-tools can emulate on this computer, as far as we use them. */
export type FirebaseEmulator = 'auth' | 'firestore' | 'functions' | 'hosting';

const READY_MS = 120_000;

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

  if (!(await emulators.printed(/All emulators ready/u, READY_MS))) {
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
