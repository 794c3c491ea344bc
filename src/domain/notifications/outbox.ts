import * as z from 'zod/mini';

import { afterOpenHours, beforeOpenHours, type OpeningHours } from '../shared/opening-hours.ts';

/**
 * The ways by which a record is announced. Each record carries what is to be sent of it, so that it is stored and waits
 * for its notification in one write (docs/adr/0025).
 *
 * - `notification`: mail to the operator, that something came in
 * - `escalation`: mail that it is still new after {@link ESCALATION_HOURS} working hours
 * - `webhook`: a call to another system of the operator
 */
export const CHANNELS = ['notification', 'escalation', 'webhook'] as const;
/** One way of announcing a record. */
export type Channel = (typeof CHANNELS)[number];

/** Hours of work after which a record that is still new is announced again. */
const ESCALATION_HOURS = 4;

const channelFields = {
  /** When it is to be sent: ISO 8601, UTC; `null` when it was sent, or is not to be. */
  next_at: z.nullable(z.iso.datetime()),
  /** When it was sent: ISO 8601, UTC. */
  done_at: z.nullable(z.iso.datetime()),
  /** The tries that the message took. */
  attempts: z.int(),
  /** The number of the message that announced it. */
  message: z.nullable(z.int()),
};

type ChannelFields = { [Name in keyof typeof channelFields]: z.infer<(typeof channelFields)[Name]> };

/** What a record carries for its announcements: four fields for each channel, such as `notification_next_at`. */
export type Outbox = {
  readonly [Name in keyof ChannelFields as `${Channel}_${Name}`]: ChannelFields[Name];
};

const NONE: ChannelFields = { next_at: null, done_at: null, attempts: 0, message: null };

function ofChannel(channel: Channel, fields: Partial<ChannelFields>): Partial<Outbox> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${channel}_${name}`, value]));
}

/** The schemas of a record's outbox, for the API. */
export const outboxFields = Object.fromEntries(
  CHANNELS.flatMap((channel) =>
    Object.entries(channelFields).map(([name, schema]) => [`${channel}_${name}`, schema]),
  ),
) as { readonly [Name in keyof ChannelFields as `${Channel}_${Name}`]: (typeof channelFields)[Name] };

/** A record that nothing is to be sent of: one from before there were notifications. */
export const NO_OUTBOX = Object.fromEntries(
  CHANNELS.flatMap((channel) => Object.entries(ofChannel(channel, NONE))),
) as Outbox;

/**
 * The outbox of a record whose person asks at an instant.
 *
 * @param hours when the operator works
 * @param hasWebhook whether another system is to be called; an operator who sets one up later is not sent old records
 */
export function newOutbox(at: Date, hours: OpeningHours, hasWebhook: boolean): Outbox {
  const overdue = overdueAt(at, hours);
  return {
    ...NO_OUTBOX,
    ...ofChannel('notification', { next_at: at.toISOString() }),
    ...ofChannel('escalation', { next_at: overdue.toISOString() }),
    ...(hasWebhook ? ofChannel('webhook', { next_at: at.toISOString() }) : {}),
  };
}

/** When somebody who asked at an instant has waited too long. */
function overdueAt(asked: Date, hours: OpeningHours): Date {
  return afterOpenHours(hours, asked, ESCALATION_HOURS);
}

/** Who asked at this instant or before has waited too long at another. */
export function overdueUntil(now: Date, hours: OpeningHours): Date {
  return beforeOpenHours(hours, now, ESCALATION_HOURS);
}

/** Reads an outbox, whatever the store holds. */
export function readOutbox(document: Readonly<Record<string, unknown>>): Outbox {
  const read = Object.entries(outboxFields).map(([name, schema]) => {
    const found = schema.safeParse(document[name]);
    return [name, found.success ? found.data : NO_OUTBOX[name as keyof Outbox]];
  });
  return Object.fromEntries(read) as Outbox;
}

/** The field by which a store finds what is to be sent. */
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
 * What is written to a record that was announced, or that needs no announcement any more.
 *
 * @param seen `next_at` as it was when the message was put together; a person who has asked again since is announced anew
 * @returns `undefined` where nothing is to be written
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
