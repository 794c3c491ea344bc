import * as z from 'zod/mini';

import type { RecordKind } from '#domain/records/document.ts';
import { format } from '#domain/shared/format.ts';
import { type Channel, CHANNELS } from './outbox.ts';

/** Kinds of messages: those about single records, and the summary of each working day. */
export type Mailing = Channel | 'summary';

const instant = z.nullable(z.iso.datetime());

/** The delivery state of one kind of message. Instants are ISO 8601, UTC. */
export const mailingStateSchema = z.object({
  /** Incremented with each write, so that only one of two concurrent sweeps sends. */
  version: z.int(),
  /** The number of the latest message. */
  message: z.int(),
  /** Attempts to send that message; 0 once it was sent and the records are marked. */
  tries: z.int(),
  /** A sweep holds the lease until then. */
  leased_until: instant,
  last_sent_at: instant,
  /** Consecutive failures. */
  failures: z.int(),
  failing_since: instant,
  /**
   * Why the message was not accepted: no connection, or it broke off, in which case the message may have arrived; or the
   * server answered and refused.
   */
  failure: z.nullable(z.enum(['unreachable', 'refused'])),
  next_try_at: instant,
  /** How many addresses refused the latest message while others accepted it. */
  refused_addresses: z.int(),
  /**
   * Only for the summary: the operator's day on which nothing was waiting at the first sweep, so that none is sent
   * later that day.
   */
  nothing_on: z.nullable(z.string()),
});
export type MailingState = Readonly<z.infer<typeof mailingStateSchema>>;
export type DeliveryFailure = NonNullable<MailingState['failure']>;

/** The initial state. */
export const NOTHING_SENT: MailingState = {
  version: 0,
  message: 0,
  tries: 0,
  leased_until: null,
  last_sent_at: null,
  failures: 0,
  failing_since: null,
  failure: null,
  next_try_at: null,
  refused_addresses: 0,
  nothing_on: null,
};

const MINUTE_MS = 60_000;
/** Longer than a function may run, so that the holder of an expired lease has certainly ended. */
export const LEASE_MS = 150_000;
/** Minimum interval between mails; records that come in meanwhile share the next mail. */
const BETWEEN_MAILS_MS = 5 * MINUTE_MS;
/** Minutes until the next attempt, by number of consecutive failures. */
const BACKOFF_MINUTES = [1, 2, 5, 15, 30, 60, 120, 240, 360] as const;
const LONGEST_BACKOFF_MS = 360 * MINUTE_MS;

/**
 * Milliseconds until the next attempt.
 *
 * @param failures consecutive failures, at least 1
 */
export function backoffMs(failures: number): number {
  return (BACKOFF_MINUTES[Math.max(0, failures - 1)] ?? 360) * MINUTE_MS;
}

/** Whether a message may be sent now. */
export type Readiness =
  | 'ready'
  /** Another sweep holds the lease. */
  | 'leased'
  /** The last message was less than five minutes ago. */
  | 'too-soon'
  /** The server was unreachable: test the connection before sending. */
  | 'ask-first'
  /** The server refused: wait for the next attempt. */
  | 'backing-off';

/**
 * Whether a message may be sent now. Stored instants further in the future than we ever set them are ignored, because
 * they come from a wrong clock.
 */
export function readiness(state: MailingState, mailing: Mailing, now: Date): Readiness {
  const ahead = (instant: string | null) => (instant === null ? 0 : Date.parse(instant) - now.getTime());
  const leased = ahead(state.leased_until);
  if (leased > 0 && leased <= LEASE_MS) return 'leased';
  const sinceLast = -ahead(state.last_sent_at);
  const isMail = mailing !== 'webhook';
  if (isMail && state.last_sent_at !== null && sinceLast >= 0 && sinceLast < BETWEEN_MAILS_MS)
    return 'too-soon';
  const pause = ahead(state.next_try_at);
  if (pause > 0 && pause <= LONGEST_BACKOFF_MS) {
    return state.failure === 'unreachable' ? 'ask-first' : 'backing-off';
  }
  return 'ready';
}

/** Begins an attempt. The message keeps its number until it is known to have been sent. */
export function begun(state: MailingState, now: Date): MailingState {
  return {
    ...state,
    version: state.version + 1,
    message: state.tries === 0 ? state.message + 1 : state.message,
    tries: state.tries + 1,
    leased_until: new Date(now.getTime() + LEASE_MS).toISOString(),
  };
}

/** The message was sent, and the records are marked. */
export function sent(state: MailingState, now: Date, refusedAddresses: number): MailingState {
  return {
    ...NOTHING_SENT,
    version: state.version + 1,
    message: state.message,
    last_sent_at: now.toISOString(),
    refused_addresses: refusedAddresses,
  };
}

/**
 * Gives up a failed message, because none of the records that it was about remains. The next message gets a new number.
 */
export function dropped(state: MailingState): MailingState {
  const { version, message, last_sent_at, refused_addresses } = state;
  return { ...NOTHING_SENT, version: version + 1, message, last_sent_at, refused_addresses };
}

/** The message was not sent, as far as is known. */
export function failed(state: MailingState, now: Date, failure: DeliveryFailure): MailingState {
  const failures = state.failures + 1;
  return {
    ...state,
    version: state.version + 1,
    leased_until: null,
    failures,
    failing_since: state.failing_since ?? now.toISOString(),
    failure,
    next_try_at: new Date(now.getTime() + backoffMs(failures)).toISOString(),
  };
}

/** The number of waiting records of one kind. */
export interface WaitingKind {
  readonly kind: RecordKind;
  readonly count: number;
  /** Since when the first of them has been waiting: ISO 8601, UTC; `null` if unknown. */
  readonly since: string | null;
}

/** Contents of a message: numbers and times, but nothing about any person. */
export interface Digest {
  readonly count: number;
  /** Kinds with waiting records, the longest waiting first. */
  readonly kinds: readonly WaitingKind[];
}

/** Sums up the waiting records. */
export function digestOf(kinds: readonly WaitingKind[]): Digest {
  const waiting = kinds.filter(({ count }) => count > 0);
  return {
    count: waiting.reduce((sum, { count }) => sum + count, 0),
    kinds: waiting.toSorted((a, b) => ((a.since ?? '') < (b.since ?? '') ? -1 : 1)),
  };
}

/** The words of the mails; `{…}` are placeholders. */
export interface MailWords {
  readonly locale: string;
  /** `{brand}`, `{number}`, `{count}`. */
  readonly subject: Readonly<Record<Exclude<Mailing, 'webhook'>, string>>;
  /** Appended to the subject from the second attempt on: `{try}`. */
  readonly again: string;
  readonly opening: Readonly<Record<Exclude<Mailing, 'webhook'>, string>>;
  /** The line about one kind: `{count}`, `{since}`. */
  readonly kinds: Readonly<Record<RecordKind, string>>;
  readonly unknownTime: string;
  /** Link to the dashboard: `{url}`. */
  readonly dashboard: string;
  /** `{number}` */
  readonly numbered: string;
  readonly maybeRepeated: string;
}

/** The data of a mail. */
export interface MailFacts {
  readonly mailing: Exclude<Mailing, 'webhook'>;
  readonly digest: Digest;
  readonly number: number;
  /** Number of this attempt, from 1. Later attempts may repeat a mail that arrived. */
  readonly tries: number;
  readonly brand: string;
  readonly timeZone: string;
  readonly dashboardUrl: string;
}

/** Renders subject and text of a mail. */
export function mailText(
  facts: MailFacts,
  words: MailWords,
): { readonly subject: string; readonly text: string } {
  const { mailing, digest, number, tries, brand, timeZone, dashboardUrl } = facts;
  const values = { brand, number: String(number), count: String(digest.count), try: String(tries) };
  const time = new Intl.DateTimeFormat(words.locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  const lines = digest.kinds.map(({ kind, count, since }) =>
    format(words.kinds[kind], {
      count: String(count),
      // Plain spaces: ICU puts U+202F between "8:30" and "PM".
      since: since === null ? words.unknownTime : time.format(new Date(since)).replaceAll('\u202F', ' '),
    }),
  );
  const isRepeat = tries > 1;
  return {
    subject: `${format(words.subject[mailing], values)}${isRepeat ? format(words.again, values) : ''}`,
    text: [
      format(words.opening[mailing], values),
      '',
      ...lines,
      '',
      format(words.dashboard, { url: dashboardUrl }),
      '',
      format(words.numbered, values),
      ...(isRepeat ? [words.maybeRepeated] : []),
      '',
    ].join('\n'),
  };
}

/** Response of `GET /api/admin/notifications`. */
export const notificationHealthSchema = z.object({
  /** Number of addresses that are notified of new records. */
  addresses: z.int(),
  /** End of the last sweep. */
  sweptAt: instant,
  mailings: z.array(
    z.extend(
      z.pick(mailingStateSchema, {
        failures: true,
        failing_since: true,
        failure: true,
        next_try_at: true,
        refused_addresses: true,
      }),
      { mailing: z.enum([...CHANNELS, 'summary']) },
    ),
  ),
});
export type NotificationHealth = z.infer<typeof notificationHealthSchema>;

/** Problems with the notifications, the worst first. */
export type NotificationTrouble =
  /** No address is configured. */
  | 'nobody-is-told'
  /** The scheduler does not run. */
  | 'no-sweep'
  /** The mail server or the webhook does not accept messages. */
  | 'not-delivered'
  /** Some of several addresses refuse mail. */
  | 'address-refuses';

/** Three runs of the schedule. */
const LONGEST_WITHOUT_SWEEP_MS = 15 * 60_000;

/** The worst current problem; `undefined` if there is none. */
export function notificationTrouble(health: NotificationHealth, now: Date): NotificationTrouble | undefined {
  if (health.addresses === 0) return 'nobody-is-told';
  if (health.sweptAt === null || now.getTime() - Date.parse(health.sweptAt) > LONGEST_WITHOUT_SWEEP_MS) {
    return 'no-sweep';
  }
  if (health.mailings.some(({ failures }) => failures > 0)) return 'not-delivered';
  return health.mailings.some(({ refused_addresses }) => refused_addresses > 0)
    ? 'address-refuses'
    : undefined;
}
