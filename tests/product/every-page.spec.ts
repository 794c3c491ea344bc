import { expect, test, type Page } from 'playwright/test';

import privacy from '#content/words/en/privacy.json' with { type: 'json' };
import { MAIN_MENU } from '#config/pages.ts';
import * as english from '#content/words/en/layout.ts';
import * as spanish from '#content/words/es/layout.ts';
import { violations } from '../support/accessibility.ts';
import { overhanging, overlapping } from '../support/page-checks.ts';
import { measureShifts, watch } from '../support/page-watch.ts';
import { PUBLIC_ROUTES, TEMPLATES, visitAddress } from '../support/routes.ts';

/** What covers a part of the page for a while, and maps. */
const ABOVE_THE_PAGE = 'header, svg, .skip-link, [aria-label="Notifications"]';

/** Widths that people read at; the last two are what 200 % zoom leaves of 1280 and 768. */
const WIDTHS = [1280, 768, 360, 320, 640, 384] as const;

/** How many templates a tab visits: a new tab takes half a second of processor time. */
const VISITS = 6;

/*
 * Each template is visited once in each browser for all checks, because loading a page takes longer than checking it. A
 * failed check is reported softly, and the visit continues.
 */
for (let first = 0; first < TEMPLATES.length; first += VISITS) {
  const routes = TEMPLATES.slice(first, first + VISITS);
  test(`${routes.map(({ path }) => path).join(', ')}: accessible in both themes, fitting every width, without errors, layout shift or delayed first paint`, async ({
    page,
    baseURL,
    isMobile,
    viewport,
  }) => {
    // On a busy machine a page that usually takes two seconds has taken fifteen.
    test.setTimeout(routes.length * 30_000);
    const watched = watch(page, baseURL ?? '');
    const shifts = await measureShifts(page);
    await holdFont(page);
    // As if each page were the first one of a visit.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.enable');
    await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
    for (const route of routes) {
      await test.step(route.path, async () => {
        await page.setViewportSize(viewport ?? { width: 1280, height: 720 });
        await page.emulateMedia({ reducedMotion: isMobile ? 'no-preference' : 'reduce' });
        // First without scrolling, because after scrolling the browser compensates for movement above the viewport.
        await page.goto(visitAddress(route));
        await readToTheEnd(page);
        const { sum, moved } = await shifts();
        // The page for a city that has none writes its name after the first paint.
        expect.soft(sum, `layout shift of ${moved.join(', ')}`).toBeLessThanOrEqual(0.01);
        const { blocking, fonts, early } = await requests(page);
        expect.soft(early, 'fonts before the first paint').toEqual([]);
        expect.soft(blocking, 'what the first paint waits for').toEqual([]);
        expect.soft(fonts.length, 'fonts').toBeLessThanOrEqual(1);
        if (isMobile) {
          await openFirstQuestionAndMenu(page);
          expect.soft(await violations(page), 'axe').toEqual([]);
        } else await expectToFit(page, route.path);
        // A content security policy that stops something says so in the console.
        expect.soft(unexpected(watched.complaints()), 'console').toEqual([]);
        expect.soft(watched.strangers(), 'other hosts that were asked').toEqual([]);
        expect.soft(await page.context().cookies(), privacy.sections.short.list.cookies).toEqual([]);
      });
    }
  });
}

test('Spanish pages, whose words are longer, fit every width too @desktop', async ({ page }) => {
  for (const route of PUBLIC_ROUTES.filter(({ path }) => path.startsWith('/es/'))) {
    await test.step(route.path, async () => {
      await page.goto(visitAddress(route));
      await expectToFit(page, route.path, [1280, 320]);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('English and Spanish pages have a working menu', async ({ page }) => {
    for (const [path, { NAVIGATION_WORDS }] of [
      ['/state/texas/', english],
      ['/es/faq/', spanish],
    ] as const) {
      await page.goto(path);
      const menu = page.locator('[data-menu] > summary');
      if (await menu.isVisible()) await menu.click();
      for (const entry of MAIN_MENU) {
        const link = page.locator('header').getByRole('link', { name: NAVIGATION_WORDS[entry], exact: true });
        await expect(link.filter({ visible: true }), NAVIGATION_WORDS[entry]).toHaveCount(1);
      }
    }
  });
});

/** Lets the display font arrive after the first paint of each page, as on a slow network. */
async function holdFont(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
}

/** Scrolls down the page like a reader, so that every island hydrates, and back to the top. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Under load Chromium may draw no frame for many seconds.
    const frame = () =>
      Promise.race([new Promise(requestAnimationFrame), new Promise((go) => setTimeout(go, 100))]);
    /** Islands hydrate 400 px before they are visible. A person scrolls slowly enough for that; a loop does not. */
    const isWaiting = () =>
      [...document.querySelectorAll('astro-island[ssr]')].some(
        ({ firstElementChild: island }) =>
          // Not in a section that is folded on phones, which waits until it is opened.
          island?.checkVisibility() === true && island.getBoundingClientRect().top < innerHeight + 400,
      );
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
      const end = performance.now() + 5_000;
      while (isWaiting() && performance.now() < end) await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await expect(page.locator('astro-island[ssr]').filter({ visible: true })).toHaveCount(0);
  // What moves then is reported in the next frame.
  await waitForFrames(page, 3);
}

/** Ends without them if Chromium draws none, because on a busy machine a page that stands still may never get another. */
async function waitForFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let drawn = 0; drawn < frames; drawn += 1) {
      await Promise.race([new Promise(requestAnimationFrame), new Promise((go) => setTimeout(go, 5_000))]);
    }
  }, count);
}

/** So that axe sees them too. */
async function openFirstQuestionAndMenu(page: Page): Promise<void> {
  // In this order, because the open menu covers the question.
  for (const opener of ['details[name=faq] > summary', '[data-menu] > summary']) {
    const first = page.locator(opener).first();
    // A click would wait for a frame.
    if (await first.isVisible()) await first.press('Enter');
  }
}

async function expectToFit(page: Page, path: string, widths: readonly number[] = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 720 });
    // Chromium can count what a box clips as part of the page until it has drawn the new width.
    await waitForFrames(page, 1);
    expect.soft(await page.evaluate(overhanging), `${path} at ${width} px`).toEqual([]);
    expect.soft(await page.evaluate(overlapping, ABOVE_THE_PAGE), `${path} at ${width} px`).toEqual([]);
  }
}

/** The 404 page logs the address (product §2), and the browser logs the 404. */
function unexpected(complaints: readonly string[]): string[] {
  return complaints.filter(
    (complaint) => !/^Page not found: |responded with a status of 404/u.test(complaint),
  );
}

/** Addresses that a page has asked for: what its first paint waited for, fonts, and those that came before it. */
function requests(page: Page): Promise<Record<'blocking' | 'fonts' | 'early', string[]>> {
  return page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
      readonly renderBlockingStatus: 'blocking' | 'non-blocking';
    })[];
    const names = (entries: readonly PerformanceEntry[]) => entries.map(({ name }) => name);
    const fonts = all.filter(({ name }) => name.endsWith('.woff2'));
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    return {
      blocking: names(all.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')),
      fonts: names(fonts),
      early: names(fonts.filter(({ responseEnd }) => responseEnd < (painted?.startTime ?? Infinity))),
    };
  });
}
