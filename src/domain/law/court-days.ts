import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { addDays, isWeekend, type PlainDate, weekdayOf, yearOf } from '#domain/shared/plain-date.ts';

const MONDAY = 1;
const THURSDAY = 4;
const FRIDAY = 5;

/**
 * A legal holiday of 5 U.S.C. § 6103(a): a fixed date, or the nth (or last) weekday of a month. `since` is its first
 * year; `state` that of a holiday that a law's waiting period has to leave out.
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
 * known, because a waiting period there counts court days.
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
