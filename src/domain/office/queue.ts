import * as z from 'zod/mini';

import { storedSubmissionSchema } from '#domain/check/record.ts';
import { storedLeadSchema, storedMessageSchema } from '#domain/inbox/record.ts';
import { doNotCallSince } from '#domain/records/do-not-call.ts';
import { expiresAt } from '#domain/records/document.ts';
import { attemptSchema } from '#domain/records/work.ts';
import { timeZonesOf } from '#domain/places/time-zones.ts';
import { beforeOpenHours, type OpeningHours } from '#domain/shared/opening-hours.ts';
import { personIn } from './search.ts';

/*
 * The queue of everything that awaits an answer, across checks, leads and messages: calls that are due, and every
 * record that is still new. calling.ts sorts it.
 */

/** Hours within which people are promised an answer (product §8). */
export const PROMISED_HOURS = 24;

/** The time by which an answer was promised. */
export function promisedBy(askedAt: string): Date {
  return new Date(Date.parse(askedAt) + PROMISED_HOURS * 3_600_000);
}

/** Working hours after which an unanswered request has waited too long. */
const LATE_HOURS = 4;

/** Requests made at or before the returned instant have waited too long at `now`. */
export function overdueUntil(now: Date, hours: OpeningHours): Date {
  return beforeOpenHours(hours, now, LATE_HOURS);
}

/**
 * Whether an unanswered request has waited too long, which can be before the promised time is over.
 *
 * @param lateUntil the current result of {@link overdueUntil}
 */
export function isLate({ asked_at }: Pick<RecordRow, 'asked_at'>, lateUntil: Date): boolean {
  return asked_at !== null && Date.parse(asked_at) <= lateUntil.getTime();
}

/**
 * How a waiting person may be contacted:
 *
 * - `agreed`: consented to calls, including automated ones; to texts if the stored wording names them
 * - `not-agreed`: was asked for that consent and did not give it
 * - `to-answer`: asked for an answer, and was told that there are no automated calls or texts
 * - `lapsed`: the same, more than three months ago
 * - `withdrawn`: their number or address is marked "do not call", whatever they ticked
 */
export type ContactTerms = 'agreed' | 'not-agreed' | 'to-answer' | 'lapsed' | 'withdrawn';

/** Response of `GET /api/admin/queue/counts`: the number of waiting records of each kind. */
export const queueCountsSchema = z.object({ submissions: z.int(), leads: z.int(), messages: z.int() });
export type QueueCounts = z.infer<typeof queueCountsSchema>;

export const anyRecordSchema = z.discriminatedUnion('collection', [
  storedSubmissionSchema,
  storedLeadSchema,
  storedMessageSchema,
]);
export type AnyRecord = z.infer<typeof anyRecordSchema>;

const QUEUED = {
  collection: true,
  id: true,
  work_status: true,
  work_version: true,
  asked_at: true,
  do_not_call: true,
  email: true,
  phone: true,
  language: true,
} as const;
const ATTEMPTS = { work_log: z.readonly(z.array(attemptSchema)) };

/** A record as the queue has it: what a row shows, and what rows are grouped, sorted, filtered and changed by. */
const queuedRecordSchema = z.discriminatedUnion('collection', [
  z.extend(
    z.pick(storedSubmissionSchema, {
      ...QUEUED,
      full_name: true,
      contact_consent: true,
      is_helper: true,
      state: true,
      county: true,
      classification: true,
      finding: true,
      opens_on: true,
      told: true,
      answer_changed_at: true,
    }),
    ATTEMPTS,
  ),
  z.extend(z.pick(storedLeadSchema, QUEUED), ATTEMPTS),
  z.extend(z.pick(storedMessageSchema, { ...QUEUED, name: true }), ATTEMPTS),
]);

/** A record in a list: as the queue has it, or whole. */
export type ListedRecord = z.infer<typeof queuedRecordSchema> | AnyRecord;

/**
 * Response of `GET /api/admin/queue` and of its parts that need not wait: records of all kinds, each once. Parsing leaves out
 * of whole records what no row needs.
 */
export const queueSchema = z.object({
  records: z.array(queuedRecordSchema),
  /** Whether there are more than these. */
  has_more: z.boolean(),
});
export type Queue = z.infer<typeof queueSchema>;

/**
 * A record as one row of a list, with the same fields for every kind. The remaining waiting time is not part of it,
 * because it changes constantly; the page computes it with {@link promisedBy} and {@link isLate}.
 *
 * @param now decides whether an inquiry still allows a call
 */
export function recordRow(record: ListedRecord, now: Date) {
  return {
    // Only checks have these, and say who filled them in.
    state: null,
    county: null,
    classification: null,
    finding: null,
    is_helper: false,
    opens_on: null,
    told: undefined,
    answer_changed_at: undefined,
    ...record,
    ...personIn(record),
    contact: contactTerms(record, now),
    /** IANA names of the time zones that the person may be in; empty if unknown. */
    time_zones: timeZonesIn(record),
  };
}
/** A record as a row; in the queue a person, whose `records` are more than this one. */
export type RecordRow = ReturnType<typeof recordRow> & { readonly records?: number };

/** IANA names of the time zones that a record's person may be in; empty if unknown. */
export function timeZonesIn(record: object): readonly string[] {
  const state = 'state' in record && typeof record.state === 'string' ? record.state : null;
  return timeZonesOf(state, personIn(record).phone);
}

/** Whoever asks may be called without consent for three months (47 CFR 64.1200(f)(5), "established business relationship"). */
const INQUIRY_MONTHS = 3;

function contactTerms(record: ListedRecord, now: Date): ContactTerms {
  if (doNotCallSince(record) !== null) return 'withdrawn';
  if (!('contact_consent' in record)) {
    const isRecent = record.asked_at !== null && now < expiresAt(new Date(record.asked_at), INQUIRY_MONTHS);
    return isRecent ? 'to-answer' : 'lapsed';
  }
  return record.contact_consent ? 'agreed' : 'not-agreed';
}
