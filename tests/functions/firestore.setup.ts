import path from 'node:path';
import { startFirestore } from '../../scripts/local/emulators.ts';
import { findFreeRow, portsFrom } from '../../scripts/local/ports.ts';
import { createSupervisor } from '../../scripts/local/processes.ts';
import { DEMO_PROJECT, ROOT } from '../../scripts/local/project.ts';

/** Ports that `npm start` and the browser tests leave alone. */
const FIRST_PORT = 5350;

/**
 * Runs once before the tests of the functions: starts a Firestore emulator and puts its address into the environment.
 * An emulator that is already set there (`npm run test:firestore`) is used instead.
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  process.env.GCLOUD_PROJECT ??= DEMO_PROJECT;
  // Turns off the look-up of Google's credentials, which only waits on a computer outside their cloud.
  process.env.METADATA_SERVER_DETECTION = 'none';
  if (process.env.FIRESTORE_EMULATOR_HOST !== undefined) return undefined;

  const supervisor = createSupervisor(path.join(ROOT, '.local/test'));
  const ports = portsFrom(await findFreeRow(FIRST_PORT));
  process.env.FIRESTORE_EMULATOR_HOST = await startFirestore(supervisor, ports);
  return () => supervisor.end();
}
