import type { App } from 'firebase-admin/app';

import type { AppCheck } from '../rate-limit.ts';
import { answerInTime, errorCode } from '../unavailable.ts';

/** Verification takes a millisecond, except when Google's keys are fetched, once every six hours. */
const TIMEOUT_MILLISECONDS = 3000;

/** App Check's codes for an invalid token. */
const INVALID_TOKEN_CODES: ReadonlySet<unknown> = new Set([
  'app-check/invalid-argument',
  'app-check/app-check-token-expired',
]);
/** `invalid-argument` also means that Google's keys could not be fetched; only the cause tells them apart. */
const KEYS_MISSING = 'key-fetch-error';

/** {@link AppCheck} with Firebase. The SDK is loaded with the first token, and never if App Check is off. */
export function firebaseAppCheck(app: App): AppCheck {
  return (token) =>
    answerInTime(
      'app-check',
      TIMEOUT_MILLISECONDS,
      async () => {
        const { getAppCheck } = await import('firebase-admin/app-check');
        try {
          await getAppCheck(app).verifyToken(token);
          return true;
        } catch (error) {
          if (INVALID_TOKEN_CODES.has(errorCode(error)) && errorCode(causeOf(error)) !== KEYS_MISSING)
            return false;
          throw error;
        }
      },
      (error) => errorCode(error) !== undefined,
    );
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}
