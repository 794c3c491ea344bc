import { beforeEach, describe, expect, test } from 'vitest';

import { SUPPORT_HOURS } from '../../../src/config/site.ts';
import { ANSWER_NOTICE } from '../../../src/content/words/en/every-form.ts';
import { dayIn, plainDate, utcDate } from '../../../src/domain/shared/plain-date.ts';

import { Unavailable } from '../http/time-limit.ts';
import { testApi } from '../testing/api.ts';
import { changeStatus } from '../testing/change-status.ts';
import { memoryNotificationCursor } from '../testing/memory.ts';
import { newLead } from '../testing/new-lead.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { SAMPLE_CHECK, SAMPLE_FILL_MS } from '../testing/sample-check.ts';
import type { Delivery, Mail } from './mailer.ts';
import { type NotificationPorts, operatorNotifications } from './notify.ts';

/** A Monday in the operator's zone, an hour before the working hours begin. */
const SEVEN = Date.parse('2026-11-23T12:00:00.000Z');
const MINUTE = 60_000;
const BUILT_ON = utcDate(new Date(SEVEN));
const DAY = 24 * 60;
const LEAD = { fillMs: SAMPLE_FILL_MS, email: 'dana@example.com', phone: '(602) 555-0134' };
const idOf = (index: number) => `5e0c2b1a-3d4f-4a6b-8c7d-${String(index).padStart(12, '0')}`;

/** Stores in memory, and a clock that the test moves. */
function office(options: Partial<NotificationPorts> = {}) {
  let now = SEVEN;
  const mails: Mail[] = [];
  let delivery: Delivery = { ok: true, refusedAddresses: 0 };
  const { stores } = testApi();
  const log = recordedLog();
  const clock = () => new Date(now);
  const ports: NotificationPorts = {
    stores,
    cursor: memoryNotificationCursor(),
    clock,
    log,
    mail: {
      to: ['first@example.com'],
      mailer: {
        send: (mail) => {
          if (delivery.ok) mails.push(mail);
          return Promise.resolve(delivery);
        },
      },
    },
    hours: SUPPORT_HOURS,
    brand: 'SecondKey',
    dashboardUrl: 'https://secondkey.test/admin/dashboard/',
    upkeep: () => Promise.resolve({ rounds: [], builtOn: BUILT_ON }),
    ...options,
  };
  const run = operatorNotifications(ports);
  return {
    stores,
    log,
    mails,
    ports,
    run,
    post: (path: string, body: object) => testApi({ now: clock(), stores }).post(path, body),
    lead: (index: number) =>
      testApi({ now: clock(), stores }).post('/api/leads', { id: idOf(index), ...LEAD }),
    pass: (minutes: number) => (now += minutes * MINUTE),
    /** Runs the schedule for some minutes. */
    runFor: async (minutes: number) => {
      for (let passed = 0; passed < minutes; passed += 5) {
        now += 5 * MINUTE;
        await run();
      }
    },
    clock,
    deliver: (next: Delivery) => (delivery = next),
    subjects: () => mails.map(({ subject }) => subject),
  };
}

let at: ReturnType<typeof office>;
beforeEach(() => {
  at = office();
});

describe('what came in', () => {
  test(`is announced to the office alone, in one mail with counts, kinds and times, and nothing personal: ${ANSWER_NOTICE.lead.text} ${ANSWER_NOTICE.message.text}`, async () => {
    await at.post('/api/submissions', SAMPLE_CHECK);
    at.pass(1);
    await at.lead(1);
    await at.lead(2);
    await at.post('/api/messages', { id: idOf(3), ...LEAD, name: 'Dana Ortiz', message: 'Help' });
    expect(await at.run()).toEqual({ news: 'sent', morning: 'nothing-to-send' });
    expect(at.mails).toEqual([
      {
        to: ['first@example.com'],
        subject: 'SecondKey: 4 new',
        text: [
          'New since the last mail:',
          '',
          '- checks: 1, the first since Monday, November 23 at 7:00 AM EST',
          '- leads: 2, the first since Monday, November 23 at 7:01 AM EST',
          '- messages: 1, the first since Monday, November 23 at 7:01 AM EST',
          '',
          'Names and cases are on the dashboard only: https://secondkey.test/admin/dashboard/',
          '',
        ].join('\n'),
      },
    ]);
    for (const mail of at.mails)
      expect(JSON.stringify(mail)).not.toMatch(/rosa|dana|ortiz|555|maricopa|5e0c2b1a/iu);
  });

  test('is announced within five minutes, and once', async () => {
    await at.run();
    at.pass(2);
    await at.lead(1);
    at.pass(3);
    await at.run();
    expect(at.subjects()).toEqual(['SecondKey: 1 new']);
    await at.runFor(30);
    expect(at.subjects()).toHaveLength(1);
  });

  test('makes one mail, even if it is 500 leads in a minute', async () => {
    await at.run();
    for (let index = 0; index < 500; index += 1) await at.lead(index);
    await at.runFor(15);
    expect(at.subjects()).toEqual(['SecondKey: 500 new']);
  });

  test('is read to the end when it is more than a page', async () => {
    for (let index = 0; index < 2500; index += 1) {
      await at.stores.leads.create(newLead(idOf(index), 'a@example.com', new Date(SEVEN - index)));
    }
    await at.runFor(10);
    expect(at.subjects()).toEqual(['SecondKey: 2500 new']);
  });

  test('is announced in part when more than a page has the same moment', async () => {
    for (let index = 0; index < 1500; index += 1) {
      await at.stores.leads.create(newLead(idOf(index), 'a@example.com', new Date(SEVEN)));
    }
    await at.run();
    expect(at.subjects()).toEqual(['SecondKey: 1000 new']);
  });

  test('is not skipped when it is written late', async () => {
    const received = at.clock();
    at.pass(1);
    await at.run();
    await at.stores.leads.create(newLead(idOf(1), 'a@example.com', received));
    at.pass(5);
    await at.lead(2);
    await at.run();
    expect(at.subjects()).toEqual(['SecondKey: 2 new']);
  });

  test('is announced again when the person asks again', async () => {
    await at.lead(1);
    await at.run();
    at.pass(5);
    await changeStatus(at.stores.leads, idOf(1), 'closed', at.clock());
    await at.lead(1);
    await at.run();
    expect(at.subjects()).toEqual(['SecondKey: 1 new', 'SecondKey: 1 new']);
  });

  test('is left out when somebody has worked on it already', async () => {
    await at.lead(1);
    await changeStatus(at.stores.leads, idOf(1), 'contacted', at.clock());
    expect((await at.run()).news).toBe('nothing-to-send');
  });
});

test('nothing came in: nothing is sent, day and night', async () => {
  await at.runFor(2 * DAY);
  expect(at.mails).toEqual([]);
  expect(at.log.lines).toEqual([]);
});

test('a mail server that is down for a day loses nothing: the next run names them all', async () => {
  at.deliver({ ok: false, failure: 'unreachable' });
  for (let hour = 0; hour < 24; hour += 1) {
    await at.lead(hour);
    await at.runFor(60);
  }
  expect(at.log.lines).toContainEqual({
    severity: 'error',
    event: 'notification not sent',
    fields: { mail: 'news', count: 1, failure: 'unreachable' },
    error: undefined,
  });
  at.deliver({ ok: true, refusedAddresses: 0 });
  at.pass(5);
  await at.run();
  expect(at.subjects()).toContain('SecondKey: 24 new');
  await at.runFor(60);
  expect(at.subjects().filter((subject) => subject.endsWith('new'))).toHaveLength(1);
});

describe('the morning mail', () => {
  test('lists all that still waits, also what was announced before', async () => {
    await at.lead(1);
    await at.lead(2);
    await at.lead(3);
    await at.run();
    await changeStatus(at.stores.leads, idOf(2), 'closed', at.clock());
    await at.runFor(60);
    expect(at.mails.slice(1)).toMatchObject([
      {
        subject: 'SecondKey: 2 waiting this morning',
        text: [
          'Waiting for an answer, the longest wait first:',
          '',
          '- leads: 2, the first since Monday, November 23 at 7:00 AM EST',
          '',
          'Names and cases are on the dashboard only: https://secondkey.test/admin/dashboard/',
          '',
        ].join('\n'),
      },
    ]);
  });

  test('names what will soon be too old to be shown, 150 days after its check', async () => {
    const upkeep = (due: string) =>
      Promise.resolve({
        rounds: [{ kind: 'law', state: 'OH', count: 111, due: plainDate(due) ?? day } as const],
        builtOn: BUILT_ON,
      });
    const day = dayIn(new Date(SEVEN), SUPPORT_HOURS.timeZone);
    const mailWith = async (due: string) => {
      at = office({ upkeep: () => upkeep(due) });
      await at.stores.leads.create(newLead(idOf(1), 'a@example.com', new Date(SEVEN - MINUTE)));
      at.pass(60);
      await at.run();
      return at.mails.find(({ subject }) => subject.includes('morning'))?.text;
    };
    // November 23 and 30 days.
    expect(await mailWith('2026-12-23')).toContain(
      'To be looked at again soon, in the order that npm run upkeep lists:\n\n- 111 remedies of the law: from December 23, 2026 on, pages give no date and no price\n',
    );
    expect(await mailWith('2026-12-24')).not.toContain('To be looked at');
  });

  test('comes once on each working day, when the working hours begin', async () => {
    await at.lead(1);
    const sent: string[] = [];
    for (let passed = 0; passed < 7 * DAY; passed += 5) {
      const before = at.mails.length;
      await at.run();
      if (at.mails.slice(before).some(({ subject }) => subject.includes('morning'))) {
        sent.push(at.clock().toISOString());
      }
      at.pass(5);
    }
    // From Monday to Friday at 8, at the weekend at 9.
    expect(sent).toEqual([
      '2026-11-23T13:00:00.000Z',
      '2026-11-24T13:00:00.000Z',
      '2026-11-25T13:00:00.000Z',
      '2026-11-26T13:00:00.000Z',
      '2026-11-27T13:00:00.000Z',
      '2026-11-28T14:00:00.000Z',
      '2026-11-29T14:00:00.000Z',
    ]);
  });

  test('is the net under the first: it names what no cursor found', async () => {
    await at.runFor(30);
    await at.stores.leads.create(newLead(idOf(1), 'a@example.com', new Date(SEVEN)));
    await at.runFor(60);
    expect(at.subjects()).toEqual(['SecondKey: 1 waiting this morning']);
  });

  test('comes late rather than not at all when the server refuses it', async () => {
    await at.lead(1);
    await at.run();
    at.deliver({ ok: false, failure: 'refused' });
    await at.runFor(3 * 60);
    at.deliver({ ok: true, refusedAddresses: 0 });
    await at.runFor(60);
    expect(at.subjects()).toEqual(['SecondKey: 1 new', 'SecondKey: 1 waiting this morning']);
  });
});

describe('a failure', () => {
  test('of the store before the mail sends none, and the next run does', async () => {
    await at.lead(1);
    const broken = { ...at.stores.leads, due: () => Promise.reject(new Unavailable('store')) };
    const failing = operatorNotifications({ ...at.ports, stores: { ...at.stores, leads: broken } });
    expect((await failing()).news).toBe('broken-off');
    expect(at.log.lines).toMatchObject([
      { severity: 'error', event: 'notifications broken off', fields: { mail: 'news' } },
    ]);
    expect(at.mails).toEqual([]);
    await at.run();
    expect(at.subjects()).toEqual(['SecondKey: 1 new']);
  });

  test('after the mail repeats it rather than losing one', async () => {
    await at.lead(1);
    const cursor = { ...at.ports.cursor, write: () => Promise.reject(new Unavailable('store')) };
    expect((await operatorNotifications({ ...at.ports, cursor })()).news).toBe('broken-off');
    await at.run();
    expect(at.subjects()).toEqual(['SecondKey: 1 new', 'SecondKey: 1 new']);
  });

  test.each([
    ['before the release was built', '2026-11-22T23:59:59.000Z'],
    ['ten years after it', '2036-12-01T12:00:00.000Z'],
  ])(
    'of the clock, which is %s, sends nothing and moves nothing, and says so in the log',
    async (_what, time) => {
      await at.lead(1);
      const clock = () => new Date(time);
      const before = await at.ports.cursor.read();
      const run = operatorNotifications({ ...at.ports, clock });
      expect(await run()).toEqual({ news: 'broken-off', morning: 'broken-off' });
      expect(at.mails).toEqual([]);
      expect(await at.ports.cursor.read()).toEqual(before);
      expect(at.log.lines).toContainEqual(
        expect.objectContaining({
          event: 'notifications broken off',
          fields: { mail: 'news', implausibleClock: time, builtOn: '2026-11-23' },
        }),
      );
      await at.run();
      expect(at.subjects()).toEqual(['SecondKey: 1 new']);
    },
  );

  test('of one address among several is logged', async () => {
    at.deliver({ ok: true, refusedAddresses: 1 });
    await at.lead(1);
    await at.run();
    expect(at.log.lines).toMatchObject([
      {
        severity: 'info',
        event: 'notification sent',
        fields: { mail: 'news', count: 1, refusedAddresses: 1 },
      },
    ]);
  });
});

test('while no address is set up, requests wait for the first mail', async () => {
  await at.lead(1);
  const silent = operatorNotifications({ ...at.ports, mail: null });
  expect(await silent()).toEqual({ news: 'not-set-up', morning: 'not-set-up' });
  at.pass(3 * DAY);
  await at.run();
  expect(at.subjects()).toContain('SecondKey: 1 new');
});
