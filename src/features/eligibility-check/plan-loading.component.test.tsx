import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { wordsIn } from '#content/words/words.ts';

import { check, serveChecks, setToday, verdict } from '../../../tests/component/check.tsx';
import { violations } from '../../../tests/component/island.tsx';

const connection = vi.hoisted(() => ({ isLost: true }));

// The browser answers imports itself, so a lost connection is played here.
vi.mock(import('#browser/load-once.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  retryableImport: (load) => () =>
    connection.isLost && String(load).includes('RentersPlan')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : load(),
}));

afterEach(() => {
  connection.isLost = true;
});

test.each(['en', 'es'] as const)(
  'a plan that could not be loaded says so in accessible %s',
  async (language) => {
    setToday();
    serveChecks();
    await check({}, { language });
    const failed = page.getByText(wordsIn(language).law.LAW_DETAILS_COPY.plan.failed);
    await expect.element(failed).toBeVisible();
    expect(await violations(document.body)).toEqual([]);
  },
);

test('a plan that could not be loaded is loaded when the connection is back', async () => {
  setToday();
  serveChecks();
  await check();
  await expect.element(page.getByText('We could not load your plan.')).toBeVisible();
  await expect.element(verdict).toHaveAttribute('data-verdict', 'found');
  connection.isLost = false;
  dispatchEvent(new Event('online'));
  await expect.element(page.getByRole('heading', { name: 'Your plan', exact: true })).toBeVisible();
});
