import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { MONTH_NAMES } from '#domain/shared/long-date.ts';
import {
  addDays,
  type DatePrecision,
  isWeekend,
  plainDate,
  type PlainDate,
  utcDate,
  weekdayOf,
  yearOf,
} from '#domain/shared/plain-date.ts';

/**
 * The same day of a later month. If that month has no such day, the first of the next month: of the two ways in which
 * courts read such a period this is the later, so nobody is sent a day early. The notes on 15 U.S.C. § 1681c prescribe
 * the same for 29 February.
 *
 * @example addMonths(day('2024-08-31'), 6) // => '2025-03-01'
 */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  // Date.UTC rolls a day that the month lacks over into the next one: 31 February becomes 3 March.
  const carried = new Date(Date.UTC(year, month - 1 + months, day));
  if (carried.getUTCDate() === day) return utcDate(carried);
  return utcDate(new Date(Date.UTC(carried.getUTCFullYear(), carried.getUTCMonth(), 1)));
}

/** @example addYears(day('2024-02-29'), 7) // => '2031-03-01' */
export function addYears(date: PlainDate, years: number): PlainDate {
  return addMonths(date, 12 * years);
}

/**
 * The day on which the given number of days has passed on which a court is usually open. Courts have holidays of their
 * own too, so a period in court days ends on this day or later, never before.
 *
 * @example addCourtDays(day('2026-11-25'), 1) // => '2026-11-27', past Thanksgiving
 */
export function addCourtDays(date: PlainDate, days: number, state?: JurisdictionCode): PlainDate {
  let day = date;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (!isUsuallyClosed(day, state)) left -= 1;
  }
  return day;
}

/** The same day, or the next on which courts are usually open. */
export function nextCourtDay(date: PlainDate, state?: JurisdictionCode): PlainDate {
  return isUsuallyClosed(date, state) ? nextCourtDay(addDays(date, 1), state) : date;
}

/** The earlier of two dates. */
export function earlier(one: PlainDate, other: PlainDate): PlainDate {
  return one < other ? one : other;
}

/** A date of which at least the year is known, as the first and the last day that it can be. */
export interface KnownDate {
  readonly first: PlainDate;
  readonly last: PlainDate;
}

export function precisionOf({ first, last }: KnownDate): DatePrecision {
  if (first === last) return 'day';
  return first.slice(0, 7) === last.slice(0, 7) ? 'month' : 'year';
}

/**
 * The day, month or year that a day lies in.
 *
 * @example periodAround(day('2021-03-05'), 'month') // => first '2021-03-01', last '2021-03-31'
 */
export function periodAround(date: PlainDate, precision: DatePrecision): KnownDate {
  if (precision === 'day') return onDay(date);
  const [first, months] =
    precision === 'month' ? [`${date.slice(0, 7)}-01`, 1] : [`${date.slice(0, 4)}-01-01`, 12];
  return { first: first as PlainDate, last: addDays(addMonths(first as PlainDate, months), -1) };
}

/** The number of a month from its name or the beginning of it; `undefined` for any other word. */
function monthNamed(word: string): string | undefined {
  const beginning = word.slice(0, 3);
  const numbers = Object.values(MONTH_NAMES).map((names) =>
    names.findIndex((name) => name.toLowerCase().startsWith(beginning)),
  );
  const index = numbers.find((found) => found >= 0);
  return index === undefined ? undefined : String(index + 1);
}

/**
 * Parses a date as Americans type it, month first; the day, or day and month, may be left out. The month may be a word,
 * in English or Spanish, and the year two digits of this century. ISO 8601 order is accepted too, and the day first
 * where it cannot be a month.
 *
 * @returns `undefined` for anything else, also for a day that does not exist
 * @example readKnownDate('5/14/2021') // => first and last '2021-05-14'
 * @example readKnownDate('15 de marzo de 2021') // => first and last '2021-03-15'
 * @example readKnownDate('2021') // => first '2021-01-01', last '2021-12-31'
 */
export function readKnownDate(text: string): KnownDate | undefined {
  const [year, month, day] = partsOf(text) ?? [];
  if (year === undefined) return undefined;
  const first = plainDate(`${year}-${twoDigits(month)}-${twoDigits(day)}`);
  if (first === undefined) return undefined;
  if (day !== undefined) return onDay(first);
  return periodAround(first, month === undefined ? 'year' : 'month');
}

/**
 * Whether a date can be read with the day first as well as with the month first. Readers of Spanish write the day first,
 * but Spanish-speaking Americans often the month: so it has to be asked.
 *
 * @example hasTwoReadings('05/03/2021') // => true: 3 May or 5 March
 */
export function hasTwoReadings(text: string): boolean {
  const [first = 0, second = 0] = (/^\s*(\d{1,2})[-/. ](\d{1,2})[-/. ]\d{2,4}\s*$/u.exec(text) ?? [])
    .slice(1)
    .map(Number);
  return first !== second && first >= 1 && second >= 1 && first <= 12 && second <= 12;
}

/**
 * The text of a date with two readings, with month and day exchanged.
 *
 * @example dayFirst('05/03/2021') // => '03/05/2021'
 */
export function dayFirst(text: string): string {
  return text.replace(/(\d{1,2})([-/. ])(\d{1,2})/u, '$3$2$1');
}

/** Year, and month and day as far as they are given. */
function partsOf(text: string): readonly [string, (string | undefined)?, (string | undefined)?] | undefined {
  const words = text
    .trim()
    .toLowerCase()
    .split(/[-/.,\s]+/u)
    .filter((word) => word !== 'de' && word !== 'del');
  const named = words.findIndex((word) => /^\p{L}{3,}$/u.test(word));
  if (named >= 0) {
    const month = monthNamed(words[named] ?? '');
    const [one, other, ...more] = words.filter((_, index) => index !== named).map(withoutOrdinal);
    if (month === undefined || one === undefined || more.length > 0) return undefined;
    if (other === undefined) return [one, month];
    return one.length === 4 ? [one, month, other] : [wholeYear(other), month, one];
  }
  const [one, other, last, ...more] = words;
  if (one === undefined || more.length > 0) return undefined;
  if (one.length === 4) return [one, other, last];
  // Two digits alone may be a year or anything else.
  if (other === undefined) return undefined;
  if (last === undefined) return [other, one];
  return Number(one) > 12 ? [wholeYear(last), other, one] : [wholeYear(last), one, other];
}

/** @example withoutOrdinal('5th') // => '5' */
function withoutOrdinal(part: string): string {
  return part.replace(/^(\d{1,2})(?:st|nd|rd|th)$/u, '$1');
}

function wholeYear(part: string): string {
  return /^\d{2}$/u.test(part) ? `20${part}` : part;
}

/** A date that is known to the day. */
export function onDay(date: PlainDate): KnownDate {
  return { first: date, last: date };
}

/** Pads a month or day for an ISO date; a missing one becomes `01`. */
function twoDigits(part = '1'): string {
  return part.padStart(2, '0');
}

const MONDAY = 1;
const THURSDAY = 4;
const FRIDAY = 5;

/**
 * A legal holiday of 5 U.S.C. § 6103(a): a fixed date, or the nth (or last) weekday of a month. `since` is its first
 * year; `state` that of a holiday that a law's clock has to leave out.
 */
type Holiday =
  | { readonly month: number; readonly day: number; readonly since?: number }
  | {
      readonly month: number;
      readonly weekday: number;
      readonly nth: number | 'last';
      readonly state?: JurisdictionCode;
    };

const HOLIDAYS: readonly Holiday[] = [
  { month: 1, day: 1 },
  { month: 1, weekday: MONDAY, nth: 3 },
  { month: 2, weekday: MONDAY, nth: 3 },
  { month: 5, weekday: MONDAY, nth: 'last' },
  // Juneteenth: Public Law 117-17 of 2021.
  { month: 6, day: 19, since: 2021 },
  { month: 7, day: 4 },
  { month: 9, weekday: MONDAY, nth: 1 },
  { month: 10, weekday: MONDAY, nth: 2 },
  { month: 11, day: 11 },
  { month: 11, weekday: THURSDAY, nth: 4 },
  { month: 12, day: 25 },
  // Nevada Day: NRS 236.015. The day after Thanksgiving follows in `isUsuallyClosed`.
  { month: 10, weekday: FRIDAY, nth: 'last', state: 'NV' },
];

/**
 * Whether courts are usually closed on a day: a weekend, a federal holiday (5 U.S.C. § 6103), or the weekday on which a
 * weekend holiday is observed: the Friday before a Saturday (§ 6103(b)), the Monday after a Sunday (Executive Order
 * 11582). States have further holidays, so `false` does not mean that a court is open; of these, only Nevada's are
 * known, because a clock there counts court days.
 *
 * @example isUsuallyClosed('2026-11-26' as PlainDate) // => true, Thanksgiving
 */
export function isUsuallyClosed(date: PlainDate, state?: JurisdictionCode): boolean {
  if (isWeekend(date) || isHoliday(date, state)) return true;
  const weekday = weekdayOf(date);
  if (weekday === MONDAY) return isHoliday(addDays(date, -1), state);
  if (weekday !== FRIDAY) return false;
  const isAfterThanksgiving = date.slice(5) >= '11-23' && date.slice(5) <= '11-29';
  return (state === 'NV' && isAfterThanksgiving) || isHoliday(addDays(date, 1), state);
}

function isHoliday(date: PlainDate, state?: JurisdictionCode): boolean {
  const [month, day] = [Number(date.slice(5, 7)), Number(date.slice(8))];
  return HOLIDAYS.some((holiday) => {
    if (holiday.month !== month) return false;
    if ('day' in holiday) return holiday.day === day && yearOf(date) >= (holiday.since ?? 0);
    if (holiday.weekday !== weekdayOf(date)) return false;
    if (holiday.state !== undefined && holiday.state !== state) return false;
    const isLast = addDays(date, 7).slice(5, 7) !== date.slice(5, 7);
    return holiday.nth === 'last' ? isLast : Math.ceil(day / 7) === holiday.nth;
  });
}
