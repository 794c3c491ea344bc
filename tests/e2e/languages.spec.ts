import { expect, test } from '@playwright/test';

const switchTo = (name: string) => ({ name, exact: true }) as const;

test('a link leads to the same place of the same page in the other language, and back', async ({ page }) => {
  await page.goto('/sealing-laws/?from=flyer#oregon');
  await page.getByRole('link', switchTo('Español')).first().click();
  await expect(page).toHaveURL('/es/sealing-laws/?from=flyer#oregon');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('link', switchTo('English')).first().click();
  await expect(page).toHaveURL('/sealing-laws/?from=flyer#oregon');
});

test('links within Spanish pages stay in Spanish where there is a page', async ({ page }) => {
  await page.goto('/es/sealing-laws/');
  await page
    .getByRole('row', { name: /^Oregon/u })
    .getByRole('link', { name: /Oregon$/u })
    .last()
    .click();
  await expect(page).toHaveURL('/es/sealing-laws/oregon/');
  await page.getByRole('link', { name: 'Todos los estados' }).click();
  await expect(page).toHaveURL('/es/sealing-laws/');
});

test('a page of a place is in English alone and offers no other', async ({ page }) => {
  await page.goto('/state/texas/houston/');
  await expect(page.getByRole('link', switchTo('Español'))).toHaveCount(0);
});

test.describe('a browser that prefers Spanish', () => {
  test.use({ locale: 'es-US' });
  const offer = 'Esta página también está en español.';

  test('is offered the Spanish page and sent nowhere', async ({ page }) => {
    await page.goto('/faq/#is-it-a-scam');
    await expect(page).toHaveURL('/faq/#is-it-a-scam');
    await expect(page.getByText(offer)).toBeVisible();
    await page.getByRole('link', { name: 'Leerla en español' }).click();
    await expect(page).toHaveURL('/es/faq/#is-it-a-scam');
    await expect(page.getByText('This page is also in English.')).toBeHidden();
  });

  test('is not offered it again once declined', async ({ page }) => {
    await page.goto('/about/');
    await page.getByRole('button', { name: 'No, gracias' }).click();
    await expect(page.getByText(offer)).toBeHidden();
    await page.goto('/faq/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(offer)).toBeHidden();
  });
});

test('the choice of a language is remembered', async ({ page }) => {
  await page.goto('/about/');
  await expect(page.getByText('Esta página también está en español.')).toBeHidden();
  await page.getByRole('link', switchTo('Español')).first().click();
  await expect(page).toHaveURL('/es/about/');
  await page.goto('/terms/');
  await expect(page.getByText('Esta página también está en español.')).toBeVisible();
});

test('an unknown Spanish address says so in Spanish', async ({ page }) => {
  const answer = await page.goto('/es/no-such-door/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Página no encontrada');
  await page.locator('main').getByRole('link', { name: 'Leyes de sellado' }).click();
  await expect(page).toHaveURL('/es/sealing-laws/');
});

test('a letter stands in English, with what it says in Spanish', async ({ page }) => {
  await page.goto('/es/sealing-laws/ohio/');
  await page.getByText('Carta a la empresa de verificación de inquilinos', { exact: true }).click();
  const letter = page.locator('details[open]');
  await expect(letter.locator('pre[lang=en]')).toContainText('Re: Dispute of report number');
  await expect(letter.locator('pre').last()).toContainText('[Su nombre]');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the languages are links, and the English law is one tap away', async ({ page }) => {
    await page.goto('/es/sealing-laws/arizona/');
    await expect(page.getByText('aún no revisada por un profesional')).toBeVisible();
    await page.getByRole('link', { name: 'Leer esta página en inglés' }).click();
    await expect(page).toHaveURL('/sealing-laws/arizona/');
    await page.getByRole('contentinfo').getByRole('link', switchTo('Español')).click();
    await expect(page).toHaveURL('/es/sealing-laws/arizona/');
  });
});
