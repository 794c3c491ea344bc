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

const channelFields = {
  /** When to send it: ISO 8601, UTC; `null` once it was sent, or if it should not be. */
  next_at: z.nullable(z.iso.datetime()),
  /** When it was sent: ISO 8601, UTC. */
  done_at: z.nullable(z.iso.datetime()),
  /** Number of attempts. */
  attempts: z.int(),
  /** Number of the message that announced the record. */
  message: z.nullable(z.int()),
};

type ChannelFields = { [Name in keyof typeof channelFields]: z.infer<(typeof channelFields)[Name]> };

/** A record's outbox: four fields for each channel, such as `notification_next_at`. */
export type Outbox = {
  readonly [Name in keyof ChannelFields as `${Channel}_${Name}`]: ChannelFields[Name];
};

const NONE: ChannelFields = { next_at: null, done_at: null, attempts: 0, message: null };

function ofChannel(channel: Channel, fields: Partial<ChannelFields>): Partial<Outbox> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${channel}_${name}`, value]));
}

/** Schemas of the outbox fields in API responses. */
export const outboxFields = Object.fromEntries(
  CHANNELS.flatMap((channel) =>
    Object.entries(channelFields).map(([name, schema]) => [`${channel}_${name}`, schema]),
  ),
) as { readonly [Name in keyof ChannelFields as `${Channel}_${Name}`]: (typeof channelFields)[Name] };

/** An empty outbox: the values of fields that a stored record lacks. */
export const NO_OUTBOX = Object.fromEntries(
  CHANNELS.flatMap((channel) => Object.entries(ofChannel(channel, NONE))),
) as Outbox;

/**
 * The fields of an outbox to store with a new record: only those that differ from {@link NO_OUTBOX}, because Firestore
 * writes two index entries for every stored field.
 *
 * @param hours the operator's working hours
 * @param hasWebhook whether a webhook is configured. If it is configured later, it does not receive old records
 */
export function newOutbox(at: Date, hours: OpeningHours, hasWebhook: boolean): Partial<Outbox> {
  const overdue = overdueAt(at, hours);
  return {
    ...ofChannel('notification', { next_at: at.toISOString() }),
    ...ofChannel('escalation', { next_at: overdue.toISOString() }),
    ...(hasWebhook ? ofChannel('webhook', { next_at: at.toISOString() }) : {}),
  };
}

/** The time at which a request becomes overdue. */
function overdueAt(asked: Date, hours: OpeningHours): Date {
  return afterOpenHours(hours, asked, ESCALATION_HOURS);
}

/** Requests made at or before the returned instant are overdue at `now`. */
export function overdueUntil(now: Date, hours: OpeningHours): Date {
  return beforeOpenHours(hours, now, ESCALATION_HOURS);
}

/** Reads an outbox from any stored document. */
export function readOutbox(document: Readonly<Record<string, unknown>>): Outbox {
  const read = Object.entries(outboxFields).map(([name, schema]) => {
    const found = schema.safeParse(document[name]);
    return [name, found.success ? found.data : NO_OUTBOX[name as keyof Outbox]];
  });
  return Object.fromEntries(read) as Outbox;
}

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
 * The fields to write to a record that was announced, or that no longer needs to be.
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
): Partial<Outbox> | undefined {
  if (seen === null || outbox[nextAtField(channel)] !== seen) return undefined;
  if (announcement === null) return ofChannel(channel, { next_at: null });
  const { message, attempts, at } = announcement;
  return ofChannel(channel, { next_at: null, done_at: at.toISOString(), attempts, message });
}
