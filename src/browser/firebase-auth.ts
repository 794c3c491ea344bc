import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  type Auth,
} from 'firebase/auth';

import { passwordResetFailure, signInFailure, tokenFailure, type AdminAuth } from './admin-auth.ts';
import type { FirebaseSetup } from './firebase-setup.ts';

/**
 * The admin's identity by Firebase Auth. The only module that imports the SDK's client; load it by `import()`.
 *
 * `initializeAuth` instead of `getAuth`: email and password need no pop-up, and the code for pop-ups and redirects is
 * half of the SDK's weight.
 */
export function openFirebaseAuth({ config, emulators }: FirebaseSetup): AdminAuth {
  const auth = initializeAuth(initializeApp(config), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (emulators !== undefined) connectAuthEmulator(auth, emulators.authUrl, { disableWarnings: true });
  return {
    signIn: (email, password) => signIn(auth, email, password),
    token: () => token(auth),
    sendPasswordReset: (email) => sendPasswordReset(auth, email),
    signOut: () => signOut(auth),
  };
}

const signIn = async (auth: Auth, email: string, password: string): ReturnType<AdminAuth['signIn']> => {
  try {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    const { claims } = await user.getIdTokenResult();
    if (claims.admin === true) return { kind: 'signed-in', email: user.email ?? email };
    await auth.signOut();
    return { kind: 'no-rights' };
  } catch (error) {
    return signInFailure(error);
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
