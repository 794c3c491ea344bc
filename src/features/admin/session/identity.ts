import { deferredAdminAuth } from '#browser/admin-auth.ts';
import { loadFirebaseSetup } from '#browser/firebase-setup.ts';
import { loadOnce, retryableImport } from '#browser/load-once.ts';
import type { EmulatorHints } from '#domain/api/contract.ts';

const importFirebaseAuth = retryableImport(() => import('#browser/firebase-auth.ts'));
const firebaseSetup = loadOnce(() => loadFirebaseSetup(fetch));

/** The admin's identity. Firebase's script is loaded on the first call. */
export const auth = deferredAdminAuth(async () => {
  const [setup, { openFirebaseAuth }] = await Promise.all([firebaseSetup(), importFirebaseAuth()]);
  return setup && openFirebaseAuth(setup);
});

/** The demo admin and the emulators on a developer's machine; `undefined` elsewhere (decision D1). */
export async function emulatorHints(): Promise<EmulatorHints | undefined> {
  return (await firebaseSetup())?.emulators;
}
