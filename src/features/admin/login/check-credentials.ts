import type { Credentials } from './log-in.ts';

/** What is still to put right, one sentence a field. */
export type CredentialErrors = Readonly<Partial<Record<keyof Credentials, string>>>;

/** What a browser knows about a filled-in control. */
export type Control = Pick<HTMLInputElement, 'value' | 'validity'>;

/** Email and password are required, and the email has the form of one (specification §5). */
export function checkCredentials(email: Control, password: Control): CredentialErrors {
  return {
    ...(email.value.trim() === ''
      ? { email: 'Enter your email address' }
      : email.validity.typeMismatch && { email: 'Enter an email address, like name@example.com' }),
    ...(password.value === '' && { password: 'Enter your password' }),
  };
}
