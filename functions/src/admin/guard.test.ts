import { expect, test } from 'vitest';

import { Unavailable } from '../http/time-limit.ts';
import { readProblem, testApi } from '../testing/api.ts';
import { NOW } from '../testing/sample-check.ts';
import type { AdminLogin } from './guard.ts';

const PATH = '/api/admin/sign-out-everywhere';

test('signing out everywhere ends every login of the caller until then, and nobody else’s', async () => {
  let now = NOW;
  const loggedIn = (account: string, at: Date): AdminLogin => ({
    account,
    email: null,
    at,
    hasSecondFactor: true,
  });
  const logins = new Map([
    ['here', loggedIn('a', new Date(NOW.getTime() - 60_000))],
    ['phone', loggedIn('a', NOW)],
    ['later', loggedIn('a', new Date(NOW.getTime() + 1000))],
    ['colleague', loggedIn('b', NOW)],
  ]);
  const api = testApi({
    clock: () => now,
    identity: {
      identify: (token) => Promise.resolve(logins.get(token) ?? 'unknown'),
    },
  });
  const call = async (token: string, path = '/api/admin/leads', method = 'GET') =>
    (await api.send(path, { method, headers: { authorization: `Bearer ${token}` } })).status;
  expect(await call('phone')).toBe(200);
  expect(await call('here', PATH, 'POST')).toBe(204);
  now = new Date(NOW.getTime() + 2000);
  expect(await Promise.all([...logins.keys()].map((token) => call(token)))).toEqual([401, 401, 200, 200]);
});

test.each(['endAll', 'endedAt'] as const)(
  'nobody is let in while the store does not answer %s',
  async (method) => {
    const sessions = {
      endAll: () => Promise.resolve(),
      endedAt: () => Promise.resolve(undefined),
      [method]: () => Promise.reject(new Unavailable('store')),
    };
    expect((await testApi({ sessions }).asAdmin(PATH, 'POST')).status).toBe(503);
  },
);

test('no second factor is required when the setting makes it optional', async () => {
  const headers = { authorization: 'Bearer password-only-token' };
  expect((await testApi().send('/api/admin/leads', { headers })).status).toBe(401);
  const api = testApi({ secondFactorRequired: false });
  expect((await api.send('/api/admin/leads', { headers })).status).toBe(200);
});

const MINUTE = 60_000;

test.each([
  ['an export', '/api/admin/leads.csv', 5 * MINUTE, undefined],
  ['an export', '/api/admin/leads.csv', 5 * MINUTE + 1, '/problems/recent-login'],
  ['a list', '/api/admin/leads', 12 * 60 * MINUTE, undefined],
  ['a list', '/api/admin/leads', 12 * 60 * MINUTE + 1, 'about:blank'],
])('for %s (%s), a login %i ms ago is refused with %s', async (_what, path, age, refusal) => {
  const login: AdminLogin = {
    account: 'account',
    email: null,
    hasSecondFactor: true,
    at: new Date(NOW.getTime() - age),
  };
  const response = await testApi({ identity: { identify: () => Promise.resolve(login) } }).asAdmin(path);
  expect(response.status).toBe(refusal === undefined ? 200 : 401);
  if (refusal !== undefined) expect((await readProblem(response)).type).toBe(refusal);
});
