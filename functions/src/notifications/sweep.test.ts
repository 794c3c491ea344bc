import { createHash } from 'node:crypto';

import { beforeEach, describe, expect, test } from 'vitest';

import { SUPPORT_HOURS } from '../../../src/config/site.ts';
import { LEASE_MS } from '../../../src/domain/notifications/mailing.ts';
import { newOutbox } from '../../../src/domain/notifications/outbox.ts';
import { askedAgain, type WorkStatus } from '../../../src/domain/records/work.ts';

import { Unavailable } from '../http/time-limit.ts';
import { memoryMailingStates } from '../testing/memory.ts';
import { testApi } from '../testing/api.ts';
import { changeStatus } from '../testing/change-status.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { SAMPLE_CHECK, SAMPLE_FILL_MS } from '../testing/sample-check.ts';
import type { Delivery, Mail } from './channels.ts';
import { notificationSweep, type SweepPorts } from './sweep.ts';

/** A Monday at noon in the operator's zone, within the hours of work. */
const NOON = Date.parse('2026-11-23T17:00:00.000Z');
const MINUTE = 60_000;
const LEAD = { fillMs: SAMPLE_FILL_MS, email: 'dana@example.com', phone: '(602) 555-0134' };
const idOf = (index: number) => `5e0c2b1a-3d4f-4a6b-8c7d-${String(index).padStart(12, '0')}`;

/** Everything in memory, and a clock that the test moves. */
function world(options: Partial<SweepPorts> = {}) {
  let now = NOON;
  const mails: Mail[] = [];
  let delivery: Delivery | Error = { ok: true, refusedAddresses: 0 };
  let isUp = true;
  const { stores } = testApi();
  const log = recordedLog();
  const states = memoryMailingStates();
  const clock = () => new Date(now);
  const ports: SweepPorts = {
    stores,
    states,
    clock,
    log,
    mail: {
      to: ['first@example.com'],
      escalateTo: ['second@example.com'],
      mailer: {
        send: (mail) => {
          mails.push(mail);
          return delivery instanceof Error ? Promise.reject(delivery) : Promise.resolve(delivery);
        },
        answers: () => Promise.resolve(isUp),
      },
    },
    webhook: null,
    hours: SUPPORT_HOURS,
    brand: 'SecondKey',
    dashboardUrl: 'https://secondkey.test/admin/dashboard/',
    ...options,
  };
  return {
    stores,
    states,
    log,
    mails,
    ports,
    sweep: notificationSweep(ports),
    post: (path: string, body: object) => testApi({ now: clock(), stores }).post(path, body),
    lead: (index: number) =>
      testApi({ now: clock(), stores }).post('/api/leads', { id: idOf(index), ...LEAD }),
    work: (index: number, status: WorkStatus) => changeStatus(stores.leads, idOf(index), status, clock()),
    pass: (minutes: number) => (now += minutes * MINUTE),
    now: clock,
    deliver: (next: Delivery | Error) => (delivery = next),
    answer: (next: boolean) => (isUp = next),
    /** Mails about what came in, without the daily summary. */
    notifications: () => mails.filter(({ messageId }) => messageId.startsWith('notification')),
    escalated: () => mails.filter(({ messageId }) => messageId.startsWith('escalation')),
  };
}

let at: ReturnType<typeof world>;
beforeEach(() => {
  at = world();
});

describe('a new record', () => {
  test('is announced in one mail with counts, kinds and times, and nothing personal', async () => {
    await at.post('/api/submissions', SAMPLE_CHECK);
    at.pass(1);
    await at.lead(1);
    await at.lead(2);
    await at.post('/api/messages', { id: idOf(3), ...LEAD, name: 'Dana Ortiz', message: 'Help' });
    expect(await at.sweep()).toMatchObject({ notification: 'sent', escalation: 'nothing-to-send' });
    expect(at.notifications()).toEqual([
      {
        to: ['first@example.com'],
        subject: 'SecondKey: 4 new (message 1)',
        messageId: 'notification-1-1@secondkey.test',
        text: [
          'New since the last mail:',
          '',
          '- checks: 1, the first since Monday, November 23 at 12:00 PM EST',
          '- leads: 2, the first since Monday, November 23 at 12:01 PM EST',
          '- messages: 1, the first since Monday, November 23 at 12:01 PM EST',
          '',
          'Names and cases are on the dashboard only: https://secondkey.test/admin/dashboard/',
          '',
          'This is message 1 of its kind.',
          '',
        ].join('\n'),
      },
    ]);
    for (const mail of at.mails)
      expect(JSON.stringify(mail)).not.toMatch(/rosa|dana|ortiz|555|maricopa|5e0c2b1a/iu);
    expect(await at.stores.leads.document(idOf(1))).toMatchObject({
      notification_next_at: null,
      notification_done_at: at.now().toISOString(),
      notification_message: 1,
      notification_attempts: 1,
    });
  });

  test('is announced once, and later ones after five minutes at the earliest', async () => {
    await at.lead(1);
    await at.sweep();
    at.pass(1);
    for (let index = 2; index <= 501; index += 1) await at.lead(index);
    expect(await at.sweep()).toMatchObject({ notification: 'waiting' });
    at.pass(4);
    await at.sweep();
    at.pass(30);
    await at.sweep();
    expect(at.notifications().map(({ subject }) => subject)).toEqual([
      'SecondKey: 1 new (message 1)',
      'SecondKey: 500 new (message 2)',
    ]);
  });

  test('that was deleted or called in the meantime is not announced', async () => {
    for (const index of [1, 2, 3]) await at.lead(index);
    await at.stores.leads.remove(idOf(1));
    await at.work(2, 'contacted');
    await at.sweep();
    expect(at.notifications().map(({ subject }) => subject)).toEqual(['SecondKey: 1 new (message 1)']);
    const record = await at.stores.leads.document(idOf(2));
    expect(record).toMatchObject({ notification_next_at: null });
    expect(record).not.toHaveProperty('notification_done_at');
  });

  test('is announced again when its person asks again, even while the first mail is being sent', async () => {
    await at.lead(1);
    const sending = at.ports.mail?.mailer.send;
    const slow = world({
      stores: at.stores,
      mail: {
        to: ['first@example.com'],
        escalateTo: [],
        mailer: {
          answers: () => Promise.resolve(true),
          send: async (mail) => {
            if (!mail.messageId.startsWith('notification')) return { ok: true, refusedAddresses: 0 };
            const later = new Date(NOON + MINUTE);
            await at.stores.leads.change(idOf(1), (record) => ({
              ...askedAgain(record, later),
              ...newOutbox(later, SUPPORT_HOURS, false),
            }));
            return sending?.(mail) ?? { ok: false, failure: 'unreachable' };
          },
        },
      },
    });
    await slow.sweep();
    expect(await at.stores.leads.get(idOf(1))).toMatchObject({
      notification_next_at: new Date(NOON + MINUTE).toISOString(),
    });
  });
});

describe('a mail that cannot be delivered', () => {
  test('is retried after growing pauses under the same number', async () => {
    await at.lead(1);
    at.deliver({ ok: false, failure: 'refused' });
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      await at.sweep();
      at.pass(1);
    }
    const tries = at.notifications().map(({ subject }) => subject);
    expect(tries.slice(0, 2)).toEqual([
      'SecondKey: 1 new (message 1)',
      'SecondKey: 1 new (message 1), try 2',
    ]);
    // 1 + 2 + 5 + 15 + 30 + 60 + 120 + 240 + 360 minutes are 13.9 hours; one more try in the rest of the day.
    expect(tries).toHaveLength(11);
    expect(await at.states.read('notification')).toMatchObject({ failures: 11, failure: 'refused' });
    at.deliver({ ok: true, refusedAddresses: 0 });
    at.pass(6 * 60);
    expect(await at.sweep()).toMatchObject({ notification: 'sent' });
    expect(await at.states.read('notification')).toMatchObject({
      failures: 0,
      failing_since: null,
      tries: 0,
    });
    expect(at.notifications().at(-1)?.text).toContain('may have arrived before');
  });

  test('goes out with the first sweep after the server is back', async () => {
    await at.lead(1);
    at.deliver({ ok: false, failure: 'unreachable' });
    at.answer(false);
    for (let sweeps = 0; sweeps < 100; sweeps += 1) {
      await at.sweep();
      at.pass(5);
    }
    const before = at.notifications().length;
    at.deliver({ ok: true, refusedAddresses: 0 });
    at.answer(true);
    expect(await at.sweep()).toMatchObject({ notification: 'sent' });
    expect(at.notifications()).toHaveLength(before + 1);
  });

  test('is not retried while the server is down', async () => {
    await at.lead(1);
    at.deliver({ ok: false, failure: 'unreachable' });
    at.answer(false);
    expect(await at.sweep()).toMatchObject({ notification: 'failed' });
    at.deliver({ ok: true, refusedAddresses: 0 });
    expect(await at.sweep()).toMatchObject({ notification: 'waiting' });
    expect(at.notifications()).toHaveLength(1);
    at.answer(true);
    expect(await at.sweep()).toMatchObject({ notification: 'sent' });
    expect(at.notifications()).toHaveLength(2);
  });

  test.each([
    [{ ok: false, failure: 'refused' }, 'notification'],
    [{ ok: false, failure: 'unreachable' }, 'notification'],
    [{ ok: false, failure: 'refused' }, 'summary'],
  ] as const)(
    '%j but no longer concerns anybody is dropped once the server answers: %s',
    async (delivery, mailing) => {
      await at.lead(1);
      at.deliver(delivery);
      at.answer(false);
      expect(await at.sweep()).toMatchObject({ [mailing]: 'failed' });
      await at.work(1, 'contacted');
      at.pass(10);
      await at.sweep();
      expect(await at.states.read(mailing)).toMatchObject({ failures: 1, tries: 1 });
      at.answer(true);
      at.deliver({ ok: true, refusedAddresses: 0 });
      at.pass(5);
      expect(await at.sweep()).toMatchObject({ [mailing]: 'nothing-to-send' });
      expect(await at.states.read(mailing)).toMatchObject({
        failures: 0,
        failing_since: null,
        tries: 0,
        message: 1,
      });
      at.pass(5);
      await at.lead(2);
      await at.sweep();
      expect(at.mails.at(-1)?.messageId).toMatch(/-2-1@/u);
    },
  );

  test('to one of two addresses counts as sent, and the refused address is recorded', async () => {
    await at.lead(1);
    at.deliver({ ok: true, refusedAddresses: 1 });
    await at.sweep();
    expect(await at.states.read('notification')).toMatchObject({ refused_addresses: 1, failures: 0 });
  });

  test('or was not marked before the function ended is sent again with its number and attempt', async () => {
    await at.lead(1);
    at.deliver(new Error('killed'));
    expect(await at.sweep()).toMatchObject({ notification: 'broken-off' });
    expect(await at.sweep()).toMatchObject({ notification: 'waiting' });
    at.deliver({ ok: true, refusedAddresses: 0 });
    at.pass(LEASE_MS / MINUTE);
    await at.sweep();
    expect(at.notifications().map(({ subject }) => subject)).toEqual([
      'SecondKey: 1 new (message 1)',
      'SecondKey: 1 new (message 1), try 2',
    ]);
    expect(new Set(at.notifications().map(({ messageId }) => messageId)).size).toBe(2);
  });
});

test('only one of many concurrent sweeps sends', async () => {
  await at.lead(1);
  const results = await Promise.all(Array.from({ length: 20 }, at.sweep));
  expect(results.filter(({ notification }) => notification === 'sent')).toHaveLength(1);
  expect(results.filter(({ notification }) => notification === 'waiting')).toHaveLength(19);
  expect(at.notifications()).toHaveLength(1);
});

test('a record that cannot be marked does not keep others from being marked', async () => {
  for (const index of [1, 2, 3]) await at.lead(index);
  const { leads } = at.stores;
  const poisoned = world({
    stores: {
      ...at.stores,
      leads: {
        ...leads,
        change: (id, fields) =>
          id === idOf(1) ? Promise.reject(new Error('poison')) : leads.change(id, fields),
      },
    },
  });
  expect(await poisoned.sweep()).toMatchObject({ notification: 'sent' });
  const next = await Promise.all(
    [1, 2, 3].map(async (index) => (await leads.get(idOf(index)))?.notification_next_at),
  );
  expect(next.map((time) => time === null)).toEqual([false, true, true]);
});

test('a clock that was an hour ahead delays nothing', async () => {
  await at.lead(1);
  at.pass(60);
  await at.states.advance('notification', {
    ...(await at.states.read('notification')),
    version: 1,
    leased_until: new Date(at.now().getTime() + 60 * MINUTE).toISOString(),
    last_sent_at: new Date(at.now().getTime() + 60 * MINUTE).toISOString(),
  });
  expect(await at.sweep()).toMatchObject({ notification: 'sent' });
});

test('nothing is sent without the store, and the sweep reports it', async () => {
  const down = () => Promise.reject(new Unavailable('store'));
  const lost = world({ states: { read: down, advance: down, recordSweep: down, sweptAt: down } });
  expect(await lost.sweep()).toMatchObject({ notification: 'broken-off', summary: 'broken-off' });
  expect(lost.mails).toEqual([]);
});

test('nothing is sent without an address, and records keep waiting', async () => {
  const silent = world({ mail: null });
  await silent.lead(1);
  expect(await silent.sweep()).toEqual({
    notification: 'not-set-up',
    escalation: 'not-set-up',
    webhook: 'not-set-up',
    summary: 'not-set-up',
  });
  expect(await silent.stores.leads.get(idOf(1))).toMatchObject({
    notification_next_at: at.now().toISOString(),
  });
});

describe('after four working hours', () => {
  test('a record that is still new is escalated to the second address, once', async () => {
    for (const index of [1, 2]) await at.lead(index);
    await at.sweep();
    await at.work(2, 'contacted');
    at.pass(4 * 60 - 1);
    expect(await at.sweep()).toMatchObject({ escalation: 'nothing-to-send' });
    at.pass(1);
    expect(await at.sweep()).toMatchObject({ escalation: 'sent' });
    at.pass(60);
    await at.sweep();
    expect(at.escalated()).toMatchObject([
      {
        to: ['second@example.com'],
        subject: 'SecondKey: 1 waiting for more than 4 working hours (message 1)',
      },
    ]);
    expect(await at.stores.leads.document(idOf(1))).toMatchObject({ escalation_message: 1 });
  });

  test('nights do not count', async () => {
    at.pass(7 * 60);
    await at.lead(1);
    await at.sweep();
    at.pass(13 * 60);
    expect(await at.sweep()).toMatchObject({ escalation: 'nothing-to-send' });
    at.pass(3 * 60);
    expect(await at.sweep()).toMatchObject({ escalation: 'sent' });
  });
});

test('a sweep without anything to send or clear leaves the delivery states alone', async () => {
  expect(await at.sweep()).toMatchObject({ notification: 'nothing-to-send' });
  expect(await at.states.read('notification')).toMatchObject({ version: 0 });
});

describe('the summary of the day', () => {
  const summaries = () => at.mails.filter(({ messageId }) => messageId.startsWith('summary'));

  test('comes once a day in working hours and covers everything waiting, longest wait first', async () => {
    await at.post('/api/messages', { id: idOf(3), ...LEAD, name: 'Dana Ortiz', message: 'Help' });
    at.pass(60);
    for (const index of [1, 2]) await at.lead(index);
    await at.work(2, 'closed');
    for (let hour = 0; hour < 48; hour += 1) {
      await at.sweep();
      at.pass(60);
    }
    expect(summaries().map(({ subject }) => subject)).toEqual(
      [1, 2, 3].map((number) => `SecondKey: 2 waiting today (message ${number})`),
    );
    expect(summaries()[0]?.text).toMatch(/- messages: 1.*12:00 PM.*\n- leads: 1.*1:00 PM/u);
  });

  test('waits for its next attempt after a refusal', async () => {
    await at.lead(1);
    at.deliver({ ok: false, failure: 'refused' });
    expect(await at.sweep()).toMatchObject({ summary: 'failed' });
    expect(await at.sweep()).toMatchObject({ summary: 'waiting' });
    expect(summaries()).toHaveLength(1);
    at.pass(1);
    await at.sweep();
    expect(summaries()).toHaveLength(2);
  });

  test('does not come on a day that began with nothing waiting', async () => {
    expect(await at.sweep()).toMatchObject({ summary: 'nothing-to-send' });
    await at.lead(1);
    expect(await at.sweep()).toMatchObject({ notification: 'sent', summary: 'waiting' });
    expect(summaries()).toEqual([]);
    at.pass(24 * 60);
    expect(await at.sweep()).toMatchObject({ summary: 'sent' });
    expect(summaries()).toHaveLength(1);
  });
});

describe('the webhook', () => {
  const calls: { id: string; body: string }[] = [];
  let delivery: Delivery;
  const calling = (mail: SweepPorts['mail'] = null) => {
    calls.length = 0;
    delivery = { ok: true, refusedAddresses: 0 };
    const webhook = {
      call: (id: string, body: string) => {
        calls.push({ id, body });
        // A sweep that never stops calling must fail the test instead of hanging it.
        if (calls.length > 50) return Promise.reject(new Error('Called without end.'));
        return Promise.resolve(delivery);
      },
    };
    at = world({ mail, webhook });
    const outbox = { states: at.states, webhook };
    const lead = (index: number) =>
      testApi({ now: at.now(), stores: at.stores, notifications: outbox }).post('/api/leads', {
        id: idOf(index),
        ...LEAD,
      });
    return { lead };
  };

  test('is called with ids and times, for up to a hundred records a call', async () => {
    const { lead } = calling();
    for (let index = 0; index < 250; index += 1) await lead(index);
    expect(await at.sweep()).toMatchObject({ webhook: 'nothing-to-send' });
    const bodies = calls.map(({ body }) => JSON.parse(body) as { message: number; records: object[] });
    expect(bodies.map(({ message, records }) => [message, records.length])).toEqual([
      [1, 100],
      [2, 100],
      [3, 50],
    ]);
    const [{ id, body } = { id: '', body: '' }] = calls;
    expect(id).toBe(createHash('sha256').update(body).digest('hex').slice(0, 32));
    expect(bodies[0]?.records[0]).toEqual({
      collection: 'leads',
      id: idOf(0),
      created_at: at.now().toISOString(),
      asked_at: at.now().toISOString(),
      times_asked: 1,
    });
  });

  test('is retried after pauses, with the same id only for the same records', async () => {
    const { lead } = calling();
    await lead(1);
    delivery = { ok: false, failure: 'refused' };
    await at.sweep();
    at.pass(1);
    await at.sweep();
    await lead(2);
    at.pass(2);
    delivery = { ok: true, refusedAddresses: 0 };
    await at.sweep();
    const [first, second, third] = calls.map(({ id }) => id);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(calls).toHaveLength(3);
  });

  test('is called at most twenty times in a sweep, even if no record can be marked', async () => {
    const { lead } = calling();
    await lead(1);
    const leads = { ...at.stores.leads, change: () => Promise.reject(new Unavailable('store')) };
    const stuck = world({ ...at.ports, stores: { ...at.stores, leads } });
    expect(await stuck.sweep()).toMatchObject({ webhook: 'sent' });
    expect(calls).toHaveLength(20);
  });

  test('that is unreachable waits for its next attempt, although the mail server answers', async () => {
    const { lead } = calling(at.ports.mail);
    await lead(1);
    delivery = { ok: false, failure: 'unreachable' };
    expect(await at.sweep()).toMatchObject({ webhook: 'failed' });
    expect(await at.sweep()).toMatchObject({ webhook: 'waiting' });
    expect(calls).toHaveLength(1);
    at.pass(1);
    await at.sweep();
    expect(calls).toHaveLength(2);
  });

  test('gets a record that was contacted in the meantime, which no mail counts', async () => {
    const { lead } = calling();
    await lead(1);
    await at.work(1, 'contacted');
    await at.sweep();
    expect(calls.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
      { records: [{ collection: 'leads', id: idOf(1) }] },
    ]);
    expect(at.log.lines.map(({ event }) => event)).toEqual(['notification sent']);
  });

  test('is not called for records older than its setup', async () => {
    calling();
    await at.lead(1);
    expect(await at.sweep()).toMatchObject({ webhook: 'nothing-to-send' });
  });
});
