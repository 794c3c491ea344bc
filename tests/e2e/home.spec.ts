import { expect, test, type Page } from '@playwright/test';

import { scriptsHaveRun } from '../support/page-watch.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

/** Scrolls near a part, so that its script loads. */
async function approach(page: Page, selector: string) {
  await page.locator(selector).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
}

test('the hero leads to the check', async ({ page }) => {
  await page.getByRole('link', { name: 'Check Eviction Expungement Eligibility' }).click();
  await expect(page.locator('#eligibility-checker')).toBeInViewport();
  await expect(page).toHaveURL('/#eligibility-checker');
});

test.describe('the deposit loan', () => {
  test('opens, announces the amount and closes by button, Escape and backdrop', async ({ page }) => {
    await approach(page, '#lending');
    const dialog = page.getByRole('dialog', { name: 'How much do you need?' });
    const slider = page.getByRole('slider', { name: 'Loan amount' });
    const opener = page.getByRole('button', { name: 'Apply for Deposit Loan' });

    await opener.click();
    await expect(slider).toHaveValue('2500');
    await expect(slider).toHaveAttribute('aria-valuetext', '$2,500');
    await slider.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', '$2,600');
    await expect(dialog.getByRole('status')).toHaveText('$2,600');
    await slider.press('Home');
    await expect(slider).toHaveValue('300');
    await slider.press('End');
    await expect(slider).toHaveValue('5000');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();

    await opener.click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await opener.click();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
  });

  test('continues to the lending partner with the amount', async ({ page, context }) => {
    await context.route('https://lending.example.com/**', (route) => route.fulfill({ body: 'the lender' }));
    await approach(page, '#lending');
    await page.getByRole('button', { name: 'Apply for Deposit Loan' }).click();
    await page.getByRole('slider', { name: 'Loan amount' }).press('ArrowLeft');
    await page.getByRole('button', { name: 'Continue with the lender' }).click();
    await expect(page).toHaveURL('https://lending.example.com/deposit-loan?amount=2400');
  });
});

test('the strip of approvals loops and can be stopped', async ({ page }) => {
  await approach(page, '#approvals-title');
  const strip = page.locator('.strip');
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
});

test('the strip does not move with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await approach(page, '#approvals-title');
  await scriptsHaveRun(page);
  await expect(page.locator('.strip li')).toHaveCount(25);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden();
});

test('the city search leads to the city’s own address, and nowhere without a city', async ({ page }) => {
  await approach(page, '#city-search');
  await expect(page.locator('astro-island:has(#search-city)')).not.toHaveAttribute('ssr', /.*/);
  await page.locator('#search-state').selectOption('MO');
  await page.locator('#search-city').fill('   ');
  await page.getByRole('button', { name: 'Search this city' }).click();
  await expect(page).toHaveURL('/');
  await page.locator('#search-city').fill('Kansas City');
  await page.getByLabel('What is in the way?').selectOption('broken-lease');
  await page.getByRole('button', { name: 'Search this city' }).click();
  await expect(page).toHaveURL('/city/kansas-city/?state=MO&issue=broken-lease');
});

test.describe('the lead box', () => {
  test('asks for what is missing and keeps what was typed when sending fails', async ({ page }) => {
    await page.route('**/api/leads', (route) => route.fulfill({ status: 503, json: {} }));
    await approach(page, '#start');
    const email = page.locator('#lead-email');
    const phone = page.locator('#lead-phone');
    await expect(page.locator('astro-island:has(#lead-email)')).not.toHaveAttribute('ssr', /.*/);

    await page.getByRole('button', { name: 'Contact me' }).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Error: Enter your email address');
    await email.fill('dana@example.com');
    await phone.fill('602');
    await page.getByRole('button', { name: 'Contact me' }).click();
    await expect(phone).toHaveAccessibleDescription(/Enter a phone number with its area code/);

    await phone.fill('(602) 555-0134');
    await page.getByRole('button', { name: 'Contact me' }).click();
    await expect(page.getByRole('alert')).toContainText('This did not reach us');
    await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', 'tel:+18885550142');
    await expect(email).toHaveValue('dana@example.com');
    await expect(phone).toHaveValue('(602) 555-0134');
  });
});
