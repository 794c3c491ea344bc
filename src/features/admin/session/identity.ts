import type { AdminAuth } from '#browser/admin-auth.ts';
import { loadFirebaseSetup } from '#browser/firebase-setup.ts';
import { loadOnce, retryableImport } from '#browser/load-once.ts';
import type { EmulatorHints } from '#domain/api/contract.ts';

const importFirebaseAuth = retryableImport(() => import('#browser/firebase-auth.ts'));
const firebaseSetup = loadOnce(() => loadFirebaseSetup(fetch));

const opened = loadOnce(async () => {
  const [setup, { openFirebaseAuth }] = await Promise.all([firebaseSetup(), importFirebaseAuth()]);
  return setup && openFirebaseAuth(setup);
});

/**
 * The admin's identity. Firebase's script is loaded on the first call, so that the page does not wait for it, and after a
 * failure on the next one.
 */
export const auth: AdminAuth = {
  signIn: async (email, password) => (await opened())?.signIn(email, password) ?? { kind: 'failed' },
  beginSecondFactor: async (issuer) => (await opened())?.beginSecondFactor(issuer) ?? { kind: 'failed' },
  token: async () => (await opened())?.token() ?? { kind: 'failed' },
  sendPasswordReset: async (email) => (await opened())?.sendPasswordReset(email) ?? { kind: 'failed' },
  signOut: async () => (await opened())?.signOut() ?? false,
};

/** The demo admin and the emulators on a developer's machine; `undefined` elsewhere (departure D1). */
export async function emulatorHints(): Promise<EmulatorHints | undefined> {
  return (await firebaseSetup())?.emulators;
}
