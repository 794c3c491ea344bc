import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { startAddressGuard } from './address-guard.ts';
import { type HostingConfig, withAuthEmulator } from './hosting-config.ts';
import { freePort, type Ports } from './ports.ts';
import { type Server, startServer } from './programs.ts';
import { DEMO_PROJECT, ROOT } from './project.ts';

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
    ...withAuthEmulator(firebaseJson, `http://127.0.0.1:${ports.auth}`),
    functions: { ...firebaseJson.functions, configDir: NO_SETTINGS },
    emulators: {
      ...firebaseJson.emulators,
      auth: at(ports.auth),
      eventarc: at(ports.eventarc),
      functions: at(ports.functions),
      hosting: at(ports.hosting),
      hub: at(ports.hub),
      logging: at(ports.logging),
      tasks: at(ports.tasks),
    },
  };
}

/**
 * Starts Firebase's emulators of Hosting, Functions and Auth for the demo project, Hosting behind a guard.
 *
 * @param options `env`: what the functions will find in their environment
 */
export async function startFirebaseEmulators({
  ports,
  log,
  env,
  stop,
}: {
  readonly ports: Ports;
  readonly log: string;
  readonly env: Readonly<Record<string, string>>;
  readonly stop: AbortSignal;
}): Promise<Server> {
  // firebase-tools takes the folder of its configuration as the project, so the file must be at the top.
  const config = path.join(ROOT, `.firebase.${ports.site}.json`);
  mkdirSync(path.join(ROOT, NO_SETTINGS), { recursive: true });
  const firebaseJson = JSON.parse(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8')) as Parameters<
    typeof emulatorConfig
  >[0];
  const hosting = await freePort();
  writeFileSync(config, JSON.stringify(emulatorConfig(firebaseJson, { ...ports, hosting }), null, 2));
  await startAddressGuard(ports.hosting, hosting, stop);

  const args = [
    'emulators:start',
    '--only',
    'auth,functions,hosting',
    '--project',
    DEMO_PROJECT,
    '--config',
    config,
  ];
  return startServer(log, 'firebase', args, {
    // Its debug logs go where it runs.
    cwd: path.join(ROOT, '.local'),
    env: {
      // No questions, no message of the day, no news of updates, no look-up of newer packages or of credentials.
      CI: 'true',
      NO_UPDATE_NOTIFIER: '1',
      npm_config_offline: 'true',
      METADATA_SERVER_DETECTION: 'none',
      GCLOUD_PROJECT: DEMO_PROJECT,
      // Node compiles firebase-tools once: from the second start on, each process of a function needs half the time.
      NODE_COMPILE_CACHE: path.join(ROOT, '.local/compile-cache'),
      // In seconds. On a busy machine one has taken more than the usual 30 to load, and its request got no response.
      FUNCTIONS_DISCOVERY_TIMEOUT: '120',
      ...env,
    },
    stop,
  });
}
