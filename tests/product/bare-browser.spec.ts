import { chromium, expect, test } from 'playwright/test';

import { chromiumLaunchOptions } from '../support/chromium.ts';
import { TEMPLATES, visitAddress } from '../support/routes.ts';
import { overhanging } from '../support/page-checks.ts';

/*
 * Browsers without scripts, pictures, fonts or style sheets: all content must still be readable in order.
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
