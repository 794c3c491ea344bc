import * as z from 'zod/mini';

import { localStore, parseStored } from './storage.ts';

export type SignInResult =
  | { readonly kind: 'signed-in'; readonly email: string }
  /** Wrong password, unknown address or disabled account. Not distinguished, so that nobody can probe for accounts. */
  | { readonly kind: 'rejected' }
  /** The account has no admin claim and was logged out again. */
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
type TokenResult =
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
  /** Also of somebody who is logged in, which updates `auth_time` in the next token. */
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

const STORAGE_KEY = 'adminSession';

const adminSessionSchema = z.object({
  email: z.string(),
  loggedInAt: z.iso.datetime(),
  isAuthenticated: z.literal(true),
});

/**
 * The login stored in local storage (product §3). Only a hint for redirects (departure D1): access to data depends
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
