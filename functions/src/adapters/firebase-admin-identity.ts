import type { App } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';

import type { AdminIdentity } from '../ports/admin-identity.ts';
import { answerInTime } from './answer-in-time.ts';

const TIMEOUT_MILLISECONDS = 8000;

/**
 * How Firebase Auth says that a token is not valid; every other failure is Firebase's own. It also says
 * `argument-error` when it could not fetch Google's keys: the admin is then asked to sign in again, which is safe.
 */
const INVALID_TOKEN_CODES: ReadonlySet<unknown> = new Set([
  'auth/argument-error',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/**
 * The admin's identity by Firebase Auth: the token's signature, its revocation, and the custom claim `admin: true`
 * (decision D1). The SDK is loaded at the first admin call: renters' saves do not wait for it at a cold start.
 */
export function firebaseAdminIdentity(app: App): AdminIdentity {
  const inTime = <Result>(work: (auth: Auth) => Promise<Result>) =>
    answerInTime(
      'identity',
      TIMEOUT_MILLISECONDS,
      async () => {
        const { getAuth } = await import('firebase-admin/auth');
        return work(getAuth(app));
      },
      (error) => codeOf(error) !== undefined,
    );
  return {
    standing: (idToken) =>
      inTime(async (auth) => {
        try {
          const claims = await auth.verifyIdToken(idToken, true);
          return claims.admin === true ? 'admin' : 'not-admin';
        } catch (error) {
          if (INVALID_TOKEN_CODES.has(codeOf(error))) return 'unknown';
          throw error;
        }
      }),
    account: (idToken) => inTime(async (auth) => (await auth.verifyIdToken(idToken)).uid),
    signOutEverywhere: (idToken) =>
      inTime(async (auth) => {
        const { uid } = await auth.verifyIdToken(idToken);
        await auth.revokeRefreshTokens(uid);
      }),
  };
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
