import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, it } from 'vitest';

import { RECORD_KINDS, type RecordKind, type StoredDocument } from '#domain/records/document.ts';
import { testApi } from '../../functions/src/testing/api.ts';
import { changeStatus } from '../../functions/src/testing/change-status.ts';
import { mailServer, type MailFault, type ReceivedMail } from '../../functions/src/testing/mail-server.ts';
import { SAMPLE_CHECK, SAMPLE_FILL_MS } from '../../functions/src/testing/sample-check.ts';
import { seededRandom } from '../../scripts/seed/random.ts';
import { killedSweeps } from './support/killed-sweeps.ts';
import { notificationStores } from './support/notification-stores.ts';
import { progress, tell, timeLimit } from './support/proof.ts';

const SEED = 20261122;
const RECORDS = 10_000;
/** In each, a sweep is killed and then the mail server dies in the dialogue. */
const ROUNDS = 100;
/** After this many rounds everything is up again for one sweep, which must leave nothing unsent. */
const HEALED_EVERY = 4;
/** Every other kill falls anywhere into a sweep; the others fall into the marking of records, after the mail was taken. */
const LATEST_KILL_MS = 900;
const MARKING_MS = 120;
/** A sweep that has nothing to send, or fails before sending, is killed after this time. */
const NO_MAIL_MS = 4_000;
/** An emulator on a busy computer may be silent for longer than a function waits. */
const EMULATOR_MS = 60_000;
const MOST_TRIES = 10;
const SWEEP_EVERY_MS = 5 * 60_000;
/** No records come in for this long after everything was up, so that records are also escalated between the kills. */
const QUIET_MS = 4 * 60 * 60_000;
const MAIL_FAULTS: readonly MailFault[] = [
  'cut-on-connection',
  'cut-on-sender',
  'cut-in-content',
  'cut-after-content',
];

const app = initializeApp({ projectId: 'demo-secondkey' }, 'prove-notifications');
afterAll(() => deleteApp(app));

const FORMS: Readonly<Record<RecordKind, { readonly path: string; readonly answers: object }>> = {
  submissions: { path: '/api/submissions', answers: SAMPLE_CHECK },
  leads: { path: '/api/leads', answers: { email: 'dana@example.com', phone: '(602) 555-0134' } },
  messages: {
    path: '/api/messages',
    answers: { name: 'Dana', email: 'dana@example.com', phone: '(602) 555-0134', message: 'Help' },
  },
};

/** A record that came in, and what became of it. */
interface Sent {
  readonly kind: RecordKind;
  readonly id: string;
  readonly isRemoved: boolean;
  /** Somebody worked on it before a mail could announce it. */
  readonly isDone: boolean;
}

/** The number of a mail's message, and how many records of each kind it announces. */
function readMail({ subject, text }: ReceivedMail) {
  const counts = ['checks', 'leads', 'messages'].map((kind) =>
    Number(new RegExp(`^- ${kind}: (\\d+)`, 'mu').exec(text)?.[1] ?? 0),
  );
  return {
    number: Number(/\(message (\d+)\)/u.exec(subject)?.[1]),
    isRepeat: subject.includes(', try '),
    counts,
  };
}

it(
  'every record is announced, whatever is killed and whatever fails',
  async () => {
    const suffix = randomUUID();
    const random = seededRandom(SEED);
    const { stores } = notificationStores(() => getFirestore(app), suffix, EMULATOR_MS);
    const server = await mailServer();
    const sweeps = killedSweeps(suffix, server.url);
    // A Monday morning in the hours of work.
    let now = Date.parse('2026-11-23T14:00:00.000Z');
    const order = (errorsInAHundred: number) => {
      now += SWEEP_EVERY_MS;
      return { now: new Date(now).toISOString(), errorsInAHundred, seed: random.whole(1, 1e9) };
    };
    const sent: Sent[] = [];
    let askedAgain = 0;
    let storeErrors = 0;
    let killedAtWork = 0;
    let late = 0;
    let silent = 0;

    const post = (kind: RecordKind, id: string) =>
      testApi({ now: new Date(now), stores }).post(FORMS[kind].path, {
        ...FORMS[kind].answers,
        id,
        fillMs: SAMPLE_FILL_MS,
      });
    const comeIn = async (index: number) => {
      const kind = RECORD_KINDS[index % RECORD_KINDS.length] ?? 'leads';
      const id = randomUUID();
      expect((await post(kind, id)).status).toBe(201);
      const fate = random.whole(1, 20);
      const record = { kind, id, isRemoved: fate === 1, isDone: fate === 2 };
      if (record.isRemoved) await stores[kind].remove(id);
      if (record.isDone) {
        await changeStatus(stores[kind], id, 'contacted', new Date(now));
      }
      sent.push(record);
    };
    /** Somebody whose record was closed asks again. */
    const askAgain = async () => {
      const again = sent[random.whole(0, sent.length - 1)];
      if (again === undefined || again.isRemoved || again.isDone) return;
      const { kind, id } = again;
      const stored = await stores[kind].get(id);
      if (stored === undefined || Date.parse(stored.asked_at ?? '') > now - SWEEP_EVERY_MS) return;
      await changeStatus(stores[kind], id, 'closed', new Date(now));
      expect((await post(kind, id)).status).toBe(200);
      askedAgain += 1;
    };
    /** Whether a record is neither announced nor worked on. */
    const waiting = async (field: string) => {
      const found = await Promise.all(
        RECORD_KINDS.map((kind) =>
          stores[kind].due({ field, until: new Date(now).toISOString(), limit: RECORDS }),
        ),
      );
      return found.flat().length;
    };

    /** One sweep without failures; one that met an unresponsive emulator does not count. */
    const everythingUp = async () => {
      for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
        const { errors } = await sweeps.run(order(0));
        if (errors === 0) return;
        silent += 1;
      }
    };

    try {
      for (let round = 1; round <= ROUNDS; round += 1) {
        const until = Math.round((RECORDS * round) / ROUNDS);
        while (sent.length < until) {
          const batch = Array.from(
            { length: Math.min(10, until - sent.length) },
            (_, index) => sent.length + index,
          );
          await Promise.all(batch.map(comeIn));
        }
        for (let count = 0; count < 5; count += 1) await askAgain();

        const mailsBefore = server.received.length;
        const isAfterMail = round % 2 === 1;
        const moment = isAfterMail
          ? async () => {
              await Promise.race([server.nextMail(), sleep(NO_MAIL_MS)]);
              await sleep(random.whole(0, MARKING_MS));
            }
          : () => sleep(random.whole(0, LATEST_KILL_MS));
        await sweeps.kill(order(random.whole(0, 2)), moment);
        if (server.received.length > mailsBefore) killedAtWork += 1;
        server.setFault(MAIL_FAULTS[random.whole(0, MAIL_FAULTS.length - 1)] ?? null);
        storeErrors += (await sweeps.run(order(random.whole(0, 10)))).storeErrors;
        server.setFault(null);

        if (round % HEALED_EVERY === 0 || round === ROUNDS) {
          await everythingUp();
          late += await waiting('notification_next_at');
          now += QUIET_MS;
          progress('notifications', `round ${round} of ${ROUNDS}, ${sent.length} records, ${late} late`);
        }
      }
      // Four working hours later, everything that is still new has been sent to the second address as well.
      now += 24 * 60 * 60_000;
      await everythingUp();
      const notEscalated = await waiting('escalation_next_at');

      const mails = server.received
        .filter(({ messageId }) => messageId.includes('notification'))
        .map(readMail);
      const perMessage = Map.groupBy(mails, ({ number }) => number);
      const toldIn = new Map<number, number[]>();
      let untold = 0;
      let toldBeforeAsked = 0;
      for (const { kind, id, isRemoved, isDone } of sent) {
        if (isRemoved || isDone) continue;
        const record: Partial<StoredDocument> = (await stores[kind].document(id)) ?? {};
        const { notification_message: message, notification_done_at: doneAt, asked_at } = record;
        if (typeof message !== 'number' || !perMessage.has(message)) {
          untold += 1;
          continue;
        }
        if (String(doneAt) < String(asked_at)) toldBeforeAsked += 1;
        const counts = toldIn.get(message) ?? [0, 0, 0];
        const index = RECORD_KINDS.indexOf(kind);
        counts[index] = (counts[index] ?? 0) + 1;
        toldIn.set(message, counts);
      }
      // A message announces at least as many records as name it. A sweep that was killed while marking leaves some
      // records for the next attempt, which counts only those.
      const overstated = [...toldIn].filter(([message, marked]) => {
        const tries = perMessage.get(message) ?? [];
        return marked.some((count, index) => {
          const told = tries.reduce((sum, { counts }) => sum + (counts[index] ?? 0), 0);
          return count > told;
        });
      });
      const repeats = [...perMessage.values()].flatMap((tries) => tries.slice(1));

      expect({ untold, toldBeforeAsked, late, notEscalated, overstated }).toEqual({
        untold: 0,
        toldBeforeAsked: 0,
        late: 0,
        notEscalated: 0,
        overstated: [],
      });
      expect(repeats.filter(({ isRepeat }) => !isRepeat)).toEqual([]);

      tell('notifications', [
        ['checks, leads and messages', sent.length],
        ['of them asked again after their record was closed', askedAgain],
        [
          'deleted, or worked on, before a mail could tell of them',
          sent.filter((one) => one.isRemoved || one.isDone).length,
        ],
        ['sweeps killed', ROUNDS],
        ['of them after the mail was out', killedAtWork],
        ['mail server died in the dialogue', ROUNDS],
        ['errors 7, 8, 9 and 14 of the store, in the sweeps that were not killed', storeErrors],
        ['sweeps repeated because the emulator was silent for 8 s', silent],
        ['records without a notification', untold],
        ['later than one sweep after everything was up again', late],
        ['new for four working hours and not escalated', notEscalated],
        ['mails about what came in', mails.length],
        ['of them repeats, each with the number of its message and its try', repeats.length],
      ]);
    } finally {
      sweeps.end();
      await server.close();
    }
  },
  timeLimit(60),
);
