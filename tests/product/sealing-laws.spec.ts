import { expect } from 'playwright/test';

import { test } from '../support/policy-test.ts';
import { printedSheets } from '../support/printed-sheets.ts';

test('a state on the map leads to its line, and the line to its law @desktop', async ({ page }) => {
  await page.goto('/sealing-laws/');
  // A small state has its own box, large enough for a finger.
  const box = page.locator('.law-map a[href="#rhode-island"] rect');
  const { width, height } = (await box.boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  await box.click();
  await expect(page).toHaveURL('/sealing-laws/#rhode-island');
  const line = page.locator('#rhode-island');
  await expect(line).toBeInViewport();
  await line.getByRole('link', { name: 'Rhode Island', exact: true }).click();
  await expect(page).toHaveURL('/state/rhode-island/#law');
  await expect(page.getByRole('heading', { name: /sealing/iu }).first()).toBeVisible();
});

test('the picker answers in place, and the filter shows the states of one finding @desktop', async ({
  page,
}) => {
  await page.goto('/sealing-laws/');
  await page.getByLabel('Your state').selectOption('Arizona');
  const answer = page.getByRole('status');
  await expect(answer.getByRole('heading', { name: 'Arizona' })).toBeVisible();
  await expect(answer).toContainText('33-1379');
  await expect(answer.getByRole('link', { name: 'Check my case, free' })).toHaveAttribute(
    'href',
    '/eligibility-check/#state=AZ',
  );
  await expect(answer.getByRole('link', { name: 'What to do' })).toHaveAttribute(
    'href',
    /sealing-laws\/arizona\/$/u,
  );

  const none = page.getByRole('radio', { name: /^No law found/u });
  const count = Number((await none.locator('..').innerText()).match(/\d+$/u)?.[0]);
  await none.locator('..').click();
  await expect(page.locator('.laws tbody tr').filter({ visible: true })).toHaveCount(count);
  await expect(page.locator('#arizona')).toBeHidden();
});

test('on a phone, a tile answers above the map, and a line opens one state @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/sealing-laws/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThanOrEqual(
    10,
  );
  await page.locator('.law-tiles a[href="#ohio"]').click();
  await expect(page.getByRole('status').getByRole('heading', { name: 'Ohio' })).toBeInViewport();
  const line = page.locator('#texas');
  await expect(line.getByRole('cell').first()).toBeHidden();
  await line.getByRole('button').click();
  await expect(line.getByRole('cell').first()).toBeVisible();
  await page.locator('#utah').getByRole('button').click();
  await expect(line.getByRole('cell').first()).toBeHidden();
});

test('keyboard users can skip the map or move through it @desktop', async ({ page }) => {
  await page.goto('/sealing-laws/');
  const skip = page.getByRole('link', { name: 'Skip the map, go to the list' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Tab');
  const alabama = page.getByRole('link', { name: /^Alabama \(AL\)/u });
  await expect(alabama).toBeFocused();
  const marked = await alabama.locator('path').evaluate((path) => getComputedStyle(path).strokeWidth);
  expect(marked).toBe('3px');

  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/sealing-laws/#states');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'All states and DC' })).toBeFocused();
});

test('the list is a table for screen readers at any width, and findings differ by more than colour', async ({
  page,
}) => {
  await page.goto('/sealing-laws/');
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(52);
  await expect(table.getByRole('columnheader')).toHaveText([
    'State',
    'What we found',
    'Who has to act',
    'Waiting period',
    'The law',
    'Checked',
  ]);
  await expect(table.getByRole('rowheader', { name: 'Texas' })).toBeVisible();
  const fills = await page
    .locator('.law-legend svg')
    .evaluateAll((swatches) => swatches.map((swatch) => getComputedStyle(swatch).fill));
  expect(new Set(fills).size).toBe(4);
  expect(fills.filter((fill) => fill.includes('url('))).toHaveLength(2);
});

test('feed and data set are served as what they are, and the feed is well-formed @desktop', async ({
  page,
  request,
}) => {
  const dataset = await request.get('/data/sealing-laws.json');
  expect(dataset.headers()['content-type']).toContain('application/json');
  const feed = await request.get('/sealing-laws.xml');
  expect(feed.headers()['content-type']).toContain('application/atom+xml');
  const read = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      const ATOM = 'http://www.w3.org/2005/Atom';
      return {
        errors: document.getElementsByTagName('parsererror').length,
        root: document.documentElement.namespaceURI === ATOM && document.documentElement.localName,
      };
    },
    await feed.text(),
  );
  expect(read).toEqual({ errors: 0, root: 'feed' });
});

test('a state’s plan prints as running text in black, without screen-only controls @desktop', async ({
  page,
}) => {
  await page.goto('/sealing-laws/ohio/');
  const outcome = page.locator('.outcome-body').first();
  await expect(outcome).toHaveCSS('display', 'grid');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // Grid boxes would be printed on top of each other at a page break.
  await expect(outcome).toHaveCSS('display', 'block');
  await expect(outcome).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('link', { name: 'Skip to the main text' })).toBeHidden();
  const check = page.getByRole('main').getByRole('link', { name: 'Check my case, free' });
  await expect(check).toBeHidden();
});

/** The longest, found by printing all of them. */
const LONGEST = ['/sealing-laws/california/', '/es/sealing-laws/california/'];

test('prints the ending that is chosen on two sheets, and all four on four @desktop', async ({ page }) => {
  for (const path of LONGEST) {
    for (const ending of ['dismissed', 'won', 'lost', 'settlement']) {
      await page.goto('about:blank');
      await page.goto(`${path}#${ending}`);
      await expect(page.locator('[name=ending][open]')).toHaveAttribute('id', ending);
      expect(await printedSheets(page), `${path}#${ending}`).toBeLessThanOrEqual(2);
    }
    await page.locator('html').evaluate((root) => {
      root.toggleAttribute('data-prints-all', true);
    });
    expect(await printedSheets(page), path).toBeLessThanOrEqual(4);
  }
});

test('on a computer, the plan of a state is no longer than five screens @desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/sealing-laws/california/');
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  expect(screens).toBeLessThanOrEqual(5);
});

test('on a computer, what is chosen, what was found for it and whom to call are side by side @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/sealing-laws/california/#lost');
  const parts = ['#lost > summary', '#lost .payment-finding', '#help'].map((part) =>
    page.locator(part).first(),
  );
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  const [choice, found, help] = boxes;
  expect(found?.x).toBeGreaterThanOrEqual((choice?.x ?? 0) + (choice?.width ?? 0) - 1);
  expect(help?.x).toBeGreaterThan((found?.x ?? 0) + (found?.width ?? 0));
  for (const box of boxes) expect(box?.y).toBeLessThan(700);
  // One ending stays open.
  await page.mouse.click((choice?.x ?? 0) + 20, (choice?.y ?? 0) + 20);
  await expect(page.locator('[name=ending][open]')).toHaveAttribute('id', 'lost');
});

test('one ending is open at a time, and stands in the address @desktop', async ({ page }) => {
  await page.goto('/sealing-laws/california/');
  await page.locator('summary', { hasText: 'Landlord won' }).click();
  await expect(page).toHaveURL(/#lost$/u);
  await expect(page.locator('[name=ending][open]')).toHaveCount(1);
  await page.reload();
  await expect(page.locator('[name=ending][open]')).toHaveAttribute('id', 'lost');
});
