import { describe, expect, test } from 'vitest';

import { readProblem } from '../testing/read-answer.ts';
import { testApi } from '../testing/test-api.ts';

const RECORD = '5e0c2b1a-3d4f-4a6b-8c7d-9e0f1a2b3c4d';

/** Every call that only the admin may make, and what it answers where nothing is stored yet. */
const ADMIN_CALLS = [
  ['GET', '/api/admin/submissions', 200],
  ['GET', '/api/admin/leads', 200],
  ['GET', '/api/admin/messages', 200],
  ['GET', '/api/admin/summary', 200],
  ['DELETE', `/api/admin/submissions/${RECORD}`, 404],
] as const;

describe.each(ADMIN_CALLS)('%s %s', (method, path, answer) => {
  const asking = (authorization: string) => testApi().send(path, { method, headers: { authorization } });

  test('without a token gets 401 and a challenge', async () => {
    const response = await testApi().send(path, { method });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer realm="admin"');
    expect((await readProblem(response)).detail).toMatch(/sign in/);
  });

  test.each(['Basic YWRtaW46YWRtaW4=', 'admin-token', 'Bearer', 'Bearer two tokens', 'Bearer "x"'])(
    'with something else than a token (%s) gets 401',
    async (authorization) => {
      expect((await asking(authorization)).status).toBe(401);
    },
  );

  test('with a token that is not valid gets 401 and is told so', async () => {
    const response = await asking('Bearer expired-token');
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toContain('error="invalid_token"');
  });

  test('with the token of somebody who is not the admin gets 403', async () => {
    const response = await asking('Bearer renter-token');
    expect(response.status).toBe(403);
    expect(response.headers.get('www-authenticate')).toContain('error="insufficient_scope"');
    await readProblem(response);
  });

  test('with the admin’s token gets an answer', async () => {
    expect((await asking('bearer admin-token')).status).toBe(answer);
  });

  test('gets 500 and no detail when the identity service breaks in an unforeseen way', async () => {
    const response = await asking('Bearer broken');
    expect(response.status).toBe(500);
    expect(JSON.stringify(await readProblem(response))).not.toContain('secret');
  });
});
