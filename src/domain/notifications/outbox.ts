import * as z from 'zod/mini';

import { afterOpenHours, beforeOpenHours, type OpeningHours } from '#domain/shared/opening-hours.ts';

/**
 * Channels by which a record is announced. Each record contains its own outbox, so that storing it and scheduling its
 * notifications is a single write (docs/adr/0025).
 *
 * - `notification`: mail to the operator about a new record
 * - `escalation`: mail that it is still new after {@link ESCALATION_HOURS} working hours
 * - `webhook`: a call to another system of the operator
 */
export const CHANNELS = ['notification', 'escalation', 'webhook'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Working hours after which a record that is still new is announced again. */
const ESCALATION_HOURS = 4;

const instant = z.nullable(z.iso.datetime());

/** When to send a record by each channel: ISO 8601, UTC; `null` once it was sent, or if it should not be. */
export const outboxFields = {
  notification_next_at: instant,
  escalation_next_at: instant,
  webhook_next_at: instant,
};
export type Outbox = { readonly [Name in keyof typeof outboxFields]: string | null };

/**
 * The fields of an outbox to store with a new record: only those that differ from {@link NO_OUTBOX}, because Firestore
 * writes two index entries for every stored field.
 *
 * @param hours the operator's working hours
 * @param hasWebhook whether a webhook is configured. If it is configured later, it does not receive old records
 */
export function newOutbox(at: Date, hours: OpeningHours, hasWebhook: boolean): Partial<Outbox> {
  return {
    notification_next_at: at.toISOString(),
    escalation_next_at: afterOpenHours(hours, at, ESCALATION_HOURS).toISOString(),
    ...(hasWebhook && { webhook_next_at: at.toISOString() }),
  };
}

/** Requests made at or before the returned instant are overdue at `now`. */
export function overdueUntil(now: Date, hours: OpeningHours): Date {
  return beforeOpenHours(hours, now, ESCALATION_HOURS);
}

/** Reads an outbox from any stored document. */
export function readOutbox(document: Readonly<Record<string, unknown>>): Outbox {
  const read = (channel: Channel) => instant.safeParse(document[nextAtField(channel)]).data ?? null;
  return {
    notification_next_at: read('notification'),
    escalation_next_at: read('escalation'),
    webhook_next_at: read('webhook'),
  };
}

/** An empty outbox: the values of fields that a stored record lacks. */
export const NO_OUTBOX = readOutbox({});

/** The field by which stores query pending announcements. */
export function nextAtField(channel: Channel): `${Channel}_next_at` {
  return `${channel}_next_at`;
}

/** The message that announced a record. */
export interface Announcement {
  readonly message: number;
  readonly attempts: number;
  readonly at: Date;
}

/**
 * The fields to write to a record that was announced, or that no longer needs to be. When and by which message it was
 * announced, after how many attempts, only its document says.
 *
 * @param seen `next_at` when the message was composed. If it has changed, the person has asked again, and the record
 * must be announced again
 * @param announcement `null` if the record need not be announced
 * @returns `undefined` if nothing needs to be written
 */
export function settled(
  outbox: Outbox,
  channel: Channel,
  seen: string | null,
  announcement: Announcement | null,
): Readonly<Record<string, string | number | null>> | undefined {
  const nextAt = nextAtField(channel);
  if (seen === null || outbox[nextAt] !== seen) return undefined;
  if (announcement === null) return { [nextAt]: null };
  return {
    [nextAt]: null,
    [`${channel}_done_at`]: announcement.at.toISOString(),
    [`${channel}_attempts`]: announcement.attempts,
    [`${channel}_message`]: announcement.message,
  };
}
