import path from 'node:path';
import { startFirestore } from '../../scripts/local/firestore-emulator.ts';
import { findFreeRow, portsFrom } from '../../scripts/local/ports.ts';
import { createSupervisor } from '../../scripts/local/processes.ts';
import { DEMO_PROJECT, ROOT } from '../../scripts/local/project.ts';

/** Ports that `npm start` and the browser tests leave alone. */
const FIRST_PORT = 5350;

/**
 * Runs once before the tests of the functions: there is a Firestore emulator, and the environment says where.
 * One that is named there already (`npm run test:firestore`) is used as it is.
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  process.env.GCLOUD_PROJECT ??= DEMO_PROJECT;
  // No look-up of Google's credentials: on a computer outside their cloud it only waits.
  process.env.METADATA_SERVER_DETECTION = 'none';
  if (process.env.FIRESTORE_EMULATOR_HOST !== undefined) return undefined;

  const supervisor = createSupervisor(path.join(ROOT, '.local/test'));
  const ports = portsFrom(await findFreeRow(FIRST_PORT));
  process.env.FIRESTORE_EMULATOR_HOST = await startFirestore(supervisor, ports);
  return () => supervisor.end();
}
