import type { AdminAuth } from '#browser/admin-auth.ts';

/* In place of src/browser/firebase-auth.ts, which loads Firebase's SDK: the login that a test wants (back-office.tsx). */

let identity: AdminAuth | undefined;

/** Says who answers from now on. */
export function identifyBy(auth: AdminAuth): void {
  identity = auth;
}

export function openFirebaseAuth(): AdminAuth {
  const known = () => {
    if (identity === undefined) throw new Error('No office is open.');
    return identity;
  };
  return {
    signIn: (...typed) => known().signIn(...typed),
    beginSecondFactor: (...typed) => known().beginSecondFactor(...typed),
    token: () => known().token(),
    sendPasswordReset: (...typed) => known().sendPasswordReset(...typed),
    signOut: () => known().signOut(),
  };
}
