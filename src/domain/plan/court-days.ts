import { addDays, isWeekend, type PlainDate, weekdayOf, yearOf } from '../shared/plain-date.ts';

const MONDAY = 1;
const THURSDAY = 4;
const FRIDAY = 5;

/**
 * A legal holiday of 5 U.S.C. § 6103(a): a fixed date, or the nth (or last) weekday of a month. `since` is its first
 * year.
 */
type Holiday =
  | { readonly month: number; readonly day: number; readonly since?: number }
  | { readonly month: number; readonly weekday: number; readonly nth: number | 'last' };

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
];

/**
 * Whether courts are usually closed on a day: a weekend, a federal holiday (5 U.S.C. § 6103), or the weekday on which a
 * weekend holiday is observed: the Friday before a Saturday (§ 6103(b)), the Monday after a Sunday (Executive Order
 * 11582). States have further holidays, so `false` does not mean that a court is open.
 *
 * @example isUsuallyClosed('2026-11-26' as PlainDate) // => true, Thanksgiving
 */
export function isUsuallyClosed(date: PlainDate): boolean {
  if (isWeekend(date) || isHoliday(date)) return true;
  const weekday = weekdayOf(date);
  if (weekday === MONDAY) return isHoliday(addDays(date, -1));
  return weekday === FRIDAY && isHoliday(addDays(date, 1));
}

function isHoliday(date: PlainDate): boolean {
  const [month, day] = [Number(date.slice(5, 7)), Number(date.slice(8))];
  return HOLIDAYS.some((holiday) => {
    if (holiday.month !== month) return false;
    if ('day' in holiday) return holiday.day === day && yearOf(date) >= (holiday.since ?? 0);
    if (holiday.weekday !== weekdayOf(date)) return false;
    const isLast = addDays(date, 7).slice(5, 7) !== date.slice(5, 7);
    return holiday.nth === 'last' ? isLast : Math.ceil(day / 7) === holiday.nth;
  });
}
