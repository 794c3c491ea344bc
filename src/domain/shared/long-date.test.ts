import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { longDate } from './long-date.ts';
import type { PlainDate } from './plain-date.ts';

const dates = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as PlainDate);

describe('a date in words', () => {
  it.each(['en-US', 'es-US'])('reads as the platform writes it in %s', (locale) => {
    const platform = (date: PlainDate, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
    fc.assert(
      fc.property(dates, (date) => {
        expect(longDate(date, locale)).toBe(platform(date, { dateStyle: 'long' }));
        expect(longDate(date, locale, 'month')).toBe(platform(date, { year: 'numeric', month: 'long' }));
        expect(longDate(date, locale, 'year')).toBe(platform(date, { year: 'numeric' }));
      }),
    );
  });
});
