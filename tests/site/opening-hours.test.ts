import { describe, expect, it } from 'vitest';

import { LANGUAGES, localPath } from '#config/languages.ts';
import { SUPPORT_HOURS } from '#config/site.ts';
import { wordsIn } from '#content/words/words.ts';
import { openingStatus, openingStatusText } from '#domain/shared/opening-hours.ts';
import { pageAt } from './support/built-site.ts';
import { textsIn } from './support/readable-text.ts';

/** Hours in a text, in order: `[8, 20]` for `8 AM to 8 PM` and for `8 a. m.–8 p. m.` */
function hoursIn(text: string): number[] {
  return [...text.matchAll(/(\d{1,2})\s([ap])\.?\s?m/giu)].map(
    ([, hour, half]) => (Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0),
  );
}

/** Monday 23 November 2026, midnight in New York. */
const MONDAY = Date.UTC(2026, 10, 23, 5);
const WEEK = Array.from({ length: 7 * 24 }, (_, hour) => ({
  hour: hour % 24,
  isWeekend: hour >= 5 * 24,
  instant: new Date(MONDAY + hour * 3_600_000),
}));

describe.each(LANGUAGES)('the opening hours in %s', (language) => {
  const page = pageAt(localPath('/contact/', language));
  const words = wordsIn(language).openingHours;
  const shown = (selector: string) =>
    page.all(selector).map((element) =>
      textsIn(element)
        .map(({ data }) => data)
        .join(' '),
    );
  const [weekdays, weekend] = shown('main dl:has(dd) dd').map(hoursIn);

  it('are the same in header, menu and on the contact page', () => {
    const lines = shown('[data-hours]');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(hoursIn(line)).toEqual([...(weekdays ?? []), ...(weekend ?? [])]);
  });

  it('agree with the sentence on the contact page at every hour of a week', () => {
    for (const { hour, isWeekend, instant } of WEEK) {
      const [opens = 24, closes = 0] = (isWeekend ? weekend : weekdays) ?? [];
      const status = openingStatus(SUPPORT_HOURS, instant);
      const sentence = status && openingStatusText(status, words.OPENING_WORDS);
      const isOpen = hour >= opens && hour < closes;
      expect(sentence?.startsWith(words.OPENING_WORDS.open.split(',')[0] ?? ''), instant.toISOString()).toBe(
        isOpen,
      );
      if (isOpen) expect(hoursIn(sentence ?? '')).toEqual([closes]);
    }
  });
});
