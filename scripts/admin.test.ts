import { describe, expect, it } from 'vitest';

import { type AdminAuth, grantAdmin, revokeAdmin } from './admin.ts';
import { ExpectedFailure } from './bootstrap/failure.mjs';

const EMAIL = 'someone@example.com';

/** Firebase Auth with one account, and what was done to that account. */
function authWith(customClaims?: Record<string, unknown>) {
  const done: unknown[] = [];
  const auth: AdminAuth = {
    getUserByEmail: () => Promise.resolve({ uid: 'u1', customClaims }),
    setCustomUserClaims: (uid, claims) => {
      done.push(['claims', uid, claims]);
      return Promise.resolve();
    },
    revokeRefreshTokens: (uid) => {
      done.push(['sessions', uid]);
      return Promise.resolve();
    },
  };
  return { auth, done };
}

/** Firebase Auth that answers with an error, as the SDK throws it. */
function authThatFails(code: string, message = code): AdminAuth {
  const fail = (): Promise<never> => Promise.reject(Object.assign(new Error(message), { code }));
  return { getUserByEmail: fail, setCustomUserClaims: fail, revokeRefreshTokens: fail };
}

describe('grantAdmin', () => {
  it('makes an account an admin', async () => {
    const { auth, done } = authWith();
    expect(await grantAdmin(auth, EMAIL)).toEqual({ alreadyAdmin: false });
    expect(done).toEqual([['claims', 'u1', { admin: true }]]);
  });

  it('keeps the other claims', async () => {
    const { auth, done } = authWith({ editor: true, admin: false });
    await grantAdmin(auth, EMAIL);
    expect(done).toEqual([['claims', 'u1', { editor: true, admin: true }]]);
  });

  it('leaves an admin alone', async () => {
    const { auth, done } = authWith({ admin: true });
    expect(await grantAdmin(auth, EMAIL)).toEqual({ alreadyAdmin: true });
    expect(done).toEqual([]);
  });
});

describe('revokeAdmin', () => {
  it('takes the claim, keeps the other claims and ends all sessions', async () => {
    const { auth, done } = authWith({ admin: true, editor: true });
    expect(await revokeAdmin(auth, EMAIL)).toEqual({ wasAdmin: true });
    expect(done).toEqual([
      ['claims', 'u1', { editor: true }],
      ['sessions', 'u1'],
    ]);
  });

  it.each([[undefined], [{ admin: false }], [{ editor: true }]])(
    'only ends the sessions of an account that was no admin: %j',
    async (claims) => {
      const { auth, done } = authWith(claims);
      expect(await revokeAdmin(auth, EMAIL)).toEqual({ wasAdmin: false });
      expect(done).toEqual([['sessions', 'u1']]);
    },
  );
});

describe.each([
  ['grantAdmin', grantAdmin],
  ['revokeAdmin', revokeAdmin],
])('a failure of %s', (_name, command) => {
  it.each([
    ['auth/user-not-found', '', 'There is no account'],
    ['auth/invalid-email', '', 'is not an email address'],
    ['app/invalid-credential', 'Could not load the default credentials.', 'not signed in'],
    ['auth/insufficient-permission', '', 'may not change accounts'],
    ['app/network-error', 'connect ECONNREFUSED 127.0.0.1:9099', 'not reached'],
  ])('is told in a sentence: %s', async (code, message, sentence) => {
    const failure: unknown = await command(authThatFails(code, message), EMAIL).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(ExpectedFailure);
    expect((failure as ExpectedFailure).message).toContain(sentence);
  });

  it('that nobody foresaw is passed on as it is', async () => {
    await expect(command(authThatFails('auth/odd', 'odd'), EMAIL)).rejects.toThrow('odd');
  });
});
