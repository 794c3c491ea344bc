import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from 'playwright/test';

import { LANGUAGES, localPath } from '#config/languages.ts';
import { SUPPORT_HOURS } from '#config/site.ts';
import { wordsIn } from '#content/words/words.ts';
import { openingStatus, openingStatusText } from '#domain/shared/opening-hours.ts';
import { measureShifts } from '../support/page-watch.ts';
import { test } from '../support/policy-test.ts';

test('an unknown address says so, leads home and is logged @desktop', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const answer = await page.goto('/no/such-door/?name=private');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page not found');
  await expect.poll(() => logged).toContain('Page not found: /no/such-door/');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/es/no-such-door/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Página no encontrada');
  await expect(page.locator('main [lang=es] h1')).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: 'Leyes de sellado' })).toHaveAttribute(
    'href',
    '/es/sealing-laws/',
  );
});

test('the skip link leads past the top bar @desktop', async ({ page }) => {
  await page.goto('/about/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the main text' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

const HOUR_MS = 60 * 60 * 1000;

for (const language of LANGUAGES) {
  test(`the contact page says whether the phone is answered, and nothing moves when that changes: ${language} @desktop`, async ({
    page,
  }) => {
    const { OPENING_WORDS } = wordsIn(language).openingHours;
    const sentenceAt = (now: Date) => {
      const status = openingStatus(SUPPORT_HOURS, now);
      return status === undefined ? '' : openingStatusText(status, OPENING_WORDS);
    };
    // Tuesday noon in New York.
    const noon = new Date('2026-11-24T17:00:00Z');
    await page.clock.install({ time: noon });
    await page.goto(localPath('/contact/', language));
    const line = page.locator('[data-opening-status]');
    await expect(line).toHaveText(sentenceAt(noon));
    await page.clock.fastForward(9 * HOUR_MS);
    const evening = sentenceAt(new Date(noon.getTime() + 9 * HOUR_MS));
    expect(evening).not.toBe(sentenceAt(noon));
    await expect(line).toHaveText(evening);

    const week = Array.from({ length: 7 * 24 }, (_, hour) =>
      sentenceAt(new Date(noon.getTime() + hour * HOUR_MS)),
    );
    const sentences = [...new Set(week)];
    expect(sentences.length).toBeGreaterThan(3);
    for (const width of [320, 360, 384, 640, 768, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      const heights = await line.evaluate(
        (element, texts) =>
          texts.map((text) => {
            const sentence = element.querySelector('span');
            if (sentence !== null) sentence.textContent = text;
            return element.getBoundingClientRect().height;
          }),
        ['', ...sentences],
      );
      expect(new Set(heights).size, `heights at ${width} px: ${heights.join(', ')}`).toBe(1);
    }
  });
}

/** A page may take so many screens of a phone. Of plans and states, the longest, found by measuring all of them. */
const LENGTHS = [
  { path: '/', width: 360, height: 740, most: 9 },
  { path: '/es/', width: 360, height: 740, most: 9 },
  { path: '/sealing-laws/delaware/', width: 390, height: 844, most: 9 },
  { path: '/es/sealing-laws/delaware/', width: 390, height: 844, most: 9 },
  { path: '/state/massachusetts/', width: 390, height: 844, most: 7 },
  { path: '/es/state/massachusetts/', width: 390, height: 844, most: 7 },
  { path: '/testimonials/', width: 390, height: 844, most: 5 },
  { path: '/es/testimonials/', width: 390, height: 844, most: 5 },
] as const;
const MOST_OF_FOOTER = 1.1;

test('pages are no longer on a phone than they may be, nor is their footer @desktop', async ({ browser }) => {
  for (const { path, width, height, most } of LENGTHS) {
    const locale = path.startsWith('/es/') ? 'es-US' : 'en-US';
    const phone = await browser.newContext({ locale, viewport: { width, height } });
    const page = await phone.newPage();
    await page.goto(path);
    const screens = await page.evaluate(() => ({
      page: document.documentElement.scrollHeight / innerHeight,
      footer: (document.querySelector('footer')?.getBoundingClientRect().height ?? 0) / innerHeight,
    }));
    expect.soft(screens.page, path).toBeLessThanOrEqual(most);
    if (width === 390) expect.soft(screens.footer, path).toBeLessThanOrEqual(MOST_OF_FOOTER);
    await phone.close();
  }
});

test.describe('the menu on narrow screens', () => {
  test.use({ viewport: { width: 360, height: 1200 } });
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

  test('closes on a choice, on Escape and on a tap elsewhere @desktop', async ({ page }) => {
    await page.goto('/');
    const opener = page.locator('[data-menu] summary');
    await opener.click();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await page.mouse.click(20, 1185);
    await expect(menu(page)).toBeHidden();

    await opener.click();
    await menu(page).getByRole('link', { name: 'Free Eligibility Check' }).click();
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('#eligibility-checker')).toBeInViewport();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('menu, questions and forms still work @desktop', async ({ page }) => {
    await page.goto('/');
    await page.locator('[data-menu] summary').click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq/');

    const questions = page.locator('details[name=faq]');
    await questions.nth(1).locator('summary').click();
    await questions.nth(4).locator('summary').click();
    await expect(page.locator('details[name=faq][open]')).toHaveCount(1);
    await expect(questions.nth(4)).toContainText('Typically 7 to 21 days');

    await page.goto('/contact/');
    const form = page.locator('form[action="/api/messages"]');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(page.locator('theme-button button').first()).toBeHidden();
  });
});

test.describe('the theme', () => {
  const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme ?? 'system');

  test('is kept and applied before the first paint @desktop', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/about/');
    const button = page.getByRole('banner').getByRole('button');
    await expect(button).toHaveAccessibleName('Colors: as on this device');
    await button.click();
    await expect(button).toHaveAccessibleName('Colors: dark');
    expect(await theme(page)).toBe('dark');

    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.dataset.themeAtStart = document.documentElement.dataset.theme ?? 'system';
      });
    });
    await page.goto('/services/');
    await expect(page.locator('html')).toHaveAttribute('data-theme-at-start', 'dark');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(15, 27, 26)',
    );
  });
});

test('a question can be linked to @desktop', async ({ page }) => {
  await page.goto('/faq/#money-back');
  const linked = page.locator('details:has(#money-back)');
  await expect(linked).toHaveAttribute('open', '');
  await expect(linked.locator('summary')).toBeInViewport();
});

test('the bar above the header stays on screen while it has the focus, however far down @desktop', async ({
  page,
}) => {
  await page.goto('/');
  const strip = page.locator('header > :first-child');
  await page.evaluate(() => {
    scrollTo({ top: 2_000, behavior: 'instant' });
  });
  await expect(strip).not.toBeInViewport();
  await page.locator('header a.display').first().focus();
  await page.keyboard.press('Shift+Tab');
  await expect(strip.locator(':focus')).toBeAttached();
  await expect(strip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(strip).not.toBeInViewport();
});

for (const [path, tag] of [
  ['/', ''],
  ['/admin/login/', ' @desktop'],
] as const) {
  test(`nothing on ${path} moves when its header arrives in pieces${tag}`, async ({
    page,
    request,
    baseURL,
  }) => {
    const [header = '', rest] = (await (await request.get(path)).text()).split(/(?<=<\/header>)/u);
    const pieces = header.split(/(?<=<\/(?:a|nav|div|summary)>)/u);
    expect(pieces.length).toBeGreaterThan(2);

    async function answer({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
      const built = await fetch(new URL(url, baseURL));
      response.writeHead(built.status, { 'content-type': built.headers.get('content-type') ?? '' });
      if (url !== path) return void response.end(Buffer.from(await built.arrayBuffer()));
      // Slowly enough for a frame after each piece.
      for (const piece of pieces) {
        response.write(piece);
        await sleep(50);
      }
      response.end(rest);
    }

    const server = createServer((asked, response) => void answer(asked, response)).listen(0, '127.0.0.1');
    try {
      const shifts = await measureShifts(page);
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await shifts()).toEqual({ sum: 0, moved: [] });
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
}
