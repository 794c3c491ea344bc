/**
 * A calendar day without a time or a zone, as ISO 8601 writes it: `'2024-02-29'`. Filing dates are such days; a
 * `Date` would move them across midnight for renters west of Greenwich. Plain dates compare by their text.
 */
export type PlainDate = string & { readonly plainDate: unique symbol };

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads a plain date; `undefined` when the text is not one or the day does not exist.
 *
 * @example plainDate('2024-02-29') // => '2024-02-29'
 * @example plainDate('2023-02-29') // => undefined
 */
export function plainDate(text: string): PlainDate | undefined {
  if (!ISO_DATE.test(text)) return undefined;
  const midnight = new Date(`${text}T00:00:00Z`);
  // Some engines roll 30 February over into March instead of refusing it; either shows in the round trip.
  const exists = !Number.isNaN(midnight.getTime()) && utcDate(midnight) === text;
  return exists ? (text as PlainDate) : undefined;
}

/** The calendar year of a plain date. */
export function yearOf(date: PlainDate): number {
  return Number(date.slice(0, 4));
}

/** The day it is at an instant in UTC, as servers count. */
export function utcDate(instant: Date): PlainDate {
  return instant.toISOString().slice(0, 10) as PlainDate;
}

/** The day it is at an instant on this machine's own calendar, as the person in front of it counts. */
export function localDate(instant: Date): PlainDate {
  const pad = (part: number, width: number) => String(part).padStart(width, '0');
  return `${pad(instant.getFullYear(), 4)}-${pad(instant.getMonth() + 1, 2)}-${pad(instant.getDate(), 2)}` as PlainDate;
}

/**
 * The latest day it is anywhere on Earth at an instant (UTC+14, Kiribati). A server that does not know the renter's
 * zone calls a date "in the future" only after this one, so that no browser's honest "today" is refused.
 */
export function latestDateOnEarth(instant: Date): PlainDate {
  return utcDate(new Date(instant.getTime() + 14 * 60 * 60 * 1000));
}
