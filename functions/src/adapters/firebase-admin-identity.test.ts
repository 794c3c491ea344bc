import { deleteApp, initializeApp } from 'firebase-admin/app';
import { afterAll, expect, test } from 'vitest';

import { firebaseAdminIdentity } from './firebase-admin-identity.ts';

const app = initializeApp({ projectId: 'demo-secondkey' }, 'admin-identity');
afterAll(() => deleteApp(app));

const seconds = Math.floor(Date.now() / 1000);
const CLAIMS = {
  aud: 'demo-secondkey',
  iss: 'https://securetoken.google.com/demo-secondkey',
  sub: 'somebody',
  iat: seconds - 5,
  exp: seconds + 3600,
  auth_time: seconds - 5,
  admin: true,
};

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (header: object, claims: object) => `${part(header)}.${part(claims)}.c2lnbmF0dXJl`;

// Valid, revoked and disabled accounts need Firebase Auth: tests/e2e has them on its emulator.
test.each([
  ['that is no token', 'open sesame'],
  ['that is empty', ''],
  ['that nobody signed', `${part({ alg: 'none', typ: 'JWT' })}.${part(CLAIMS)}.`],
  ['that says by itself how it is signed', token({ alg: 'HS256', kid: 'k', typ: 'JWT' }, CLAIMS)],
  ['of another project', token({ alg: 'RS256', kid: 'k' }, { ...CLAIMS, aud: 'other' })],
  ['of another issuer', token({ alg: 'RS256', kid: 'k' }, { ...CLAIMS, iss: 'https://evil.example' })],
  ['of nobody', token({ alg: 'RS256', kid: 'k' }, { ...CLAIMS, sub: '' })],
])('a token %s is nobody’s', async (_what, idToken) => {
  expect(await firebaseAdminIdentity(app).standing(idToken)).toBe('unknown');
});
