import { generateKeyPairSync, sign } from 'node:crypto';

import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { afterAll, afterEach, describe, expect, test } from 'vitest';

import { Unavailable } from '../http/time-limit.ts';
import { FORGED_TOKENS, signedToken, TEST_PROJECT } from '../testing/forged-tokens.ts';
import { deadOrigin, LocalAgent, localServer } from '../testing/local-server.ts';
import { firebaseAdminIdentity } from './tokens.ts';

const app = initializeApp({ projectId: TEST_PROJECT }, 'admin-identity');
afterAll(() => deleteApp(app));

test.each([...FORGED_TOKENS, ['that is empty', ''] as const])(
  'a token %s identifies nobody',
  async (_what, idToken) => {
    expect(await firebaseAdminIdentity(app).identify(idToken)).toBe('unknown');
  },
);

describe('a token that looks right', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const ours = signedToken('k', (text) => sign('sha256', Buffer.from(text), privateKey));
  const forged = signedToken('k', () => Buffer.from('no signature'));
  const unknownKey = signedToken('another', (text) => sign('sha256', Buffer.from(text), privateKey));
  const keys = JSON.stringify({ k: publicKey.export({ type: 'spki', format: 'pem' }) });

  const signed = (claims: object) =>
    signedToken('k', (text) => sign('sha256', Buffer.from(text), privateKey), claims);

  const open: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of open.splice(0)) await close();
  });
  /** The identity where Google's keys are fetched from `origin`. */
  const identityAt = (origin: string) => {
    const there: App = initializeApp(
      {
        projectId: TEST_PROJECT,
        httpAgent: new LocalAgent(origin),
        // A request to Firebase Auth needs a Google access token; the local server ignores it.
        credential: { getAccessToken: () => Promise.resolve({ access_token: 'local', expires_in: 3600 }) },
      },
      `admin-identity-${Math.random()}`,
    );
    open.push(() => deleteApp(there));
    return firebaseAdminIdentity(there);
  };
  const keyServer = async (status: number, body: string) => {
    const server = await localServer((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    open.push(server.close);
    return identityAt(server.origin);
  };

  /** Firebase Auth with one account, and Google's keys. */
  const authServer = async (account: object) => {
    const server = await localServer(({ path }, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(path.includes('accounts:lookup') ? JSON.stringify({ users: [account] }) : keys);
    });
    open.push(server.close);
    return { identity: identityAt(server.origin), received: server.received };
  };
  const now = Math.floor(Date.now() / 1000);
  const account = { localId: 'somebody', validSince: String(now - 3600) };

  test('is accepted after asking Firebase Auth whether it was revoked', async () => {
    const { identity, received } = await authServer(account);
    expect(await identity.identify(ours)).toMatchObject({ account: 'somebody', hasSecondFactor: false });
    expect(received.filter(({ path }) => path.includes('accounts:lookup'))).toHaveLength(1);
  });

  test.each([
    [{ email: 'admin@example.com' }, { email: 'admin@example.com' }],
    [{ email: undefined }, { email: null }],
    [{ auth_time: 1_700_000_000 }, { at: new Date(1_700_000_000_000) }],
    [{ auth_time: 9e15 }, { at: new Date(0) }],
    [{ auth_time: undefined }, { at: new Date(0) }],
    [{ auth_time: String(now) }, { at: new Date(0) }],
    [{ firebase: { sign_in_second_factor: 'totp' } }, { hasSecondFactor: true }],
    [{ firebase: { sign_in_provider: 'password' } }, { hasSecondFactor: false }],
    [{ firebase: { sign_in_second_factor: true } }, { hasSecondFactor: false }],
  ])('with the claims %j is a login with %j', async (claims, login) => {
    const { identity } = await authServer({ ...account, validSince: '0' });
    expect(await identity.identify(signed(claims))).toMatchObject(login);
  });

  test.each([
    ['whose sessions were ended since', { ...account, validSince: String(now + 60) }],
    ['whose account is disabled', { ...account, disabled: true }],
  ])('and %s identifies nobody', async (_what, changed) => {
    const { identity } = await authServer(changed);
    expect(await identity.identify(ours)).toBe('unknown');
  });

  test.each([[undefined], [false], ['true'], [1], ['yes'], [{}], [[]], [null]])(
    'with the claim admin: %j is not an admin’s',
    async (admin) => {
      const { identity } = await authServer(account);
      expect(await identity.identify(signed({ admin }))).toBe('not-admin');
    },
  );

  test('but has a foreign signature identifies nobody', async () => {
    const identity = await keyServer(200, keys);
    expect(await identity.identify(forged)).toBe('unknown');
    expect(await identity.identify(unknownKey)).toBe('unknown');
  });

  test.each([
    ['answers that it is busy', 500, '{"error":"backendError"}'],
    ['answers with a page', 502, '<h1>Bad gateway</h1>'],
  ])(
    'is an outage, not a forgery, while Google’s key server %s',
    async (_what, status, body) => {
      const identity = await keyServer(status, body);
      await expect(identity.identify(ours)).rejects.toThrow(Unavailable);
    },
    20_000,
  );

  test('is an outage, not a forgery, while Google cannot be reached', async () => {
    await expect(identityAt(await deadOrigin()).identify(ours)).rejects.toMatchObject({
      name: 'Unavailable',
      service: 'identity',
    });
  }, 20_000);
});
