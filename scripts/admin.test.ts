import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { type AdminAuth, AUTH_CONFIG, forgetFactor, grantAdmin, revokeAdmin } from './admin.ts';
import { ExpectedFailure } from './expected-failure.ts';

const EMAIL = 'someone@example.com';

/** Firebase Auth with one account, and what was done to that account. */
function authWith(customClaims?: Record<string, unknown>, lastSignInTime: string | null = null) {
  const done: unknown[] = [];
  const auth: AdminAuth = {
    getUserByEmail: () =>
      Promise.resolve({
        uid: 'u1',
        customClaims,
        metadata: { creationTime: 'Tue, 03 Mar 2026 10:00:00 GMT', lastSignInTime },
      }),
    setCustomUserClaims: (uid, claims) => {
      done.push(['claims', uid, claims]);
      return Promise.resolve();
    },
    revokeRefreshTokens: (uid) => {
      done.push(['sessions', uid]);
      return Promise.resolve();
    },
    updateUser: (uid, changes) => {
      done.push(['changes', uid, changes]);
      return Promise.resolve();
    },
  };
  return { auth, done };
}

/** Firebase Auth that answers with an error, as the SDK throws it. */
function authThatFails(code: string, message = code): AdminAuth {
  const fail = (): Promise<never> => Promise.reject(Object.assign(new Error(message), { code }));
  return { getUserByEmail: fail, setCustomUserClaims: fail, revokeRefreshTokens: fail, updateUser: fail };
}

const NEVER = 'It was added on 2026-03-03, and has never logged in.';
const LATER = 'Wed, 04 Mar 2026 23:30:00 GMT';

describe('grantAdmin', () => {
  it('refuses an account that signed itself up: it was logged in with before anybody gave it a right', async () => {
    const { auth, done } = authWith(undefined, LATER);
    const failure = await grantAdmin(auth, EMAIL).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ExpectedFailure);
    expect(String(failure)).toContain(
      'signed itself up. It was added on 2026-03-03, and last logged in on 2026-03-04.',
    );
    expect(done).toEqual([]);
  });

  it('takes an account back whose right was revoked', async () => {
    const { auth, done } = authWith({}, LATER);
    expect(await grantAdmin(auth, EMAIL)).toMatchObject({ wasAdmin: false });
    expect(done).toEqual([['claims', 'u1', { admin: true }]]);
  });

  it.each([
    [undefined, { admin: true }],
    [
      { editor: true, admin: false },
      { editor: true, admin: true },
    ],
  ])('makes an account with the claims %j an admin and keeps the others', async (before, claims) => {
    const { auth, done } = authWith(before);
    expect(await grantAdmin(auth, EMAIL)).toEqual({ wasAdmin: false, history: NEVER });
    expect(done).toEqual([['claims', 'u1', claims]]);
  });

  it('changes nothing of an account that is an admin', async () => {
    const { auth, done } = authWith({ admin: true });
    expect(await grantAdmin(auth, EMAIL)).toEqual({ wasAdmin: true, history: NEVER });
    expect(done).toEqual([]);
  });
});

describe('revokeAdmin', () => {
  it('removes the claim, keeps other claims and ends all sessions', async () => {
    const { auth, done } = authWith({ admin: true, editor: true });
    expect(await revokeAdmin(auth, EMAIL)).toEqual({ wasAdmin: true });
    expect(done).toEqual([
      ['claims', 'u1', { editor: true }],
      ['sessions', 'u1'],
    ]);
  });

  it.each([[undefined], [{ admin: false }], [{ editor: true }]])(
    'only ends the sessions of an account that was not an admin: %j',
    async (claims) => {
      const { auth, done } = authWith(claims);
      expect(await revokeAdmin(auth, EMAIL)).toEqual({ wasAdmin: false });
      expect(done).toEqual([['sessions', 'u1']]);
    },
  );
});

it('forgetting a lost second factor also ends all sessions', async () => {
  const { auth, done } = authWith({ admin: true });
  await forgetFactor(auth, EMAIL);
  expect(done).toEqual([
    ['changes', 'u1', { multiFactor: { enrolledFactors: null } }],
    ['sessions', 'u1'],
  ]);
});

it('the project settings are those that SECURITY.md and grant-admin.md promise', () => {
  expect(AUTH_CONFIG).toEqual({
    // A code lasts its own 30 seconds and those on either side: 90.
    multiFactorConfig: {
      state: 'ENABLED',
      providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }],
    },
    // Now, and not with the next change of password.
    passwordPolicyConfig: {
      enforcementState: 'ENFORCE',
      forceUpgradeOnSignin: true,
      constraints: { minLength: 15 },
    },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });
  const { minLength } = AUTH_CONFIG.passwordPolicyConfig.constraints;
  const task = readFileSync(new URL('../docs/tasks/grant-admin.md', import.meta.url), 'utf8');
  expect(task).toContain(`passwords of ${minLength} characters or more`);
  const security = readFileSync(new URL('../SECURITY.md', import.meta.url), 'utf8');
  expect(security).toContain(`${minLength} characters and a second factor`);
});

describe.each([
  ['grantAdmin', grantAdmin],
  ['revokeAdmin', revokeAdmin],
  ['forgetFactor', forgetFactor],
])('a failure of %s', (_name, command) => {
  it.each([
    ['auth/user-not-found', '', 'There is no account'],
    ['auth/invalid-email', '', 'is not an email address'],
    ['app/invalid-credential', 'Could not load the default credentials.', 'not signed in'],
    ['auth/insufficient-permission', '', 'may not change accounts'],
    ['app/network-error', 'connect ECONNREFUSED 127.0.0.1:9099', 'not reached'],
  ])('is explained in a sentence: %s', async (code, message, sentence) => {
    const failure: unknown = await command(authThatFails(code, message), EMAIL).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(ExpectedFailure);
    expect((failure as ExpectedFailure).message).toContain(sentence);
  });

  it('that is unexpected is rethrown unchanged', async () => {
    await expect(command(authThatFails('auth/odd', 'odd'), EMAIL)).rejects.toThrow('odd');
  });
});
