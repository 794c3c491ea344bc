import { openingStatus } from '#domain/shared/opening-hours.ts';
import { utcDate } from '#domain/shared/plain-date.ts';
import { answerChangedAt } from './changed-answers.ts';
import type { RecordRow } from './queue.ts';
import { callAgainAt } from '#domain/records/work.ts';

/** The first hour of the person's day in which the office calls, and the hour at which it stops. */
const FIRST_CALL_HOUR = 8;
/** Federal law allows calls until 9 PM (47 CFR 64.1200(c)(1)); the office stops an hour earlier. */
const LAST_CALL_HOUR = 20;

const CALLING_HOURS = [
  { weekdays: [0, 1, 2, 3, 4, 5, 6], opens: FIRST_CALL_HOUR, closes: LAST_CALL_HOUR },
] as const;

/** Whether the time of day allows a call; `unknown` where the person's time zone is. */
export type CallTime = 'fine' | 'too-early' | 'too-late' | 'unknown';

/**
 * Whether somebody can be called now without disturbing them. Of several time zones that they may be in, each must allow
 * it.
 *
 * @param timeZones IANA names
 * @example callTime(['America/Los_Angeles'], new Date('2026-11-25T14:00:00Z')) // => 'too-early'
 */
export function callTime(timeZones: readonly string[], now: Date): CallTime {
  if (timeZones.length === 0) return 'unknown';
  const closed = timeZones
    .map((timeZone) => openingStatus({ timeZone, periods: CALLING_HOURS }, now))
    .find((status) => status?.isOpen === false);
  if (closed === undefined) return 'fine';
  return closed.isToday ? 'too-early' : 'too-late';
}

/**
 * The parts of the queue: whom to call, whom to write to, and, whether they wait or not, whose remedy opens soon and who has
 * another answer than the no or later that they were told.
 */
export const SEGMENTS = ['call', 'email', 'opens', 'changed'] as const;
export type Segment = (typeof SEGMENTS)[number];

/** How a waiting person is answered: those who did not agree to calls get an email. */
export function segmentOf({ contact }: Pick<RecordRow, 'contact'>): 'call' | 'email' {
  return contact === 'agreed' || contact === 'to-answer' ? 'call' : 'email';
}

/**
 * Sorts people by whom to turn to first: calls that are due, then whoever waits; in each group those who can be called now,
 * and among them whoever waits longest, whose promise is the latest. Last come calls at a later hour, the next one first.
 */
export function byUrgency(rows: readonly RecordRow[], now: Date): readonly RecordRow[] {
  const at = now.toISOString();
  return rows
    .map((row) => {
      const call = callAgainAt(row);
      if (call !== null && call > at) return { row, rank: 4, since: call };
      const isToWait = segmentOf(row) === 'call' && callTime(row.time_zones, now) !== 'fine';
      return { row, rank: (call === null ? 2 : 0) + Number(isToWait), since: row.asked_at ?? '' };
    })
    .toSorted((one, other) => one.rank - other.rank || (one.since < other.since ? -1 : 1))
    .map(({ row }) => row);
}

/** Sorts waiting people by when they asked, the latest first. */
export function byNewest(rows: readonly RecordRow[]): readonly RecordRow[] {
  return rows.toSorted((one, other) => ((one.asked_at ?? '') < (other.asked_at ?? '') ? 1 : -1));
}

/** Sorts people whose answer changed by when it did, the latest first. */
export function byChange(rows: readonly RecordRow[], now: Date): readonly RecordRow[] {
  const since = (row: RecordRow) => answerChangedAt(row, utcDate(now)) ?? '';
  return rows.toSorted((one, other) => (since(one) < since(other) ? 1 : -1));
}

/** Sorts people whose remedy opens by its day, the nearest first. */
export function byOpening(rows: readonly RecordRow[]): readonly RecordRow[] {
  return rows.toSorted((one, other) => ((one.opens_on ?? '') < (other.opens_on ?? '') ? -1 : 1));
}
