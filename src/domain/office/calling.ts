import { openingStatus } from '#domain/shared/opening-hours.ts';
import type { RecordRow } from './queue.ts';
import { isCallDue } from '#domain/records/work.ts';

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

/** The parts of the queue: whom to call, whom to write to, and whose remedy opens soon, whether they wait or not. */
export const SEGMENTS = ['call', 'email', 'opens'] as const;
export type Segment = (typeof SEGMENTS)[number];

/** How a waiting person is answered: those who did not agree to calls get an email. */
export function segmentOf({ contact }: Pick<RecordRow, 'contact'>): 'call' | 'email' {
  return contact === 'agreed' || contact === 'to-answer' ? 'call' : 'email';
}

/**
 * Sorts waiting people by whom to turn to first: calls that are due, then everybody else; in each group those who can be
 * called now, and among them whoever waits longest, whose promise is the latest.
 *
 * @param today the operator's day
 */
export function byUrgency(lines: readonly RecordRow[], now: Date, today: string): readonly RecordRow[] {
  const rank = (line: RecordRow) =>
    (isCallDue(line, today) ? 0 : 2) +
    Number(segmentOf(line) === 'call' && callTime(line.time_zones, now) !== 'fine');
  return lines
    .map((line) => ({ line, rank: rank(line), asked: line.asked_at ?? '' }))
    .toSorted((one, other) => one.rank - other.rank || (one.asked < other.asked ? -1 : 1))
    .map(({ line }) => line);
}

/** Sorts waiting people by when they asked, the latest first. */
export function byNewest(lines: readonly RecordRow[]): readonly RecordRow[] {
  return lines.toSorted((one, other) => ((one.asked_at ?? '') < (other.asked_at ?? '') ? 1 : -1));
}

/** Sorts people whose remedy opens by its day, the nearest first. */
export function byOpening(lines: readonly RecordRow[]): readonly RecordRow[] {
  return lines.toSorted((one, other) => ((one.opens_on ?? '') < (other.opens_on ?? '') ? -1 : 1));
}
