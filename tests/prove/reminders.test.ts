import { type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';

import { findingLaw } from '#data/finding-law.ts';
import { helpToCall, papersOf } from '#data/reminder-law.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import { smtpMailer } from '../../functions/src/notifications/mailer.ts';
import { reminderWriting } from '../../functions/src/reminders/write-reminders.ts';
import { firestoreReminders } from '../../functions/src/store/firestore-reminders.ts';
import { testApi } from '../../functions/src/testing/api.ts';
import { mailServer, type MailServer } from '../../functions/src/testing/mail-server.ts';
import { confirmedReminder } from '../../functions/src/testing/sample-reminder.ts';
import { seededRandom } from '../../scripts/seed/random.ts';
import { startProcess } from './support/killed-functions.ts';
import { tell, timeLimit } from './support/proof.ts';

const SEED = 20261128;
const DAY = '2026-12-01' as PlainDate;
const MORNING = `${DAY}T13:00:00.000Z`;

const app = initializeApp({ projectId: 'demo-secondkey' }, 'prove-reminders');
afterAll(() => deleteApp(app));

let server: MailServer;
beforeEach(async () => {
  server = await mailServer();
});
afterEach(() => server.close());

/** A confirmed reminder whose day has come: the court expunges the case by itself three years after it ended. */
const reminderOf = (index: number) =>
  confirmedReminder(
    {
      email: `renter-${index}@example.com`,
      language: index % 3 === 0 ? 'es' : 'en',
      subject: {
        kind: 'day',
        remedyId: 'mn-eviction-3-years',
        facts: {
          state: 'MN',
          county: ['Hennepin County', 'Ramsey County', 'Olmsted County', ''][index % 4] ?? '',
          filingDate: '2023-03-05' as PlainDate,
          outcome: 'lost',
          paymentStatus: 'paid',
          reason: 'Non-payment of rent',
          dates: { ended: { first: '2023-12-01' as PlainDate, last: '2023-12-01' as PlainDate } },
        },
      },
    },
    DAY,
    new Date('2026-06-01T12:00:00.000Z'),
  );

/** A store with that many due reminders. */
async function dueReminders(count: number) {
  const collection = `prove_reminders_${randomUUID()}`;
  const store = firestoreReminders(() => getFirestore(app), {
    reminders: collection,
    claims: `${collection}_claims`,
    state: `${collection}_state`,
  });
  for (let first = 0; first < count; first += 100) {
    const indexes = Array.from({ length: Math.min(100, count - first) }, (_, index) => first + index);
    await Promise.all(indexes.map((index) => store.create(`${index}`.padStart(64, '0'), reminderOf(index))));
  }
  return { collection, store };
}

/** How many mails each address got. */
const mailsByAddress = () => Map.groupBy(server.received, ({ to }) => to.join());

it(
  'runs that are killed in the middle write to everybody, and to nobody twice but at most one for each kill',
  async () => {
    const RENTERS = 1_000;
    const MOST_KILLS = 40;
    /** After the first mail of a run. */
    const LATEST_KILL_MS = 150;
    const random = seededRandom(SEED);
    const { collection, store } = await dueReminders(RENTERS);
    const start = () =>
      startProcess(new URL('support/reminder-process.ts', import.meta.url), [
        collection,
        server.url,
        MORNING,
      ]);
    const output = (run: ChildProcess) => once(run.stdout ?? run, 'data');
    let run = start();
    let isReady = output(run);
    let kills = 0;
    let runs = 0;
    for (let isDone = false; !isDone;) {
      // A process takes seconds to load: the next one does so meanwhile.
      const next = start();
      const nextIsReady = output(next);
      await isReady;
      runs += 1;
      const present = run;
      const ended = once(present, 'exit').then(() => 'ended' as const);
      present.stdin.write('go\n');
      // Not before its first mail: until then it loads and connects, and there is nothing to break.
      const before = server.received.length;
      const kill = async () => {
        while (server.received.length === before && present.exitCode === null) await sleep(2);
        await sleep(random.whole(0, LATEST_KILL_MS));
        return 'kill' as const;
      };
      isDone = (await Promise.race([ended, ...(kills < MOST_KILLS ? [kill()] : [])])) === 'ended';
      if (!isDone) {
        present.kill('SIGKILL');
        await ended;
        kills += 1;
      }
      run = next;
      isReady = nextIsReady;
    }
    run.kill('SIGKILL');
    await sleep(200);

    const mails = [...mailsByAddress().values()].map((received) => received.length);
    const duplicates = server.received.length - mails.length;
    expect(mails).toHaveLength(RENTERS);
    expect(kills).toBeGreaterThan(5);
    expect(duplicates).toBeLessThanOrEqual(kills);
    // If no kill fell between a mail and its record, the test would prove nothing.
    expect(duplicates).toBeGreaterThan(0);
    expect(await store.due('2027-12-31' as PlainDate, 1)).toEqual([]);

    tell('reminders', [
      ['renters whose day has come', RENTERS],
      ['runs', runs],
      ['of them killed in the middle', kills],
      ['renters who got no mail', RENTERS - mails.length],
      ['mails sent a second time, at most one for each kill', duplicates],
      ['most mails to one renter', Math.max(...mails)],
    ]);
  },
  timeLimit(15),
);

it(
  '10,000 due reminders are computed and handed to the mail server within ten minutes',
  async () => {
    const RENTERS = 10_000;
    const { store } = await dueReminders(RENTERS);
    const { reminders, log } = testApi({
      reminders: {
        store,
        mailer: smtpMailer(server.url, 'reminders@secondkey.test'),
        law: findingLaw,
        helpToCall,
        papersOf,
      },
    });
    const began = performance.now();
    const clock = () => new Date(new Date(MORNING).getTime() + performance.now() - began);
    const write = reminderWriting({ ...reminders, log, clock });
    const seconds: number[] = [];
    let isDone = false;
    while (!isDone && seconds.length < 10) {
      const started = performance.now();
      ({ isDone } = await write());
      seconds.push((performance.now() - started) / 1000);
    }
    // The schedule begins a run every five minutes.
    const whole = (seconds.length - 1) * 300 + (seconds.at(-1) ?? 0);

    expect(isDone).toBe(true);
    expect(mailsByAddress().size).toBe(RENTERS);
    expect(server.received).toHaveLength(RENTERS);
    expect(whole).toBeLessThan(600);
    tell('due reminders', [
      ['renters whose day has come', RENTERS],
      ['mails', server.received.length],
      ['connections to the mail server', server.connections()],
      ['runs of the schedule', seconds.length],
      ['seconds until the last was handed over', whole.toFixed(0)],
    ]);
  },
  timeLimit(20),
);
