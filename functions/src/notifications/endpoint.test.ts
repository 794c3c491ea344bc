import { describe, expect, test } from 'vitest';

import { ADMIN_API_PATHS } from '~/domain/api/paths.ts';
import { notificationHealthSchema, notificationTrouble } from '~/domain/notifications/health.ts';

import { readProblem, testApi } from '../testing/api.ts';
import { recordedLog } from '../testing/memory.ts';
import { NOW } from '../testing/sample-check.ts';
import { sweepEndpoint } from './endpoint.ts';

const PATH = ADMIN_API_PATHS.sweepNotifications;
const call = (token?: string) =>
  testApi().send(PATH, {
    method: 'POST',
    ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
  });

describe('the endpoint of the schedule', () => {
  test.each([undefined, 'admin-token', 'renter-token', 'x'])(
    'refuses the token %s with 401',
    async (token) => {
      const response = await call(token);
      expect(response.status).toBe(401);
      expect((await readProblem(response)).detail).toMatch(/schedule/u);
      expect(response.headers.get('www-authenticate')).toBe('Bearer realm="schedule"');
    },
  );

  test('does not verify a call without a token', async () => {
    const unused = () => Promise.reject(new Error('unused'));
    const endpoint = sweepEndpoint(unused, { isSchedule: unused });
    const context = { requestId: 'request-1', log: recordedLog(), parameters: {} };
    expect((await endpoint(new Request(`https://secondkey.test${PATH}`), context)).status).toBe(401);
  });

  test('sends what is due when called with the schedule’s token', async () => {
    const response = await call('schedule-token');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ notification: 'not-set-up' });
  });
});

describe('the health of notifications', () => {
  const health = async (api: ReturnType<typeof testApi>) =>
    notificationHealthSchema.parse(await (await api.asAdmin(ADMIN_API_PATHS.notifications)).json());

  test('reports that no address is set up', async () => {
    const found = await health(testApi());
    expect(found).toMatchObject({ addresses: 0, waiting: 0, sweptAt: null });
    expect(notificationTrouble(found, NOW)).toBe('nobody-is-told');
  });

  test('counts addresses and failures, and reports a missing sweep', async () => {
    const mailer = {
      send: () => Promise.resolve({ ok: false, failure: 'refused' } as const),
      answers: () => Promise.resolve(false),
    };
    const api = testApi({
      notifications: {
        mail: { mailer, to: ['a@example.com', 'b@example.com'], escalateTo: ['c@example.com'] },
      },
    });
    expect(notificationTrouble(await health(api), NOW)).toBe('no-sweep');
    await api.post('/api/leads', {
      id: '5e0c2b1a-3d4f-4a6b-8c7d-9e0f1a2b3c4d',
      fillMs: 5000,
      email: 'dana@example.com',
      phone: '(602) 555-0134',
    });
    await api.send(PATH, { method: 'POST', headers: { authorization: 'Bearer schedule-token' } });
    const found = await health(api);
    expect(found).toMatchObject({
      addresses: 2,
      escalationAddresses: 1,
      waiting: 1,
      sweptAt: NOW.toISOString(),
    });
    expect(found.mailings[0]).toMatchObject({ mailing: 'notification', failures: 1, failure: 'refused' });
    expect(notificationTrouble(found, NOW)).toBe('not-delivered');
    expect(notificationTrouble(found, new Date(NOW.getTime() + 16 * 60_000))).toBe('no-sweep');
  });
});
