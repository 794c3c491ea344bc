import * as z from 'zod/mini';

import { localStore, parseStored } from './storage.ts';

/** Result of a sign-in. */
export type SignInResult =
  | { readonly kind: 'signed-in'; readonly email: string }
  /** Wrong password, unknown address or disabled account. Not distinguished, so that nobody can probe for accounts. */
  | { readonly kind: 'rejected' }
  /** The account has no admin claim and was signed out again. */
  | { readonly kind: 'no-rights' }
  | { readonly kind: 'too-many-tries' }
  | { readonly kind: 'failed' }
  | SecondFactorAsked
  /** Only from {@link SecondFactorAsked.confirm}, which may be called again. */
  | { readonly kind: 'wrong-code' };

/** The password is correct, and the account has a second factor. */
export interface SecondFactorAsked {
  readonly kind: 'second-factor';
  /** Takes a code from the authenticator app. */
  readonly confirm: (code: string) => Promise<SignInResult>;
}

/** Result of starting to enrol a second factor. */
export type EnrolmentStart =
  | {
      readonly kind: 'started';
      /** The secret key, for typing into an authenticator app. */
      readonly key: string;
      /** `otpauth://totp/…`, for a link or a QR code. */
      readonly address: string;
      /** Completes the enrolment with a code from the app. */
      readonly confirm: (code: string) => Promise<{ readonly kind: 'done' | 'wrong-code' | 'failed' }>;
    }
  /** The password must be entered again first. */
  | { readonly kind: 'recent-login' }
  /** Firebase requires a verified email address for a second factor. */
  | { readonly kind: 'unverified-email' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed' };

/** The ID token for a call. */
export type TokenResult =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'signed-out' }
  /** Unknown: no network, or Firebase could not be reached. */
  | { readonly kind: 'failed' };

/**
 * Result of requesting a password reset. An unknown account also yields `asked`, so that nobody can probe for accounts.
 */
export type PasswordResetResult =
  { readonly kind: 'asked' } | { readonly kind: 'too-many-tries' } | { readonly kind: 'failed' };

/** The admin's identity. The methods do not throw. */
export interface AdminAuth {
  /** Also of somebody who is signed in, which updates `auth_time` in the next token. */
  readonly signIn: (email: string, password: string) => Promise<SignInResult>;
  /** @param issuer the site's name, shown in the authenticator app */
  readonly beginSecondFactor: (issuer: string) => Promise<EnrolmentStart>;
  /** A valid ID token, refreshed if necessary. Waits until a stored session has been loaded. */
  readonly token: () => Promise<TokenResult>;
  /** Sends a password reset mail, if the account exists. */
  readonly sendPasswordReset: (email: string) => Promise<PasswordResetResult>;
  /** @returns whether the stored identity was removed */
  readonly signOut: () => Promise<boolean>;
}

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

/** Interprets Firebase's error from a sign-in. */
export function signInFailure(error: unknown): SignInResult {
  const code = firebaseErrorCode(error);
  if (REJECTIONS.has(code)) return { kind: 'rejected' };
  if (code === 'auth/invalid-verification-code') return { kind: 'wrong-code' };
  return { kind: code === 'auth/too-many-requests' ? 'too-many-tries' : 'failed' };
}

/** Interprets Firebase's error from starting an enrolment. */
export function enrolmentFailure(error: unknown): EnrolmentStart {
  const code = firebaseErrorCode(error);
  if (code === 'auth/requires-recent-login') return { kind: 'recent-login' };
  if (code === 'auth/unverified-email') return { kind: 'unverified-email' };
  return { kind: SESSION_ENDS.has(code) ? 'signed-out' : 'failed' };
}

/** Interprets Firebase's error from a password reset. */
export function passwordResetFailure(error: unknown): PasswordResetResult {
  const code = firebaseErrorCode(error);
  if (REJECTIONS.has(code)) return { kind: 'asked' };
  return { kind: code === 'auth/too-many-requests' ? 'too-many-tries' : 'failed' };
}

/** Interprets Firebase's error from a token refresh. */
export function tokenFailure(error: unknown): TokenResult {
  return { kind: SESSION_ENDS.has(firebaseErrorCode(error)) ? 'signed-out' : 'failed' };
}

/** The code of a Firebase error; `undefined` for anything else. */
export function firebaseErrorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

const STORAGE_KEY = 'adminSession';

const adminSessionSchema = z.object({
  email: z.string(),
  loggedInAt: z.iso.datetime(),
  isAuthenticated: z.literal(true),
});

/**
 * The login stored in local storage (specification §3). Only a hint for redirects (decision D1): access to data depends
 * on Firebase's token, which the server verifies. Blocked storage reads as "not logged in".
 */
export const session = {
  read: () => parseStored(localStore.get(STORAGE_KEY), adminSessionSchema),
  /** @returns whether it was stored */
  keep: (email: string, now: Date): boolean => {
    const login: z.infer<typeof adminSessionSchema> = {
      email,
      loggedInAt: now.toISOString(),
      isAuthenticated: true,
    };
    return localStore.set(STORAGE_KEY, JSON.stringify(login));
  },
  remove: () => {
    localStore.remove(STORAGE_KEY);
  },
};

/**
 * Calls back when another tab logs out, so that this one does not keep showing data.
 *
 * @returns a function that stops listening
 */
export function onLogoutElsewhere(callback: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // `key` is null when all of storage was cleared.
    if (key === null) callback();
    else if (key === STORAGE_KEY && parseStored(newValue, adminSessionSchema) === undefined) callback();
  };
  addEventListener('storage', onStorage);
  return () => {
    removeEventListener('storage', onStorage);
  };
}
