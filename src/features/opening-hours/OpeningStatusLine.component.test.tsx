import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { SUPPORT_HOURS } from '#config/site.ts';
import { wordsIn } from '#content/words/words.ts';
import { longestStatusText, openingStatus, openingStatusText } from '#domain/shared/opening-hours.ts';

import { show } from '../../../tests/component/island.tsx';
import { OpeningStatusLine } from './OpeningStatusLine.tsx';

const HOUR_MS = 60 * 60 * 1000;

/** Every instant of a week at which the sentence may change. */
const HOURS = Array.from({ length: 7 * 24 }, (_, hour) => new Date(Date.UTC(2026, 10, 23) + hour * HOUR_MS));

test.each(['en', 'es'] as const)(
  'there is room for every sentence about the opening hours, at any width: %s',
  async (language) => {
    const words = wordsIn(language).openingHours.OPENING_WORDS;
    const sentences = new Set(
      HOURS.map((hour) => {
        const status = openingStatus(SUPPORT_HOURS, hour);
        return status === undefined ? '' : openingStatusText(status, words);
      }),
    );
    expect(sentences.size).toBeGreaterThan(3);
    const island = await show(
      <OpeningStatusLine
        hours={SUPPORT_HOURS}
        words={words}
        longest={longestStatusText(SUPPORT_HOURS, words)}
      />,
      { language },
    );
    const sentence = island.querySelector('span span');
    await expect.poll(() => sentences.has(sentence?.textContent ?? '')).toBe(true);
    for (const width of [320, 360, 384, 640, 768, 1280]) {
      await page.viewport(width, 720);
      const heights = ['', ...sentences].map((text) => {
        if (sentence !== null) sentence.textContent = text;
        return island.getBoundingClientRect().height;
      });
      expect(new Set(heights).size, `heights at ${width} px: ${heights.join(', ')}`).toBe(1);
    }
  },
);
