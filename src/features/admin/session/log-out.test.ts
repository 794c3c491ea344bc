import { describe, expect, it, vi } from 'vitest';

import type { AdminAnswer, AdminCall } from '#browser/admin-call.ts';

import { LOGGED_OUT, logOut, logOutEverywhere } from './log-out.ts';

const logOutWith = async (signOutWorks: boolean) => {
  const remove = vi.fn();
  const auth = { signOut: () => Promise.resolve(signOutWorks) };
  const end = await logOut(auth, { read: () => undefined, keep: () => true, remove });
  return { end, remove };
};

describe('logging out', () => {
  it('removes the identity and the session in local storage', async () => {
    const { end, remove } = await logOutWith(true);
    expect(end).toEqual({ isDone: true, message: LOGGED_OUT });
    expect(remove).toHaveBeenCalledOnce();
  });

  it('stays logged in, and can be retried, when the identity cannot be removed', async () => {
    const { end, remove } = await logOutWith(false);
    expect(end).toMatchObject({ isDone: false, message: { tone: 'destructive' } });
    expect(remove).not.toHaveBeenCalled();
  });

  it('uses the specification’s words', () => {
    expect(LOGGED_OUT).toEqual({
      title: 'Logged Out',
      description: 'You have been successfully logged out',
    });
  });
});

describe('logging out everywhere', () => {
  const everywhere = async (answer: AdminAnswer<boolean>) => {
    const asked: unknown[] = [];
    const signOut = vi.fn(() => Promise.resolve(true));
    const remove = vi.fn();
    const call = <Value>({ path, method }: AdminCall<Value>) => {
      asked.push([method, path]);
      return Promise.resolve(answer as AdminAnswer<Value>);
    };
    const end = await logOutEverywhere(
      call,
      { signOut },
      { read: () => undefined, keep: () => true, remove },
    );
    return { end, asked, signOut, remove };
  };

  it('ends this session too', async () => {
    const { end, asked, signOut, remove } = await everywhere({ kind: 'answered', value: true });
    expect(end.isDone).toBe(true);
    expect(asked).toEqual([['POST', '/api/admin/sign-out-everywhere']]);
    expect(signOut).toHaveBeenCalledOnce();
    expect(remove).toHaveBeenCalledOnce();
  });

  it('changes nothing when the server cannot be reached', async () => {
    const { end, signOut, remove } = await everywhere({ kind: 'failed', reference: '3f2a91c0' });
    expect(end.isDone).toBe(false);
    expect(end.message.description).toMatch(/^Nobody was logged out: .* Reference: 3f2a91c0$/u);
    expect(signOut).not.toHaveBeenCalled();
    expect(remove).not.toHaveBeenCalled();
  });
});
