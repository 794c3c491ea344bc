import { createHash } from 'node:crypto';

import { NOTIFICATION_WORDS } from '~/content/words/en/notifications.ts';
import {
  begun,
  dropped,
  failed,
  type Mailing,
  type MailingState,
  readiness,
  sent,
} from '~/domain/notifications/channel-state.ts';
import {
  type Digest,
  digestOf,
  mailText,
  RECORD_KINDS,
  type RecordKind,
} from '~/domain/notifications/digest.ts';
import { type Channel, CHANNELS, nextAtField, settled } from '~/domain/notifications/outbox.ts';
import type { StoredFields } from '~/domain/records/document.ts';
import { openingStatus } from '~/domain/shared/opening-hours.ts';
import { dayIn, type PlainDate } from '~/domain/shared/plain-date.ts';

import type { Log } from '../log.ts';
import type { RecordStore } from '../record-store.ts';
import type { Delivery, NotificationServices } from './ports.ts';

/** What is read and written of the records. */
type AnnouncedStore = Pick<RecordStore<never, StoredFields>, 'due' | 'change' | 'count'>;

/** What a sweep needs from outside. */
export interface SweepPorts extends NotificationServices {
  readonly stores: Readonly<Record<RecordKind, AnnouncedStore>>;
  readonly clock: () => Date;
  readonly log: Log;
}

/** What became of one kind of message in a sweep. */
type SweepResult =
  | 'not-set-up'
  | 'nothing-to-send'
  /** Another sweep is at work, the last mail was just now, or the server is not asked again yet. */
  | 'waiting'
  | 'sent'
  | 'failed'
  /** The store failed, before or after the message was sent; the next sweep goes on. */
  | 'broken-off';

/** Sends everything that is due. Never throws: what fails is logged, counted, and tried again by a later sweep. */
export type Sweep = () => Promise<Readonly<Record<Mailing, SweepResult>>>;

/** So many records of one kind go into one message; the next message tells of the others. */
const MOST_RECORDS = 5000;
/** So many records are marked at once. */
const AT_ONCE = 20;
/** Records in one call of the webhook. */
const MOST_IN_A_CALL = 100;
/** Calls of the webhook in one sweep. */
const MOST_CALLS = 20;

/** A record that a message tells of. */
interface Announced {
  readonly kind: RecordKind;
  readonly record: StoredFields;
  /** When it was to be sent, as it was read. */
  readonly seen: string | null;
}

/**
 * The one use case behind triggers, schedule and endpoint: finds what is due in each channel, sends it in one message, and
 * marks the records (docs/adr/0025).
 *
 * A message is sent first and its records are marked afterwards. If the function ends in between, the next sweep sends the
 * message again under the same number: twice rather than never.
 */
export function notificationSweep(ports: SweepPorts): Sweep {
  const { clock, log, states } = ports;
  const guarded = async (mailing: Mailing, work: () => Promise<SweepResult>) => {
    try {
      return [mailing, await work()] as const;
    } catch (error) {
      log.error('notifications broken off', { mailing }, error);
      return [mailing, 'broken-off'] as const;
    }
  };
  return async () => {
    const results = [];
    for (const channel of CHANNELS) {
      let result = await guarded(channel, () => sweepChannel(ports, channel));
      // Mails come one at a time; calls go on until all records are told of.
      for (let calls = 1; channel === 'webhook' && result[1] === 'sent' && calls < MOST_CALLS; calls += 1) {
        result = await guarded(channel, () => sweepChannel(ports, channel));
      }
      results.push(result);
    }
    results.push(await guarded('summary', () => sweepSummary(ports)));
    await states.recordSweep(clock()).catch((error: unknown) => {
      log.warn('sweep not recorded', {}, error);
    });
    return Object.fromEntries(results) as Record<Mailing, SweepResult>;
  };
}

async function sweepChannel(ports: SweepPorts, channel: Channel): Promise<SweepResult> {
  const now = ports.clock();
  if (!isSetUp(ports, channel)) return 'not-set-up';
  const state = await ports.states.read(channel);
  if (!(await mayStart(ports, channel, state, now))) return 'waiting';

  const due = await dueRecords(ports, channel, now);
  // Who has been called in the meantime needs no mail; another system is told of every record.
  const done = channel === 'webhook' ? [] : due.filter(({ record }) => record.work_status !== 'new');
  const told = due.filter((announced) => !done.includes(announced));
  await inGroups(done, AT_ONCE, (announced) => mark(ports, channel, announced, null));
  const inMessage = channel === 'webhook' ? told.slice(0, MOST_IN_A_CALL) : told;
  if (inMessage.length === 0) return nothingToSend(ports, channel, state);

  return sendNumbered(ports, channel, state, {
    send: (started) =>
      channel === 'webhook'
        ? callWebhook(ports, started, inMessage, now)
        : sendMail(ports, channel, started, digestOfRecords(inMessage)),
    remember: ({ message, tries }) =>
      inGroups(inMessage, AT_ONCE, (announced) =>
        mark(ports, channel, announced, { message, attempts: tries, at: now }),
      ),
  });
}

/** Once a working day: what waits, although everybody was told of it. */
async function sweepSummary(ports: SweepPorts): Promise<SweepResult> {
  const { stores, states, hours } = ports;
  const now = ports.clock();
  if (!isSetUp(ports, 'summary')) return 'not-set-up';
  if (openingStatus(hours, now)?.isOpen !== true) return 'waiting';
  const state = await states.read('summary');
  const { last_sent_at, nothing_on } = state;
  const today = dayIn(now, hours.timeZone);
  if (nothing_on === today) return 'waiting';
  if (last_sent_at !== null && dayIn(new Date(last_sent_at), hours.timeZone) === today) return 'waiting';
  if (!(await mayStart(ports, 'summary', state, now))) return 'waiting';
  const where = { work_status: 'new' };
  const digest = digestOf(
    await Promise.all(
      RECORD_KINDS.map(async (kind) => {
        const [count, [oldest]] = await Promise.all([
          stores[kind].count({ where }),
          stores[kind].due({ field: 'asked_at', until: now.toISOString(), where, limit: 1 }),
        ]);
        return { kind, count, since: oldest?.asked_at ?? null };
      }),
    ),
  );
  if (digest.count === 0) return nothingToSend(ports, 'summary', state, today);
  return sendNumbered(ports, 'summary', state, {
    send: (started) => sendMail(ports, 'summary', started, digest),
    remember: () => Promise.resolve(),
  });
}

/**
 * Forgets a failure once nothing is left to send, which would show that it is over. A mail server must answer first: while
 * it does not, the dashboard goes on saying so.
 *
 * @param day the operator's, on which no summary is to follow
 */
async function nothingToSend(
  { states, mail }: SweepPorts,
  mailing: Mailing,
  state: MailingState,
  day: PlainDate | null = null,
): Promise<SweepResult> {
  const hasFailed = state.failures > 0 || state.tries > 0;
  const isOver = mailing === 'webhook' || !hasFailed || (await mail?.mailer.answers()) === true;
  if (isOver && (hasFailed || day !== null)) {
    await states.advance(mailing, { ...dropped(state), nothing_on: day });
  }
  return 'nothing-to-send';
}

/** Sends a message under a number that is stored before, and settled after, so that a repeat can say that it is one. */
async function sendNumbered(
  { states, clock, log }: SweepPorts,
  mailing: Mailing,
  state: MailingState,
  {
    send,
    remember,
  }: {
    readonly send: (started: MailingState) => Promise<Delivery>;
    readonly remember: (started: MailingState) => Promise<unknown>;
  },
): Promise<SweepResult> {
  const started = begun(state, clock());
  if (!(await states.advance(mailing, started))) return 'waiting';
  const delivery = await send(started);
  const fields = { mailing, number: started.message, tries: started.tries };
  if (!delivery.ok) {
    log.error('notification not sent', { ...fields, failure: delivery.failure });
    await states.advance(mailing, failed(started, clock(), delivery.failure));
    return 'failed';
  }
  log.info('notification sent', { ...fields, refusedAddresses: delivery.refusedAddresses });
  await remember(started);
  await states.advance(mailing, sent(started, clock(), delivery.refusedAddresses));
  return 'sent';
}

function isSetUp({ mail, webhook }: SweepPorts, mailing: Mailing): boolean {
  return mailing === 'webhook' ? webhook !== null : mail !== null;
}

async function mayStart(
  { mail }: SweepPorts,
  mailing: Mailing,
  state: MailingState,
  now: Date,
): Promise<boolean> {
  const ready = readiness(state, mailing, now);
  if (ready === 'ask-first') return mailing !== 'webhook' && mail !== null && (await mail.mailer.answers());
  return ready === 'ready';
}

async function dueRecords(
  { stores }: SweepPorts,
  channel: Channel,
  now: Date,
): Promise<readonly Announced[]> {
  const field = nextAtField(channel);
  const query = { field, until: now.toISOString(), limit: MOST_RECORDS };
  const found = await Promise.all(
    RECORD_KINDS.map(async (kind) =>
      (await stores[kind].due(query)).map((record) => ({ kind, record, seen: record[field] })),
    ),
  );
  return found.flat();
}

/** Marks a record. One that cannot be marked keeps none of the others from it; the next sweep meets it again. */
async function mark(
  { stores, log }: SweepPorts,
  channel: Channel,
  { kind, record, seen }: Announced,
  announcement: Parameters<typeof settled>[3],
): Promise<void> {
  try {
    await stores[kind].change(record.id, (stored) => settled(stored, channel, seen, announcement));
  } catch (error) {
    log.error('record not marked as announced', { channel, kind }, error);
  }
}

function digestOfRecords(announced: readonly Announced[]): Digest {
  return digestOf(
    RECORD_KINDS.map((kind) => {
      const times = announced
        .filter((one) => one.kind === kind)
        .map(({ record }) => record.asked_at)
        .filter((time) => time !== null);
      const count = announced.filter((one) => one.kind === kind).length;
      return { kind, count, since: times.toSorted()[0] ?? null };
    }),
  );
}

async function sendMail(
  { mail, brand, dashboardUrl, hours }: SweepPorts,
  mailing: Exclude<Mailing, 'webhook'>,
  { message, tries }: MailingState,
  digest: Digest,
): Promise<Delivery> {
  if (mail === null) return { ok: false, failure: 'unreachable' };
  const facts = { mailing, digest, number: message, tries, brand, timeZone: hours.timeZone, dashboardUrl };
  return mail.mailer.send({
    ...mailText(facts, NOTIFICATION_WORDS),
    to: mailing === 'escalation' ? mail.escalateTo : mail.to,
    messageId: `${mailing}-${message}-${tries}@${new URL(dashboardUrl).hostname}`,
  });
}

/** Another system gets ids and times; what people typed stays here. */
async function callWebhook(
  { webhook }: SweepPorts,
  { message }: MailingState,
  announced: readonly Announced[],
  now: Date,
): Promise<Delivery> {
  if (webhook === null) return { ok: false, failure: 'unreachable' };
  const records = announced.map(({ kind, record: { id, created_at, asked_at, asked_again } }) => ({
    collection: kind,
    id,
    created_at,
    asked_at,
    times_asked: asked_again.length + 1,
  }));
  const body = JSON.stringify({ message, records });
  // Of a later try with other records the receiver must not think that it has had it.
  const id = createHash('sha256').update(body).digest('hex').slice(0, 32);
  return webhook.call(id, body, now);
}

async function inGroups<Item>(
  items: readonly Item[],
  size: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: size }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}
