import { expect, test, type APIRequestContext } from '@playwright/test';
import * as z from 'zod/mini';

import { ADMIN_API_PATHS } from '#domain/api/paths.ts';
import { adminToken } from '../support/admin-records.ts';
import { disable, makeAccount, revokeTokens } from '../support/auth-accounts.ts';
import { saveCheck } from '../support/saved-check.ts';

/*
 * The access matrix on the running product, for what only Firebase Auth can decide.
 * functions/src/admin/access-matrix.test.ts covers forged and unsigned tokens, because the Auth emulator does not sign
 * its own.
 */

/** Every call that only the admin may make. */
const calls = (id: string): readonly (readonly [method: string, path: string])[] => [
  ['GET', ADMIN_API_PATHS.submissions],
  ['GET', ADMIN_API_PATHS.leads],
  ['GET', ADMIN_API_PATHS.messages],
  ['GET', ADMIN_API_PATHS.submissionsCsv],
  ['GET', ADMIN_API_PATHS.leadsCsv],
  ['GET', ADMIN_API_PATHS.messagesCsv],
  ['GET', ADMIN_API_PATHS.summary],
  ['GET', ADMIN_API_PATHS.charts],
  ['GET', `/api/admin/submissions/${id}/person`],
  ['PATCH', `/api/admin/submissions/${id}`],
  ['DELETE', `/api/admin/submissions/${id}`],
  ['POST', ADMIN_API_PATHS.signOutEverywhere],
];

/**
 * The emulator's tokens are not signed, so their claims can be changed, for example to make one that expired yesterday.
 */
function withClaims(token: string, changes: Record<string, unknown>): string {
  const [header, payload = ''] = token.split('.');
  const claims = z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  const changed = Buffer.from(JSON.stringify({ ...claims, ...changes })).toString('base64url');
  return `${header}.${changed}.`;
}

const yesterday = Math.floor(Date.now() / 1000) - 24 * 60 * 60;

const BAD_TOKENS: readonly (readonly [
  what: string,
  status: 401 | 403,
  make: (request: APIRequestContext) => Promise<string>,
])[] = [
  [
    'that has expired',
    401,
    async (request) => withClaims(await adminToken(request), { iat: yesterday - 3600, exp: yesterday }),
  ],
  [
    'of a login more than twelve hours ago',
    401,
    async (request) => withClaims(await adminToken(request), { auth_time: yesterday }),
  ],
  [
    'of another project',
    401,
    async (request) => withClaims(await adminToken(request), { aud: 'other-project' }),
  ],
  [
    'that was revoked',
    401,
    async (request) => {
      const account = await makeAccount(request, { admin: true });
      await revokeTokens(request, account);
      return account.idToken;
    },
  ],
  [
    'of a disabled account',
    401,
    async (request) => {
      const account = await makeAccount(request, { admin: true });
      await disable(request, account);
      return account.idToken;
    },
  ],
  ['without the claim', 403, async (request) => (await makeAccount(request, { admin: false })).idToken],
];

for (const [what, status, make] of BAD_TOKENS) {
  test(`a token ${what} opens nothing: ${status} @desktop`, async ({ request }) => {
    const check = await saveCheck(request);
    const token = await make(request);
    for (const [method, path] of calls(check.id)) {
      const answer = await request.fetch(path, { method, headers: { authorization: `Bearer ${token}` } });
      expect(answer.status(), `${method} ${path}`).toBe(status);
      expect(answer.headers()['content-type'], `${method} ${path}`).toBe('application/problem+json');
      expect(await answer.text(), `${method} ${path}`).not.toContain(check.email);
    }
    const headers = { authorization: `Bearer ${await adminToken(request)}` };
    expect((await request.get(`/api/admin/submissions/${check.id}/person`, { headers })).status()).toBe(200);
  });
}
