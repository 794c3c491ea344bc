/** How a sign-in ended. */
export type SignInResult =
  | { readonly kind: 'signed-in'; readonly email: string }
  /** Wrong password, unknown address or disabled account: which of them is nobody's business. */
  | { readonly kind: 'rejected' }
  /** The account is real and has no admin claim; it was signed out again. */
  | { readonly kind: 'no-rights' }
  | { readonly kind: 'too-many-tries' }
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
  return { kind: code === 'auth/too-many-requests' ? 'too-many-tries' : 'failed' };
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

function firebaseErrorCode(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
