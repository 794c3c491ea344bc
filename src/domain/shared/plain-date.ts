import { dateFormat } from './date-format.ts';

/**
 * A calendar date without time and time zone, in ISO 8601: `'2024-02-29'`. Filing dates are such dates; a `Date` would
 * shift them across midnight for renters west of Greenwich. Plain dates can be compared as strings.
 */
export type PlainDate = string & { readonly plainDate: unique symbol };

/** How exactly a date is known. */
export const DATE_PRECISIONS = ['day', 'month', 'year'] as const;
export type DatePrecision = (typeof DATE_PRECISIONS)[number];

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Parses a plain date; `undefined` if the text is not one or the day does not exist.
 *
 * @example plainDate('2024-02-29') // => '2024-02-29'
 * @example plainDate('2023-02-29') // => undefined
 */
export function plainDate(text: string): PlainDate | undefined {
  if (!ISO_DATE.test(text)) return undefined;
  const midnight = new Date(`${text}T00:00:00Z`);
  // Some engines roll 30 February over into March instead of rejecting it; the round trip detects both.
  const exists = !Number.isNaN(midnight.getTime()) && utcDate(midnight) === text;
  return exists ? (text as PlainDate) : undefined;
}

export function yearOf(date: PlainDate): number {
  return Number(date.slice(0, 4));
}

export function utcDate(instant: Date): PlainDate {
  return instant.toISOString().slice(0, 10) as PlainDate;
}

/** The date at an instant in this machine's time zone. */
export function localDate(instant: Date): PlainDate {
  const pad = (part: number, width: number) => String(part).padStart(width, '0');
  return `${pad(instant.getFullYear(), 4)}-${pad(instant.getMonth() + 1, 2)}-${pad(instant.getDate(), 2)}` as PlainDate;
}

/**
 * The latest date anywhere on Earth at an instant (UTC+14, Kiribati). A server, which does not know the renter's time
 * zone, rejects only later dates as "in the future", so that "today" in any time zone is accepted.
 */
export function latestDateOnEarth(instant: Date): PlainDate {
  return utcDate(new Date(instant.getTime() + 14 * 60 * 60 * 1000));
}

const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

/** The date at an instant in a time zone. */
export function dayIn(instant: Date, timeZone: string): PlainDate {
  // The en-CA locale formats dates as ISO 8601.
  return dateFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant) as PlainDate;
}

/**
 * The first instant of a day in a time zone: midnight, or the first moment after it where daylight saving time skips
 * midnight.
 *
 * @example startOfDay('2026-11-21' as PlainDate, 'America/Phoenix') // => 2026-11-21T07:00:00Z
 */
export function startOfDay(day: PlainDate, timeZone: string): Date {
  const noon = Date.parse(`${day}T12:00:00Z`);
  // Time zones are at most 14 hours from UTC, so the day begins between these two instants.
  let before = noon - 30 * HOUR_MS;
  let after = noon + 4 * HOUR_MS;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayIn(new Date(middle), timeZone) < day) before = middle;
    else after = middle;
  }
  return new Date(after);
}

/**
 * Adds days to a date; negative numbers subtract. Counted at midnight UTC, where no day is 23 or 25 hours long, so that
 * neither the reader's time zone nor daylight saving time can move a date.
 *
 * @example addDays(day('2024-02-28'), 2) // => '2024-03-01'
 */
export function addDays(date: PlainDate, days: number): PlainDate {
  return utcDate(new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS));
}

/** The day of the week; Sunday is 0. */
export function weekdayOf(date: PlainDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** Whether a date is a Saturday or a Sunday. */
export function isWeekend(date: PlainDate): boolean {
  return weekdayOf(date) % 6 === 0;
}

/**
 * The latest of several ISO dates.
 *
 * @example latest('2026-11-01', '2026-11-21') // => '2026-11-21'
 */
export function latest(first: PlainDate, ...others: readonly PlainDate[]): PlainDate;
export function latest(first: string, ...others: readonly string[]): string;
export function latest(first: string, ...others: readonly string[]): string {
  return others.reduce((later, date) => (date > later ? date : later), first);
}
