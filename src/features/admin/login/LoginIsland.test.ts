import { describe, expect, it, vi } from 'vitest';

import type { AdminAuth, AdminSessionHint, SignInResult } from '#browser/admin-auth.ts';

import {
  checkCredentials,
  type Control,
  logIn,
  LOGIN_TOASTS,
  type LoginResult,
  passwordResetToast,
} from './LoginIsland.tsx';

const credentials = { email: ' admin@example.com ', password: ' secret ' };
const now = new Date('2026-11-21T09:30:00Z');

function loginThatEnds(result: SignInResult, storageWorks = true, code?: string) {
  const signIn = vi.fn<AdminAuth['signIn']>(() => Promise.resolve(result));
  const signOut = vi.fn<AdminAuth['signOut']>(() => Promise.resolve(true));
  const keep = vi.fn<AdminSessionHint['keep']>(() => storageWorks);
  const dependencies = {
    auth: { signIn, signOut },
    session: { read: () => undefined, keep, remove: () => undefined },
    now: () => now,
    askForCode: () => Promise.resolve(code),
  };
  return { signIn, signOut, keep, result: logIn(credentials, dependencies) };
}

describe('logging in', () => {
  it('trims the email address and leaves the password as typed', async () => {
    const { signIn, result } = loginThatEnds({ kind: 'rejected' });
    await result;
    expect(signIn).toHaveBeenCalledWith('admin@example.com', ' secret ');
  });

  it('remembers who logged in and when', async () => {
    const { keep, result } = loginThatEnds({ kind: 'signed-in', email: 'admin@example.com' });
    expect(await result).toBe('signed-in');
    expect(keep).toHaveBeenCalledWith('admin@example.com', now);
  });

  it.each(['rejected', 'no-rights', 'too-many-tries', 'failed'] as const)(
    'remembers nothing when the login is %s',
    async (kind) => {
      const { keep, result } = loginThatEnds({ kind });
      expect(await result).toBe(kind);
      expect(keep).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['123456', 'signed-in'],
    [undefined, 'cancelled'],
  ] as const)('asks for a code when there is a second factor: %s is %s', async (code, end) => {
    const confirm = vi.fn(() =>
      Promise.resolve<SignInResult>({ kind: 'signed-in', email: 'admin@example.com' }),
    );
    const { keep, result } = loginThatEnds({ kind: 'second-factor', confirm }, true, code);
    expect(await result).toBe(end);
    expect(keep).toHaveBeenCalledTimes(code === undefined ? 0 : 1);
    expect(confirm.mock.calls).toEqual(code === undefined ? [] : [[code]]);
  });

  it('signs out again when the browser cannot remember the login', async () => {
    const { signOut, result } = loginThatEnds({ kind: 'signed-in', email: 'admin@example.com' }, false);
    expect(await result).toBe('no-storage');
    expect(signOut).toHaveBeenCalledOnce();
  });
});

describe('the message of a login', () => {
  it.each<[Exclude<LoginResult, 'cancelled'>, string, string, string | undefined]>([
    ['signed-in', 'Login Successful', 'Welcome to the admin dashboard', undefined],
    ['rejected', 'Login Failed', 'Invalid credentials', 'destructive'],
    ['failed', 'Login Error', 'An error occurred during login', 'destructive'],
  ])('is, when %s, word for word what the specification has', (result, title, description, tone) => {
    expect(LOGIN_TOASTS[result]).toEqual({ title, description, ...(tone !== undefined && { tone }) });
  });
});

const typed = (value: string, typeMismatch = false): Control => ({
  value,
  validity: { typeMismatch } as ValidityState,
});

describe('checkCredentials', () => {
  it('accepts an address with a password', () => {
    expect(checkCredentials(typed('admin@example.com'), typed('secret'))).toEqual({});
  });

  it('asks for both fields when both are missing', () => {
    expect(checkCredentials(typed('  '), typed(''))).toEqual({
      email: 'Enter your email address',
      password: 'Enter your password',
    });
  });

  it('shows the format of an email address when it is malformed', () => {
    expect(checkCredentials(typed('admin', true), typed('secret'))).toEqual({
      email: 'Enter an email address, like name@example.com',
    });
  });

  it('accepts a password of spaces', () => {
    expect(checkCredentials(typed('admin@example.com'), typed('   '))).toEqual({});
  });
});

it.each([
  ['asked', 'Check your email'],
  ['too-many-tries', 'Too many tries'],
  ['failed', 'No mail was sent'],
] as const)('a request for a new password that was %s shows the right message', (kind, title) => {
  expect(passwordResetToast({ kind }, 'a@example.com')).toMatchObject({ title });
});

it('the answer to a password request does not reveal whether the account exists', () => {
  expect(passwordResetToast({ kind: 'asked' }, 'a@example.com').description).toMatch(
    /^If a@example\.com has/u,
  );
});
