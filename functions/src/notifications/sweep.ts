import { createHash } from 'node:crypto';

import { NOTIFICATION_WORDS } from '../../../src/content/words/en/notifications.ts';
import {
  begun,
  type Digest,
  digestOf,
  dropped,
  failed,
  type Mailing,
  type MailingState,
  mailText,
  readiness,
  sent,
} from '../../../src/domain/notifications/mailing.ts';
import { type Channel, CHANNELS, nextAtField, settled } from '../../../src/domain/notifications/outbox.ts';
import { RECORD_KINDS, type RecordKind, type StoredFields } from '../../../src/domain/records/document.ts';
import { type OpeningHours, openingStatus } from '../../../src/domain/shared/opening-hours.ts';
import { dayIn, type PlainDate } from '../../../src/domain/shared/plain-date.ts';

import type { Log } from '../http/log.ts';
import type { MailingStates, RecordStore } from '../store/ports.ts';
import type { Delivery, Mailer, Webhook } from './channels.ts';

interface MailSetUp {
  readonly mailer: Mailer;
  /** At least one. */
  readonly to: readonly string[];
  /** Recipients of escalations; the same as `to` by default. */
  readonly escalateTo: readonly string[];
}

/** Dependencies of the notifications, besides the records, clock and log. */
export interface NotificationServices {
  readonly states: MailingStates;
  /** `null` if no mail is configured. */
  readonly mail: MailSetUp | null;
  readonly webhook: Webhook | null;
  /** The operator's working hours. */
  readonly hours: OpeningHours;
  readonly brand: string;
  readonly dashboardUrl: string;
}

type AnnouncedStore = Pick<RecordStore<never, StoredFields>, 'due' | 'change' | 'count'>;

export interface SweepPorts extends NotificationServices {
  readonly stores: Readonly<Record<RecordKind, AnnouncedStore>>;
  readonly clock: () => Date;
  readonly log: Log;
}

/** The result of a sweep for one kind of message. */
type SweepResult =
  | 'not-set-up'
  | 'nothing-to-send'
  /** Another sweep is running, the last mail was too recent, or it is too early to retry. */
  | 'waiting'
  | 'sent'
  | 'failed'
  /** The store failed, before or after the message was sent; the next sweep will continue. */
  | 'broken-off';

/** Sends everything that is due. Never throws: failures are logged, counted, and retried by a later sweep. */
export type Sweep = () => Promise<Readonly<Record<Mailing, SweepResult>>>;

/** Maximum number of records of one kind in one message; the next message covers the rest. */
const MOST_RECORDS = 5000;
/** How many records are marked in parallel. */
const AT_ONCE = 20;
/** Maximum number of records in one webhook call. */
const MOST_IN_A_CALL = 100;
/** Maximum number of webhook calls in one sweep. */
const MOST_CALLS = 20;

/** A record to announce. */
interface Announced {
  readonly kind: RecordKind;
  readonly record: StoredFields;
  /** `next_at` when the record was read. */
  readonly seen: string | null;
}

/**
 * Creates the sweep that triggers, scheduler and endpoint run: finds what is due in each channel, sends it in one
 * message, and marks the records (docs/adr/0025).
 *
 * A message is sent before its records are marked. If the function is killed in between, the next sweep sends the
 * message again under the same number: at-least-once delivery.
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
      // One mail per sweep, but webhook calls continue until all records are announced.
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
  // Records that have been handled in the meantime need no mail; the webhook receives every record.
  const done = channel === 'webhook' ? [] : due.filter(({ record }) => record.work_status !== 'new');
  const toAnnounce = due.filter((announced) => !done.includes(announced));
  await inGroups(done, AT_ONCE, (announced) => mark(ports, channel, announced, null));
  const inMessage = channel === 'webhook' ? toAnnounce.slice(0, MOST_IN_A_CALL) : toAnnounce;
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

/** Once per working day: a summary of everything that waits, even if it was announced before. */
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
 * Clears a failure once nothing is left to send, since no success can clear it then. A mail server must answer first:
 * until it does, the dashboard keeps showing the failure.
 *
 * @param day the operator's day on which no further summary is sent
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

/**
 * Sends a message with a number that is stored before and settled afterwards, so that a repeated mail can say that it
 * is one.
 */
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

/** Marks a record. A failure does not affect the others; the next sweep finds the record again. */
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

/** Sends only ids and times, none of the personal data. */
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
  // Derived from the body: a later attempt with other records must not look like a duplicate to the receiver.
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
