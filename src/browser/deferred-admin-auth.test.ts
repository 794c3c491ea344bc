import { describe, expect, it, vi } from 'vitest';

import type { AdminAuth } from './admin-auth.ts';
import { deferredAdminAuth } from './deferred-admin-auth.ts';

const working: AdminAuth = {
  signIn: (email) => Promise.resolve({ kind: 'signed-in', email }),
  token: () => Promise.resolve({ kind: 'token', token: 'token-1' }),
  sendPasswordReset: () => Promise.resolve({ kind: 'asked' }),
  signOut: () => Promise.resolve(true),
};

describe('deferred sign-in', () => {
  it('opens once, however many calls come in at the same time', async () => {
    const open = vi.fn(() => Promise.resolve(working));
    const auth = deferredAdminAuth(open);
    expect(open).not.toHaveBeenCalled();
    await Promise.all([auth.token(), auth.token(), auth.signIn('a@example.com', 'secret')]);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('passes the calls on', async () => {
    const auth = deferredAdminAuth(() => Promise.resolve(working));
    expect(await auth.signIn('a@example.com', 'secret')).toEqual({
      kind: 'signed-in',
      email: 'a@example.com',
    });
    expect(await auth.token()).toEqual({ kind: 'token', token: 'token-1' });
    expect(await auth.sendPasswordReset('a@example.com')).toEqual({ kind: 'asked' });
    expect(await auth.signOut()).toBe(true);
  });

  it.each([
    ['there is no configuration', () => Promise.resolve(undefined)],
    ['the script cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('fails while %s, and tries again on the next call', async (_, refuse) => {
    const open = vi.fn<() => Promise<AdminAuth | undefined>>(refuse);
    const auth = deferredAdminAuth(open);
    expect(await auth.signIn('a@example.com', 'secret')).toEqual({ kind: 'failed' });
    expect(await auth.token()).toEqual({ kind: 'failed' });
    expect(await auth.signOut()).toBe(false);
    expect(await auth.sendPasswordReset('a@example.com')).toEqual({ kind: 'failed' });
    open.mockResolvedValue(working);
    expect(await auth.token()).toEqual({ kind: 'token', token: 'token-1' });
    expect(open).toHaveBeenCalledTimes(5);
  });
});
