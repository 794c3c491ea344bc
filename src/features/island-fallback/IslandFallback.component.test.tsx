import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { SUPPORT_PHONE } from '#config/site.ts';
import { formTopics, wordsIn } from '#content/words/words.ts';
import { WordsProvider } from '#features/language/words-context.tsx';

import { show, violations } from '../../../tests/component/island.tsx';
import { IslandFallback } from './IslandFallback.tsx';

/** What may be thrown, and the reason that is shown for it (product §2, the fallback error page). */
test.each([
  ['an error', new Error('Broken on purpose'), 'Broken on purpose'],
  [
    'an answer',
    new Response('', { status: 503, statusText: 'Service Unavailable' }),
    '503 Service Unavailable',
  ],
] as const)(
  'an island that crashes with %s says so and offers the phone number',
  async (_, thrown, reason) => {
    // React reports what was thrown.
    vi.spyOn(console, 'error').mockReturnValue();
    function Broken(): never {
      const answer: unknown = thrown;
      throw answer;
    }
    const island = await show(
      <WordsProvider language="en" words={formTopics(wordsIn('en'))}>
        <IslandFallback>
          <Broken />
        </IslandFallback>
      </WordsProvider>,
    );
    const fallback = page.getByRole('alert');
    await expect.element(fallback).toMatchTextContent(/^Unexpected Application Error!/u);
    await expect.element(fallback).toMatchTextContent(new RegExp(`${reason}Reload`, 'u'));
    await expect
      .element(fallback.getByRole('link', { name: SUPPORT_PHONE.shown }))
      .toHaveAttribute('href', SUPPORT_PHONE.href);
    await expect.element(fallback.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    expect(await violations(island)).toEqual([]);
  },
);
