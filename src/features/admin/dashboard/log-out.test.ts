import { describe, expect, it, vi } from 'vitest';

import type { AdminAnswer, AdminCall } from '~/browser/admin-call.ts';

import { LOGGED_OUT, logOut, logOutEverywhere } from './log-out.ts';

const logOutWith = async (signOutWorks: boolean) => {
  const remove = vi.fn();
  const auth = { signOut: () => Promise.resolve(signOutWorks) };
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

describe('logging out everywhere', () => {
  const everywhere = async (answer: AdminAnswer<never>['kind'] | 'answered') => {
    const asked: unknown[] = [];
    const signOut = vi.fn(() => Promise.resolve(true));
    const remove = vi.fn();
    const call = <Value>({ path, method }: AdminCall<Value>) => {
      asked.push([method, path]);
      return Promise.resolve({ kind: answer, value: true } as AdminAnswer<Value>);
    };
    const isDone = await logOutEverywhere(
      call,
      { signOut },
      { read: () => undefined, keep: () => true, remove },
    );
    return { isDone, asked, signOut, remove };
  };

  it.each(['answered', 'signed-out', 'no-rights'] as const)('ends this session too: %s', async (answer) => {
    const { isDone, asked, signOut, remove } = await everywhere(answer);
    expect(isDone).toBe(true);
    expect(asked).toEqual([['POST', '/api/admin/sign-out-everywhere']]);
    expect(signOut).toHaveBeenCalledOnce();
    expect(remove).toHaveBeenCalledOnce();
  });

  it('changes nothing when the server cannot be reached', async () => {
    const { isDone, signOut, remove } = await everywhere('failed');
    expect(isDone).toBe(false);
    expect(signOut).not.toHaveBeenCalled();
    expect(remove).not.toHaveBeenCalled();
  });
});
