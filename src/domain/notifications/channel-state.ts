import type { Channel } from './outbox.ts';

/** Everything that is sent: by record, and the summary of each working day. */
export type Mailing = Channel | 'summary';

/** Why a message was not taken. */
export type DeliveryFailure =
  /** No connection, or it broke off: the message may have arrived all the same. */
  | 'unreachable'
  /** The other side answered, and refused. */
  | 'refused';

/** The state of sending, for each kind of message. Instants are ISO 8601, UTC. */
export interface MailingState {
  /** Counts the writes, so that of two sweeps at once one sends. */
  readonly version: number;
  /** The number of the latest message. */
  readonly message: number;
  /** The tries of that message; 0 once it has been sent and the records say so. */
  readonly tries: number;
  /** Until then another sweep is at work. */
  readonly leased_until: string | null;
  readonly last_sent_at: string | null;
  /** Failures since the last message that was sent. */
  readonly failures: number;
  readonly failing_since: string | null;
  readonly failure: DeliveryFailure | null;
  readonly next_try_at: string | null;
  /** Addresses that did not take the latest message, while others did. */
  readonly refused_addresses: number;
  /** Of the summary: the operator's day on which nothing waited at its first sweep, so that none is sent later that day. */
  readonly nothing_on: string | null;
}

/** Before anything was sent. */
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
/** Longer than a function may run, so that whoever holds a lease that is over has ended. */
export const LEASE_MS = 150_000;
/** At most one mail in this time; what comes in between is told together. */
const BETWEEN_MAILS_MS = 5 * MINUTE_MS;
/** Minutes until the next try, after so many failures in a row. */
const BACKOFF_MINUTES = [1, 2, 5, 15, 30, 60, 120, 240, 360] as const;
const LONGEST_BACKOFF_MS = 360 * MINUTE_MS;

/** Milliseconds until the next try after so many failures in a row, from 1. */
export function backoffMs(failures: number): number {
  return (BACKOFF_MINUTES[Math.max(0, failures - 1)] ?? 360) * MINUTE_MS;
}

/** Whether a message may be sent now. */
export type Readiness =
  | 'ready'
  /** Another sweep is sending. */
  | 'leased'
  /** The last message was less than five minutes ago. */
  | 'too-soon'
  /** The server was out of reach: ask whether it is back, and do not send before. */
  | 'ask-first'
  /** The server refused: not before the next try. */
  | 'backing-off';

/**
 * Whether a message may be sent at an instant. An instant that lies further ahead than we ever set one comes from a
 * clock that was wrong, and does not count.
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

/** A try begins: the message keeps its number until it is known to have been sent. */
export function begun(state: MailingState, now: Date): MailingState {
  return {
    ...state,
    version: state.version + 1,
    message: state.tries === 0 ? state.message + 1 : state.message,
    tries: state.tries + 1,
    leased_until: new Date(now.getTime() + LEASE_MS).toISOString(),
  };
}

/** The message was sent, and the records say so. */
export function sent(state: MailingState, now: Date, refusedAddresses: number): MailingState {
  return {
    ...NOTHING_SENT,
    version: state.version + 1,
    message: state.message,
    last_sent_at: now.toISOString(),
    refused_addresses: refusedAddresses,
  };
}

/** Nobody is left whom the message that failed was about. The next message has a number of its own. */
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
