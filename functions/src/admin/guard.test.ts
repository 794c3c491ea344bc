import { expect, test } from 'vitest';

import { Unavailable } from '../unavailable.ts';
import { testApi } from '../testing/api.ts';

const PATH = '/api/admin/sign-out-everywhere';

test('signing out everywhere ends the sessions of whoever asks, and nobody else’s', async () => {
  const api = testApi();
  const response = await api.asAdmin(PATH, 'POST');
  expect(response.status).toBe(204);
  expect(api.signedOut).toEqual(['admin-token']);
});

test('signing out everywhere says when Firebase does not answer', async () => {
  const identity = {
    standing: () => Promise.resolve('admin' as const),
    account: () => Promise.resolve('account'),
    signOutEverywhere: () => Promise.reject(new Unavailable('identity')),
  };
  expect((await testApi({ identity }).asAdmin(PATH, 'POST')).status).toBe(503);
});
