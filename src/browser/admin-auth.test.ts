import { describe, expect, it, vi } from 'vitest';
import fc from 'fast-check';

import { blockedStorage, storageOver } from '../../tests/support/storage.ts';
import {
  type AdminAuth,
  adminSessionHint,
  deferredAdminAuth,
  onLogoutElsewhere,
  passwordResetFailure,
  signInFailure,
  tokenFailure,
} from './admin-auth.ts';

const firebaseError = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

describe('a failed sign-in', () => {
  it.each([
    'auth/invalid-credential',
    'auth/invalid-login-credentials',
    'auth/wrong-password',
    'auth/user-not-found',
    'auth/user-disabled',
    'auth/invalid-email',
    'auth/missing-password',
  ])('does not distinguish %s from other wrong credentials', (code) => {
    expect(signInFailure(firebaseError(code))).toEqual({ kind: 'rejected' });
  });

  it('reports when Firebase asks to wait', () => {
    expect(signInFailure(firebaseError('auth/too-many-requests'))).toEqual({ kind: 'too-many-tries' });
  });

  it.each([
    firebaseError('auth/network-request-failed'),
    firebaseError('auth/internal-error'),
    new TypeError('x is not a function'),
    'text',
    null,
    undefined,
  ])('counts as unexpected for any other error (%s)', (error) => {
    expect(signInFailure(error)).toEqual({ kind: 'failed' });
  });
});

describe('a failed token refresh', () => {
  it.each([
    'auth/user-token-expired',
    'auth/invalid-user-token',
    'auth/user-disabled',
    'auth/user-not-found',
  ])('ends the session on %s', (code) => {
    expect(tokenFailure(firebaseError(code))).toEqual({ kind: 'signed-out' });
  });

  it('keeps the session when only the network failed', () => {
    expect(tokenFailure(firebaseError('auth/network-request-failed'))).toEqual({ kind: 'failed' });
    expect(tokenFailure(new TypeError('Failed to fetch'))).toEqual({ kind: 'failed' });
  });
});

it.each([
  ['auth/user-not-found', 'asked'],
  ['auth/too-many-requests', 'too-many-tries'],
  ['auth/network-request-failed', 'failed'],
])('a password reset that fails with %s ends as: %s', (code, kind) => {
  expect(passwordResetFailure(firebaseError(code))).toEqual({ kind });
});

const working: AdminAuth = {
  beginSecondFactor: () => Promise.resolve({ kind: 'unverified-email' }),
  signIn: (email) => Promise.resolve({ kind: 'signed-in', email }),
  token: () => Promise.resolve({ kind: 'token', token: 'token-1' }),
  sendPasswordReset: () => Promise.resolve({ kind: 'asked' }),
  signOut: () => Promise.resolve(true),
};

describe('deferred sign-in', () => {
  it('loads once for any number of concurrent calls', async () => {
    const open = vi.fn(() => Promise.resolve(working));
    const auth = deferredAdminAuth(open);
    expect(open).not.toHaveBeenCalled();
    await Promise.all([auth.token(), auth.token(), auth.signIn('a@example.com', 'secret')]);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['there is no configuration', () => Promise.resolve(undefined)],
    ['the script cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('fails while %s and tries again on the next call', async (_, refuse) => {
    const open = vi.fn<() => Promise<AdminAuth | undefined>>(refuse);
    const auth = deferredAdminAuth(open);
    expect(await auth.signIn('a@example.com', 'secret')).toEqual({ kind: 'failed' });
    expect(await auth.token()).toEqual({ kind: 'failed' });
    expect(await auth.signOut()).toBe(false);
    expect(await auth.sendPasswordReset('a@example.com')).toEqual({ kind: 'failed' });
    expect(await auth.beginSecondFactor('SecondKey')).toEqual({ kind: 'failed' });
    open.mockResolvedValue(working);
    expect(await auth.token()).toEqual({ kind: 'token', token: 'token-1' });
    expect(await auth.signIn('a@example.com', 'secret')).toMatchObject({ kind: 'signed-in' });
    expect(await auth.signOut()).toBe(true);
    expect(await auth.sendPasswordReset('a@example.com')).toEqual({ kind: 'asked' });
    expect(await auth.beginSecondFactor('SecondKey')).toEqual({ kind: 'unverified-email' });
    expect(open).toHaveBeenCalledTimes(6);
  });
});

const session = {
  email: 'admin@example.com',
  loggedInAt: '2026-11-21T09:30:00.000Z',
  isAuthenticated: true,
} as const;

/** The session that is read when this text is stored. */
const sessionIn = (text: string | null) =>
  adminSessionHint(storageOver(new Map([['adminSession', text]]))).read();

describe('the stored session', () => {
  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['what is not JSON', '{"email":'],
    ['the text "true"', 'true'],
    ['a list', JSON.stringify([session])],
    ['a session that says it is not one', JSON.stringify({ ...session, isAuthenticated: false })],
    ['the text "true" as the flag', JSON.stringify({ ...session, isAuthenticated: 'true' })],
    ['no email', JSON.stringify({ ...session, email: undefined })],
    ['no time', JSON.stringify({ ...session, loggedInAt: undefined })],
    ['a time that is none', JSON.stringify({ ...session, loggedInAt: 'yesterday' })],
  ])('does not accept %s as a session', (_, text) => {
    expect(sessionIn(text)).toBeUndefined();
  });

  it('never throws, with any data in storage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const parsed = sessionIn(text);
        expect(parsed === undefined || parsed.isAuthenticated).toBe(true);
      }),
    );
  });
});

describe('the session hint', () => {
  it('remembers who logged in and when, under the key "adminSession"', () => {
    const entries = new Map<string, string>();
    const hint = adminSessionHint(storageOver(entries));
    expect(hint.read()).toBeUndefined();
    expect(hint.keep(session.email, new Date(session.loggedInAt))).toBe(true);
    expect(JSON.parse(entries.get('adminSession') ?? '')).toEqual(session);
    expect(hint.read()).toEqual(session);
  });

  it('is removed completely', () => {
    const entries = new Map([['adminSession', JSON.stringify(session)]]);
    adminSessionHint(storageOver(entries)).remove();
    expect(entries.size).toBe(0);
  });

  it('reads as logged out and cannot be saved while storage is blocked', () => {
    const blocked = adminSessionHint(blockedStorage);
    expect(blocked.read()).toBeUndefined();
    expect(blocked.keep(session.email, new Date())).toBe(false);
    expect(() => {
      blocked.remove();
    }).not.toThrow();
  });
});

it.each([
  ['removed by a logout', 'adminSession', null, 1],
  ['no session any more', 'adminSession', '{}', 1],
  ['removed with all of storage', null, null, 1],
  ['written by a login', 'adminSession', JSON.stringify(session), 0],
  ['about something else', 'theme', null, 0],
])(
  'another tab that changes what is stored (%s) is noticed as a logout or not',
  (_, key, newValue, calls) => {
    const tab = new EventTarget();
    vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
    vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
    const change = () => tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    const callback = vi.fn();
    const stop = onLogoutElsewhere(callback);
    change();
    expect(callback).toHaveBeenCalledTimes(calls);
    stop();
    change();
    expect(callback).toHaveBeenCalledTimes(calls);
  },
);
