import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  getMultiFactorResolver,
  indexedDBLocalPersistence,
  initializeAuth,
  multiFactor,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  type Auth,
  type MultiFactorError,
  type UserCredential,
} from 'firebase/auth';

import { isAdmin } from '#domain/api/contract.ts';

import type { AdminAuth, SignInResult } from './admin-auth.ts';
import type { FirebaseSetup } from './firebase-setup.ts';

/** Firebase's error codes for invalid credentials; newer projects use `invalid-credential` for all of them. */
const REJECTIONS: ReadonlySet<unknown> = new Set([
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/wrong-password',
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/invalid-email',
  'auth/missing-password',
]);

/** Firebase's error codes for an ended session: revoked, disabled, deleted, password changed. */
const SESSION_ENDS: ReadonlySet<unknown> = new Set([
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/user-signed-out',
  'auth/null-user',
]);

/** The code of a Firebase error; `undefined` for anything else. */
function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/**
 * {@link AdminAuth} with Firebase Auth. The only module that imports the client SDK; load it with `import()`.
 *
 * Uses `initializeAuth` instead of `getAuth`: logins with email and password need no pop-ups or redirects, whose code
 * is half the size of the SDK.
 */
export function openFirebaseAuth({ config, emulators }: FirebaseSetup): AdminAuth {
  const auth = initializeAuth(initializeApp(config), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (emulators !== undefined) connectAuthEmulator(auth, emulators.authUrl, { disableWarnings: true });
  return {
    signIn: (email, password) => signIn(auth, email, password),
    beginSecondFactor: (issuer) => beginSecondFactor(auth, issuer),
    token: () => token(auth),
    sendPasswordReset: (email) => sendPasswordReset(auth, email),
    signOut: () => signOut(auth),
  };
}

const signIn = (auth: Auth, email: string, password: string): Promise<SignInResult> =>
  signedIn(auth, () => signInWithEmailAndPassword(auth, email, password));

/** Completes a sign-in, or continues with a second factor. */
async function signedIn(auth: Auth, work: () => Promise<UserCredential>): Promise<SignInResult> {
  try {
    const { user } = await work();
    const { claims } = await user.getIdTokenResult();
    if (isAdmin(claims)) return { kind: 'signed-in', email: user.email ?? '' };
    await auth.signOut();
    return { kind: 'no-rights' };
  } catch (error) {
    const code = codeOf(error);
    if (REJECTIONS.has(code)) return { kind: 'rejected' };
    if (code === 'auth/invalid-verification-code') return { kind: 'wrong-code' };
    if (code === 'auth/too-many-requests') return { kind: 'too-many-tries' };
    if (code !== 'auth/multi-factor-auth-required') return { kind: 'failed' };
    const resolver = getMultiFactorResolver(auth, error as MultiFactorError);
    const factor = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
    if (factor === undefined) return { kind: 'failed' };
    return {
      kind: 'second-factor',
      confirm: (code) =>
        signedIn(auth, () =>
          resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(factor.uid, code)),
        ),
    };
  }
}

const beginSecondFactor = async (auth: Auth, issuer: string): ReturnType<AdminAuth['beginSecondFactor']> => {
  try {
    await auth.authStateReady();
    const user = auth.currentUser;
    if (user === null) return { kind: 'signed-out' };
    const factors = multiFactor(user);
    const secret = await TotpMultiFactorGenerator.generateSecret(await factors.getSession());
    return {
      kind: 'started',
      key: secret.secretKey,
      address: secret.generateQrCodeUrl(user.email ?? 'admin', issuer),
      confirm: async (code) => {
        try {
          await factors.enroll(
            TotpMultiFactorGenerator.assertionForEnrollment(secret, code),
            'Authenticator app',
          );
          return { kind: 'done' };
        } catch (error) {
          const isWrong = codeOf(error) === 'auth/invalid-verification-code';
          return { kind: isWrong ? 'wrong-code' : 'failed' };
        }
      },
    };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'auth/requires-recent-login') return { kind: 'recent-login' };
    if (code === 'auth/unverified-email') return { kind: 'unverified-email' };
    return { kind: SESSION_ENDS.has(code) ? 'signed-out' : 'failed' };
  }
};

const token = async (auth: Auth): ReturnType<AdminAuth['token']> => {
  try {
    await auth.authStateReady();
    if (auth.currentUser === null) return { kind: 'signed-out' };
    return { kind: 'token', token: await auth.currentUser.getIdToken() };
  } catch (error) {
    return { kind: SESSION_ENDS.has(codeOf(error)) ? 'signed-out' : 'failed' };
  }
};

const sendPasswordReset = async (auth: Auth, email: string): ReturnType<AdminAuth['sendPasswordReset']> => {
  try {
    await sendPasswordResetEmail(auth, email);
    return { kind: 'asked' };
  } catch (error) {
    const code = codeOf(error);
    if (REJECTIONS.has(code)) return { kind: 'asked' };
    return { kind: code === 'auth/too-many-requests' ? 'too-many-tries' : 'failed' };
  }
};

const signOut = async (auth: Auth): ReturnType<AdminAuth['signOut']> => {
  try {
    await auth.signOut();
    return true;
  } catch {
    return false;
  }
};
