import type { DatePrecision, PlainDate } from './plain-date.ts';

/** The months of the year, in English and in Spanish. */
export const MONTH_NAMES = {
  en: 'January February March April May June July August September October November December'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
} as const;

/**
 * Formats a plain date in words, as exactly as it is known. Without `Intl`, whose first use takes 95 ms on a processor
 * slowed down four times, while a step of the check opens.
 *
 * @param locale of the text, as a BCP 47 tag: `'en-US'`; Spanish, or else English
 * @example longDate(day('2028-03-05'), 'en-US') // => 'March 5, 2028'
 * @example longDate(day('2028-03-01'), 'en-US', 'month') // => 'March 2028'
 */
export function longDate(date: PlainDate, locale: string, precision: DatePrecision = 'day'): string {
  const [year = '', month, day] = date.split('-');
  if (precision === 'year') return year;
  const isSpanish = locale.startsWith('es');
  const name = MONTH_NAMES[isSpanish ? 'es' : 'en'][Number(month) - 1];
  if (precision === 'month') return isSpanish ? `${name} de ${year}` : `${name} ${year}`;
  return isSpanish ? `${Number(day)} de ${name} de ${year}` : `${name} ${Number(day)}, ${year}`;
}
