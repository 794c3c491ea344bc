import { describe, expect, test } from 'vitest';

import { Unavailable } from '../http/time-limit.ts';
import { memoryMailingStates } from '../testing/memory.ts';
import { testApi } from '../testing/api.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { SAMPLE_FILL_MS } from '../testing/sample-check.ts';
import type { Delivery } from './channels.ts';
import { notificationSweep, type SweepPorts } from './sweep.ts';

/** Always open, so that the summary is due. */
const hours = {
  timeZone: 'UTC',
  periods: [{ weekdays: [0, 1, 2, 3, 4, 5, 6], opens: 0, closes: 24 }],
} as const;
const NOW = new Date('2026-11-23T17:00:00.000Z');
const LEAD = { fillMs: SAMPLE_FILL_MS, email: 'dana@example.com', phone: '(602) 555-0134' };
const idOf = (index: number) => `5e0c2b1a-3d4f-4a6b-8c7d-${String(index).padStart(12, '0')}`;

/** A sweep with a number of waiting leads. */
async function sweeping(leads: number, options: Partial<SweepPorts> = {}, delivery?: Delivery) {
  const { stores } = testApi();
  const api = testApi({
    now: NOW,
    stores,
    notifications: { webhook: { call: () => Promise.resolve({ ok: true, refusedAddresses: 0 }) } },
  });
  for (let index = 0; index < leads; index += 1) await api.post('/api/leads', { ...LEAD, id: idOf(index) });
  const log = recordedLog();
  const mailer = {
    send: () => Promise.resolve(delivery ?? ({ ok: true, refusedAddresses: 1 } as const)),
    answers: () => Promise.resolve(true),
  };
  const sweep = notificationSweep({
    stores,
    states: memoryMailingStates(),
    clock: () => NOW,
    log,
    mail: { to: ['a@example.com'], escalateTo: ['b@example.com'], mailer },
    webhook: null,
    hours,
    brand: 'SecondKey',
    dashboardUrl: 'https://secondkey.test/admin/dashboard/',
    ...options,
  });
  return { sweep, log, stores };
}

describe('the log of a sweep', () => {
  test('has a line for each mail sent, with its kind, number and attempt', async () => {
    const { sweep, log } = await sweeping(1);
    expect(await sweep()).toEqual({
      notification: 'sent',
      escalation: 'nothing-to-send',
      webhook: 'not-set-up',
      summary: 'sent',
    });
    expect(log.lines.map(({ severity, event, fields }) => ({ severity, event, fields }))).toEqual(
      ['notification', 'summary'].map((mailing) => ({
        severity: 'info',
        event: 'notification sent',
        fields: { mailing, number: 1, tries: 1, refusedAddresses: 1 },
      })),
    );
  });

  test('has a line for each mail that failed, with the reason', async () => {
    const { sweep, log } = await sweeping(1, {}, { ok: false, failure: 'refused' });
    expect(await sweep()).toMatchObject({ notification: 'failed', summary: 'failed' });
    expect(log.lines[0]).toMatchObject({
      severity: 'error',
      event: 'notification not sent',
      fields: { mailing: 'notification', number: 1, tries: 1, failure: 'refused' },
    });
  });

  test('names the kind of mail that was interrupted', async () => {
    const states = {
      ...memoryMailingStates(),
      read: () => Promise.reject(new Unavailable('store')),
      recordSweep: () => Promise.reject(new Unavailable('store')),
    };
    const { sweep, log } = await sweeping(1, { states });
    expect(await sweep()).toMatchObject({ notification: 'broken-off', summary: 'broken-off' });
    expect(log.lines.map(({ severity, event, fields }) => ({ severity, event, fields }))).toEqual([
      ...['notification', 'escalation', 'summary'].map((mailing) => ({
        severity: 'error',
        event: 'notifications broken off',
        fields: { mailing },
      })),
      { severity: 'warn', event: 'sweep not recorded', fields: {} },
    ]);
  });

  test('names the kind of record that could not be marked', async () => {
    const { stores } = await sweeping(1);
    const leads = { ...stores.leads, change: () => Promise.reject(new Unavailable('store')) };
    const { sweep, log } = await sweeping(0, { stores: { ...stores, leads } });
    expect(await sweep()).toMatchObject({ notification: 'sent' });
    expect(log.lines).toContainEqual(
      expect.objectContaining({
        severity: 'error',
        event: 'record not marked as announced',
        fields: { channel: 'notification', kind: 'leads' },
      }),
    );
  });
});
