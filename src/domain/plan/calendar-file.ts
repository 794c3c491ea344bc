import { addDays, localDate, type PlainDate } from '#domain/shared/plain-date.ts';

export interface CalendarEvent {
  /** Stable for the same day of the same case, so that a second import replaces the first. */
  readonly uid: string;
  readonly date: PlainDate;
  /** Must say nothing about the case: others may see the calendar. */
  readonly summary: string;
  readonly description: string;
}

/** RFC 5545 §3.1: a line has at most 75 octets, excluding the line break. */
const LINE_OCTETS = 75;
const MOST_DAYS_BEFORE = 7;

/**
 * A calendar file (RFC 5545) of all-day events, for Google, Apple and Outlook calendars. All-day events have no time
 * zone, so the date is the same wherever the calendar is opened.
 *
 * @param stamp when the file is made (DTSTAMP)
 * @param product PRODID of the file: `'-//SecondKey//Plan//EN'`
 */
export function calendarFile(events: readonly CalendarEvent[], stamp: Date, product: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${textValue(product)}`,
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Address where Google Calendar offers to add the event: for browsers inside other apps, which take no file. */
export function googleCalendarLink({ date, summary, description }: CalendarEvent): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: summary,
    details: description,
    dates: `${compact(date)}/${compact(addDays(date, 1))}`,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

function eventLines({ uid, date, summary, description }: CalendarEvent, stamp: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${textValue(uid)}`,
    `DTSTAMP:${utcStamp(stamp)}`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    // DTEND is exclusive (§3.6.1). Outlook requires it.
    `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
    `SUMMARY:${textValue(summary)}`,
    `DESCRIPTION:${textValue(description)}`,
    'CLASS:PRIVATE',
    // Does not mark the day as busy.
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:${alarm(date, localDate(stamp))}`,
    `DESCRIPTION:${textValue(summary)}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/**
 * The alarm's TRIGGER, relative to midnight at the start of the event (RFC 5545 §3.8.6.3). Calendars skip alarms in the
 * past, so the alarm of a near date fires on the next midnight, and that of tomorrow at 9 a.m. on the day itself.
 */
function alarm(date: PlainDate, today: PlainDate): string {
  let days = MOST_DAYS_BEFORE;
  while (days > 0 && addDays(date, -days) <= today) days -= 1;
  return days > 0 ? `-P${days}D` : 'PT9H';
}

const utf8 = new TextEncoder();

const compact = (date: PlainDate): string => date.replaceAll('-', '');

/** `20261121T090000Z` */
function utcStamp(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/gu, '')}Z`;
}

/** Escapes TEXT values by RFC 5545 §3.3.11. */
function textValue(text: string): string {
  return text
    .replaceAll(/[\\;,]/gu, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/gu, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');
}

/**
 * Folds a line after at most 75 octets (RFC 5545 §3.1); continuation lines begin with a space. Never splits a
 * character.
 */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = utf8.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      pieces.push(piece);
      [piece, octets] = [' ', 1];
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}
