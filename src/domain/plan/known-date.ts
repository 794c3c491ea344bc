import { plainDate, type PlainDate } from '../submission/plain-date.ts';
import { addDays, addMonths } from './date-arithmetic.ts';

/** A date as well as it is remembered: a day, a month or a year, as the first and the last day that it can be. */
export interface KnownDate {
  readonly first: PlainDate;
  readonly last: PlainDate;
}

/**
 * Reads a date as Americans type it, month first, of which the day, or the month as well, may be left out; the order
 * of ISO 8601 is understood too. A renter who knows the year alone is still told the earliest date that is surely
 * right.
 *
 * @returns `undefined` for anything else, also for a day that does not exist
 * @example readKnownDate('5/14/2021') // => first and last '2021-05-14'
 * @example readKnownDate('2021') // => first '2021-01-01', last '2021-12-31'
 */
export function readKnownDate(text: string): KnownDate | undefined {
  const parts = text.trim().split(/[-/.\s]+/u);
  const isYearFirst = parts[0]?.length === 4;
  const year = isYearFirst ? parts.shift() : parts.pop();
  const [month, day, ...rest] = parts;
  const first = plainDate(`${year ?? ''}-${twoDigits(month)}-${twoDigits(day)}`);
  if (first === undefined || rest.length > 0) return undefined;
  if (day !== undefined) return onDay(first);
  return { first, last: addDays(addMonths(first, month === undefined ? 12 : 1), -1) };
}

/** A date that is known to the day. */
export function onDay(date: PlainDate): KnownDate {
  return { first: date, last: date };
}

/** The part of an ISO date; what was left out counts as the first. */
function twoDigits(part = '1'): string {
  return part.padStart(2, '0');
}
