import { expect, type Page } from 'playwright/test';

import { test } from '../support/policy-test.ts';

test('an island that crashes says so, leaves the rest of the page intact and can be reloaded', async ({
  page,
}) => {
  // The contact form iterates over its fields while rendering, which fails in this test.
  await page.addInitScript(() => {
    const { flatMap } = Array.prototype;
    Object.defineProperty(Array.prototype, 'flatMap', {
      value: function (this: unknown[], ...visit: Parameters<typeof flatMap>): unknown[] {
        if (this.includes('message')) throw new Error('Broken on purpose');
        return flatMap.apply(this, visit);
      },
    });
  });
  await page.goto('/contact/');
  // The form itself may be replaced at any moment; the content above it stays.
  await page.getByRole('heading', { name: 'Send us a message' }).scrollIntoViewIfNeeded();

  const fallback = page.getByRole('main').getByRole('alert');
  await expect(fallback).toContainText('Broken on purpose');
  await expect(page.getByRole('heading', { name: 'Business hours' })).toBeVisible();

  const reloaded = page.waitForEvent('load');
  await fallback.getByRole('button', { name: 'Reload the page' }).click();
  await reloaded;
});

/** The scripts that a page fetches, in their order. */
async function scriptsOf(page: Page, address: string): Promise<ReadonlySet<string>> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  expect(scripts.size).toBeGreaterThan(3);
  return scripts;
}

/** What a page with an island that does nothing without its scripts shows in place of one that does not arrive. */
const MISSING = 'This part of the page did not load';

for (const address of ['/eligibility-check/', '/filing/', '/admin/login/']) {
  test(`${address} works without each of its scripts that may be missing, and says so of the others`, async ({
    page,
    context,
  }) => {
    const scripts = await scriptsOf(page, address);

    await Promise.all(
      [...scripts].map(async (script) => {
        const visit = await context.newPage();
        await visit.route(
          ({ pathname }) => pathname === script,
          (route) => route.abort('connectionreset'),
        );
        await visit.goto(address);
        const awake = visit.locator('island-guard astro-island:not([ssr])');
        await expect(awake.or(visit.getByText(MISSING)), script).toHaveCount(1);
        await visit.close();
      }),
    );
  });
}

test('a connection that drops after any script, for good, leaves a check that says so', async ({
  page,
  context,
}) => {
  const scripts = await scriptsOf(page, '/eligibility-check/');
  await Promise.all(
    Array.from(scripts, async (_, kept) => {
      const visit = await context.newPage();
      const asked = new Set<string>();
      await visit.route(
        ({ pathname }) => scripts.has(pathname),
        async (route) => {
          asked.add(route.request().url());
          await (asked.size > kept ? route.abort('internetdisconnected') : route.continue());
        },
      );
      await visit.goto('/eligibility-check/');
      const awake = visit.locator('island-guard astro-island:not([ssr])');
      await expect(awake.or(visit.getByText(MISSING)), `after ${kept} scripts`).toHaveCount(1);
      await visit.close();
    }),
  );
});

test('a page says so too where its own scripts come after the island has failed', async ({ page }) => {
  // Scripts run in the order of the page, so this one holds up the one that says so.
  await page.route(/ThemeButton.*\.js$/u, async (route) => {
    await new Promise((go) => setTimeout(go, 3_000));
    await route.continue();
  });
  await page.route(/FilingIsland.*\.js/u, (route) => route.abort('connectionreset'));
  await page.goto('/filing/');
  await expect(page.getByText(MISSING)).toBeVisible();
});
