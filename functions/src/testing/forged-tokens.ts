/** Firebase project id of the tests. */
export const TEST_PROJECT = 'demo-secondkey';

const seconds = Math.floor(Date.now() / 1000);
const CLAIMS = {
  aud: TEST_PROJECT,
  iss: `https://securetoken.google.com/${TEST_PROJECT}`,
  sub: 'somebody',
  iat: seconds - 5,
  exp: seconds + 3600,
  auth_time: seconds - 5,
  admin: true,
};

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (header: object, claims: object) => `${part(header)}.${part(claims)}.c2lnbmF0dXJl`;

/**
 * A token with correct claims of an admin.
 *
 * @param kid key id in the header
 * @param sign signs a text
 * @param claims override the admin's claims
 */
export function signedToken(kid: string, sign: (text: string) => Buffer, claims: object = {}): string {
  const text = `${part({ alg: 'RS256', kid, typ: 'JWT' })}.${part({ ...CLAIMS, ...claims })}`;
  return `${text}.${sign(text).toString('base64url')}`;
}

/**
 * Forged ID tokens, each with what is wrong with it. Expired, revoked and disabled accounts need Firebase Auth itself:
 * tests/product/admin.spec.ts tests them on its emulator.
 */
export const FORGED_TOKENS: readonly (readonly [what: string, token: string])[] = [
  ['that is no token', 'open-sesame'],
  ['of three parts that are nothing', 'a.b.c'],
  ['that nobody signed', `${part({ alg: 'none', typ: 'JWT' })}.${part(CLAIMS)}.`],
  ['that says by itself how it is signed', token({ alg: 'HS256', kid: 'k', typ: 'JWT' }, CLAIMS)],
  ['of another project', token({ alg: 'RS256', kid: 'k' }, { ...CLAIMS, aud: 'other' })],
  ['of another issuer', token({ alg: 'RS256', kid: 'k' }, { ...CLAIMS, iss: 'https://evil.example' })],
  ['of nobody', token({ alg: 'RS256', kid: 'k' }, { ...CLAIMS, sub: '' })],
];
