import { expect, type Page } from '@playwright/test';

import { submissionChartsSchema } from '#domain/api/contract.ts';
import { violations } from '../support/accessibility.ts';
import { button, expectList, openDashboard, viewTitle } from '../support/admin-pages.ts';
import { test } from '../support/admin-test.ts';
import { overhanging, overlapping } from '../support/page-width.ts';
import { saveCheck } from '../support/saved-check.ts';

const CHARTS = '/admin/dashboard/?list=charts';
const CALLS = '**/api/admin/charts?*';

async function openCharts(page: Page) {
  await openDashboard(page);
  const answer = page.waitForResponse(CALLS);
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Charts' }).click();
  return submissionChartsSchema.parse(await (await answer).json());
}

test.describe('the charts', () => {
  test('show the server’s counts by day, result and state, each with a table', async ({ page, request }) => {
    await saveCheck(request, { state: 'NV' });
    const { days, results, states } = await openCharts(page);
    await expect(page).toHaveURL(CHARTS);
    await expect(page).toHaveTitle(viewTitle('Charts'));
    const chart = (name: string) => page.getByRole('region', { name, exact: true });

    await expect(
      chart('By day').getByRole('img', { name: /^Bars by day\. [\d,]+ in the last 30 days/u }),
    ).toBeVisible();
    await chart('By day').getByText('Numbers as a table').click();
    const today = chart('By day').getByRole('row').nth(1);
    const last = days.at(-1);
    await expect(today.getByRole('cell')).toHaveText(
      [
        last?.eligible,
        last?.maybe,
        last?.['not-eligible'],
        (last?.eligible ?? 0) + (last?.maybe ?? 0) + (last?.['not-eligible'] ?? 0),
      ].map(String),
    );
    await expect(chart('By day').getByRole('row')).toHaveCount(31);

    await expect(chart('By result').getByRole('listitem').first()).toContainText(
      results.eligible.toLocaleString('en-US'),
    );
    await expect(
      chart('By state').getByRole('img', { name: /^Map by state\. From \d+ of 51/u }),
    ).toBeVisible();
    await chart('By state').getByText('Numbers as a table').click();
    await expect(chart('By state').getByRole('row', { name: `Nevada ${states.NV ?? 0}` })).toBeVisible();
    await expect(chart('By state').locator('svg[role=img] path')).toHaveCount(51);
  });

  test('cover the chosen days and link to their records', async ({ page, request }) => {
    await saveCheck(request, { state: 'NV' });
    await openCharts(page);
    const answer = page.waitForResponse(CALLS);
    await button(page, '7 days').click();
    const { from, work } = submissionChartsSchema.parse(await (await answer).json());
    await expect(page).toHaveURL(`${CHARTS}&range=7`);
    await expect(page.getByRole('img', { name: /^Bars by day\. [\d,]+ in the last 7 days/u })).toBeVisible();
    const waiting = work.submissions.new.toLocaleString('en-US');
    const records = page.getByRole('region', { name: 'What became of them' });
    await records.getByRole('link', { name: `New ${waiting} Submissions` }).click();
    await expect(page).toHaveURL(`/admin/dashboard/?list=submissions&from=${from}&work=new`);
    await expectList(page);
    await page.goBack();
    await expect(button(page, '7 days')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('region', { name: 'By state' }).getByText('Numbers as a table').click();
    await expect(page.getByRole('link', { name: 'Nevada' })).toHaveAttribute(
      'href',
      `/admin/dashboard/?list=submissions&from=${from}&state=NV`,
    );
  });

  test('report that they cannot be loaded and offer a retry', async ({ page }) => {
    await page.route(CALLS, (route) => route.fulfill({ status: 400, body: '{}' }));
    await page.goto(CHARTS);
    await expect(
      page.getByText(
        'The charts could not be loaded: the server could not be reached. Check your connection and try again.',
      ),
    ).toBeVisible();
    await page.unroute(CALLS);
    await button(page, 'Try again').click();
    await expect(page.getByRole('heading', { name: 'By day' })).toBeVisible();
  });

  test('report that their script cannot be fetched and offer a retry', async ({ page }) => {
    await openDashboard(page);
    await page.route('**/_astro/ChartsPanel*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Charts' }).click();
    await expect(page.getByText('This part of the dashboard could not be loaded.')).toBeVisible();
    await expect(button(page, 'Try again')).toBeVisible();
  });

  test('pass axe in both themes and fit every width', async ({ page, request }) => {
    await saveCheck(request);
    await openCharts(page);
    await page.getByText('Numbers as a table').first().click();
    expect(await violations(page)).toEqual([]);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overhanging(page), `at ${width} pixels`).toEqual([]);
      expect(await overlapping(page), `at ${width} pixels`).toEqual([]);
    }
  });
});
