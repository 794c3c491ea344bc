import { describe, expect, it, vi } from 'vitest';

import type { AdminAuth, SignInResult } from '~/browser/admin-auth.ts';
import type { AdminSessionHint } from '~/browser/admin-session.ts';

import { logIn, LOGIN_NOTIFICATIONS, type LoginResult } from './log-in.ts';

const credentials = { email: ' admin@example.com ', password: ' secret ' };
const now = new Date('2026-11-21T09:30:00Z');

function loginThatEnds(result: SignInResult, storageWorks = true) {
  const signIn = vi.fn<AdminAuth['signIn']>(() => Promise.resolve(result));
  const signOut = vi.fn<AdminAuth['signOut']>(() => Promise.resolve(true));
  const keep = vi.fn<AdminSessionHint['keep']>(() => storageWorks);
  const dependencies = {
    auth: { signIn, signOut },
    session: { read: () => undefined, keep, remove: () => undefined },
    now: () => now,
  };
  return { signIn, signOut, keep, result: logIn(credentials, dependencies) };
}

describe('logging in', () => {
  it('trims the address and leaves the password as it was typed', async () => {
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
    'remembers nothing when it is %s',
    async (kind) => {
      const { keep, result } = loginThatEnds({ kind });
      expect(await result).toBe(kind);
      expect(keep).not.toHaveBeenCalled();
    },
  );

  it('signs out again when the browser cannot remember the login', async () => {
    const { signOut, result } = loginThatEnds({ kind: 'signed-in', email: 'admin@example.com' }, false);
    expect(await result).toBe('no-storage');
    expect(signOut).toHaveBeenCalledOnce();
  });
});

describe('what a login says', () => {
  it.each<[LoginResult, string, string, string | undefined]>([
    ['signed-in', 'Login Successful', 'Welcome to the admin dashboard', undefined],
    ['rejected', 'Login Failed', 'Invalid credentials', 'destructive'],
    ['failed', 'Login Error', 'An error occurred during login', 'destructive'],
  ])('is, when %s, word for word what the specification has', (result, title, description, tone) => {
    expect(LOGIN_NOTIFICATIONS[result]).toEqual({ title, description, ...(tone !== undefined && { tone }) });
  });
});
