import { format } from './format.ts';

/** Days of the week as `Date` counts them: 0 is Sunday. */
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The same hours on some days of the week. */
export interface OpeningPeriod {
  readonly weekdays: readonly Weekday[];
  /** Full hours on the clock of the time zone, 0 to 23. */
  readonly opens: number;
  /** The hour at which nobody answers any more: after `opens`, at most 24. */
  readonly closes: number;
}

/** When somebody answers the phone. */
export interface OpeningHours {
  /** A name of the IANA time zone database: `America/New_York`. */
  readonly timeZone: string;
  /** At most one for each day. */
  readonly periods: readonly OpeningPeriod[];
}

/** Whether somebody answers at a moment, and until when or from when on. */
export type OpeningStatus =
  | { readonly isOpen: true; readonly closes: number }
  | { readonly isOpen: false; readonly opens: number; readonly weekday: Weekday; readonly isToday: boolean };

const DAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** Whether somebody answers at an instant; `undefined` where the hours name no day at all. */
export function openingStatus({ timeZone, periods }: OpeningHours, now: Date): OpeningStatus | undefined {
  const { weekday: today, hour } = weekdayAndHour(now, timeZone);
  const todays = periodOn(periods, today);
  if (todays !== undefined && hour >= todays.opens && hour < todays.closes)
    return { isOpen: true, closes: todays.closes };
  if (todays !== undefined && hour < todays.opens)
    return { isOpen: false, opens: todays.opens, weekday: today, isToday: true };
  for (const later of DAYS) {
    const weekday = ((today + 1 + later) % DAYS.length) as Weekday;
    const next = periodOn(periods, weekday);
    if (next !== undefined) return { isOpen: false, opens: next.opens, weekday, isToday: false };
  }
  return undefined;
}

function periodOn(periods: readonly OpeningPeriod[], weekday: Weekday): OpeningPeriod | undefined {
  return periods.find(({ weekdays }) => weekdays.includes(weekday));
}

const SHORT_DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function weekdayAndHour(instant: Date, timeZone: string): { weekday: Weekday; hour: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(instant);
  const value = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return { weekday: SHORT_DAYS.indexOf(value('weekday')) as Weekday, hour: Number(value('hour')) };
}

/** The words of an opening status. `{hour}`, `{day}` and `{zone}` are placeholders. */
export interface OpeningWords {
  /** In whose words an hour and a day are written: `en-US`. */
  readonly locale: string;
  readonly open: string;
  readonly opensToday: string;
  readonly opensOn: string;
}

/**
 * A status as a sentence.
 *
 * @param zone what people call the time zone: `Eastern`
 */
export function openingStatusText(status: OpeningStatus, zone: string, words: OpeningWords): string {
  if (status.isOpen) return format(words.open, { hour: hourInWords(status.closes, words.locale), zone });
  const hour = hourInWords(status.opens, words.locale);
  if (status.isToday) return format(words.opensToday, { hour, zone });
  return format(words.opensOn, { hour, zone, day: weekdayInWords(status.weekday, words.locale) });
}

/**
 * A full hour of the day.
 *
 * @example hourInWords(20, 'en-US') // => '8 PM'
 */
export function hourInWords(hour: number, locale: string): string {
  return inWords(new Date(Date.UTC(2023, 0, 1, hour)), locale, { hour: 'numeric' });
}

function weekdayInWords(weekday: Weekday, locale: string): string {
  // 1 January 2023 was a Sunday.
  return inWords(new Date(Date.UTC(2023, 0, 1 + weekday)), locale, { weekday: 'long' });
}

function inWords(instant: Date, locale: string, options: Intl.DateTimeFormatOptions): string {
  // Between "8" and "PM" ICU writes U+202F, which some older phones draw as a box.
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    .format(instant)
    .replaceAll('\u202F', ' ');
}
