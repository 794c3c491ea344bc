import type { PlainDate } from '~/domain/shared/plain-date.ts';

const WORDS = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A plain date in words, the same in every time zone. @example longDate(day('2028-03-05')) // => 'March 5, 2028' */
export function longDate(date: PlainDate): string {
  return WORDS.format(new Date(`${date}T00:00:00Z`));
}
