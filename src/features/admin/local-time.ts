import { useEffect, useState } from 'react';

/** Locale and time zone for formatting. */
export interface TimeStyle {
  readonly locale: string;
  /** IANA name, such as `'America/Phoenix'`; this machine's by default. */
  readonly timeZone?: string | undefined;
}

const US_ENGLISH: TimeStyle = { locale: 'en-US' };

/**
 * Formats an instant in the reader's time zone. Names the zone, because renters and admin rarely share one.
 *
 * @example localTime('2026-11-21T16:05:00Z', { locale: 'en-US', timeZone: 'America/Phoenix' }) // => 'Nov 21, 2026,
 * 9:05 AM MST'
 */
export function localTime(iso: string, { locale, timeZone }: TimeStyle = US_ENGLISH): string {
  const instant = new Date(iso);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(instant);
  const time = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(instant);
  // No-break spaces, so that a narrow column breaks the line after the day, not between 9:05 and AM.
  return `${day}, ${time.replaceAll(/\s/gu, '\u00a0')}`;
}

/**
 * Formats a calendar date.
 *
 * @example writtenDay('2021-03-05') // => 'Mar 5, 2021'
 */
export function writtenDay(day: string, { locale }: TimeStyle = US_ENGLISH): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/**
 * Formats a calendar date without year, for chart labels.
 *
 * @example shortDay('2021-03-05') // => 'Mar 5'
 */
export function shortDay(day: string, { locale }: TimeStyle = US_ENGLISH): string {
  return new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/**
 * Formats the current time in the time zones that somebody may be in.
 *
 * @param timeZones IANA names; at least one
 * @example timeThere(['America/Chicago', 'America/Denver'], new Date('2026-11-23T16:05:00Z')) // => '10:05 AM or 9:05
 * AM'
 */
export function timeThere(timeZones: readonly string[], now: Date, locale = US_ENGLISH.locale): string {
  const times = timeZones.map((timeZone) =>
    new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone })
      .format(now)
      .replaceAll(/\s/gu, '\u00a0'),
  );
  return [...new Set(times)].join(' or ');
}

/**
 * Formats a duration in hours and minutes, or in days from two days on. The sign is dropped.
 *
 * @example writtenDuration(-3_900_000) // => '1 h 5 min'
 */
export function writtenDuration(milliseconds: number): string {
  const minutes = Math.floor(Math.abs(milliseconds) / 60_000);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60)];
  if (days >= 2) return `${days} days`;
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}

const MINUTE_MS = 60_000;
/** Polling interval, and so the maximum delay. */
const LOOK_MS = 10_000;

/** The current time in whole minutes since 1970, for countdowns that are updated once a minute. */
export function useMinute(): number {
  const [minute, setMinute] = useState(() => Math.floor(Date.now() / MINUTE_MS));
  useEffect(() => {
    const timer = setInterval(() => {
      setMinute(Math.floor(Date.now() / MINUTE_MS));
    }, LOOK_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return minute;
}
