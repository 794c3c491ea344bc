import { startFirestore } from '../../scripts/local/firestore.ts';
import { DEMO_PROJECT } from '../../scripts/local/project.ts';

/**
 * Runs once before the tests of the functions: starts a Firestore emulator and puts its address into the environment.
 * An emulator that is already set there (`npm run test:firestore`) is used instead.
 */
export default async function setUp(): Promise<(() => void) | undefined> {
  process.env.GCLOUD_PROJECT ??= DEMO_PROJECT;
  // Turns off the look-up of Google's credentials, which only waits on a computer outside their cloud.
  process.env.METADATA_SERVER_DETECTION = 'none';
  if (process.env.FIRESTORE_EMULATOR_HOST !== undefined) return undefined;

  const stop = new AbortController();
  process.env.FIRESTORE_EMULATOR_HOST = await startFirestore(stop.signal);
  return () => {
    stop.abort();
  };
}
