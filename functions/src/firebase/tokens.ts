import type { App } from 'firebase-admin/app';
import type { DecodedIdToken } from 'firebase-admin/auth';

import { isAdmin } from '../../../src/domain/api/contract.ts';

import type { AdminIdentity } from '../admin/guard.ts';
import { answerInTime, errorCode } from '../http/time-limit.ts';

// Google's SDK for tokens is loaded with the first token, so that renters do not wait for it at a cold start.

const IDENTITY_TIMEOUT_MILLISECONDS = 8000;

/** Firebase Auth's codes for an invalid token. Every other code is a failure of the service. */
const INVALID_ID_TOKEN_CODES: ReadonlySet<unknown> = new Set([
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/**
 * `argument-error` means either that the token is invalid for this project, or that Google's keys could not be fetched
 * to verify it. Only the message distinguishes them. An unknown message counts as an outage: if Google rewords its
 * messages, forged tokens get the wrong status (503), but no admin is logged out.
 */
const AMBIGUOUS_CODE = 'auth/argument-error';
const ABOUT_THE_TOKEN =
  /^(?:Decoding Firebase ID token failed|Firebase ID token has |verifyIdToken\(\) expects )/u;

/**
 * {@link AdminIdentity} with Firebase Auth: checks the token's signature, revocation, and the custom claim `admin`
 * (departure D1).
 */
export function firebaseAdminIdentity(app: App): AdminIdentity {
  return {
    identify: (idToken) =>
      answerInTime(
        'identity',
        IDENTITY_TIMEOUT_MILLISECONDS,
        async () => {
          const { getAuth } = await import('firebase-admin/auth');
          try {
            const claims = await getAuth(app).verifyIdToken(idToken, true);
            if (!isAdmin(claims)) return 'not-admin';
            return { account: claims.uid, email: claims.email ?? null, ...loginIn(claims) };
          } catch (error) {
            if (isAboutTheToken(error)) return 'unknown';
            throw error;
          }
        },
        (error) => errorCode(error) !== undefined,
      ),
  };
}

/** When and how the admin logged in. Firebase sets `sign_in_second_factor` only if the login used one. */
function loginIn({ auth_time: seconds, firebase }: Partial<DecodedIdToken>) {
  const at = new Date(typeof seconds === 'number' ? seconds * 1000 : 0);
  return {
    // A missing or malformed time counts as the oldest possible: no age could be compared with it.
    at: Number.isNaN(at.getTime()) ? new Date(0) : at,
    hasSecondFactor: typeof firebase?.sign_in_second_factor === 'string',
  };
}

function isAboutTheToken(error: unknown): boolean {
  const code = errorCode(error);
  if (code !== AMBIGUOUS_CODE) return INVALID_ID_TOKEN_CODES.has(code);
  return error instanceof Error && ABOUT_THE_TOKEN.test(error.message);
}
