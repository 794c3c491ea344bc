import type { App } from 'firebase-admin/app';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';

import { roleIn } from '~/domain/api/admin-roles.ts';

import type { AdminIdentity, AdminLogin } from '../admin/guard.ts';
import { answerInTime, errorCode } from '../unavailable.ts';

const TIMEOUT_MILLISECONDS = 8000;

/** Firebase Auth's codes for an invalid token. Every other code is a failure of the service. */
const INVALID_TOKEN_CODES: ReadonlySet<unknown> = new Set([
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/**
 * `argument-error` means either that the token is invalid for this project, or that Google's keys could not be fetched
 * to verify it. Only the message distinguishes them. An unknown message counts as an outage: if Google rewords its
 * messages, forged tokens get the wrong status (503), but no admin is signed out.
 */
const AMBIGUOUS_CODE = 'auth/argument-error';
const ABOUT_THE_TOKEN =
  /^(?:Decoding Firebase ID token failed|Firebase ID token has |verifyIdToken\(\) expects )/u;

/**
 * {@link AdminIdentity} with Firebase Auth: checks the token's signature, revocation, and the custom claims `admin` and
 * `role` (decision D1). The SDK is loaded at the first admin call, so that renters do not wait for it at a cold start.
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
      (error) => errorCode(error) !== undefined,
    );
  return {
    standing: (idToken) =>
      inTime(async (auth) => {
        try {
          const claims = await auth.verifyIdToken(idToken, true);
          const role = roleIn(claims);
          return role === undefined ? 'not-admin' : { role, ...loginIn(claims) };
        } catch (error) {
          if (isAboutTheToken(error)) return 'unknown';
          throw error;
        }
      }),
    account: (idToken) =>
      inTime(async (auth) => {
        const { uid, email } = await auth.verifyIdToken(idToken);
        return { id: uid, email: email ?? null };
      }),
    signOutEverywhere: (idToken) =>
      inTime(async (auth) => {
        const { uid } = await auth.verifyIdToken(idToken);
        await auth.revokeRefreshTokens(uid);
      }),
  };
}

/** When and how the admin logged in. Firebase sets `sign_in_second_factor` only if the login used one. */
function loginIn({ auth_time: seconds, firebase }: Partial<DecodedIdToken>): Omit<AdminLogin, 'role'> {
  return {
    // Treat a missing time as the oldest possible.
    at: new Date((seconds ?? 0) * 1000),
    hasSecondFactor: typeof firebase?.sign_in_second_factor === 'string',
  };
}

function isAboutTheToken(error: unknown): boolean {
  const code = errorCode(error);
  if (code !== AMBIGUOUS_CODE) return INVALID_TOKEN_CODES.has(code);
  return error instanceof Error && ABOUT_THE_TOKEN.test(error.message);
}
