import type { DatePrecision, PlainDate } from './plain-date.ts';

/** Cached, because creating a formatter takes a phone several milliseconds. */
const formats = new Map<string, Intl.DateTimeFormat>();

const PARTS: Readonly<Record<DatePrecision, Intl.DateTimeFormatOptions>> = {
  day: { dateStyle: 'long' },
  month: { year: 'numeric', month: 'long' },
  year: { year: 'numeric' },
};

/**
 * Formats a plain date in words, as exactly as it is known, independent of the time zone.
 *
 * @param locale as `Intl` names it: `'en-US'`
 * @example longDate(day('2028-03-05'), 'en-US') // => 'March 5, 2028'
 * @example longDate(day('2028-03-01'), 'en-US', 'month') // => 'March 2028'
 */
export function longDate(date: PlainDate, locale: string, precision: DatePrecision = 'day'): string {
  const key = `${locale} ${precision}`;
  const words = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...PARTS[precision], timeZone: 'UTC' });
  formats.set(key, words);
  return words.format(new Date(`${date}T00:00:00Z`));
}
