import { deleteApp, initializeApp } from 'firebase-admin/app';
import { afterAll, describe, expect, test } from 'vitest';

import { ELIGIBILITY_CHECK_COPY } from '../../../src/content/words/en/check.ts';
import privacy from '../../../src/content/words/en/privacy.json';
import { ADMIN_API_PATHS } from '../../../src/domain/api/paths.ts';

import { firebaseAdminIdentity } from '../firebase/tokens.ts';
import { PUBLIC_ROUTES, readProblem, testApi } from '../testing/api.ts';
import { FORGED_TOKENS, TEST_PROJECT } from '../testing/forged-tokens.ts';

const RECORD = '5e0c2b1a-3d4f-4a6b-8c7d-9e0f1a2b3c4d';
const samplePath = (path: string) => path.replace(':collection', 'submissions').replace(':id', RECORD);

const ADMIN_CALLS = Object.entries(testApi().table)
  .filter(([path]) => !PUBLIC_ROUTES.includes(path))
  .flatMap(([path, methods]) => Object.keys(methods).map((method) => [method, samplePath(path)] as const));

/** Calls that need the password of the last five minutes: those that export or delete personal data. */
const RECENT_LOGIN_CALLS: ReadonlySet<string> = new Set([
  `GET ${ADMIN_API_PATHS.submissionsCsv}`,
  `GET ${ADMIN_API_PATHS.leadsCsv}`,
  `GET ${ADMIN_API_PATHS.messagesCsv}`,
  `GET ${samplePath(ADMIN_API_PATHS.recordExport)}`,
  `DELETE ${samplePath(ADMIN_API_PATHS.record)}`,
]);

/** Firebase's own token verification, without its emulator, which would accept an unsigned token. */
const app = initializeApp({ projectId: TEST_PROJECT }, 'access-matrix');
afterAll(() => deleteApp(app));
const realApi = testApi({ identity: firebaseAdminIdentity(app) });

test('every call that needs a recent login exists', () => {
  expect(ADMIN_CALLS.map((call) => call.join(' '))).toEqual(expect.arrayContaining([...RECENT_LOGIN_CALLS]));
});

test('every admin path is in the matrix', () => {
  for (const path of Object.values(ADMIN_API_PATHS)) {
    if (PUBLIC_ROUTES.includes(path)) continue;
    expect(ADMIN_CALLS.map(([, call]) => call)).toContain(samplePath(path));
  }
});

describe.each(ADMIN_CALLS)('%s %s', (method, path) => {
  const asking = (authorization: string, api = testApi()) =>
    api.send(path, { method, headers: { authorization } });

  test('without a token gets 401 and a challenge', async () => {
    const response = await testApi().send(path, { method });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer realm="admin"');
    expect((await readProblem(response)).detail).toMatch(/log in/);
  });

  test.each(FORGED_TOKENS)('with a token %s gets 401 and error="invalid_token"', async (_what, token) => {
    const response = await asking(`Bearer ${token}`, realApi);
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toContain('error="invalid_token"');
    await readProblem(response);
  });

  test('with a token that has expired or was revoked gets 401', async () => {
    const response = await asking('Bearer expired-token');
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toContain('error="invalid_token"');
  });

  test(`with the token of a user who is not an admin gets 403: ${privacy.sections.seen.paragraphs.office} ${ELIGIBILITY_CHECK_COPY.form.aboutYou.why}`, async () => {
    const response = await asking('Bearer renter-token');
    expect(response.status).toBe(403);
    expect(response.headers.get('www-authenticate')).toContain('error="insufficient_scope"');
    await readProblem(response);
  });

  test('with the admin’s token gets past the guard', async () => {
    expect([401, 403, 405, 500]).not.toContain((await asking('bearer admin-token')).status);
  });

  const needsRecentLogin = RECENT_LOGIN_CALLS.has(`${method} ${path}`);

  test(`with a login from this morning ${needsRecentLogin ? 'asks for the password' : 'gets past the guard'}`, async () => {
    const api = testApi();
    const response = await asking('Bearer morning-token', api);
    if (needsRecentLogin) {
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toContain('max_age="300"');
      expect(await readProblem(response)).toMatchObject({ type: '/problems/recent-login' });
      expect(api.auditLog.entries).toEqual([]);
    } else expect([401, 403, 405, 500]).not.toContain(response.status);
  });

  test('with a login more than twelve hours old gets 401', async () => {
    const response = await asking('Bearer yesterday-token');
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toContain('error="invalid_token"');
  });

  test('with a login without a second factor is told to set one up', async () => {
    const response = await asking('Bearer password-only-token');
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toContain('acr_values="mfa"');
    expect(await readProblem(response)).toMatchObject({ type: '/problems/second-factor' });
  });
});
