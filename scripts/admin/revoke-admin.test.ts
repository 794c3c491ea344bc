import { describe, expect, it } from 'vitest';

import { ExpectedFailure } from '../bootstrap/failure.mjs';
import { revokeAdmin, type RevokingAuth } from './revoke-admin.ts';

const EMAIL = 'someone@example.com';

/** Firebase Auth with one account, whose claims and sessions can be read afterwards. */
function authWith(customClaims?: Record<string, unknown>) {
  const done: unknown[] = [];
  const auth: RevokingAuth = {
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

describe('an account', () => {
  it('is no admin any more, keeps its other claims, and is signed out everywhere', async () => {
    const { auth, done } = authWith({ admin: true, editor: true });
    expect(await revokeAdmin(auth, EMAIL)).toEqual({ wasAdmin: true });
    expect(done).toEqual([
      ['claims', 'u1', { editor: true }],
      ['sessions', 'u1'],
    ]);
  });

  it.each([[undefined], [{ admin: false }], [{ editor: true }]])(
    'that was none is signed out, and nothing else: %j',
    async (claims) => {
      const { auth, done } = authWith(claims);
      expect(await revokeAdmin(auth, EMAIL)).toEqual({ wasAdmin: false });
      expect(done).toEqual([['sessions', 'u1']]);
    },
  );
});

it('a failure is told in a sentence', async () => {
  const fail = () => Promise.reject(Object.assign(new Error('no'), { code: 'auth/user-not-found' }));
  const auth = { getUserByEmail: fail, setCustomUserClaims: fail, revokeRefreshTokens: fail };
  const failure = await revokeAdmin(auth, EMAIL).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ExpectedFailure);
  expect((failure as ExpectedFailure).message).toContain('There is no account');
});
