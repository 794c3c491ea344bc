import { plainDate, type PlainDate } from '../submission/plain-date.ts';
import { addDays, addMonths } from './date-arithmetic.ts';

/** A date as well as it is remembered: a day, a month or a year, as the first and the last day that it can be. */
export interface KnownDate {
  readonly first: PlainDate;
  readonly last: PlainDate;
}

/** What a person typed into the three boxes of a date. */
export interface DateParts {
  readonly month: string;
  readonly day: string;
  readonly year: string;
}

/** Why typed parts are no date. */
export type DatePartsProblem = 'year-missing' | 'no-such-date';

/** Parts, read: nothing typed is no date and no mistake. */
export type ReadDate =
  | { readonly ok: true; readonly date: KnownDate | null }
  | { readonly ok: false; readonly problem: DatePartsProblem };

/**
 * Reads a date of which the month and the day may be left out. A renter who knows the year alone is still told the
 * earliest date that is surely right.
 *
 * @example readDateParts({ month: '', day: '', year: '2021' }) // => first '2021-01-01', last '2021-12-31'
 */
export function readDateParts({ month, day, year }: DateParts): ReadDate {
  const [monthText, dayText, yearText] = [month.trim(), day.trim(), year.trim()];
  if (monthText === '' && dayText === '' && yearText === '') return { ok: true, date: null };
  if (yearText === '') return { ok: false, problem: 'year-missing' };
  // A day without its month says nothing.
  if (monthText === '' && dayText !== '') return { ok: false, problem: 'no-such-date' };

  const first = plainDate(`${yearText}-${twoDigits(monthText)}-${twoDigits(dayText)}`);
  if (first === undefined) return { ok: false, problem: 'no-such-date' };
  if (dayText !== '') return { ok: true, date: onDay(first) };
  return { ok: true, date: { first, last: addDays(addMonths(first, monthText === '' ? 12 : 1), -1) } };
}

/** A date that is known to the day. */
export function onDay(date: PlainDate): KnownDate {
  return { first: date, last: date };
}

/** The part of an ISO date; what was left out counts as the first. */
function twoDigits(part: string): string {
  return part === '' ? '01' : part.padStart(2, '0');
}
