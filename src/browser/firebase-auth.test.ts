import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openFirebaseAuth } from './firebase-auth.ts';

/*
 * Firebase's own client against recorded answers of Identity Toolkit, because the Auth emulator has no second factor by
 * an app. What is recorded is what https://cloud.google.com/identity-platform/docs/reference/rest documents.
 */

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const seconds = () => Math.floor(Date.now() / 1000);
const idToken = (claims: object = {}) =>
  `${part({ alg: 'none' })}.${part({ sub: 'u1', iat: seconds(), auth_time: seconds(), exp: seconds() + 3600, admin: true, ...claims })}.`;

interface Asked {
  readonly call: string;
  readonly body: Readonly<Record<string, unknown>>;
}

let server: Server;
let asked: Asked[];
let answers: Record<string, (body: Readonly<Record<string, unknown>>) => object>;

const refused = (message: string) => ({ error: { code: 400, message } });
const TOKENS = { localId: 'u1', email: 'admin@example.com', refreshToken: 'refresh', expiresIn: '3600' };

beforeEach(async () => {
  asked = [];
  answers = {
    'accounts:lookup': () => ({
      users: [{ localId: 'u1', email: 'admin@example.com', emailVerified: true }],
    }),
    'accounts:signInWithPassword': ({ password }) =>
      password === 'secret'
        ? { mfaPendingCredential: 'pending', mfaInfo: [{ mfaEnrollmentId: 'factor-1', totpInfo: {} }] }
        : refused('INVALID_LOGIN_CREDENTIALS'),
    'accounts/mfaSignIn:finalize': ({ totpVerificationInfo }) =>
      (totpVerificationInfo as { verificationCode: string }).verificationCode === '123456'
        ? { ...TOKENS, idToken: idToken({ firebase: { sign_in_second_factor: 'totp' } }) }
        : refused('INVALID_CODE : the code is wrong'),
  };
  server = createServer((request, response) => {
    void (async () => {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      const call = /\/v[12]\/([\w/:]+)/u.exec(request.url ?? '')?.[1] ?? '';
      const isJson = text.startsWith('{');
      const body = JSON.parse(isJson ? text : '{}') as Asked['body'];
      asked.push({ call, body });
      const answer = answers[call]?.(body) ?? refused('UNKNOWN_CALL');
      response.writeHead('error' in answer ? 400 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  await Promise.all(getApps().map((app) => deleteApp(app)));
  server.closeAllConnections();
  server.close();
});

const open = () => {
  const authUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return openFirebaseAuth({
    config: { projectId: 'demo-secondkey', apiKey: 'demo' },
    emulators: { authUrl, demoAdmin: { email: '', password: '' } },
  });
};

const withoutFactor = () => ({ ...TOKENS, idToken: idToken() });

/** Signs in, with the right code where one is asked for. */
async function signedIn() {
  const auth = open();
  answers['accounts:signInWithPassword'] = withoutFactor;
  expect(await auth.signIn('admin@example.com', 'secret')).toMatchObject({ kind: 'signed-in' });
  return auth;
}

describe('a login with a second factor', () => {
  it('needs a code from the app after the password, then has a token', async () => {
    const auth = open();
    const first = await auth.signIn('admin@example.com', 'secret');
    if (first.kind !== 'second-factor') throw new Error(first.kind);
    expect(await auth.token()).toEqual({ kind: 'signed-out' });
    expect(await first.confirm('000000')).toEqual({ kind: 'wrong-code' });
    expect(await first.confirm('123456')).toEqual({ kind: 'signed-in', email: 'admin@example.com' });
    expect(await auth.token()).toMatchObject({ kind: 'token' });
    expect(asked.find(({ call }) => call === 'accounts/mfaSignIn:finalize')?.body).toMatchObject({
      mfaPendingCredential: 'pending',
      mfaEnrollmentId: 'factor-1',
      totpVerificationInfo: { verificationCode: '000000' },
    });
  });

  it('asks for no code after a wrong password', async () => {
    expect(await open().signIn('admin@example.com', 'wrong')).toEqual({ kind: 'rejected' });
    expect(asked.map(({ call }) => call)).not.toContain('accounts/mfaSignIn:finalize');
  });

  it('of a kind other than an app cannot be completed here', async () => {
    answers['accounts:signInWithPassword'] = () => ({
      mfaPendingCredential: 'pending',
      mfaInfo: [{ mfaEnrollmentId: 'factor-1', phoneInfo: '+1******34' }],
    });
    expect(await open().signIn('admin@example.com', 'secret')).toEqual({ kind: 'failed' });
  });

  it('of a user without rights ends signed out', async () => {
    answers['accounts/mfaSignIn:finalize'] = () => ({ ...TOKENS, idToken: idToken({ admin: 'true' }) });
    const auth = open();
    const first = await auth.signIn('admin@example.com', 'secret');
    if (first.kind !== 'second-factor') throw new Error(first.kind);
    expect(await first.confirm('123456')).toEqual({ kind: 'no-rights' });
    expect(await auth.token()).toEqual({ kind: 'signed-out' });
  });
});

it.each([
  ['INVALID_LOGIN_CREDENTIALS', 'rejected'],
  ['INVALID_PASSWORD', 'rejected'],
  ['EMAIL_NOT_FOUND', 'rejected'],
  ['USER_DISABLED', 'rejected'],
  ['INVALID_EMAIL', 'rejected'],
  ['MISSING_PASSWORD', 'rejected'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too-many-tries'],
  ['INTERNAL', 'failed'],
])('a login that is refused with %s ends as: %s', async (message, kind) => {
  answers['accounts:signInWithPassword'] = () => refused(message);
  expect(await open().signIn('admin@example.com', 'secret')).toEqual({ kind });
});

describe('the password, typed again', () => {
  it('gives a new token, with a code if there is a second factor', async () => {
    const auth = await signedIn();
    const newer = idToken({ auth_time: seconds() + 1 });
    answers['accounts:signInWithPassword'] = () => ({ ...TOKENS, idToken: newer });
    expect(await auth.signIn('admin@example.com', 'secret')).toMatchObject({ kind: 'signed-in' });
    expect(await auth.token()).toEqual({ kind: 'token', token: newer });
    answers['accounts:signInWithPassword'] = () => ({
      mfaPendingCredential: 'pending',
      mfaInfo: [{ mfaEnrollmentId: 'factor-1', totpInfo: {} }],
    });
    const step = await auth.signIn('admin@example.com', 'secret');
    if (step.kind !== 'second-factor') throw new Error(step.kind);
    expect(await step.confirm('123456')).toMatchObject({ kind: 'signed-in' });
    expect(await auth.token()).not.toEqual({ kind: 'token', token: newer });
  });

  it('leaves the session unchanged when it is wrong', async () => {
    const auth = await signedIn();
    answers['accounts:signInWithPassword'] = () => refused('INVALID_LOGIN_CREDENTIALS');
    expect(await auth.signIn('admin@example.com', 'wrong')).toEqual({ kind: 'rejected' });
    expect(await auth.token()).toMatchObject({ kind: 'token' });
  });
});

describe('setting up a second factor', () => {
  const KEY = 'JBSWY3DPEHPK3PXP';
  const begun = () => ({
    totpSessionInfo: {
      sharedSecretKey: KEY,
      verificationCodeLength: 6,
      hashingAlgorithm: 'SHA1',
      periodSec: 30,
      sessionInfo: 'session',
      finalizeEnrollmentTime: new Date().toISOString(),
    },
  });

  it('gives a key and its otpauth address, and accepts a code for it', async () => {
    const auth = await signedIn();
    answers['accounts/mfaEnrollment:start'] = begun;
    answers['accounts/mfaEnrollment:finalize'] = ({ totpVerificationInfo }) =>
      (totpVerificationInfo as { verificationCode: string }).verificationCode === '123456'
        ? { idToken: idToken(), refreshToken: 'refresh' }
        : refused('INVALID_CODE : the code is wrong');
    const start = await auth.beginSecondFactor('SecondKey');
    if (start.kind !== 'started') throw new Error(start.kind);
    expect(start.key).toBe(KEY);
    const address = new URL(start.address);
    expect(address.protocol).toBe('otpauth:');
    expect(address.searchParams.get('secret')).toBe(KEY);
    expect(address.searchParams.get('issuer')).toBe('SecondKey');
    expect(await start.confirm('000000')).toEqual({ kind: 'wrong-code' });
    expect(await start.confirm('123456')).toEqual({ kind: 'done' });
    expect(decodeURIComponent(address.pathname)).toContain('admin@example.com');
    const enrolled = asked.findLast(({ call }) => call === 'accounts/mfaEnrollment:finalize');
    expect(enrolled?.body).toMatchObject({ displayName: 'Authenticator app' });
    answers['accounts/mfaEnrollment:finalize'] = () => refused('INTERNAL');
    expect(await start.confirm('123456')).toEqual({ kind: 'failed' });
  });

  it.each([
    ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'recent-login'],
    ['UNVERIFIED_EMAIL', 'unverified-email'],
    ['TOKEN_EXPIRED', 'signed-out'],
    ['OPERATION_NOT_ALLOWED', 'failed'],
  ])('is refused with %s: %s', async (message, kind) => {
    const auth = await signedIn();
    answers['accounts/mfaEnrollment:start'] = () => refused(message);
    expect(await auth.beginSecondFactor('SecondKey')).toEqual({ kind });
  });

  it('requires a signed-in user', async () => {
    const auth = open();
    await auth.signOut();
    expect(await auth.beginSecondFactor('SecondKey')).toEqual({ kind: 'signed-out' });
  });
});

describe('a forgotten password', () => {
  it.each([
    [{ email: 'admin@example.com' }, 'asked'],
    [refused('EMAIL_NOT_FOUND'), 'asked'],
    [refused('TOO_MANY_ATTEMPTS_TRY_LATER'), 'too-many-tries'],
    [refused('INTERNAL'), 'failed'],
  ])('is answered for %j: %s', async (answer, kind) => {
    answers['accounts:sendOobCode'] = () => answer;
    expect(await open().sendPasswordReset('admin@example.com')).toEqual({ kind });
    expect(asked.at(-1)?.body).toMatchObject({ requestType: 'PASSWORD_RESET', email: 'admin@example.com' });
  });
});

it.each([
  ['USER_DISABLED', 'signed-out'],
  ['TOKEN_EXPIRED', 'signed-out'],
  ['INTERNAL', 'failed'],
])('a token that cannot be refreshed (%s) is none: %s', async (message, kind) => {
  const auth = await signedIn();
  answers.token = () => refused(message);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  expect(await auth.token()).toEqual({ kind });
  vi.useRealTimers();
});

it('a real project is not connected to an emulator', async () => {
  const auth = openFirebaseAuth({
    config: { projectId: 'secondkey-live', apiKey: 'key' },
    emulators: undefined,
  });
  expect(await auth.token()).toEqual({ kind: 'signed-out' });
});

it('a logout removes the session', async () => {
  const auth = await signedIn();
  expect(await auth.signOut()).toBe(true);
  expect(await auth.token()).toEqual({ kind: 'signed-out' });
});
