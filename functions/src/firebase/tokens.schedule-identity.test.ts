import { createSign, generateKeyPairSync } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { FORGED_TOKENS } from '../testing/forged-tokens.ts';
import { googleScheduleIdentity, noSchedule } from './tokens.ts';

const ACCOUNT = 'schedule@project.iam.gserviceaccount.com';
const AUDIENCE = 'https://secondkey.test';

const keyPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const google = keyPair();
const identity = googleScheduleIdentity(ACCOUNT, AUDIENCE, () => Promise.resolve({ key: google.publicKey }));

const seconds = Math.floor(Date.now() / 1000);
const CLAIMS = {
  iss: 'https://accounts.google.com',
  aud: AUDIENCE,
  email: ACCOUNT,
  email_verified: true,
  iat: seconds - 5,
  exp: seconds + 3600,
};
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (changes: object = {}, { privateKey } = google, kid = 'key') => {
  const text = `${part({ alg: 'RS256', kid, typ: 'JWT' })}.${part({ ...CLAIMS, ...changes })}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey).toString('base64url')}`;
};

test('the schedule’s own token is accepted', async () => {
  expect(await identity.isSchedule(token())).toBe(true);
});

const REFUSED: readonly (readonly [what: string, token: string])[] = [
  ['of another account', token({ email: 'other@project.iam.gserviceaccount.com' })],
  ['of an account that nobody has verified', token({ email_verified: false })],
  ['for another audience', token({ aud: 'https://other.test' })],
  ['of another issuer', token({ iss: 'https://evil.example' })],
  ['that has expired', token({ iat: seconds - 9000, exp: seconds - 5000 })],
  ['that is valid for a year', token({ exp: seconds + 365 * 86_400 })],
  ['signed by somebody else', token({}, keyPair())],
  ['signed with a key that Google does not have', token({}, google, 'other')],
  ...FORGED_TOKENS,
];

describe('a token is refused', () => {
  test.each(REFUSED)('%s', async (_what, forged) => {
    expect(await identity.isSchedule(forged)).toBe(false);
  });
});

test('no token is accepted when no schedule account is set', async () => {
  expect(await noSchedule.isSchedule(token())).toBe(false);
});

test('a failure to fetch Google’s keys is an outage, not a refusal', async () => {
  const lost = googleScheduleIdentity(ACCOUNT, AUDIENCE, () => Promise.reject(new Error('no network')));
  await expect(lost.isSchedule(token())).rejects.toMatchObject({ name: 'Unavailable', service: 'identity' });
});
