import { type Language, languageOf } from './language.ts';
import type { DatePrecision, PlainDate } from './plain-date.ts';

export const MONTH_NAMES = {
  en: 'January February March April May June July August September October November December'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
} as const satisfies Record<Language, readonly string[]>;

/** A month, or a day in it, in the order of the language. */
const IN_WORDS: Readonly<Record<Language, (year: string, month: string, day: number | null) => string>> = {
  en: (year, month, day) => (day === null ? `${month} ${year}` : `${month} ${day}, ${year}`),
  es: (year, month, day) => `${day === null ? '' : `${day} de `}${month} de ${year}`,
};

/**
 * Formats a plain date in words, as exactly as it is known. Without `Intl`, whose first use takes 95 ms on a processor
 * slowed down four times, while a step of the check opens.
 *
 * @param locale of the text, as a BCP 47 tag: `'en-US'`
 * @example longDate(day('2028-03-05'), 'en-US') // => 'March 5, 2028'
 * @example longDate(day('2028-03-01'), 'en-US', 'month') // => 'March 2028'
 */
export function longDate(date: PlainDate, locale: string, precision: DatePrecision = 'day'): string {
  const [year = '', month, day] = date.split('-');
  if (precision === 'year') return year;
  const language = languageOf(locale.slice(0, 2));
  const name = MONTH_NAMES[language][Number(month) - 1] ?? '';
  return IN_WORDS[language](year, name, precision === 'month' ? null : Number(day));
}
