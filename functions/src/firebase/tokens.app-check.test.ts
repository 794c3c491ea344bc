import { generateKeyPairSync, sign } from 'node:crypto';

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { afterEach, expect, test } from 'vitest';

import { Unavailable } from '../http/time-limit.ts';
import { TEST_PROJECT } from '../testing/forged-tokens.ts';
import { deadOrigin, LocalAgent, localServer } from '../testing/local-server.ts';
import { firebaseAppCheck } from './tokens.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const KEYS = JSON.stringify({
  keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256', use: 'sig' }],
});

const seconds = Math.floor(Date.now() / 1000);
const CLAIMS = {
  iss: 'https://firebaseappcheck.googleapis.com/1234567890',
  sub: '1:1234567890:web:abc',
  aud: ['projects/1234567890', `projects/${TEST_PROJECT}`],
  iat: seconds - 5,
  exp: seconds + 3600,
};
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** A token with these claims, signed by the key that the server publishes. */
const tokenWith = (claims: object, header: object = {}) => {
  const text = `${part({ alg: 'RS256', typ: 'JWT', kid: 'k', ...header })}.${part({ ...CLAIMS, ...claims })}`;
  return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
};

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
/** App Check where Google's keys are fetched from `origin`. */
const judgeAt = (origin: string) => {
  const app = initializeApp(
    { projectId: TEST_PROJECT, httpAgent: new LocalAgent(origin) },
    `app-check-${Math.random()}`,
  );
  open.push(() => deleteApp(app));
  return firebaseAppCheck(app);
};
const keyServer = async (status: number, body: string) => {
  const server = await localServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  open.push(server.close);
  return judgeAt(server.origin);
};

test('a token of this project is valid', async () => {
  expect(await (await keyServer(200, KEYS))(tokenWith({}))).toBe(true);
});

test.each([
  ['that is empty', ''],
  ['that is no token', 'open-sesame'],
  ['of another project', tokenWith({ aud: ['projects/other'] })],
  ['of another issuer', tokenWith({ iss: 'https://evil.example/1' })],
  ['that is over', tokenWith({ iat: seconds - 7200, exp: seconds - 3600 })],
  ['signed by a key that Google does not know', tokenWith({}, { kid: 'another' })],
  ['that nobody signed', `${tokenWith({}).split('.').slice(0, 2).join('.')}.c2lnbmF0dXJl`],
  ['that says by itself how it is signed', tokenWith({}, { alg: 'none' })],
])('a token %s is not valid', async (_what, token) => {
  expect(await (await keyServer(200, KEYS))(token)).toBe(false);
});

test.each([
  ['is busy', 503, '{}'],
  ['answers with a page', 200, '<h1>Log in</h1>'],
])('a token is not treated as forged while Google’s key server %s', async (_what, status, body) => {
  await expect((await keyServer(status, body))(tokenWith({}))).rejects.toThrow(Unavailable);
});

test('a token is not treated as forged while Google cannot be reached', async () => {
  await expect(judgeAt(await deadOrigin())(tokenWith({}))).rejects.toMatchObject({
    name: 'Unavailable',
    service: 'app-check',
  });
});
