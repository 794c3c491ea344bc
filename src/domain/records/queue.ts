import * as z from 'zod/mini';

import { ELIGIBILITY_OUTCOMES } from '../check/outcome.ts';
import type { StoredSubmission } from '../check/record.ts';
import type { StoredLead } from '../inbox/lead.ts';
import type { StoredMessage } from '../inbox/message.ts';
import { RECORD_KINDS, type RecordKind } from '../notifications/digest.ts';
import { timeZonesOf } from '../places/time-zones.ts';
import { personIn } from './search.ts';
import { callAgainOn, isCallDue, workFields, workSchema } from './work.ts';

/*
 * What waits for an answer, over checks, leads and messages together: whom the admin wanted to call again by now, and
 * every record that is still new, the one that has waited longest first.
 */

/** A person who asked is answered within so many hours (specification §8). */
export const PROMISED_HOURS = 24;

/** When a person who asked at an instant was promised an answer. */
export function promisedBy(askedAt: string): Date {
  return new Date(Date.parse(askedAt) + PROMISED_HOURS * 3_600_000);
}

/**
 * Whether somebody who has asked and was not answered has waited too long, though the promised time may not be over yet.
 *
 * @param lateUntil of the present, as `overdueUntil` of notifications/outbox.ts says
 */
export function isLate({ asked_at }: Pick<QueueEntry, 'asked_at'>, lateUntil: Date): boolean {
  return Date.parse(asked_at) <= lateUntil.getTime();
}

/**
 * What a person who waits may be sent.
 *
 * - `agreed`: agreed to calls and texts, by machine too
 * - `not-agreed`: was asked for that, and left it out
 * - `to-answer`: asked for an answer, and was told that no machine calls or texts
 * - `withdrawn`: does not want calls and texts any more
 */
const CONTACT_TERMS = ['agreed', 'not-agreed', 'to-answer', 'withdrawn'] as const;
/** What a person who waits may be sent. */
export type ContactTerms = (typeof CONTACT_TERMS)[number];

/** One record that waits, as the queue shows it. */
const queueEntrySchema = z.object({
  kind: z.enum(RECORD_KINDS),
  id: z.string(),
  ...workFields,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** A check's state, by its two letters, and county. */
  state: z.nullable(z.string()),
  county: z.nullable(z.string()),
  classification: z.nullable(z.enum(ELIGIBILITY_OUTCOMES)),
  /** In which the form was read: `en`, `es`. */
  language: z.string(),
  /** What the person wrote. */
  text: z.nullable(z.string()),
  /** Since when the person waits: ISO 8601, UTC. */
  asked_at: z.iso.datetime(),
  /** How often the person has asked. */
  times_asked: z.int(),
  contact: z.enum(CONTACT_TERMS),
  /** IANA names of the zones that the person may live in; empty where that is not known. */
  time_zones: z.array(z.string()),
});
/** One record that waits. */
export type QueueEntry = z.infer<typeof queueEntrySchema>;

const countsSchema = z.object({ submissions: z.int(), leads: z.int(), messages: z.int() });
/** How many records of each kind wait. */
export type QueueCounts = z.infer<typeof countsSchema>;

/** What the page asks the news by: see {@link queueNewsSchema}. */
const lookFields = {
  /** Records that asked later are news: ISO 8601, UTC. */
  looked_at: z.iso.datetime(),
  /** The sweep that was the last one then; `null` before the first. */
  swept_at: z.nullable(z.iso.datetime()),
};

/** What `GET /api/admin/queue` answers. */
export const queuePageSchema = z.object({
  /** Longest waiting first. */
  waiting: z.array(queueEntrySchema),
  /** Continues the queue; `null` at its end. */
  next: z.nullable(z.string()),
  /** Whose day to call again has come, the earliest day first; on the first page only. Some of them may wait as well. */
  call_again: z.nullable(z.array(queueEntrySchema)),
  /** On the first page only. */
  counts: z.nullable(countsSchema),
  ...lookFields,
});
/** One page of the queue. */
export type QueuePage = z.infer<typeof queuePageSchema>;

/** What `GET /api/admin/queue/news` answers. */
export const queueNewsSchema = z.object({
  /** What came in since, longest waiting first; some may be known already. */
  arrived: z.array(queueEntrySchema),
  /** Continues it as `next` of {@link queuePageSchema} does, when much came in at once; `null` at its end. */
  next: z.nullable(z.string()),
  /** As in {@link queuePageSchema}, once another day has begun; `null` before. */
  call_again: z.nullable(z.array(queueEntrySchema)),
  /** Records that admins may have changed since, waiting or not; `null` where they are too many to be told of. */
  changed: z.nullable(z.array(queueEntrySchema)),
  /** Records that admins have deleted since. */
  deleted: z.array(z.object({ collection: z.enum(RECORD_KINDS), id: z.string() })),
  /** `null` where nothing came in and nothing was done. */
  counts: z.nullable(countsSchema),
  ...lookFields,
});
/** What has come in and what was done since the page last asked. */
export type QueueNews = z.infer<typeof queueNewsSchema>;

/** The query of `GET /api/admin/queue/news`: the two fields of the answer before. */
export const queueNewsQuerySchema = z.strictObject({
  looked_at: z.iso.datetime({ error: 'Use the `looked_at` of the answer before' }),
  swept_at: z.optional(z.iso.datetime({ error: 'Use the `swept_at` of the answer before' })),
});

/** A stored record of any kind. */
type AnyStored = StoredSubmission | StoredLead | StoredMessage;

/**
 * A record as the queue shows it. How long the person still has to wait is not in it: that changes with the time, and is
 * asked of {@link promisedBy} and {@link isLate} when it is shown.
 *
 * @returns `undefined` for a record of which nobody knows when the person asked
 */
export function queueEntry(kind: RecordKind, record: AnyStored): QueueEntry | undefined {
  if (record.asked_at === null) return undefined;
  const state = 'state' in record ? record.state : null;
  const person = personIn(record);
  return {
    kind,
    id: record.id,
    ...workSchema.parse(record),
    ...person,
    state,
    county: 'county' in record ? record.county : null,
    classification: 'classification' in record ? record.classification : null,
    language: record.language,
    text: textOf(record),
    asked_at: record.asked_at,
    times_asked: record.asked_again.length + 1,
    contact: contactTerms(record),
    time_zones: [...timeZonesOf(state, person.phone)],
  };
}

function textOf(record: AnyStored): string | null {
  if ('message' in record) return record.message;
  return 'details' in record ? record.details : null;
}

function contactTerms(record: AnyStored): ContactTerms {
  if ('do_not_call_since' in record && record.do_not_call_since !== null) return 'withdrawn';
  if (!('contact_consent' in record)) return 'to-answer';
  return record.contact_consent ? 'agreed' : 'not-agreed';
}

/**
 * Whom to call again, the earliest day first; of the same day, who asked first.
 *
 * @param today the operator's day
 */
export function callsDue(entries: readonly QueueEntry[], today: string): readonly QueueEntry[] {
  const byDay = (one: QueueEntry, other: QueueEntry) => {
    const [a = '', b = ''] = [one, other].map((entry) => callAgainOn(entry) ?? '');
    return a === b ? comparePlaces(placeOf(one), placeOf(other)) : a < b ? -1 : 1;
  };
  return entries.filter((entry) => isCallDue(entry, today)).toSorted(byDay);
}

/** A place in the queue: after the record that asked at `at`, of this kind and id. */
export interface QueuePlace {
  readonly at: string;
  readonly kind: RecordKind;
  readonly id: string;
}

/** The place of an entry. */
export function placeOf({ asked_at, kind, id }: Pick<QueueEntry, 'asked_at' | 'kind' | 'id'>): QueuePlace {
  return { at: asked_at, kind, id };
}

/** Orders places: by time, and where two people asked in the same millisecond, by kind and id. */
export function comparePlaces(one: QueuePlace, other: QueuePlace): number {
  const [a, b] = [one, other].map(({ at, kind, id }) => `${at}_${RECORD_KINDS.indexOf(kind)}_${id}`);
  return a === b ? 0 : (a ?? '') < (b ?? '') ? -1 : 1;
}

/** A place as a cursor. */
export function writePlace({ at, kind, id }: QueuePlace): string {
  return `${at}_${kind}_${id}`;
}

const CURSOR = /^(?<at>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(?<kind>[a-z]+)_(?<id>[\w-]{1,128})$/u;

/** The place that a cursor names; `undefined` where it is none of ours. */
export function readPlace(cursor: string): QueuePlace | undefined {
  const { at, kind, id } = CURSOR.exec(cursor)?.groups ?? {};
  const known = RECORD_KINDS.find((name) => name === kind);
  return at === undefined || id === undefined || known === undefined ? undefined : { at, kind: known, id };
}
