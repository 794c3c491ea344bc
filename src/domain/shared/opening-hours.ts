import { dateFormat } from './date-format.ts';
import { format, type Template } from './format.ts';

/** Day of the week as in `Date`: 0 is Sunday. */
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Opening hours that apply on certain days of the week. */
export interface OpeningPeriod {
  readonly weekdays: readonly Weekday[];
  /** Full hour in local time, 0 to 23. */
  readonly opens: number;
  /** The hour at which the phone closes: after `opens`, at most 24. */
  readonly closes: number;
}

/** When the phone is answered. */
export interface OpeningHours {
  /** IANA time zone name: `America/New_York`. */
  readonly timeZone: string;
  /** At most one for each day of the week. */
  readonly periods: readonly OpeningPeriod[];
}

/** Whether the phone is answered, and when that changes. */
export type OpeningStatus =
  | { readonly isOpen: true; readonly closes: number }
  | { readonly isOpen: false; readonly opens: number; readonly weekday: Weekday; readonly isToday: boolean };

const DAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** The opening status at an instant; `undefined` if there are no opening hours at all. */
export function openingStatus({ timeZone, periods }: OpeningHours, now: Date): OpeningStatus | undefined {
  return statusAt(periods, localTime(now, timeZone));
}

function statusAt(
  periods: readonly OpeningPeriod[],
  { weekday: today, hour }: LocalTime,
): OpeningStatus | undefined {
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

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
/** The longest possible closed period is a week, plus a reserve for daylight saving time. */
const MOST_CLOSED_HOURS = 8 * 24;

/** Milliseconds since the last full hour in local time. Opening hours begin and end only at full hours. */
function sinceFullHour(instant: number, { minute }: LocalTime): number {
  return minute * MINUTE_MS + (instant % MINUTE_MS);
}

/**
 * Subtracts a number of opening hours from an instant, skipping closed hours. If there are no opening hours at all,
 * every hour counts. Returns the latest possible instant.
 *
 * @example Sunday 11:00, open from 9:00 and on Saturday until 18:00: four hours before it was Saturday 16:00
 */
export function beforeOpenHours(hours: OpeningHours, until: Date, count: number): Date {
  let left = count * HOUR_MS;
  let now = until.getTime();
  for (let closed = 0; left > 0 && closed < MOST_CLOSED_HOURS;) {
    const step = sinceFullHour(now, localTime(new Date(now), hours.timeZone)) || HOUR_MS;
    const isOpen = openingStatus(hours, new Date(now - step))?.isOpen ?? true;
    const counted = isOpen ? Math.min(left, step) : 0;
    closed = isOpen ? 0 : closed + 1;
    left -= counted;
    now -= isOpen ? counted : step;
  }
  return new Date(now);
}

function periodOn(periods: readonly OpeningPeriod[], weekday: Weekday): OpeningPeriod | undefined {
  return periods.find(({ weekdays }) => weekdays.includes(weekday));
}

const SHORT_DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const CLOCK = { weekday: 'short', hour: 'numeric', minute: 'numeric', hourCycle: 'h23' } as const;

interface LocalTime {
  readonly weekday: Weekday;
  readonly hour: number;
  readonly minute: number;
}

/** What the clock of each zone showed last, because a list of people asks hundreds of times for the same instant. */
const shown = new Map<string, LocalTime & { readonly at: number }>();

function localTime(instant: Date, timeZone: string): LocalTime {
  const at = instant.getTime();
  const last = shown.get(timeZone);
  if (last?.at === at) return last;
  // "Sat 16:05": `formatToParts` takes twice as long, and a save computes several local times.
  const text = dateFormat('en-US', { ...CLOCK, timeZone }).format(instant);
  const [hour, minute] = text.match(/\d+/gu) ?? [];
  const time = {
    at,
    weekday: SHORT_DAYS.indexOf(text.slice(0, 3)) as Weekday,
    hour: Number(hour),
    minute: Number(minute),
  };
  shown.set(timeZone, time);
  return time;
}

/** The words of an opening status. `{hour}`, `{day}` and `{zone}` are placeholders. */
export interface OpeningWords {
  /** BCP 47 locale for formatting hours and days: `'en-US'`. */
  readonly locale: string;
  /** Colloquial name of the time zone: `Eastern`. */
  readonly zone: string;
  readonly open: string;
  readonly opensToday: string;
  readonly opensOn: string;
}

/** Describes a status in a sentence. */
export function openingStatusText(status: OpeningStatus, words: OpeningWords): string {
  const { zone } = words;
  if (status.isOpen) return format(words.open, { hour: hourInWords(status.closes, words.locale), zone });
  const hour = hourInWords(status.opens, words.locale);
  if (status.isToday) return format(words.opensToday, { hour, zone });
  return format(words.opensOn, { hour, zone, day: weekdayInWords(status.weekday, words.locale) });
}

/** The longest sentence that these hours can lead to at any time, for reserving its space. */
export function longestStatusText({ periods }: OpeningHours, words: OpeningWords): string {
  return periods
    .flatMap(({ weekdays, opens, closes }): OpeningStatus[] => [
      { isOpen: true, closes },
      ...weekdays.flatMap((weekday) =>
        [true, false].map((isToday) => ({ isOpen: false as const, opens, weekday, isToday })),
      ),
    ])
    .map((status) => openingStatusText(status, words))
    .reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}

/**
 * Formats a full hour of the day.
 *
 * @example hourInWords(20, 'en-US') // => '8 PM'
 */
function hourInWords(hour: number, locale: string): string {
  return inWords(new Date(Date.UTC(2023, 0, 1, hour)), locale, { hour: 'numeric' });
}

/** The words of a day's opening hours; `{opens}`, `{closes}` and `{zone}` are placeholders. */
export interface OpeningSpanWords {
  readonly HOURS_WORDS: { readonly span: string };
  readonly OPENING_WORDS: Pick<OpeningWords, 'locale' | 'zone'>;
}

/** Opening hours of a day: `8 AM to 8 PM Eastern`. */
export function openingSpan({ opens, closes }: OpeningPeriod, words: OpeningSpanWords): string {
  const { locale, zone } = words.OPENING_WORDS;
  return format(words.HOURS_WORDS.span, {
    opens: hourInWords(opens, locale),
    closes: hourInWords(closes, locale),
    zone,
  });
}

/** The words of a week's opening hours; `inWeek` has `{opens}` and `{closes}`. */
export interface OpeningWeekWords<Days extends string> {
  readonly HOURS_WORDS: {
    readonly week: Template<Days | 'zone'>;
    readonly inWeek: Readonly<Record<Days, Template<'opens' | 'closes'>>>;
  };
  readonly OPENING_WORDS: Pick<OpeningWords, 'locale' | 'zone'>;
}

/** Opening hours of a week in a line: `Mon–Fri 8 AM–8 PM, Sat–Sun 9 AM–6 PM Eastern`. */
export function openingWeek<Days extends string>(
  periods: readonly (OpeningPeriod & { readonly days: Days })[],
  { HOURS_WORDS, OPENING_WORDS }: OpeningWeekWords<Days>,
): string {
  const values: Record<string, string> = { zone: OPENING_WORDS.zone };
  for (const { days, opens, closes } of periods) {
    values[days] = format<string>(HOURS_WORDS.inWeek[days], {
      opens: hourInWords(opens, OPENING_WORDS.locale),
      closes: hourInWords(closes, OPENING_WORDS.locale),
    });
  }
  return format<string>(HOURS_WORDS.week, values);
}

function weekdayInWords(weekday: Weekday, locale: string): string {
  // 1 January 2023 was a Sunday.
  return inWords(new Date(Date.UTC(2023, 0, 1 + weekday)), locale, { weekday: 'long' });
}

function inWords(instant: Date, locale: string, options: Intl.DateTimeFormatOptions): string {
  const inUtc = dateFormat(locale, { ...options, timeZone: 'UTC' });
  // A line may not end between "8" and "PM". ICU's own U+202F there is drawn as a box by some older phones.
  return inUtc.format(instant).replaceAll(/\s/gu, '\u00A0');
}
