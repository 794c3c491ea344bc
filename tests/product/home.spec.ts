import { expect } from 'playwright/test';

import { test } from '../support/policy-test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the hero leads to the check on the page, and takes its answer into that form and the other @desktop', async ({
  page,
}) => {
  await page.getByRole('link', { name: 'Check Eviction Expungement Eligibility' }).click();
  await expect(page.locator('#eligibility-checker')).toBeInViewport();
  await expect(page).toHaveURL('/#eligibility-checker');

  const first = page.getByRole('group', { name: 'Where was the case?' });
  await first.getByLabel('Where was the case?').selectOption('Arizona');
  const form = page.locator('#check-form');
  await expect(form.locator('[name=state]')).toHaveValue('AZ');
  await expect(page.getByRole('link', { name: /Get help today/u })).toHaveAttribute(
    'href',
    '/help-today/arizona/',
  );
  await first.getByRole('link', { name: 'Show me, free' }).click();
  await expect(page).toHaveURL('/eligibility-check/');
  await expect(page.locator('[name=state]')).toHaveValue('AZ');
});

test('the strip of approvals loops, can be stopped, and does not move with reduced motion @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const strip = page.locator('.strip');
  await strip.scrollIntoViewIfNeeded();
  await expect(strip.getByRole('listitem')).toHaveCount(25);
  await expect(strip.locator('li')).toHaveCount(50);
  const motion = () =>
    strip.locator('ul').evaluate((track) => {
      const { animationDuration, animationPlayState } = getComputedStyle(track);
      return `${animationDuration} ${animationPlayState}`;
    });
  await page.mouse.move(0, 0);
  await expect.poll(motion).toBe('60s running');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect.poll(motion).toBe('60s paused');
  await page.getByRole('button', { name: 'Play' }).click();
  await strip.focus();
  await expect.poll(motion).toBe('60s paused');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(strip.locator('li')).toHaveCount(25);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden();
});

test('on a phone, a link to the loan opens its section and leads to the lender @desktop', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const loan = page.getByRole('button', { name: 'Apply for Deposit Loan' });
  await expect(loan).toBeHidden();
  await page.locator('[data-menu] summary').click();
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: 'Financial Solutions' })
    .click();
  await expect(loan).toBeInViewport();
  await context.route('https://lending.example.com/**', (route) => route.fulfill({ body: 'the lender' }));
  await loan.click();
  await page.getByRole('slider', { name: 'Loan amount' }).press('ArrowLeft');
  await page.getByRole('button', { name: 'Continue with the lender' }).click();
  await expect(page).toHaveURL('https://lending.example.com/deposit-loan?amount=2400');
});

test('on a phone, the first question is on the first screen', async ({ page }) => {
  for (const path of ['/', '/es/']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const box = await page.locator('[data-first-question] select').boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0), path).toBeLessThan(844);
  }
});
