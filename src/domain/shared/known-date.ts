import { MONTH_NAMES } from './long-date.ts';
import { addDays, type DatePrecision, plainDate, type PlainDate, utcDate } from './plain-date.ts';

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
  const [first = 0, second = 0] = (/^\s*(\d{1,2})[-/. ](\d{1,2})[-/. ]\d{2,4}$/u.exec(spelledOut(text)) ?? [])
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
  return spelledOut(text).replace(/(\d{1,2})([-/. ])(\d{1,2})/u, '$3$2$1');
}

/**
 * The month and year that two short numbers may mean, which may as well be a month and a day: so it has to be asked.
 *
 * @returns the first day of the month
 * @example monthOfYear('03/21') // => '2021-03-01'
 */
export function monthOfYear(text: string): PlainDate | undefined {
  const [, month, year] = /^\s*(\d{1,2})[-/. ]'?(\d{2})\s*$/u.exec(text) ?? [];
  return month === undefined ? undefined : plainDate(`20${year}-${twoDigits(month)}-01`);
}

/**
 * What may be meant by a text that is no date, or is one to come because its year has two digits: the month that it
 * names, its years, a number of years ago, or that day a hundred years before.
 *
 * @returns one reading, or several years to choose from; none for other texts, and for dates that can be read
 * @example looseReadings('Spring 2020', today) // => the year 2020
 * @example looseReadings('2019-2020', today) // => the years 2019 and 2020
 * @example looseReadings('5/14/99', today) // => 14 May 1999
 */
export function looseReadings(text: string, today: PlainDate): readonly KnownDate[] {
  const known = readKnownDate(text);
  if (known !== undefined) {
    const isShort = /\D'?\d{2}\s*$/u.test(text) && known.first > today;
    return isShort ? [onDay(addYears(known.first, -100))] : [];
  }
  const [month = ''] = /\p{L}{3,}\.?,? (?:de )?(?:19|20)\d{2}/u.exec(text) ?? [];
  const named = readKnownDate(month) ?? readKnownDate(text.replaceAll('?', ''));
  if (named !== undefined) return named.first > today ? [] : [named];
  const ago = /(?:^|hace )\s*(\d{1,2}) (?:years? ago|años?)/iu.exec(text)?.[1];
  const typed = (text.match(/\d+/gu) ?? []).filter((each) => /^(?:19|20)\d\d$/u.test(each));
  const years = ago === undefined ? [...new Set(typed)] : [String(Number(today.slice(0, 4)) - Number(ago))];
  return years
    .filter((year) => year <= today.slice(0, 4))
    .flatMap((year) => readKnownDate(year) ?? [])
    .slice(0, 4);
}

/** What was typed, with signs between digits, without `about`, and with zeros for the letter O between digits. */
function spelledOut(text: string): string {
  return (
    text
      .trim()
      .toLowerCase()
      // Not a lookbehind, which Safari 15 lacks.
      .replace(/(\d)o(?=\d)/gu, (_, digit: string) => `${digit}0`)
      .replace(/^(\d{2})(\d{2})(\d{4})$/u, '$1/$2/$3')
      .replace(/^(?:about|around|circa|ca\.?|approx\.?|approximately|hacia|alrededor de|aprox\.?|~)\s*/u, '')
  );
}

/** Year, and month and day as far as they are given. */
function partsOf(text: string): readonly [string, (string | undefined)?, (string | undefined)?] | undefined {
  const words = spelledOut(text)
    .split(/[-/.,\s]+/u)
    .filter((word) => word !== 'de' && word !== 'del');
  const named = words.findIndex((word) => /^\p{L}{3,}$/u.test(word));
  if (named >= 0) {
    const month = monthNamed(words[named] ?? '');
    const [one, other, ...more] = words.filter((_, index) => index !== named).map(withoutOrdinal);
    if (month === undefined || one === undefined || more.length > 0) return undefined;
    // With an apostrophe it is a year: "Dec '19". Without, it may be a day.
    if (other === undefined) return [one.replace(/^['’‘](?=\d{2}$)/u, '20'), month];
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

export function onDay(date: PlainDate): KnownDate {
  return { first: date, last: date };
}

/** Pads a month or day for an ISO date; a missing one becomes `01`. */
function twoDigits(part = '1'): string {
  return part.padStart(2, '0');
}
