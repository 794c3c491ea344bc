import { expect, test, type Page } from '@playwright/test';

import { MAIN_MENU } from '#config/pages.ts';
import * as english from '#content/words/en/layout.ts';
import { CONTROL_WORDS as ENGLISH_CONTROLS } from '#content/words/en/controls.ts';
import * as spanish from '#content/words/es/layout.ts';
import { CONTROL_WORDS as SPANISH_CONTROLS } from '#content/words/es/controls.ts';
import { violations } from '../support/accessibility.ts';
import { measureShifts, scriptsHaveRun, watch } from '../support/page-watch.ts';
import { overhanging, overlapping } from '../support/page-width.ts';
import { policyReports } from '../support/policy-reports.ts';
import { check, renter } from '../support/renter-form.ts';
import { FORM_ANSWER_ROUTES, PUBLIC_ROUTES, visitAddress } from '../support/routes.ts';

const ROUTES = [...PUBLIC_ROUTES, ...FORM_ANSWER_ROUTES];

/** Widths that people read at; the last two are what 200 % zoom leaves of 1280 and 768. */
const WIDTHS = [1280, 768, 360, 320, 640, 384] as const;

/** Pages for an unknown address, which their scripts change as early as possible (src/ui/AfterPaint.astro). */
const CHANGED_AT_ONCE = /^\/(?:404\.html|city\/)$/u;

/** Where one test goes over all pages. */
const ALL_PAGES_MS = 240_000;

/*
 * Each page is visited once for all checks, because loading a page takes longer than checking it. A failed check is
 * reported softly, and the visit continues.
 */
for (const route of ROUTES) {
  test(`${route.path} is accessible in both themes, has no errors, layout shift or delayed first paint, and Alt+T leads to the notifications`, async ({
    page,
    baseURL,
  }) => {
    const watched = watch(page, baseURL ?? '');
    const stopped = await policyReports(page);
    const shifts = await measureShifts(page);
    // First without scrolling, because after scrolling the browser compensates for movement above the viewport.
    await page.goto(visitAddress(route), { waitUntil: 'networkidle' });
    await readToTheEnd(page);
    expect.soft(await shifts(), 'layout shift').toEqual({ sum: 0, moved: [] });
    const { blocking, early, fonts } = await requests(page);
    expect.soft(blocking, 'what the first paint waits for').toEqual([]);
    expect.soft(CHANGED_AT_ONCE.test(route.path) ? [] : early, 'scripts before the first paint').toEqual([]);
    expect.soft(fonts.length, 'fonts').toBeLessThanOrEqual(1);
    expect.soft(await violations(page), 'axe').toEqual([]);
    await page.keyboard.press('Alt+T');
    const { label } = (route.path.startsWith('/es/') ? SPANISH_CONTROLS : ENGLISH_CONTROLS).toasts;
    await expect.soft(page.getByRole('region', { name: label })).toBeFocused();
    expect.soft(unexpected(watched.complaints()), 'console').toEqual([]);
    expect.soft(watched.strangers(), 'other hosts that were asked').toEqual([]);
    expect(stopped, 'what a content security policy has stopped').toEqual([]);
  });
}

test('no page is wider than the screen or has overlapping controls, at any width and at 200 % zoom @desktop', async ({
  page,
}) => {
  test.setTimeout(ALL_PAGES_MS);
  for (const route of ROUTES) {
    await test.step(route.path, async () => {
      await page.goto(visitAddress(route));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 720 });
        expect.soft(await overhanging(page), `${route.path} at ${width} px`).toEqual([]);
        expect.soft(await overlapping(page), `${route.path} at ${width} px`).toEqual([]);
      }
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is readable and has working links', async ({ page }) => {
    test.setTimeout(ALL_PAGES_MS);
    for (const route of ROUTES) {
      await test.step(route.path, async () => {
        await page.goto(visitAddress(route));
        await expect.soft(page.getByRole('heading', { level: 1 }), route.path).toBeVisible();
        await expect.soft(page.locator('main'), route.path).toBeVisible();
        const menu = page.locator('[data-menu] > summary');
        if (await menu.isVisible()) await menu.click();
        const { NAVIGATION_WORDS } = route.path.startsWith('/es/') ? spanish : english;
        for (const entry of MAIN_MENU) {
          const label = NAVIGATION_WORDS[entry];
          const link = page.locator('header').getByRole('link', { name: label, exact: true });
          await expect.soft(link.filter({ visible: true }), `${label} on ${route.path}`).toHaveCount(1);
        }
      });
    }
  });
});

test('dialogs and menus are accessible in both themes', async ({ page }) => {
  await page.goto('/');
  await readToTheEnd(page);
  await page.locator('#faq summary').first().click();
  const menu = page.locator('[data-menu] > summary');
  if (await menu.isVisible()) await menu.click();
  expect.soft(await violations(page), 'menu and question').toEqual([]);
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Apply for Deposit Loan' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await violations(page), 'loan dialog').toEqual([]);
});

test('each answer of the check is accessible in both themes', async ({ page }) => {
  test.setTimeout(ALL_PAGES_MS);
  for (const [banner, answers] of [
    ['YOU ARE ELIGIBLE FOR EVICTION RECORD SEALING!', {}],
    ['ELIGIBILITY REVIEW NEEDED', { outcome: 'settlement', paymentStatus: 'partial' }],
    ['ALABAMA HAS NO RECORD SEALING LAW', { state: 'AL', county: '' }],
  ] as const) {
    await test.step(banner, async () => {
      await check(page, renter(answers));
      await expect(page.getByRole('heading', { name: banner })).toBeVisible();
      await readToTheEnd(page);
      expect.soft(await violations(page), banner).toEqual([]);
    });
  }
});

/** Scrolls down the page like a reader, so that every island hydrates, and back to the top. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Under load Chromium may draw no frame for many seconds.
    const frame = () =>
      Promise.race([new Promise(requestAnimationFrame), new Promise((go) => setTimeout(go, 100))]);
    /** Islands hydrate 400 px before they are visible. A person scrolls slowly enough for that; a loop does not. */
    const isWaiting = () =>
      [...document.querySelectorAll('astro-island[ssr]')].some(({ firstElementChild }) => {
        const top = firstElementChild?.getBoundingClientRect().top ?? Infinity;
        return top < innerHeight + 400;
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
      const end = performance.now() + 5_000;
      while (isWaiting() && performance.now() < end) await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
  await scriptsHaveRun(page);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

/** The 404 page logs the address (specification §2), and the browser logs the 404. */
function unexpected(complaints: readonly string[]): string[] {
  return complaints.filter(
    (complaint) => !/^Page not found: |responded with a status of 404/u.test(complaint),
  );
}

/**
 * Addresses that a page has asked for: what its first paint waited for, components' scripts before that paint (an island
 * in view may come before it), and fonts.
 */
function requests(page: Page): Promise<{ blocking: string[]; early: string[]; fonts: string[] }> {
  return page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
      readonly renderBlockingStatus: 'blocking' | 'non-blocking';
    })[];
    const names = (entries: readonly PerformanceEntry[]) => entries.map(({ name }) => name);
    const scripts = new Set([...document.scripts].map(({ src }) => src));
    const paintedAt = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    return {
      blocking: names(all.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')),
      early: names(all.filter(({ name, startTime }) => scripts.has(name) && startTime < paintedAt)),
      fonts: names(all.filter(({ name }) => name.endsWith('.woff2'))),
    };
  });
}
