import * as z from 'zod/mini';

import { loadOnce } from './load-once.ts';
import { localStore, parseStored, type SafeStorage } from './storage.ts';

/** How a sign-in ended. */
export type SignInResult =
  | { readonly kind: 'signed-in'; readonly email: string }
  /** Wrong password, unknown address or disabled account: which of them is nobody's business. */
  | { readonly kind: 'rejected' }
  /** The account is real and has no admin claim; it was signed out again. */
  | { readonly kind: 'no-rights' }
  | { readonly kind: 'too-many-tries' }
  | { readonly kind: 'failed' }
  /** The password is right, and the account has a second factor: `confirm` takes a code of its app. */
  | { readonly kind: 'second-factor'; readonly confirm: (code: string) => Promise<SignInResult> }
  /** Only of `confirm`, which may be asked again. */
  | { readonly kind: 'wrong-code' };

/** The beginning of a second factor. */
export type EnrolmentStart =
  | {
      readonly kind: 'started';
      /** The key in letters and digits, to be typed into an app. */
      readonly key: string;
      /** `otpauth://totp/…`, which apps open or read from a picture. */
      readonly address: string;
      /** Ends it with a code of the app. */
      readonly confirm: (code: string) => Promise<'done' | 'wrong-code' | 'failed'>;
    }
  /** The password must be typed again first. */
  | { readonly kind: 'recent-login' }
  /** Firebase takes a second factor only for an address that has been shown to be theirs. */
  | { readonly kind: 'unverified-email' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed' };

/** The admin's identity for a call, if there is one. */
export type TokenResult =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'signed-out' }
  /** Not known at the moment: no network, or Firebase could not be reached. */
  | { readonly kind: 'failed' };

/** How a request for a new password ended. That there is no such account is nobody's business: it looks like `asked`. */
export type PasswordResetResult =
  { readonly kind: 'asked' } | { readonly kind: 'too-many-tries' } | { readonly kind: 'failed' };

/** Who the admin is. Nothing here throws. */
export interface AdminAuth {
  readonly signIn: (email: string, password: string) => Promise<SignInResult>;
  /** Has whoever is signed in type their password again, so that the next token says so. */
  readonly confirmPassword: (password: string) => Promise<SignInResult>;
  /** @param issuer the site's name, as the app shows it */
  readonly beginSecondFactor: (issuer: string) => Promise<EnrolmentStart>;
  /** An ID token that is good for a while, refreshed when it has to be; waits until a stored session is read. */
  readonly token: () => Promise<TokenResult>;
  /** Sends a mail with a link to choose a new password, if there is an account. */
  readonly sendPasswordReset: (email: string) => Promise<PasswordResetResult>;
  /** @returns whether the stored identity is gone */
  readonly signOut: () => Promise<boolean>;
}

/** Firebase's words for "these credentials open nothing"; newer projects say `invalid-credential` for all of them. */
const REJECTIONS: ReadonlySet<string> = new Set([
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/wrong-password',
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/invalid-email',
  'auth/missing-password',
]);

/** Firebase's words for "whoever this was, it is nobody now": revoked, disabled, deleted, password changed. */
const SESSION_ENDS: ReadonlySet<string> = new Set([
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/user-signed-out',
  'auth/null-user',
]);

/** What a failed sign-in means, by the error that Firebase threw. */
export function signInFailure(error: unknown): SignInResult {
  const code = firebaseErrorCode(error);
  if (REJECTIONS.has(code)) return { kind: 'rejected' };
  if (code === 'auth/invalid-verification-code') return { kind: 'wrong-code' };
  return { kind: code === 'auth/too-many-requests' ? 'too-many-tries' : 'failed' };
}

/** Why a second factor could not be begun, by the error that Firebase threw. */
export function enrolmentFailure(error: unknown): EnrolmentStart {
  const code = firebaseErrorCode(error);
  if (code === 'auth/requires-recent-login') return { kind: 'recent-login' };
  if (code === 'auth/unverified-email') return { kind: 'unverified-email' };
  return { kind: SESSION_ENDS.has(code) ? 'signed-out' : 'failed' };
}

/** What a failed request for a new password means, by the error that Firebase threw. */
export function passwordResetFailure(error: unknown): PasswordResetResult {
  const code = firebaseErrorCode(error);
  if (REJECTIONS.has(code)) return { kind: 'asked' };
  return { kind: code === 'auth/too-many-requests' ? 'too-many-tries' : 'failed' };
}

/** What a failed token refresh means, by the error that Firebase threw. */
export function tokenFailure(error: unknown): TokenResult {
  return { kind: SESSION_ENDS.has(firebaseErrorCode(error)) ? 'signed-out' : 'failed' };
}

/** The code of what Firebase threw; empty for anything else. */
export function firebaseErrorCode(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}

/**
 * An {@link AdminAuth} whose inside arrives later: the SDK is fetched and set up on the first call, so that the page
 * is there before it. What could not be opened is tried again on the next call.
 *
 * @param open fetches and sets up; `undefined` or a rejection when that fails
 */
export function deferredAdminAuth(open: () => Promise<AdminAuth | undefined>): AdminAuth {
  const opened = loadOnce(open);
  return {
    signIn: async (email, password) => (await opened())?.signIn(email, password) ?? { kind: 'failed' },
    confirmPassword: async (password) => (await opened())?.confirmPassword(password) ?? { kind: 'failed' },
    beginSecondFactor: async (issuer) => (await opened())?.beginSecondFactor(issuer) ?? { kind: 'failed' },
    token: async () => (await opened())?.token() ?? { kind: 'failed' },
    sendPasswordReset: async (email) => (await opened())?.sendPasswordReset(email) ?? { kind: 'failed' },
    signOut: async () => (await opened())?.signOut() ?? false,
  };
}

const STORAGE_KEY = 'adminSession';

const adminSessionSchema = z.object({
  email: z.string(),
  loggedInAt: z.iso.datetime(),
  isAuthenticated: z.literal(true),
});

/**
 * What local storage remembers of a login (specification §3). A hint for redirects and nothing else (decision D1):
 * data is opened by Firebase's token, which the server checks.
 */
type AdminSession = z.infer<typeof adminSessionSchema>;

/** Where the hint is kept. Storage that is blocked reads as "not logged in". */
export interface AdminSessionHint {
  readonly read: () => AdminSession | undefined;
  /** @returns whether it could be kept */
  readonly keep: (email: string, now: Date) => boolean;
  readonly remove: () => void;
}

/** The hint over a browser's storage. */
export function adminSessionHint(storage: SafeStorage = localStore): AdminSessionHint {
  return {
    read: () => parseStored(storage.get(STORAGE_KEY), adminSessionSchema),
    keep: (email, now) => {
      const session: AdminSession = { email, loggedInAt: now.toISOString(), isAuthenticated: true };
      return storage.set(STORAGE_KEY, JSON.stringify(session));
    },
    remove: () => {
      storage.remove(STORAGE_KEY);
    },
  };
}

/**
 * Calls back when another tab logs out, so that no tab goes on showing what it should not.
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
