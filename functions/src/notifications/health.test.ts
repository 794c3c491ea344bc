import { expect, test } from 'vitest';

import { NOTHING_SENT } from '~/domain/notifications/channel-state.ts';

import { testApi } from '../testing/api.ts';
import { memoryMailingStates } from '../testing/memory.ts';
import { SAMPLE_CHECK, SAMPLE_FILL_MS } from '../testing/sample-check.ts';

const PATH = '/api/admin/notifications';
const mailer = { send: () => Promise.reject(new Error('unused')), answers: () => Promise.resolve(true) };
const NEVER = {
  lastSentAt: null,
  failures: 0,
  failingSince: null,
  failure: null,
  nextTryAt: null,
  refusedAddresses: 0,
};

test('the health report says when no address is set up', async () => {
  const response = await testApi().asAdmin(PATH);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    addresses: 0,
    escalationAddresses: 0,
    hasWebhook: false,
    sweptAt: null,
    waiting: 0,
    mailings: ['notification', 'escalation', 'summary'].map((mailing) => ({ mailing, ...NEVER })),
  });
});

test('the health report ignores failures of a webhook that is no longer set up', async () => {
  const states = memoryMailingStates();
  await states.advance('webhook', { ...NOTHING_SENT, version: 1, failures: 3, failure: 'refused' });
  const health = await (await testApi({ notifications: { states } }).asAdmin(PATH)).json();
  expect(JSON.stringify(health)).not.toContain('"webhook"');
});

test('the health report covers recipients, waiting records and the last attempts', async () => {
  const states = memoryMailingStates();
  const sweptAt = new Date('2026-11-21T18:25:00.000Z');
  await states.recordSweep(sweptAt);
  await states.advance('webhook', {
    ...NOTHING_SENT,
    version: 1,
    last_sent_at: '2026-11-20T10:00:00.000Z',
    failures: 3,
    failing_since: '2026-11-21T10:00:00.000Z',
    failure: 'refused',
    next_try_at: '2026-11-21T19:00:00.000Z',
    refused_addresses: 2,
  });
  const api = testApi({
    notifications: {
      states,
      mail: { mailer, to: ['a@example.com', 'b@example.com'], escalateTo: ['c@example.com'] },
      webhook: { call: () => Promise.reject(new Error('unused')) },
    },
  });
  const id = (digit: number) => `5e0c2b1a-3d4f-4a6b-8c7d-9e0f1a2b3c4${digit}`;
  const lead = { fillMs: SAMPLE_FILL_MS, email: 'dana@example.com', phone: '(602) 555-0134' };
  for (const digit of [1, 2]) await api.post('/api/leads', { ...lead, id: id(digit) });
  await api.post('/api/submissions', SAMPLE_CHECK);
  expect(await (await api.asAdmin(PATH)).json()).toMatchObject({
    addresses: 2,
    escalationAddresses: 1,
    hasWebhook: true,
    sweptAt: sweptAt.toISOString(),
    waiting: 3,
    mailings: [
      NEVER,
      NEVER,
      {
        mailing: 'webhook',
        lastSentAt: '2026-11-20T10:00:00.000Z',
        failures: 3,
        failingSince: '2026-11-21T10:00:00.000Z',
        failure: 'refused',
        nextTryAt: '2026-11-21T19:00:00.000Z',
        refusedAddresses: 2,
      },
      NEVER,
    ],
  });
});
