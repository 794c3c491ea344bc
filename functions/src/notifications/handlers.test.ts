import { describe, expect, test } from 'vitest';

import { ADMIN_API_PATHS } from '../../../src/domain/api/paths.ts';
import {
  NOTHING_SENT,
  notificationHealthSchema,
  notificationTrouble,
} from '../../../src/domain/notifications/mailing.ts';

import { memoryMailingStates } from '../testing/memory.ts';
import { readProblem, testApi } from '../testing/api.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { NOW, SAMPLE_FILL_MS } from '../testing/sample-check.ts';
import { recordTrigger, sweepEndpoint, type WrittenRecord } from './handlers.ts';

const SWEEP_PATH = ADMIN_API_PATHS.sweepNotifications;
const call = (token?: string) =>
  testApi().send(SWEEP_PATH, {
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

  test.each([undefined, '', 'null', 'schedule-token'])('refuses %s in production', async (token) => {
    const endpoint = sweepEndpoint(() => Promise.reject(new Error('unused')), null);
    const context = { requestId: 'request-1', log: recordedLog(), parameters: {} };
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const request = new Request(`https://secondkey.test${SWEEP_PATH}`, { method: 'POST', headers });
    expect((await endpoint(request, context)).status).toBe(401);
  });

  test('sends what is due when called with the schedule’s token', async () => {
    const response = await call('schedule-token');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ notification: 'not-set-up' });
  });
});

const NONE: WrittenRecord = { exists: false, get: () => undefined };
const asked = (at: string): WrittenRecord => ({
  exists: true,
  get: (field) => (field === 'asked_at' ? at : undefined),
});
const MORNING = asked('2026-11-23T09:00:00.000Z');

/** A trigger whose sweeps are counted. */
function countedTrigger() {
  let sweeps = 0;
  const answer = recordTrigger(() => {
    sweeps += 1;
    return Promise.resolve({
      notification: 'sent',
      escalation: 'nothing-to-send',
      webhook: 'not-set-up',
      summary: 'waiting',
    });
  });
  return { answer, sweeps: () => sweeps };
}

test('a new record is announced', async () => {
  const { answer, sweeps } = countedTrigger();
  await answer({ before: NONE, after: MORNING });
  expect(sweeps()).toBe(1);
});

test('a record is announced when its person asks again', async () => {
  const { answer, sweeps } = countedTrigger();
  await answer({ before: MORNING, after: asked('2026-11-24T09:00:00.000Z') });
  expect(sweeps()).toBe(1);
});

test.each([
  ['was changed by us', MORNING, MORNING],
  ['was deleted', MORNING, NONE],
])('a record that %s is not announced', async (_, before, after) => {
  const { answer, sweeps } = countedTrigger();
  await answer({ before, after });
  expect(sweeps()).toBe(0);
});

describe('the health of notifications', () => {
  const health = async (api: ReturnType<typeof testApi>) =>
    notificationHealthSchema.parse(await (await api.asAdmin(ADMIN_API_PATHS.notifications)).json());

  test('reports that no address is set up, and no failure of a webhook that is no longer set up', async () => {
    const states = memoryMailingStates();
    await states.advance('webhook', { ...NOTHING_SENT, version: 1, failures: 3, failure: 'refused' });
    const found = await health(testApi({ notifications: { states } }));
    expect(found).toMatchObject({ addresses: 0, sweptAt: null });
    expect(found.mailings.map(({ mailing }) => mailing)).toEqual(['notification', 'escalation', 'summary']);
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
        webhook: { call: () => Promise.reject(new Error('unused')) },
      },
    });
    expect(notificationTrouble(await health(api), NOW)).toBe('no-sweep');
    await api.post('/api/leads', {
      id: '5e0c2b1a-3d4f-4a6b-8c7d-9e0f1a2b3c4d',
      fillMs: SAMPLE_FILL_MS,
      email: 'dana@example.com',
      phone: '(602) 555-0134',
    });
    await api.send(SWEEP_PATH, { method: 'POST', headers: { authorization: 'Bearer schedule-token' } });
    const found = await health(api);
    expect(found).toMatchObject({ addresses: 2, sweptAt: NOW.toISOString() });
    expect(found.mailings).toMatchObject([
      {
        mailing: 'notification',
        failures: 1,
        failing_since: NOW.toISOString(),
        failure: 'refused',
        next_try_at: new Date(NOW.getTime() + 60_000).toISOString(),
        refused_addresses: 0,
      },
      { mailing: 'escalation', failures: 0 },
      { mailing: 'webhook' },
      { mailing: 'summary' },
    ]);
    expect(notificationTrouble(found, NOW)).toBe('not-delivered');
    expect(notificationTrouble(found, new Date(NOW.getTime() + 16 * 60_000))).toBe('no-sweep');
  });
});
