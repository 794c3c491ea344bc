import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import type { LawChange } from '../../../src/domain/law/changes.ts';
import type { FindingSources } from '../../../src/domain/plan/finding.ts';
import { askedFor, type StoredReminder } from '../../../src/domain/reminders/reminder.ts';
import type { PlainDate } from '../../../src/domain/shared/plain-date.ts';

import { type Delivery, type Mail, type Mailer, smtpMailer } from '../notifications/mailer.ts';
import { mailServer } from '../testing/mail-server.ts';
import { memoryReminders } from '../testing/memory.ts';
import { readProblem, testApi } from '../testing/api.ts';
import type { ReminderServices } from './handlers.ts';
import { askedWriting, reminderWriting } from './write-reminders.ts';

import { SEALING_LAWS } from '../../../src/data/laws.ts';

const ASKED = '2026-11-28T15:00:00.000Z';
const DAY = '2028-04-10';
const FACTS = {
  state: 'MN',
  county: 'Hennepin County',
  outcome: 'lost',
  paymentStatus: 'paid',
  filingDate: '2025-03-05',
  reason: 'Non-payment of rent',
  dates: {
    ended: { first: '2025-04-10', last: '2025-04-10' },
    paid: { first: '2025-05-10', last: '2025-05-10' },
  },
};
const REMEDY = 'mn-eviction-3-years';
const ON_THE_DAY = { kind: 'day', facts: FACTS, remedyId: REMEDY } as const;
const ON_A_CHANGE = { kind: 'change', state: 'MN' } as const;
const AT_ONCE = { kind: 'answer', facts: FACTS } as const;

const change = (id: string, states: LawChange['states']): LawChange => ({
  id,
  date: id.slice(0, 10) as PlainDate,
  states,
  title: `Title of ${id}`,
  what: '',
  source: null,
});

/** The site and its schedule, with a clock, a mail server and a law that the test changes. */
function site() {
  let now = new Date(ASKED);
  let law: FindingSources = SEALING_LAWS.MN;
  const papers = ['in-older-dismissed-won-overturned'];
  const changes: LawChange[] = [change('2026-11-01-first', ['MN'])];
  const mails: Mail[] = [];
  let deliver: (mail: Mail) => Delivery = () => ({ ok: true, refusedAddresses: 0 });
  let opened = 0;
  let closed = 0;
  const send = (mail: Mail) => {
    const delivery = deliver(mail);
    if (delivery.ok) mails.push(mail);
    return Promise.resolve(delivery);
  };
  const mailer: Mailer = {
    send,
    open: () => {
      opened += 1;
      return Promise.resolve({ send, close: () => void (closed += 1) });
    },
  };
  const store = memoryReminders();
  // The API has no mail server, as in production.
  const services: Partial<ReminderServices> = {
    store,
    changes,
    law: () => Promise.resolve(law),
    papersOf: () => Promise.resolve(papers),
  };
  const api = testApi({ clock: () => now, reminders: services });
  const reminders = { ...api.reminders, mailer };
  const ports = { ...reminders, clock: () => now, log: api.log };
  const minute = askedWriting(ports);
  /** A call, and the run of the next minute. */
  const andRun = async (call: Promise<Response>) => {
    const response = await call;
    await minute();
    return response;
  };
  const ask = (subject: object, { email = 'rosa@example.com', language = 'en', from = '192.0.2.1' } = {}) =>
    andRun(api.post('/api/reminders', { email, language, subject }, { 'x-forwarded-for': from }));
  const linkIn = (mail: Mail | undefined) => /\/reminder\/#([\w.-]+)/u.exec(mail?.text ?? '')?.[1] ?? '';
  const press = (token: string, what: 'confirm' | 'end') =>
    andRun(api.send(`/api/reminders/${token}/${what}`, { method: 'POST' }));
  return {
    api,
    store,
    mails,
    changes,
    reminders,
    ask,
    press,
    linkIn,
    /** Ids of remedies for which court papers are made. */
    papers,
    opened: () => opened,
    closed: () => closed,
    deliver: (next: typeof deliver) => (deliver = next),
    /** Asks and confirms. */
    subscribe: async (subject: object, options: Parameters<typeof ask>[1] = {}) => {
      expect((await ask(subject, options)).status).toBe(202);
      const token = linkIn(mails.at(-1));
      expect((await press(token, 'confirm')).status).toBe(200);
      return token;
    },
    /** More reminders than a page has, which this version of the functions cannot read; before all others by id. */
    keepUnreadable: async (fields: Partial<Record<keyof StoredReminder, string>>) => {
      const asked = askedFor(
        { email: 'old@example.com', language: 'en', subject: ON_A_CHANGE },
        null,
        now,
        '',
      );
      const unreadable = { ...asked, confirm_at: null, language: 'of another version', ...fields };
      for (let index = 0; index < 250; index += 1) {
        await store.create(`${index}`.padStart(64, '0'), unreadable as StoredReminder);
      }
    },
    /** The runs that begin every minute, and those every five, at an instant. */
    minuteAt: (instant: string) => {
      now = new Date(instant);
      return minute();
    },
    runAt: (instant: string) => {
      now = new Date(instant);
      return reminderWriting(ports)();
    },
    at: (instant: string) => (now = new Date(instant)),
    /** Deploys another law, checked on the day. */
    deploy: (edit: (law: FindingSources) => FindingSources) => {
      const checkedOn = (on: string): FindingSources => ({
        ...law,
        remedies: law.remedies.map((remedy) => ({ ...remedy, checked: { ...remedy.checked, on } })),
      });
      law = edit(checkedOn(DAY));
    },
    withYears: (more: number) => (before: FindingSources) => ({
      ...before,
      remedies: before.remedies.map((remedy) =>
        remedy.waitingPeriod === null || remedy.id !== REMEDY
          ? remedy
          : {
              ...remedy,
              waitingPeriod: { ...remedy.waitingPeriod, amount: remedy.waitingPeriod.amount + more },
            },
      ),
    }),
  };
}

let at: ReturnType<typeof site>;
beforeEach(() => {
  at = site();
});

describe('asking for a reminder', () => {
  test('sends a mail with one link to confirm, and waits for nothing before the press', async () => {
    const response = await at.ask(ON_THE_DAY);
    expect([response.status, await response.json()]).toEqual([202, { status: 'asked' }]);
    expect(at.mails).toMatchObject([
      {
        to: ['rosa@example.com'],
        from: { name: 'SecondKey reminders', address: 'reminders@secondkey.test' },
        subject: 'One press to confirm your mail from SecondKey',
      },
    ]);
    expect(at.mails[0]?.text).toContain('April 10, 2028');
    expect(at.mails[0]?.text.match(/https:\/\/\S+/gu)).toHaveLength(1);
    expect(await at.runAt('2028-04-10T14:00:00.000Z')).toMatchObject({ sent: 0 });
    expect(await at.store.counts(new Date(ASKED))).toEqual({ waiting: 0, sent: 0, ended: 0 });
  });

  test('keeps only the hash of the token once the mail is sent', async () => {
    await at.ask(ON_THE_DAY);
    const token = at.linkIn(at.mails[0]);
    expect(token).toHaveLength(43);
    expect(await at.store.get(token, new Date(ASKED))).toBeUndefined();
    await at.press(token, 'confirm');
    const [kept] = await at.store.due(DAY as PlainDate, 10);
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  test('gets the same answer whether or not the address is known, and one mail a day', async () => {
    const answers = [];
    for (let time = 0; time < 100; time += 1) {
      answers.push(await at.ask(ON_THE_DAY, { email: `Rosa+${time}@example.com`, from: `192.0.2.${time}` }));
    }
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(new Set(await Promise.all(answers.map((each) => each.text())))).toEqual(
      new Set(['{"status":"asked"}']),
    );
    expect(at.mails).toHaveLength(1);
    // What was asked besides is not kept.
    expect(await at.store.asked('confirm', new Date('2027-01-01'), 10)).toEqual([]);
    at.at('2026-11-29T00:00:01.000Z');
    await at.ask(ON_THE_DAY);
    expect(at.mails).toHaveLength(2);
  });

  test('takes as long for a known address: the same calls to the store', async () => {
    const calls: PropertyKey[] = [];
    const store = new Proxy(at.store, {
      get: (target, name, receiver) => {
        calls.push(name);
        return Reflect.get(target, name, receiver) as unknown;
      },
    });
    const api = testApi({ reminders: { store } });
    const body = { email: 'rosa@example.com', language: 'en', subject: ON_A_CHANGE };
    await api.post('/api/reminders', body);
    const first = calls.splice(0);
    await at.minuteAt(ASKED);
    await api.post('/api/reminders', body);
    expect(first).not.toEqual([]);
    expect(calls).toEqual(first);
  });

  test('is refused to one connection after three a day', async () => {
    const statuses = [];
    for (let person = 1; person <= 4; person += 1) {
      statuses.push((await at.ask(ON_A_CHANGE, { email: `person${person}@example.com` })).status);
    }
    expect(statuses).toEqual([202, 202, 202, 429]);
    expect((await at.ask(ON_A_CHANGE, { email: 'other@example.com', from: '192.0.2.9' })).status).toBe(202);
    expect(at.mails).toHaveLength(4);
  });

  test('counts among the saves of its caller', async () => {
    const api = testApi({ reminders: { store: at.store }, limits: { perClient: 1 } });
    const statuses = [];
    for (const email of ['a@example.com', 'b@example.com']) {
      const body = { email, language: 'en', subject: ON_A_CHANGE };
      statuses.push((await api.post('/api/reminders', body)).status);
    }
    expect(statuses).toEqual([202, 429]);
  });

  test('is refused to whoever invents clients after 300 a day over one connection', async () => {
    const statuses = [];
    for (let index = 0; index <= 300; index += 1) {
      const from = `10.1.${index >> 8}.${index & 255}, 192.0.2.7`;
      const response = await at.ask(ON_A_CHANGE, { email: `p${index}@example.com`, from });
      statuses.push(response.status);
    }
    expect(statuses.filter((status) => status === 202)).toHaveLength(300);
    expect(statuses.at(-1)).toBe(429);
    expect((await at.ask(ON_A_CHANGE, { email: 'x@example.com', from: '192.0.2.8' })).status).toBe(202);
  });

  test('is mailed once when the mail server can be reached again', async () => {
    at.deliver(() => ({ ok: false, failure: 'unreachable' }));
    for (let time = 0; time < 2; time += 1) expect((await at.ask(ON_THE_DAY)).status).toBe(202);
    expect(at.mails).toEqual([]);
    at.deliver(() => ({ ok: true, refusedAddresses: 0 }));
    for (const minute of ['01', '02']) await at.minuteAt(`2026-11-28T16:${minute}:00.000Z`);
    expect(at.mails).toHaveLength(1);
    expect((await at.press(at.linkIn(at.mails[0]), 'confirm')).status).toBe(200);
  });

  test('is tried each minute while the mail server is down, however often', async () => {
    at.deliver(() => ({ ok: false, failure: 'unreachable' }));
    await at.ask(ON_THE_DAY);
    for (let minute = 1; minute <= 8; minute += 1) await at.minuteAt(`2026-11-28T15:0${minute}:00.000Z`);
    at.deliver(() => ({ ok: true, refusedAddresses: 0 }));
    expect(await at.minuteAt('2026-11-28T15:09:00.000Z')).toEqual({ sent: 1, isDone: true });
  });

  test('is deleted without a mail after 48 hours', async () => {
    at.deliver(() => ({ ok: false, failure: 'unreachable' }));
    await at.ask(ON_THE_DAY);
    at.deliver(() => ({ ok: true, refusedAddresses: 0 }));
    expect(await at.minuteAt('2026-11-30T15:00:00.000Z')).toEqual({ sent: 0, isDone: true });
    expect(await at.store.asked('confirm', new Date('2027-01-01'), 10)).toEqual([]);
  });

  test('is deleted when the address takes no mail', async () => {
    at.deliver(() => ({ ok: false, failure: 'no-such-address' }));
    await at.ask(ON_THE_DAY);
    expect(await at.store.asked('confirm', new Date('2027-01-01'), 10)).toEqual([]);
  });

  test('is tried each hour, seven times, when the server refuses it for the time being', async () => {
    let tries = 0;
    at.deliver(() => {
      tries += 1;
      return { ok: false, failure: 'refused' };
    });
    await at.ask(ON_THE_DAY);
    for (let hour = 15; hour < 24; hour += 1) {
      for (const minute of ['00', '30']) await at.minuteAt(`2026-11-28T${hour}:${minute}:00.000Z`);
    }
    expect(tries).toBe(7);
    expect(await at.store.asked('confirm', new Date('2027-01-01'), 10)).toEqual([]);
  });

  test('waits for nobody at whose mail the server breaks off', async () => {
    at.deliver(({ to }) =>
      to[0] === 'breaks@example.com'
        ? { ok: false, failure: 'unreachable' }
        : { ok: true, refusedAddresses: 0 },
    );
    await at.ask(ON_A_CHANGE, { email: 'breaks@example.com' });
    at.at('2026-11-28T15:00:30.000Z');
    await at.ask(ON_A_CHANGE, { from: '192.0.2.2' });
    await at.minuteAt('2026-11-28T15:01:00.000Z');
    expect(at.mails.map(({ to }) => to[0])).toEqual(['rosa@example.com']);
  });

  test.each([
    ['a mail to confirm', ON_THE_DAY],
    ['an answer', AT_ONCE],
  ] as const)('and then waits for none that cannot be read, however many: %s', async (_, subject) => {
    const earlier = '2026-11-28T14:00:00.000Z';
    await at.keepUnreadable({ confirm_at: earlier, answer_at: earlier });
    await at.ask(subject);
    await at.minuteAt('2026-11-28T15:01:00.000Z');
    await at.press(at.linkIn(at.mails[0]), 'confirm');
    expect(at.mails).toHaveLength(subject === AT_ONCE ? 2 : 1);
    // They are not looked at again each minute.
    const logged = at.api.log.lines.length;
    await at.minuteAt('2026-11-28T15:59:00.000Z');
    expect(at.api.log.lines).toHaveLength(logged);
    expect(await at.store.asked('confirm', new Date('2027-01-01'), 1000)).toHaveLength(250);
  });

  test('gets an answer that was confirmed before a flood of mails to confirm', async () => {
    await at.ask(AT_ONCE);
    const token = at.linkIn(at.mails[0]);
    await at.api.post('/api/reminders', { email: 'flood@example.com', language: 'en', subject: ON_A_CHANGE });
    at.at('2026-11-28T15:02:00.000Z');
    at.deliver(() => {
      at.at('2026-11-28T15:02:30.000Z');
      return { ok: true, refusedAddresses: 0 };
    });
    await at.press(token, 'confirm');
    expect(at.mails.slice(1).map(({ to }) => to[0])).toEqual(['rosa@example.com']);
  });

  test.each([
    ['by the next run', true, ['One press t', 'One press t', 'Your answer']],
    ['but not after the press', false, ['One press t', 'Your answer']],
  ])('is mailed again when a run was killed after its mail: %s', async (_, isNextFirst, mails) => {
    const post = { email: 'rosa@example.com', language: 'en', subject: AT_ONCE };
    await at.api.post('/api/reminders', post);
    const store = { ...at.store, change: () => Promise.reject(new Error('killed')) };
    const killed = askedWriting({ ...at.reminders, store, clock: () => new Date(ASKED), log: at.api.log });
    expect(await killed()).toEqual({ sent: 1, isDone: false });
    if (isNextFirst) await at.minuteAt('2026-11-28T15:01:00.000Z');
    await at.press(at.linkIn(at.mails[0]), 'confirm');
    expect(at.mails.map(({ subject }) => subject.slice(0, 11))).toEqual(mails);
  });

  test.each([
    [
      'no address, and no such language',
      { email: '', language: 'fr' },
      { email: 'Enter an email address with an @ and a dot, like name@example.com' },
    ],
    ['a remedy without a day', { subject: { ...ON_THE_DAY, remedyId: 'mn-other' } }, undefined],
    ['a fact that is none', { subject: { ...ON_THE_DAY, facts: { ...FACTS, outcome: 'maybe' } } }, undefined],
  ])('is refused with %s', async (_, change, errors) => {
    const body = { email: 'rosa@example.com', language: 'en', subject: ON_THE_DAY, ...change };
    const response = await at.api.post('/api/reminders', body);
    const problem = await readProblem(response);
    expect([response.status, problem.errors]).toEqual([400, errors]);
    expect(at.mails).toEqual([]);
  });

  test('is refused for what is no JSON, and for a state whose law we do not have', async () => {
    const notJson = await at.api.post('/api/reminders', {}, { 'content-type': 'text/plain' });
    expect(notJson.status).toBe(415);
    const lawless = testApi({ reminders: { law: () => Promise.resolve(undefined) } });
    const body = { email: 'rosa@example.com', language: 'en', subject: ON_THE_DAY };
    const response = await lawless.post('/api/reminders', body);
    expect([response.status, (await readProblem(response)).detail]).toEqual([
      400,
      expect.stringContaining('no day to wait for'),
    ]);
  });

  test('is refused from another site, and where there is no sender', async () => {
    const body = { email: 'rosa@example.com', language: 'en', subject: ON_A_CHANGE };
    expect((await at.api.post('/api/reminders', body, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const nobody = testApi({ reminders: { sender: '' } });
    expect((await nobody.post('/api/reminders', body)).status).toBe(503);
  });

  test('is answered in the language of the page, and mailed in that of the request', async () => {
    const english = await at.ask(ON_THE_DAY, { language: 'es' });
    expect(english.status).toBe(202);
    expect(at.mails[0]?.subject).toBe('Un clic para confirmar su correo de SecondKey');
    expect(at.mails[0]?.text).toContain('10 de abril de 2028');
    expect(at.mails[0]?.text).toContain('https://www.secondkey.test/es/reminder/#');
    const bad = await at.api.post('/api/reminders', {}, { 'accept-language': 'es' });
    expect((await readProblem(bad)).detail).toMatch(/No se guardó nada/u);
  });
});

describe('the press', () => {
  test('confirms, also the second time, and says what', async () => {
    await at.ask(ON_THE_DAY);
    const token = at.linkIn(at.mails[0]);
    for (let time = 0; time < 2; time += 1) {
      const response = await at.press(token, 'confirm');
      expect([response.status, await response.json()]).toEqual([200, { kind: 'day', state: 'MN', day: DAY }]);
    }
    expect(await at.store.counts(new Date(ASKED))).toEqual({ waiting: 1, sent: 0, ended: 0 });
  });

  test('does not confirm by a visit: only POST does', async () => {
    await at.ask(ON_THE_DAY);
    const token = at.linkIn(at.mails[0]);
    expect((await at.api.send(`/api/reminders/${token}/confirm`)).status).toBe(405);
    expect(await at.store.counts(new Date(ASKED))).toMatchObject({ waiting: 0 });
  });

  test('is refused from another site', async () => {
    await at.ask(ON_THE_DAY);
    const elsewhere = { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } };
    const response = await at.api.send(`/api/reminders/${at.linkIn(at.mails[0])}/confirm`, elsewhere);
    expect(response.status).toBe(403);
    expect(await at.store.counts(new Date(ASKED))).toMatchObject({ waiting: 0 });
  });

  test('is refused after 48 hours', async () => {
    await at.ask(ON_THE_DAY);
    at.at('2026-11-30T15:00:00.001Z');
    expect((await at.press(at.linkIn(at.mails[0]), 'confirm')).status).toBe(404);
  });

  test.each(['x', 'a'.repeat(43), `${'a'.repeat(64)}.${'b'.repeat(43)}`, '%00'])(
    'is refused with the forged token %s',
    async (token) => {
      await at.ask(ON_THE_DAY);
      const { status } = await at.press(token, 'confirm');
      expect([400, 404]).toContain(status);
      expect(await at.store.counts(new Date(ASKED))).toMatchObject({ waiting: 0 });
    },
  );

  test('mails an answer at once, and once', async () => {
    const token = await at.subscribe(AT_ONCE);
    await at.press(token, 'confirm');
    expect(at.mails.slice(1)).toMatchObject([{ subject: 'Your answer: your eviction case in Minnesota' }]);
    expect(at.mails[1]?.text).toContain('You get this once.');
    expect(await at.store.counts(new Date(ASKED))).toEqual({ waiting: 0, sent: 1, ended: 0 });
    expect((await at.press(at.linkIn(at.mails[1]), 'end')).status).toBe(200);
    expect((await at.press(token, 'confirm')).status).toBe(404);
  });

  test('mails an answer with the paper that may be filed now', async () => {
    at.deploy(() => SEALING_LAWS.IN);
    const facts = {
      ...FACTS,
      state: 'IN',
      county: 'Marion County',
      outcome: 'dismissed',
      paymentStatus: 'no-judgment',
      filingDate: '2022-03-02',
      dates: { ended: { first: '2022-05-14', last: '2022-05-14' } },
    };
    await at.subscribe({ kind: 'answer', facts });
    expect(at.mails[1]?.text).toContain(
      'Your court papers, free:\nhttps://www.secondkey.test/filing/#path=in-older-dismissed-won-overturned',
    );
  });

  test.each([
    ['the server refuses it for the time being', 'refused'],
    ['it cannot be written', 'not-written'],
  ])('mails an answer an hour later when %s, seven times at most', async (_, why) => {
    await at.ask(AT_ONCE);
    const tries: string[] = [];
    let now = new Date(ASKED);
    const minute = askedWriting({
      ...at.reminders,
      helpToCall: () => {
        tries.push(now.toISOString().slice(11, 16));
        return why === 'refused' ? Promise.resolve(undefined) : Promise.reject(new Error('no file'));
      },
      clock: () => now,
      log: at.api.log,
    });
    at.deliver(() => ({ ok: false, failure: 'refused' }));
    await at.api.send(`/api/reminders/${at.linkIn(at.mails[0])}/confirm`, { method: 'POST' });
    for (let hour = 15; hour < 24; hour += 1) {
      for (const minutes of ['00', '30']) {
        now = new Date(`2026-11-28T${hour}:${minutes}:00.000Z`);
        await minute();
      }
    }
    expect(tries).toEqual([15, 16, 17, 18, 19, 20, 21].map((hour) => `${hour}:00`));
    expect(at.api.log.lines.at(-1)).toMatchObject({
      event: 'reminder given up',
      fields: { failure: 'refused', refusals: 7 },
    });
  });

  test('mails an answer to an address that gets another mail to confirm on that day', async () => {
    await at.ask(AT_ONCE);
    const token = at.linkIn(at.mails[0]);
    at.at('2026-11-29T09:00:00.000Z');
    await at.ask(ON_THE_DAY);
    await at.press(token, 'confirm');
    expect(at.mails.map(({ subject }) => subject.slice(0, 11))).toEqual([
      'One press t',
      'One press t',
      'Your answer',
    ]);
  });

  test('is answered once when the mail server can be reached again', async () => {
    await at.ask(AT_ONCE);
    const token = at.linkIn(at.mails[0]);
    at.deliver(() => ({ ok: false, failure: 'unreachable' }));
    for (let time = 0; time < 2; time += 1) expect((await at.press(token, 'confirm')).status).toBe(200);
    expect(at.mails).toHaveLength(1);
    at.deliver(() => ({ ok: true, refusedAddresses: 0 }));
    for (const minute of ['01', '02']) await at.minuteAt(`2026-11-28T16:${minute}:00.000Z`);
    expect(at.mails).toHaveLength(2);
  });
});

describe('on the day', () => {
  test('the remedy is open: what the law says, whom to call, how to end it', async () => {
    await at.subscribe(ON_THE_DAY);
    at.deploy((law) => law);
    expect(await at.runAt('2028-04-10T12:55:00.000Z')).toMatchObject({ sent: 0 });
    expect(await at.runAt('2028-04-10T13:00:00.000Z')).toEqual({ sent: 1, isDone: true });
    expect(await at.runAt('2028-04-10T13:05:00.000Z')).toMatchObject({ sent: 0 });
    const mail = at.mails.at(-1);
    expect(mail?.subject).toBe('Your day has come: your eviction case in Minnesota');
    expect(mail?.text).toMatch(
      /^You asked us to write to you on April 10, 2028\. We looked at the law again today\./u,
    );
    expect(mail?.text).toContain('What next:');
    // The court acts by itself here; a letter asks whether it has.
    expect(mail?.text).toContain(
      `Your letter to the clerk, free:\nhttps://www.secondkey.test/filing/#path=${REMEDY}`,
    );
    expect(mail?.text).toContain('You get this because you confirmed it on November 28, 2026.');
    expect(mail?.unsubscribe).toMatch(/^https:\/\/www\.secondkey\.test\/api\/reminders\/[\w.-]+\/end$/u);
  });

  test('the remedy is open, and its court papers are linked where we make them', async () => {
    at.papers.push(REMEDY);
    await at.subscribe(ON_THE_DAY);
    at.deploy((law) => law);
    await at.runAt('2028-04-10T13:00:00.000Z');
    expect(at.mails.at(-1)?.text).toContain(
      `Your court papers, free:\nhttps://www.secondkey.test/filing/#path=${REMEDY}`,
    );
  });

  test('the remedy is open, and nothing is linked where there is nothing to write', async () => {
    await at.subscribe(ON_THE_DAY);
    at.deploy((law) => ({
      ...law,
      remedies: law.remedies.map((remedy) => ({ ...remedy, how: 'petition' })),
    }));
    await at.runAt('2028-04-10T13:00:00.000Z');
    expect(at.mails.at(-1)?.subject).toBe('Your day has come: your eviction case in Minnesota');
    expect(at.mails.at(-1)?.text).not.toContain('/filing/');
  });

  test('whom to call is looked up for the county of the case', async () => {
    await at.subscribe(ON_THE_DAY);
    await at.subscribe(ON_A_CHANGE, { email: 'second@example.com', from: '192.0.2.2' });
    at.deploy((law) => law);
    at.changes.unshift(change('2028-04-09-new', ['MN']));
    const asked: unknown[] = [];
    const run = reminderWriting({
      ...at.reminders,
      helpToCall: (...place) => {
        asked.push(place);
        return Promise.resolve(undefined);
      },
      clock: () => new Date('2028-04-10T13:00:00.000Z'),
      log: at.api.log,
    });
    expect(await run()).toEqual({ sent: 2, isDone: true });
    expect(asked.toSorted()).toEqual([
      ['MN', ''],
      ['MN', 'Hennepin County'],
    ]);
  });

  test('what a run has sent is logged, and nothing when it has sent nothing', async () => {
    await at.subscribe(ON_THE_DAY);
    at.deploy((law) => law);
    const before = at.api.log.lines.length;
    await at.runAt('2028-04-10T13:00:00.000Z');
    await at.runAt('2028-04-10T13:05:00.000Z');
    expect(at.api.log.lines.slice(before)).toMatchObject([
      { severity: 'info', event: 'reminders sent', fields: { sent: 1, isDone: true } },
    ]);
  });

  test('everything waits while there is no mail server', async () => {
    await at.subscribe(ON_THE_DAY);
    at.deploy((law) => law);
    const ports = { ...at.reminders, mailer: null, log: at.api.log };
    const run = reminderWriting({ ...ports, clock: () => new Date('2028-04-10T13:00:00.000Z') });
    expect(await run()).toEqual({ sent: 0, isDone: false });
    expect(at.api.log.lines.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(await at.runAt('2028-04-10T13:05:00.000Z')).toEqual({ sent: 1, isDone: true });
  });

  test('a run ends before its time is over, and the next one goes on', async () => {
    for (const person of [1, 2]) {
      await at.subscribe(ON_THE_DAY, { email: `p${person}@example.com`, from: `192.0.2.${person}` });
    }
    at.deploy((law) => law);
    at.deliver(() => {
      at.at('2028-04-10T13:04:00.000Z');
      return { ok: true, refusedAddresses: 0 };
    });
    expect(await at.runAt('2028-04-10T13:00:00.000Z')).toEqual({ sent: 1, isDone: false });
    expect(await at.runAt('2028-04-10T13:05:00.000Z')).toMatchObject({ sent: 1 });
    expect(new Set(at.mails.slice(-2).map(({ to }) => to[0])).size).toBe(2);
  });

  test('the day has moved: the new day, and it waits again', async () => {
    await at.subscribe(ON_THE_DAY);
    at.deploy(at.withYears(1));
    await at.runAt('2028-04-10T13:00:00.000Z');
    expect(at.mails.at(-1)?.subject).toBe('A new day for your eviction case in Minnesota');
    expect(at.mails.at(-1)?.text).toContain('Your new day is April 10, 2029.');
    expect(await at.runAt('2029-04-09T14:00:00.000Z')).toMatchObject({ sent: 0 });
  });

  test('the remedy is gone: look again', async () => {
    await at.subscribe(ON_THE_DAY);
    at.deploy((law) => ({ ...law, remedies: law.remedies.filter(({ id }) => id !== REMEDY) }));
    await at.runAt('2028-04-10T13:00:00.000Z');
    expect(at.mails.at(-1)?.subject).toBe('The law changed: look again at your case in Minnesota');
  });

  test('the law was not checked for 180 days: it says so', async () => {
    await at.subscribe(ON_THE_DAY);
    await at.runAt('2028-04-10T13:00:00.000Z');
    expect(at.mails.at(-1)?.text).toMatch(/We last checked this law on .*too long ago/u);
  });

  test.each([
    ['is down for three days', 'unreachable', 3],
    ['is down for two weeks', 'unreachable', 14],
    ['refuses our login for two weeks', 'sender-refused', 14],
  ] as const)('a mail server that %s loses nothing', async (_, failure, days) => {
    await at.subscribe(ON_THE_DAY);
    await at.subscribe(ON_THE_DAY, { email: 'second@example.com', from: '192.0.2.2' });
    at.deploy((law) => law);
    let tries = 0;
    at.deliver(() => {
      tries += 1;
      return { ok: false, failure };
    });
    for (let date = 10; date < 10 + days; date += 1) {
      expect(await at.runAt(`2028-04-${date}T14:00:00.000Z`)).toEqual({ sent: 0, isDone: false });
    }
    // One is enough to know.
    expect(tries).toBe(days);
    at.deliver(() => ({ ok: true, refusedAddresses: 0 }));
    expect(await at.runAt(`2028-04-${10 + days}T14:00:00.000Z`)).toEqual({ sent: 2, isDone: true });
  });

  test('a mail at which the server always breaks off holds nobody up, and is given up after a week', async () => {
    const broken = 'broken@example.com';
    await at.subscribe(ON_THE_DAY, { email: broken });
    for (const number of [1, 2, 3]) {
      await at.subscribe(ON_THE_DAY, { email: `p${number}@example.com`, from: `192.0.2.${number + 1}` });
    }
    at.deploy((law) => law);
    const server = await mailServer();
    onTestFinished(() => server.close());
    server.cutAt.add(broken);
    const mailer = smtpMailer(server.url, 'reminders@secondkey.test');
    const sent: number[] = [];
    for (let day = 10; day < 20; day += 1) {
      const clock = () => new Date(`2028-04-${day}T14:00:00.000Z`);
      const run = await reminderWriting({ ...at.reminders, mailer, clock, log: at.api.log })();
      expect(run.isDone).toBe(true);
      sent.push(run.sent);
    }
    expect(sent).toEqual([3, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(server.received.flatMap(({ to }) => to)).toEqual([1, 2, 3].map((n) => `p${n}@example.com`));
    const failures = at.api.log.lines.filter(({ severity }) => severity === 'error');
    expect(failures[0]?.fields).toEqual({ mail: 'open', failure: 'refused' });
    expect(failures.filter(({ event }) => event === 'reminder not sent')).toHaveLength(7);
    expect(failures.at(-1)).toMatchObject({
      event: 'reminder given up',
      fields: { failure: 'refused', refusals: 7 },
    });
    expect(JSON.stringify(at.api.log.lines)).not.toContain(broken);
    expect(await at.store.due('2035-01-01' as PlainDate, 10)).toEqual([]);
  });

  test('an address that no longer exists is deleted, and the others are written', async () => {
    await at.subscribe(ON_THE_DAY);
    await at.subscribe(ON_THE_DAY, { email: 'gone@example.com', from: '192.0.2.2' });
    at.deploy((law) => law);
    at.deliver(({ to }) =>
      to[0] === 'gone@example.com'
        ? { ok: false, failure: 'no-such-address' }
        : { ok: true, refusedAddresses: 0 },
    );
    expect(await at.runAt('2028-04-10T14:00:00.000Z')).toEqual({ sent: 1, isDone: true });
    expect(await at.store.counts(new Date('2028-04-10T14:00:00.000Z'))).toMatchObject({
      waiting: 0,
      sent: 1,
    });
  });

  test.each([
    ['a day', ON_THE_DAY],
    ['a change of the law', ON_A_CHANGE],
  ] as const)(
    'what the server refuses for the time being is tried once a day for a week: %s',
    async (_, subject) => {
      await at.subscribe(subject);
      await at.runAt('2028-04-01T14:00:00.000Z');
      at.deploy((law) => law);
      at.changes.unshift(change('2028-04-09-new', ['MN']));
      let day = 10;
      const tries: number[] = [];
      at.deliver(() => {
        tries.push(day);
        return { ok: false, failure: 'refused' };
      });
      for (; day < 25; day += 1) {
        for (const hour of ['14', '20']) await at.runAt(`2028-04-${day}T${hour}:00:00.000Z`);
      }
      expect(tries).toEqual([10, 11, 12, 13, 14, 15, 16]);
    },
  );

  test('a thousand are written over one connection', async () => {
    await at.subscribe(ON_THE_DAY);
    const [{ reminder: sample } = {}] = await at.store.due(DAY as PlainDate, 1);
    if (sample === undefined) throw new Error('There is no reminder.');
    for (let index = 1; index < 1000; index += 1) {
      await at.store.create(`${index}`.padStart(64, '0'), { ...sample, email: `p${index}@example.com` });
    }
    at.deploy((law) => law);
    const before = at.opened();
    expect(await at.runAt('2028-04-10T14:00:00.000Z')).toEqual({ sent: 1000, isDone: true });
    expect(at.opened() - before).toBe(1);
    expect(at.closed()).toBe(at.opened());
    expect(new Set(at.mails.slice(1).map(({ to }) => to[0])).size).toBe(1000);
  });

  test('a mail that cannot be written keeps nobody else from theirs', async () => {
    await at.subscribe(ON_THE_DAY);
    const inTwinCities = { ...ON_THE_DAY, facts: { ...FACTS, county: 'Ramsey County' } };
    await at.subscribe(inTwinCities, { email: 'second@example.com', from: '192.0.2.2' });
    at.deploy((law) => law);
    const { helpToCall } = at.reminders;
    const run = reminderWriting({
      ...at.reminders,
      helpToCall: (state, county) =>
        county === 'Hennepin County' ? Promise.reject(new Error('no file')) : helpToCall(state, county),
      clock: () => new Date('2028-04-10T14:00:00.000Z'),
      log: at.api.log,
    });
    expect(await run()).toMatchObject({ sent: 1 });
    expect(at.mails.at(-1)?.to).toEqual(['second@example.com']);
    expect(await at.runAt('2028-04-10T14:05:00.000Z')).toMatchObject({ sent: 1 });
    expect(at.mails.at(-1)?.to).toEqual(['rosa@example.com']);
  });

  test.each([
    ['cannot be read', () => Promise.reject(new Error('no file'))],
    ['is gone', () => Promise.resolve(undefined)],
  ])('a law that %s keeps nobody else from theirs', async (_, law) => {
    await at.subscribe(ON_THE_DAY);
    await at.subscribe(ON_A_CHANGE, { email: 'second@example.com', from: '192.0.2.2' });
    await at.runAt('2026-12-01T14:00:00.000Z');
    at.deploy((law) => law);
    at.changes.unshift(change('2028-04-09-new', ['MN']));
    const run = reminderWriting({
      ...at.reminders,
      law,
      clock: () => new Date('2028-04-10T14:00:00.000Z'),
      log: at.api.log,
    });
    expect(await run()).toEqual({ sent: 1, isDone: true });
    expect(at.mails.at(-1)?.to).toEqual(['second@example.com']);
    expect(await at.runAt('2028-04-10T14:05:00.000Z')).toMatchObject({ sent: 1 });
    expect(at.mails.at(-1)?.to).toEqual(['rosa@example.com']);
  });

  test('a reminder that waits for no day is not taken for one', async () => {
    await at.subscribe(AT_ONCE);
    const [id = ''] = at.linkIn(at.mails.at(-1)).split('.');
    await at.store.change(id, { due_on: DAY as PlainDate });
    expect(await at.runAt('2028-04-10T14:00:00.000Z')).toEqual({ sent: 0, isDone: true });
    expect(at.api.log.lines.at(-1)).toMatchObject({
      severity: 'error',
      event: 'reminder not written',
      fields: { id, state: 'MN' },
    });
  });

  test('reminders that cannot be read, however many, keep nobody else from theirs', async () => {
    await at.subscribe(ON_THE_DAY);
    await at.keepUnreadable({ due_on: '2028-04-09' });
    at.deploy((law) => law);
    for (const [instant, sent] of [
      ['2028-04-10T14:00:00.000Z', 1],
      ['2028-04-10T14:05:00.000Z', 0],
    ] as const) {
      expect(await at.runAt(instant)).toEqual({ sent, isDone: true });
    }
    expect(at.mails.at(-1)?.to).toEqual(['rosa@example.com']);
    expect(at.api.log.lines.at(-1)).toMatchObject({ severity: 'error', event: 'reminder not written' });
  });

  test('a clock that jumps ahead writes what it has passed, and one that jumps back writes nothing twice', async () => {
    await at.subscribe(ON_THE_DAY);
    at.deploy((law) => law);
    expect(await at.runAt('2028-05-20T14:00:00.000Z')).toMatchObject({ sent: 1 });
    expect(at.mails.at(-1)?.text).toContain('You asked us to write to you on April 10, 2028.');
    for (const instant of [
      '2026-11-28T15:00:00.000Z',
      '2028-04-10T14:00:00.000Z',
      '2028-05-20T14:00:00.000Z',
    ]) {
      expect(await at.runAt(instant)).toMatchObject({ sent: 0 });
    }
  });

  test('a run that is killed after a mail repeats that mail and no other', async () => {
    await at.subscribe(ON_THE_DAY);
    await at.subscribe(ON_THE_DAY, { email: 'second@example.com', from: '192.0.2.2' });
    at.deploy((law) => law);
    const killed = { ...at.reminders.store, change: () => Promise.reject(new Error('killed')) };
    const run = reminderWriting({
      ...at.reminders,
      store: killed,
      clock: () => new Date('2028-04-10T14:00:00.000Z'),
      log: at.api.log,
    });
    expect(await run()).toEqual({ sent: 1, isDone: false });
    expect(at.api.log.lines.map(({ event }) => event)).toContain('reminders broken off');
    await at.runAt('2028-04-10T14:05:00.000Z');
    const written = at.mails.filter(({ subject }) => subject.startsWith('Your day')).map(({ to }) => to[0]);
    expect(written).toHaveLength(3);
    expect(new Set(written).size).toBe(2);
  });
});

describe('a change of the law', () => {
  test('is told to those who wait for this state, once', async () => {
    await at.subscribe(ON_A_CHANGE);
    await at.subscribe({ kind: 'change', state: 'TX' }, { email: 'tex@example.com', from: '192.0.2.2' });
    await at.runAt('2026-12-01T14:00:00.000Z');
    expect(at.mails).toHaveLength(2);
    at.changes.unshift(change('2027-02-01-new', ['MN']));
    expect(await at.runAt('2027-02-02T14:00:00.000Z')).toEqual({ sent: 1, isDone: true });
    expect(await at.runAt('2027-02-02T14:05:00.000Z')).toMatchObject({ sent: 0 });
    expect(at.mails.at(-1)).toMatchObject({
      to: ['rosa@example.com'],
      subject: 'The law on evictions in Minnesota: look again',
    });
    expect(at.mails.at(-1)?.text).toContain('Title of 2027-02-01-new');
  });

  test('is not told to whoever confirmed after it, also before the very first run', async () => {
    at.changes.unshift(change('2026-11-20-new', ['MN']));
    await at.subscribe(ON_A_CHANGE);
    expect(await at.runAt('2026-12-01T14:00:00.000Z')).toEqual({ sent: 0, isDone: true });
    expect(await at.store.due('2035-01-01' as PlainDate, 10)).toEqual([]);
  });

  test('is told without its title where nobody has translated that', async () => {
    await at.subscribe(ON_A_CHANGE, { language: 'es' });
    at.changes.unshift(change('2027-02-01-new', ['MN']));
    const run = reminderWriting({
      ...at.reminders,
      changeTitle: () => undefined,
      clock: () => new Date('2027-02-02T14:00:00.000Z'),
      log: at.api.log,
    });
    expect(await run()).toEqual({ sent: 1, isDone: true });
    expect(at.mails.at(-1)?.text).not.toMatch(/undefined|Title of|^– /mu);
  });

  test('is looked for by one read while the change log has nothing new, or nothing at all', async () => {
    await at.subscribe(ON_A_CHANGE);
    await at.runAt('2026-12-01T14:00:00.000Z');
    const asked: PropertyKey[] = [];
    const store = new Proxy(at.store, {
      get: (target, name, receiver) => {
        asked.push(name);
        return Reflect.get(target, name, receiver) as unknown;
      },
    });
    const clock = () => new Date('2026-12-01T14:05:00.000Z');
    for (const changes of [at.changes, []]) {
      const run = reminderWriting({ ...at.reminders, store, changes, clock, log: at.api.log });
      expect(await run()).toEqual({ sent: 0, isDone: true });
      expect(asked.splice(0)).toEqual(['seenChange', 'due']);
    }
  });

  test('is told to everybody, however many reminders cannot be read', async () => {
    await at.subscribe(ON_A_CHANGE);
    await at.runAt('2026-12-01T14:00:00.000Z');
    await at.keepUnreadable({ change_of: 'MN' });
    at.changes.unshift(change('2027-02-01-new', ['MN']));
    expect(await at.runAt('2027-02-02T14:00:00.000Z')).toEqual({ sent: 1, isDone: true });
  });

  test('is told after an outage of the mail server', async () => {
    await at.subscribe(ON_A_CHANGE);
    await at.runAt('2026-12-01T14:00:00.000Z');
    at.changes.unshift(change('2027-02-01-new', []));
    at.deliver(() => ({ ok: false, failure: 'unreachable' }));
    await at.runAt('2027-02-02T14:00:00.000Z');
    at.deliver(() => ({ ok: true, refusedAddresses: 0 }));
    expect(await at.runAt('2027-02-03T14:00:00.000Z')).toEqual({ sent: 1, isDone: true });
  });

  test('is told to everybody once when a run is killed that makes them due', async () => {
    for (const number of [1, 2, 3]) {
      await at.subscribe(ON_A_CHANGE, { email: `p${number}@example.com`, from: `192.0.2.${number}` });
    }
    await at.runAt('2026-12-01T14:00:00.000Z');
    at.changes.unshift(change('2027-02-01-new', ['MN']));
    let writes = 0;
    const run = reminderWriting({
      ...at.reminders,
      store: {
        ...at.store,
        change: (id, changes) => {
          writes += 1;
          return writes === 2 ? Promise.reject(new Error('killed')) : at.store.change(id, changes);
        },
      },
      clock: () => new Date('2027-02-02T14:00:00.000Z'),
      log: at.api.log,
    });
    expect(await run()).toEqual({ sent: 0, isDone: false });
    const due = await at.store.due('2027-02-02' as PlainDate, 10);
    expect(due).toHaveLength(2);
    // Those who are due already are not made so again.
    for (const { id } of due) await at.store.change(id, { due_on: '2027-02-01' as PlainDate });
    at.deliver(() => ({ ok: false, failure: 'unreachable' }));
    await at.runAt('2027-02-02T14:01:00.000Z');
    expect(
      (await at.store.due('2027-02-02' as PlainDate, 10)).map(({ reminder }) => reminder?.due_on),
    ).toEqual(['2027-02-01', '2027-02-01', '2027-02-02']);
    at.deliver(() => ({ ok: true, refusedAddresses: 0 }));
    expect(await at.runAt('2027-02-02T14:05:00.000Z')).toEqual({ sent: 3, isDone: true });
    expect(await at.runAt('2027-02-02T14:10:00.000Z')).toEqual({ sent: 0, isDone: true });
    const written = at.mails.slice(-3).map(({ to }) => to[0]);
    expect(written.toSorted()).toEqual([1, 2, 3].map((n) => `p${n}@example.com`));
  });

  test('is not told if its entry is withdrawn before anybody could be written', async () => {
    await at.subscribe(ON_A_CHANGE);
    await at.runAt('2026-12-01T14:00:00.000Z');
    at.changes.unshift(change('2027-02-01-new', ['MN']));
    at.deliver(() => ({ ok: false, failure: 'unreachable' }));
    await at.runAt('2027-02-02T14:00:00.000Z');
    at.changes.shift();
    at.deliver(() => ({ ok: true, refusedAddresses: 0 }));
    expect(await at.runAt('2027-02-03T14:00:00.000Z')).toEqual({ sent: 0, isDone: true });
    at.changes.unshift(change('2027-03-01-new', ['MN']));
    expect(await at.runAt('2027-03-02T14:00:00.000Z')).toEqual({ sent: 1, isDone: true });
  });
});

describe('ending it', () => {
  test('deletes the address, by the link of any mail, also twice', async () => {
    await at.subscribe(ON_THE_DAY);
    at.deploy(at.withYears(1));
    await at.runAt('2028-04-10T13:00:00.000Z');
    const token = at.linkIn(at.mails.at(-1));
    for (let time = 0; time < 2; time += 1) {
      const response = await at.press(token, 'end');
      expect([response.status, await response.json()]).toEqual([200, { status: 'ended' }]);
    }
    expect(await at.store.due('2035-01-01' as PlainDate, 10)).toEqual([]);
    expect(await at.store.counts(new Date('2028-04-10T13:00:00.000Z'))).toEqual({
      waiting: 0,
      sent: 0,
      ended: 1,
    });
  });

  test('works from a mail program (RFC 8058)', async () => {
    await at.subscribe(ON_A_CHANGE);
    const [waiting] = await at.store.waitingForChange('MN', undefined, 1);
    at.changes.unshift(change('2027-02-01-new', ['MN']));
    await at.runAt('2026-12-01T14:00:00.000Z');
    at.changes.unshift(change('2027-03-01-new', ['MN']));
    await at.runAt('2027-03-02T14:00:00.000Z');
    const { pathname } = new URL(at.mails.at(-1)?.unsubscribe ?? '');
    const response = await at.api.send(pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(response.status).toBe(200);
    expect(await at.store.get(waiting?.id ?? '', new Date(ASKED))).toBeUndefined();
  });

  test('is refused with a forged token', async () => {
    await at.subscribe(ON_THE_DAY);
    const [kept] = await at.store.due(DAY as PlainDate, 1);
    expect((await at.press(`${kept?.id ?? ''}.${'b'.repeat(43)}`, 'end')).status).toBe(404);
    expect(await at.store.due(DAY as PlainDate, 1)).toHaveLength(1);
  });

  test('before it is confirmed deletes the address, and ends no reminder', async () => {
    await at.ask(ON_THE_DAY);
    expect((await at.press(at.linkIn(at.mails[0]), 'end')).status).toBe(200);
    expect(await at.store.counts(new Date(ASKED))).toEqual({ waiting: 0, sent: 0, ended: 0 });
  });
});

test('the office sees numbers and nothing else', async () => {
  await at.subscribe(ON_THE_DAY);
  const response = await at.api.asAdmin('/api/admin/reminders');
  expect(await response.json()).toEqual({ waiting: 1, sent: 0, ended: 0 });
});
