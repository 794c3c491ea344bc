import { expect, test } from 'vitest';

import { testApi } from '../testing/api.ts';
import { recordedLog } from '../testing/memory.ts';
import { SAMPLE_FILL_MS } from '../testing/sample-check.ts';
import { Unavailable } from '../unavailable.ts';
import { recordTrigger, type RecordTriggerPorts, type WrittenRecord } from './record-trigger.ts';

const ID = '5e0c2b1a-3d4f-4a6b-8c7d-000000000001';
const NONE: WrittenRecord = { exists: false, get: () => undefined };
const asked = (at: string): WrittenRecord => ({
  exists: true,
  get: (field) => (field === 'asked_at' ? at : undefined),
});
const MORNING = asked('2026-11-23T09:00:00.000Z');

/** A trigger of the leads whose sweeps are counted. */
function leadTrigger(store: RecordTriggerPorts['store'] = testApi().stores.leads) {
  const log = recordedLog();
  let sweeps = 0;
  const answer = recordTrigger({
    store,
    log,
    sweep: () => {
      sweeps += 1;
      return Promise.resolve({
        notification: 'sent',
        escalation: 'nothing-to-send',
        webhook: 'not-set-up',
        summary: 'waiting',
      });
    },
  });
  return { answer, log, sweeps: () => sweeps };
}

test('a new record is announced', async () => {
  const { answer, log, sweeps } = leadTrigger();
  await answer({ id: ID, before: NONE, after: MORNING });
  expect(sweeps()).toBe(1);
  expect(log.lines).toEqual([]);
});

test('a record is announced when its person asks again', async () => {
  const { answer, sweeps } = leadTrigger();
  await answer({ id: ID, before: MORNING, after: asked('2026-11-24T09:00:00.000Z') });
  expect(sweeps()).toBe(1);
});

test.each([
  ['was changed by us', MORNING, MORNING],
  ['was deleted', MORNING, NONE],
])('a record that %s is not announced', async (_, before, after) => {
  const { answer, sweeps } = leadTrigger();
  await answer({ id: ID, before, after });
  expect(sweeps()).toBe(0);
});

test('a new record under the id of a deleted one is announced, and the log says so once', async () => {
  const { stores, post, asAdmin } = testApi();
  const lead = { id: ID, fillMs: SAMPLE_FILL_MS, email: 'dana@example.com', phone: '(602) 555-0134' };
  await post('/api/leads', lead);
  await asAdmin(`/api/admin/leads/${ID}`, 'DELETE');
  await post('/api/leads', lead);
  const { answer, log, sweeps } = leadTrigger(stores.leads);
  await answer({ id: ID, before: NONE, after: MORNING });
  await answer({ id: ID, before: MORNING, after: asked('2026-11-24T09:00:00.000Z') });
  expect(sweeps()).toBe(2);
  expect(log.lines).toMatchObject([{ severity: 'info', event: 'new record under the id of a deleted one' }]);
});

test('a record is announced even if the store cannot say whether its id was deleted', async () => {
  const { answer, log, sweeps } = leadTrigger({ wasRemoved: () => Promise.reject(new Unavailable('store')) });
  await answer({ id: ID, before: NONE, after: MORNING });
  expect(sweeps()).toBe(1);
  expect(log.lines).toMatchObject([
    { severity: 'warn', event: 'not known whether a new record has the id of a deleted one' },
  ]);
});
