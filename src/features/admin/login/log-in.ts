import type { AdminAuth, AdminSessionHint, PasswordResetResult } from '~/browser/admin-auth.ts';
import { type AskForCode, settleSignIn, type SettledSignIn } from '~/features/admin/session/second-factor.ts';
import type { NotificationContent } from '~/ui/notifications/store.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Result of a login. `no-storage`: the credentials are right, but the browser does not allow the login to be stored.
 */
export type LoginResult = SettledSignIn['kind'] | 'no-storage';

/** Notification for each result; the first four are verbatim from specification §8. */
export const LOGIN_NOTIFICATIONS: Readonly<Record<Exclude<LoginResult, 'cancelled'>, NotificationContent>> = {
  'signed-in': { title: 'Login Successful', description: 'Welcome to the admin dashboard' },
  rejected: { title: 'Login Failed', description: 'Invalid credentials', tone: 'destructive' },
  failed: { title: 'Login Error', description: 'An error occurred during login', tone: 'destructive' },
  'no-rights': {
    title: 'No admin rights',
    description:
      'This account has no admin rights. Log in with another one, or ask whoever runs the site for the rights.',
    tone: 'destructive',
  },
  'too-many-tries': {
    title: 'Too many tries',
    description: 'Wait a few minutes, then try again.',
    tone: 'destructive',
  },
  'no-storage': {
    title: 'Login Error',
    description:
      'This browser keeps nothing for this site, so you cannot stay logged in. Allow cookies and site data, then try again.',
    tone: 'destructive',
  },
};

/** Dependencies; tests inject their own. */
export interface LoginDependencies {
  readonly auth: Pick<AdminAuth, 'signIn' | 'signOut'>;
  readonly session: AdminSessionHint;
  readonly now: () => Date;
  /** Asks for a code if there is a second factor. */
  readonly askForCode: AskForCode;
}

/** Logs in and stores the session hint for the redirects of specification §4. Never throws. */
export async function logIn(
  { email, password }: Credentials,
  { auth, session, now, askForCode }: LoginDependencies,
): Promise<LoginResult> {
  const result = await settleSignIn(await auth.signIn(email.trim(), password), askForCode);
  if (result.kind !== 'signed-in') return result.kind;
  if (session.keep(result.email, now())) return 'signed-in';
  await auth.signOut();
  return 'no-storage';
}

/** One message for each invalid field. */
export type CredentialErrors = Readonly<Partial<Record<keyof Credentials, string>>>;

/** The parts of an input element that are validated. */
export type Control = Pick<HTMLInputElement, 'value' | 'validity'>;

/** Email and password are required, and the email must be well-formed (specification §5). */
export function checkCredentials(email: Control, password: Control): CredentialErrors {
  return { ...checkEmail(email), ...(password.value === '' && { password: 'Enter your password' }) };
}

/** Validates only the email, for a password reset. */
export function checkEmail(email: Control): Pick<CredentialErrors, 'email'> {
  if (email.value.trim() === '') return { email: 'Enter your email address' };
  return email.validity.typeMismatch ? { email: 'Enter an email address, like name@example.com' } : {};
}

/** Notification for the result of a password reset. Does not reveal whether the account exists. */
export function passwordResetNotification(result: PasswordResetResult, email: string): NotificationContent {
  switch (result.kind) {
    case 'asked':
      return {
        title: 'Look into your mail',
        description: `If ${email} has an account here, a message with a link to choose a new password is on its way. It may land among the spam.`,
      };
    case 'too-many-tries':
      return {
        title: 'Too many tries',
        description: 'Wait a few minutes, then ask for a new password again.',
        tone: 'destructive',
      };
    case 'failed':
      return {
        title: 'No mail was sent',
        description: 'The server could not be reached. Check your connection and try again.',
        tone: 'destructive',
      };
  }
}
