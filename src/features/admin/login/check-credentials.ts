import type { Credentials } from './log-in.ts';

/** What is still to put right, one sentence a field. */
export type CredentialErrors = Readonly<Partial<Record<keyof Credentials, string>>>;

/** What a browser knows about a filled-in control. */
export type Control = Pick<HTMLInputElement, 'value' | 'validity'>;

/** Email and password are required, and the email has the form of one (specification §5). */
export function checkCredentials(email: Control, password: Control): CredentialErrors {
  return { ...checkEmail(email), ...(password.value === '' && { password: 'Enter your password' }) };
}

/** The email alone, for whoever has forgotten the password. */
export function checkEmail(email: Control): Pick<CredentialErrors, 'email'> {
  if (email.value.trim() === '') return { email: 'Enter your email address' };
  return email.validity.typeMismatch ? { email: 'Enter an email address, like name@example.com' } : {};
}
