import { describe, expect, it } from 'vitest';
import { ExpectedFailure } from '../bootstrap/failure.mjs';
import { type AdminAuth, grantAdmin } from './grant-admin.ts';

const EMAIL = 'someone@example.com';

/** Firebase Auth with one account, whose claims can be read afterwards. */
function authWith(customClaims?: Record<string, unknown>): AdminAuth & { claims: () => object | undefined } {
  let claims: object | undefined = customClaims;
  return {
    getUserByEmail: () => Promise.resolve({ uid: 'u1', customClaims }),
    setCustomUserClaims: (_uid, next) => {
      claims = next;
      return Promise.resolve();
    },
    claims: () => claims,
  };
}

/** Firebase Auth that answers with an error, as the SDK throws it. */
function authThatFails(code: string, message = code): AdminAuth {
  const fail = (): Promise<never> => Promise.reject(Object.assign(new Error(message), { code }));
  return { getUserByEmail: fail, setCustomUserClaims: fail };
}

describe('an account', () => {
  it('becomes an admin', async () => {
    const auth = authWith();
    expect(await grantAdmin(auth, EMAIL)).toEqual({ alreadyAdmin: false });
    expect(auth.claims()).toEqual({ admin: true });
  });

  it('keeps its other claims', async () => {
    const auth = authWith({ editor: true, admin: false });
    await grantAdmin(auth, EMAIL);
    expect(auth.claims()).toEqual({ editor: true, admin: true });
  });

  it('that is an admin already is left alone', async () => {
    expect(await grantAdmin(authWith({ admin: true }), EMAIL)).toEqual({ alreadyAdmin: true });
  });
});

describe('a failure', () => {
  it.each([
    ['auth/user-not-found', '', 'There is no account'],
    ['auth/invalid-email', '', 'is not an email address'],
    ['app/invalid-credential', 'Could not load the default credentials.', 'not signed in'],
    ['auth/insufficient-permission', '', 'may not change accounts'],
    ['app/network-error', 'connect ECONNREFUSED 127.0.0.1:9099', 'not reached'],
  ])('%s is told in a sentence', async (code, message, sentence) => {
    const failure = await grantAdmin(authThatFails(code, message), EMAIL).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ExpectedFailure);
    expect((failure as ExpectedFailure).message).toContain(sentence);
  });

  it('that nobody foresaw goes on as it is', async () => {
    await expect(grantAdmin(authThatFails('auth/odd', 'odd'), EMAIL)).rejects.toThrow('odd');
  });
});
