import { describe, expect, it, vi } from 'vitest';

import type { AdminAuth } from '~/browser/admin-auth.ts';

import { LOGGED_OUT, logOut } from './log-out.ts';

const logOutWith = async (signOutWorks: boolean) => {
  const remove = vi.fn();
  const auth: AdminAuth = {
    signIn: () => Promise.resolve({ kind: 'failed' }),
    token: () => Promise.resolve({ kind: 'signed-out' }),
    signOut: () => Promise.resolve(signOutWorks),
  };
  const isGone = await logOut(auth, { read: () => undefined, keep: () => true, remove });
  return { isGone, remove };
};

describe('logging out', () => {
  it('removes the identity and what local storage remembers', async () => {
    const { isGone, remove } = await logOutWith(true);
    expect(isGone).toBe(true);
    expect(remove).toHaveBeenCalledOnce();
  });

  it('stays logged in, and can be tried again, when the identity cannot be removed', async () => {
    const { isGone, remove } = await logOutWith(false);
    expect(isGone).toBe(false);
    expect(remove).not.toHaveBeenCalled();
  });

  it('says what the specification has, word for word', () => {
    expect(LOGGED_OUT).toEqual({
      title: 'Logged Out',
      description: 'You have been successfully logged out',
    });
  });
});
