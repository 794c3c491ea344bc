import type { PlainDate } from '../submission/plain-date.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Whether a text names a time zone that this machine knows, such as `'America/Phoenix'`. */
export function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The day it is at an instant on the calendar of a time zone. */
export function dayIn(instant: Date, timeZone: string): PlainDate {
  // Canada writes days as ISO 8601 does.
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant) as PlainDate;
}

/**
 * The first instant of a day in a time zone: midnight, or the first moment after it where the clocks skip midnight.
 *
 * @example startOfDay('2026-11-21' as PlainDate, 'America/Phoenix') // => 2026-11-21T07:00:00Z
 */
export function startOfDay(day: PlainDate, timeZone: string): Date {
  const noon = Date.parse(`${day}T12:00:00Z`);
  // No zone is further from Greenwich than 14 hours, so the day begins between these two instants.
  let before = noon - 30 * HOUR_MS;
  let after = noon + 4 * HOUR_MS;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayIn(new Date(middle), timeZone) < day) before = middle;
    else after = middle;
  }
  return new Date(after);
}

/** The day so many days later, or earlier. */
export function daysLater(day: PlainDate, days: number): PlainDate {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10) as PlainDate;
}

/** The last `count` days up to and with the one it is at an instant, oldest first. */
export function lastDays(instant: Date, count: number, timeZone: string): readonly PlainDate[] {
  const today = dayIn(instant, timeZone);
  return Array.from({ length: count }, (_, index) => daysLater(today, index + 1 - count));
}
