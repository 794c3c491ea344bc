import { localDate, type PlainDate } from '../shared/plain-date.ts';
import { addDays } from './date-arithmetic.ts';

/** A whole day for a calendar. */
export interface ReminderEvent {
  /** The same for the same reminder, so that a second import replaces the first. */
  readonly uid: string;
  readonly date: PlainDate;
  /** Shown in the calendar, which others may see: nothing about the case. */
  readonly summary: string;
  readonly description: string;
  readonly url: string;
}

/** RFC 5545 §3.1: a line is at most 75 octets long, without its break. */
const LINE_OCTETS = 75;
const MOST_DAYS_BEFORE = 7;

/**
 * A calendar file (RFC 5545) of whole days, as Google, Apple and Outlook calendars take it. Whole days have no time
 * zone, so the day stays the same wherever the calendar is opened.
 *
 * @param stamp when the file is made (DTSTAMP)
 * @param product who makes it, as PRODID asks: `'-//SecondKey//Plan//EN'`
 */
export function reminderFile(events: readonly ReminderEvent[], stamp: Date, product: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${textValue(product)}`,
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines({ uid, date, summary, description, url }: ReminderEvent, stamp: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${textValue(uid)}`,
    `DTSTAMP:${utcStamp(stamp)}`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    // The end of a whole day is the next one (§3.6.1); Outlook wants it written.
    `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
    `SUMMARY:${textValue(summary)}`,
    `DESCRIPTION:${textValue(description)}`,
    `URL:${url}`,
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
 * When an alarm rings, counted from the midnight on which its day begins (RFC 5545 §3.8.6.3). A calendar never rings one
 * of the past, so of a near date it rings on the next midnight, and of tomorrow in the morning of the day itself.
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

/** RFC 5545 §3.3.11: what a text must not hold as it is. */
function textValue(text: string): string {
  return text
    .replaceAll(/[\\;,]/gu, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/gu, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');
}

/** Breaks a line into pieces of at most 75 octets; a blank leads each but the first. No character is cut in two. */
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
