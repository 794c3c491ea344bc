import { dateFormat } from '#domain/shared/date-format.ts';
import { dayIn } from '#domain/shared/plain-date.ts';

/*
 * All times of the back office are in the operator's zone, whatever zone the browser is in, and name it, because renters
 * and admin rarely share one.
 */

const LOCALE = 'en-US';
const MINUTE_MS = 60_000;

/** No-break spaces, so that a narrow column breaks a line after the day, not between 9:05 and AM. */
const unbroken = (time: string) => time.replaceAll(/\s/gu, '\u00a0');

/** @example writtenTime('2026-11-21T16:05:00Z', 'America/Phoenix') // => 'Nov 21, 2026, 9:05 AM MST' */
export function writtenTime(iso: string, timeZone: string): string {
  const instant = new Date(iso);
  const day = dateFormat(LOCALE, { dateStyle: 'medium', timeZone }).format(instant);
  const time = dateFormat(LOCALE, {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(instant);
  return `${day}, ${unbroken(time)}`;
}

/**
 * Formats an instant for a narrow column: the time of today, the day of any other time.
 *
 * @example shortTime('2026-11-21T16:05:00Z', 'America/Phoenix', '2026-11-23') // => 'Nov 21'
 */
export function shortTime(iso: string, timeZone: string, today: string): string {
  const day = dayIn(new Date(iso), timeZone);
  return day === today ? stepTime(iso, timeZone, true) : shortDay(day, today);
}

/**
 * Formats a calendar date.
 *
 * @example writtenDay('2021-03-05') // => 'Mar 5, 2021'
 */
export function writtenDay(day: string): string {
  return dateFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/**
 * Formats a calendar date, with the year only if it is not this one.
 *
 * @example shortDay('2021-03-05', '2021-11-23') // => 'Mar 5'
 */
export function shortDay(day: string, today: string): string {
  if (day.slice(0, 4) !== today.slice(0, 4)) return writtenDay(day);
  return dateFormat(LOCALE, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/**
 * Formats the time of a call where the person is.
 *
 * @param isHour without its day
 * @example stepTime('2026-12-04T20:00:00Z', 'America/Chicago') // => 'Fri, Dec 4, 2:00 PM'
 */
export function stepTime(iso: string, timeZone: string, isHour = false): string {
  const day = isHour ? {} : ({ weekday: 'short', month: 'short', day: 'numeric' } as const);
  const options = { ...day, hour: 'numeric', minute: '2-digit', timeZone } as const;
  return unbroken(dateFormat(LOCALE, options).format(new Date(iso)));
}

/**
 * Formats the current time in the time zones that somebody may be in: from the earliest to the latest.
 *
 * @param timeZones IANA names; at least one
 * @example timeThere(['America/Chicago', 'America/Denver'], new Date('2026-11-23T16:05:00Z')) // => '9:05 AM to 10:05 AM'
 */
export function timeThere(timeZones: readonly string[], now: Date): string {
  const hour = (timeZone: string) =>
    dateFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(now);
  const ordered = timeZones
    .toSorted((one, other) => (hour(one) < hour(other) ? -1 : 1))
    .map((timeZone) => stepTime(now.toISOString(), timeZone, true));
  return [...new Set([ordered.at(0), ordered.at(-1)])].join(' to ');
}

/**
 * Formats a duration in hours and minutes, from ten hours on in hours, or in days from two days on. The sign is dropped.
 *
 * @example writtenDuration(-3_900_000) // => '1 h 5 min'
 */
export function writtenDuration(milliseconds: number): string {
  const minutes = Math.floor(Math.abs(milliseconds) / MINUTE_MS);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60)];
  if (days >= 2) return `${days} days`;
  if (hours >= 10) return `${hours} h`;
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}
