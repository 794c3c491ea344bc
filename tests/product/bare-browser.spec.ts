import { chromium, expect, test } from 'playwright/test';

import { localPath } from '#config/languages.ts';
import { LANGUAGES } from '#domain/shared/language.ts';
import { chromiumLaunchOptions } from '../support/chromium.ts';
import { check, renter } from '../support/renter-form.ts';
import { TEMPLATES, visitAddress } from '../support/routes.ts';
import { overhanging } from '../support/page-checks.ts';

/*
 * Browsers without scripts, pictures, fonts or style sheets: all content must still be readable in order. And one without
 * what the oldest supported browser lacks.
 */

const PHONE = { width: 360, height: 740 } as const;

const PICTURES_AND_FONTS = ['woff2', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'svg', 'ico'];

/** The error of requests that `Network.setBlockedURLs` has blocked, as Chromium names its reason. */
const BLOCKED = 'inspector';

test.use({ viewport: PHONE });

test.describe('without scripts, font and pictures', () => {
  test.use({ javaScriptEnabled: false });

  test('every template fits the screen, and without style sheets too it is readable in its order', async ({
    page,
  }) => {
    const stopped: string[] = [];
    page.on('requestfailed', (request) => {
      // Leaving a page also ends requests, with another error.
      if (request.failure()?.errorText === BLOCKED) stopped.push(new URL(request.url()).pathname);
    });
    // The browser blocks them itself: `page.route` would send every request through the test first.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.enable');
    await browser.send('Network.setBlockedURLs', { urls: PICTURES_AND_FONTS.map((ending) => `*.${ending}`) });
    for (const route of TEMPLATES) {
      await test.step(route.path, async () => {
        await page.goto(visitAddress(route));
        await expect.soft(page.getByRole('heading', { level: 1 }), route.path).toBeVisible();
        expect.soft(await page.evaluate(overhanging), route.path).toEqual([]);

        await page.evaluate(() => {
          for (const sheet of document.styleSheets) sheet.disabled = true;
        });
        const main = page.getByRole('main');
        await expect.soft(main.getByRole('heading', { level: 1 }), route.path).toBeVisible();
        await expect.soft(page.getByRole('contentinfo'), route.path).toBeVisible();
        // No icon may fill the screen. Only a table may be as wide as its text.
        await page.evaluate(() => {
          for (const table of document.querySelectorAll('table')) table.hidden = true;
        });
        expect.soft(await page.evaluate(overhanging), route.path).toEqual([]);
      });
    }
    expect(stopped.some((path) => path.endsWith('.woff2'))).toBe(true);
  });
});

test('with a default font of twice the size, pages fit a phone', async ({ baseURL }) => {
  const { args = [], ...options } = chromiumLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...args, '--blink-settings=defaultFontSize=32'],
  });
  try {
    const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: PHONE });
    for (const path of ['/es/', ...TEMPLATES.map(visitAddress)]) {
      await page.goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect.soft(await page.evaluate(overhanging), path).toEqual([]);
    }
  } finally {
    await browser.close();
  }
});

/** What came after Safari 15.4 (docs/browsers.md). */
const NEWER: Readonly<Record<string, string>> = {
  Array: 'fromAsync',
  'Array.prototype': 'toSorted toReversed toSpliced with',
  Uint8Array: 'fromBase64 fromHex',
  'String.prototype': 'isWellFormed toWellFormed',
  Object: 'groupBy',
  Map: 'groupBy',
  Promise: 'withResolvers try',
  'Set.prototype': 'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom',
  'Iterator.prototype': 'map filter take drop flatMap reduce toArray forEach some every find',
  AbortSignal: 'timeout any',
  'ArrayBuffer.prototype': 'transfer',
  URL: 'canParse parse',
  Response: 'json',
  'Element.prototype': 'checkVisibility setHTMLUnsafe',
  'HTMLElement.prototype': 'showPopover togglePopover inert',
  'Document.prototype': 'startViewTransition',
  CSS: 'registerProperty',
  window: 'requestIdleCallback CompressionStream scheduler navigation Iterator',
};

for (const language of LANGUAGES) {
  test(`as old as Safari 15.4, a browser answers the check: ${language}`, async ({ page }) => {
    await page.addInitScript((newer) => {
      for (const [owner, names] of Object.entries(newer)) {
        const object = owner
          .split('.')
          .reduce<unknown>((of, name) => (of as Record<string, unknown> | undefined)?.[name], window);
        for (const name of names.split(' ')) Reflect.deleteProperty(object as object, name);
      }
    }, NEWER);
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await check(page, renter(), localPath('/eligibility-check/', language));
    await expect(page.locator('[data-verdict=found]')).toBeVisible();
    expect(await page.evaluate(() => ['toReversed' in [], 'groupBy' in Map, 'any' in AbortSignal])).toEqual([
      false,
      false,
      false,
    ]);
    expect(errors).toEqual([]);
  });
}
