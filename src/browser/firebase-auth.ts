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

import {
  enrolmentFailure,
  firebaseErrorCode,
  passwordResetFailure,
  signInFailure,
  tokenFailure,
  type AdminAuth,
  type SignInResult,
} from './admin-auth.ts';
import type { FirebaseSetup } from './firebase-setup.ts';

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
    if (claims.admin === true) return { kind: 'signed-in', email: user.email ?? '' };
    await auth.signOut();
    return { kind: 'no-rights' };
  } catch (error) {
    if (firebaseErrorCode(error) !== 'auth/multi-factor-auth-required') return signInFailure(error);
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
          const isWrong = firebaseErrorCode(error) === 'auth/invalid-verification-code';
          return { kind: isWrong ? 'wrong-code' : 'failed' };
        }
      },
    };
  } catch (error) {
    return enrolmentFailure(error);
  }
};

const token = async (auth: Auth): ReturnType<AdminAuth['token']> => {
  try {
    await auth.authStateReady();
    if (auth.currentUser === null) return { kind: 'signed-out' };
    return { kind: 'token', token: await auth.currentUser.getIdToken() };
  } catch (error) {
    return tokenFailure(error);
  }
};

const sendPasswordReset = async (auth: Auth, email: string): ReturnType<AdminAuth['sendPasswordReset']> => {
  try {
    await sendPasswordResetEmail(auth, email);
    return { kind: 'asked' };
  } catch (error) {
    return passwordResetFailure(error);
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
