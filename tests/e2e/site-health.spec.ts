import { expect, type APIRequestContext, type Locator, type Page, type Route } from '@playwright/test';

import { violations } from '../support/accessibility.ts';
import { button, openDashboard, viewTitle } from '../support/admin-pages.ts';
import { test } from '../support/admin-test.ts';
import { overhanging, overlapping } from '../support/page-width.ts';

const SITE = '/admin/dashboard/?list=site';
const API = '**/api/generate-sitemap';
const SITEMAPS = ['sitemap.xml', 'sitemap-main.xml', 'sitemap-locations.xml'] as const;

/** One of the two panels, by its heading. */
function panel(page: Page, title: string): Locator {
  return page
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .first();
}

async function openSite(page: Page): Promise<void> {
  await page.goto(SITE);
  await expectPanels(page);
}

async function expectPanels(page: Page): Promise<void> {
  await expect(page).toHaveURL(SITE);
  await expect(button(page, 'Generate Sitemaps')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Audit all/u })).toBeVisible();
}

/** The value of a label in the Sitemap panel. */
function stat(page: Page, label: string): Locator {
  return page.locator('dl > div').filter({ hasText: label }).locator('dd');
}

/** The number of pages in the live sitemap. */
async function listedPages(request: APIRequestContext): Promise<number> {
  const files = await Promise.all(
    SITEMAPS.slice(1).map(async (file) => (await request.get(`/${file}`)).text()),
  );
  return files.join('').split('<loc>').length - 1;
}

/** Cuts the sitemap to nine main pages and eleven of Alabama, so that auditing the whole site takes a moment. */
async function shortenSitemap(page: Page): Promise<void> {
  for (const [file, isKept, count] of [
    ['sitemap-main.xml', (entry: string) => !/^<loc>[^<]*\/(?:es|sealing-laws)\//u.test(entry), 9],
    ['sitemap-locations.xml', (entry: string) => entry.includes('/alabama/'), 11],
  ] as const) {
    await page.route(`**/${file}`, async (route) => {
      const answer = await route.fetch();
      const [head = '', ...entries] = (await answer.text()).split('<url>');
      const body = [head, ...entries.filter(isKept).slice(0, count)].join('<url>');
      await route.fulfill({ response: answer, body: `${body.replace('</urlset>', '')}</urlset>` });
    });
  }
}

test.describe('the panels', () => {
  test('are reached by the navigation and open and close independently', async ({ page }) => {
    await openDashboard(page);
    await page
      .getByRole('navigation', { name: 'Dashboard' })
      .getByRole('link', { name: 'Site', exact: true })
      .click();
    await expectPanels(page);
    await expect(page).toHaveTitle(viewTitle('Site'));
    for (const title of ['Sitemap', 'SEO Audit']) {
      await expect(panel(page, title)).toHaveAttribute('open');
      await page.getByRole('heading', { name: title, exact: true }).click();
      await expect(panel(page, title)).not.toHaveAttribute('open');
    }
    await page.getByRole('heading', { name: 'Sitemap', exact: true }).click();
    await expect(button(page, 'Generate Sitemaps')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Audit all/u })).toBeHidden();
  });

  test('fit the window at any width without overlapping controls', async ({ page }) => {
    await shortenSitemap(page);
    await openSite(page);
    await page.getByRole('button', { name: /^Audit all/u }).click();
    await expect(page.getByText('Every audited page scores 100.')).toBeVisible({ timeout: 30_000 });
    for (const width of [320, 360, 640, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overhanging(page), `at ${width} pixels`).toEqual([]);
      expect(await overlapping(page), `at ${width} pixels`).toEqual([]);
    }
  });

  test('pass axe in both themes', async ({ page }) => {
    await page.route(API, answerWith(GENERATED));
    await page.route('**/faq/', (route) => route.fulfill({ contentType: 'text/html', body: BAD_PAGE }));
    await openSite(page);
    await button(page, 'Generate Sitemaps').click();
    await page.getByLabel('Page', { exact: true }).fill('/faq/');
    await button(page, 'Audit page').click();
    await expect(page.getByText('/ 100')).toBeVisible();
    await page.locator('details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '');
    });
    expect(await violations(page)).toEqual([]);
  });
});

const some = (...first: string[]) => ({ count: first.length, first });

/** A run that has found something of each kind. */
const GENERATED = {
  kind: 'generated',
  at: '2026-11-21T18:30:00.000Z',
  totalUrls: 3112,
  files: [
    { name: 'sitemap-main.xml', urls: 9 },
    { name: 'sitemap-locations.xml', urls: 3103 },
  ],
  live: {
    state: 'checked',
    check: {
      origin: 'https://www.secondkey.example',
      missing: { count: 1200, first: ['https://www.secondkey.example/state/utah/'] },
      extra: some('https://www.secondkey.example/old/'),
      unreachable: some(
        'https://www.secondkey.example/sitemap-main.xml: There is nothing at this address (status 404).',
      ),
      malformed: some(),
    },
  },
  rebuild: { state: 'started' },
  recorded: true,
};

const PINGED = {
  kind: 'pinged',
  at: '2026-11-21T18:30:00.000Z',
  engines: [
    { engine: 'IndexNow (api.indexnow.org)', outcome: 'accepted', message: 'Received.', addresses: 3112 },
    {
      engine: 'Google Search Console',
      outcome: 'refused',
      message: 'It knows no such property.',
      addresses: 0,
    },
  ],
  recorded: true,
};

const answerWith = (json: unknown) => (route: Route) => route.fulfill({ json });

test.describe('the Sitemap panel', () => {
  test('says Never before the first run and links to the three files', async ({ page, request }) => {
    await openSite(page);
    await expect(stat(page, 'Last generated')).toHaveText('Never');
    await expect(stat(page, 'Total URLs')).toHaveText('Not counted yet');
    await expect(stat(page, 'Last pinged')).toHaveText('Never');
    for (const file of SITEMAPS) {
      const link = panel(page, 'Sitemap').getByRole('link', { name: new RegExp(`^${file}`, 'u') });
      await expect(link).toHaveAttribute('href', `/${file}`);
      expect((await request.get(`/${file}`)).headers()['content-type']).toContain('xml');
    }
  });

  test('generates: counts the build, compares it with the live site, and remembers the result', async ({
    page,
    request,
  }) => {
    await openSite(page);
    await button(page, 'Generate Sitemaps').click();
    await expect(button(page, 'Generating...')).toBeDisabled();
    await expect(button(page, 'Ping Search Engines')).toBeDisabled();
    await expect(page.getByText('Sitemaps generated successfully!')).toBeVisible({ timeout: 40_000 });
    await expect(button(page, 'Generate Sitemaps')).toBeFocused();
    const total = (await listedPages(request)).toLocaleString('en-US');
    await expect(stat(page, 'Total URLs')).toHaveText(total);
    await expect(stat(page, 'Last generated')).toHaveText(/MST$/u);
    await expect(stat(page, 'Last pinged')).toHaveText('Never');
    await expect(page.getByText('serves just what was built')).toBeVisible();
    await page.reload();
    await expect(stat(page, 'Total URLs')).toHaveText(total);
    await expect(stat(page, 'Last generated')).toHaveText(/MST$/u);
  });

  test('pings: notifies the search engine, shows its answer, and remembers the time', async ({ page }) => {
    await openSite(page);
    await button(page, 'Ping Search Engines').click();
    await expect(page.getByText('Search engines notified successfully!')).toBeVisible();
    const engine = page.getByRole('listitem').filter({ hasText: 'IndexNow (127.0.0.1:' });
    // Another test may have pinged it before.
    await expect(engine).toContainText(/Received|Nothing new/u);
    await expect(page.getByRole('listitem').filter({ hasText: 'Google Search Console' })).toContainText(
      'Not set up',
    );
    await expect(stat(page, 'Last pinged')).toHaveText(/MST$/u);
    await page.reload();
    await expect(stat(page, 'Last pinged')).toHaveText(/MST$/u);
  });

  test('reports on the second ping that there is nothing new', async ({ page }) => {
    await openSite(page);
    for (let time = 1; time <= 2; time += 1) {
      await button(page, 'Ping Search Engines').click();
      await expect(page.getByText('Search engines notified successfully!')).toBeVisible();
    }
    await expect(page.getByText('It knows every page as it is. Nothing was sent.')).toBeVisible();
  });

  test('lists how the live site differs', async ({ page }) => {
    await page.route(API, answerWith(GENERATED));
    await openSite(page);
    await button(page, 'Generate Sitemaps').click();
    await expect(page.getByText('differs from what was built.')).toBeVisible();
    await expect(page.getByText('A rebuild was started.')).toBeVisible();
    await page.getByText('Missing from the live sitemap: 1,200').click();
    await expect(page.getByText('https://www.secondkey.example/state/utah/')).toBeVisible();
    await expect(page.getByText('and 1,199 more')).toBeVisible();
    await expect(page.getByText('Malformed')).toHaveCount(0);
  });

  test('shows each engine’s answer, with the reason when one refuses', async ({ page }) => {
    await page.route(API, answerWith(PINGED));
    await openSite(page);
    await button(page, 'Ping Search Engines').click();
    await expect(
      page.getByText('Failed to ping search engines: Google Search Console: It knows no such property.'),
    ).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'api.indexnow.org' })).toContainText(
      'Received',
    );
    await expect(stat(page, 'Last pinged')).toHaveText('Never');
  });

  test('shows the reason when generating fails, and can be retried', async ({ page }) => {
    const detail = 'Something went wrong on our side.';
    const problem = { type: 'about:blank', title: 'Bad Request', status: 400, detail };
    await page.route(API, (route) => route.fulfill({ status: 400, json: problem }));
    await openSite(page);
    await button(page, 'Generate Sitemaps').click();
    await expect(page.getByText(`Failed to generate sitemaps: ${detail}`)).toBeVisible();
    await expect(button(page, 'Generate Sitemaps')).toBeEnabled();
    await page.unroute(API);
    await page.route(API, answerWith(GENERATED));
    await button(page, 'Generate Sitemaps').click();
    await expect(page.getByText('Sitemaps generated successfully!')).toBeVisible();
    await expect(page.getByText('Failed to generate')).toHaveCount(0);
  });

  test('leads to login and back when the session is over', async ({ page }) => {
    await page.route(API, (route) => route.fulfill({ status: 401, json: {} }));
    await openSite(page);
    await button(page, 'Ping Search Engines').click();
    await expect(page).toHaveURL(`/admin/login/?reason=session-ended&next=${encodeURIComponent(SITE)}`);
  });
});

/** Takes 15 for its title, 3 for its description, 10 for canonical, 4 for og:image and og:type, 5 for two H1, 2, 5. */
const BAD_PAGE = `<!DOCTYPE html><html><head>
  <meta name="description" content="${'a'.repeat(100)}">
  <meta property="og:title" content="A"><meta property="og:description" content="A"><meta property="og:image" content="">
  </head><body><h1>One</h1><h1>Two</h1><img src="/a.png" alt=""><img src="/b.png" onerror="document.title='mine'">
  <script>document.title = 'mine'</script></body></html>`;

test.describe('the SEO audit', () => {
  test('finds nothing wrong with a page of ours and says what is right', async ({ page }) => {
    await openSite(page);
    await page.getByLabel('Page', { exact: true }).fill('tempe');
    await button(page, 'Audit page').click();
    await expect(page.getByText('100 / 100')).toBeVisible();
    await expect(page.getByText('/state/arizona/tempe/').first()).toBeVisible();
    for (const category of [
      'Title',
      'Description',
      'Canonical URL',
      'Open Graph',
      'Headings',
      'Images',
      'Structured data',
    ]) {
      await expect(
        panel(page, 'SEO Audit')
          .getByRole('listitem')
          .filter({ hasText: `Success: ${category}` }),
      ).toBeVisible();
    }
  });

  test('scores a bad page as specified, with type, category, message and element', async ({ page }) => {
    await page.route('**/faq/', (route) => route.fulfill({ contentType: 'text/html', body: BAD_PAGE }));
    await openSite(page);
    await page.getByLabel('Page', { exact: true }).fill('/faq');
    await button(page, 'Audit page').click();
    await expect(page.getByText('56 / 100')).toBeVisible();
    await expect(page.getByText('Poor')).toBeVisible();
    const finding = (text: string) =>
      panel(page, 'SEO Audit').getByRole('listitem').filter({ hasText: text });
    await expect(finding('The page has no title.')).toHaveText(/Error: Title−15.*<title>/u);
    await expect(finding('The page has no og:image.')).toHaveText(
      /Warning: Open Graph−2.*<meta property="og:image">/u,
    );
    await expect(finding('An image has no alt text.')).toHaveText(/Warning: Images−2.*<img src="\/b\.png">/u);
    // The audited page runs no script and loads no picture.
    await expect(page).toHaveTitle(viewTitle('Site'));
  });

  test('accepts any page of the site and says whether it is indexable', async ({ page }) => {
    await openSite(page);
    for (const [path, words] of [
      ['/faq/', 'Indexable: the sitemap tells search engines of this page.'],
      ['/privacy/', 'Not indexable: this page is in no sitemap'],
    ] as const) {
      await page.getByLabel('Page', { exact: true }).fill(path);
      await button(page, 'Audit page').click();
      await expect(page.getByText(words)).toBeVisible();
    }
  });

  test('asks for an address when the input is ambiguous', async ({ page }) => {
    await openSite(page);
    await page.getByLabel('Page', { exact: true }).fill('arizona');
    await button(page, 'Audit page').click();
    await expect(page.getByLabel('Page', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('or type one from its first slash on')).toBeVisible();
  });

  test('audits the whole site and lists the worst pages first', async ({ page }) => {
    await shortenSitemap(page);
    // Excludes the Spanish pages, whose addresses have the same ending.
    const isPage = (path: string) => (url: URL) => url.pathname === path;
    await page.route(isPage('/faq/'), (route) => route.fulfill({ contentType: 'text/html', body: BAD_PAGE }));
    await page.route(isPage('/about/'), (route) => route.fulfill({ status: 500, body: 'oops' }));
    await openSite(page);
    await button(page, 'Audit all 20 pages').click();
    await expect(page.getByText('At 100: 18. Below: 1. Could not be read: 1.')).toBeVisible();
    await expect(page.getByText('97 / 100')).toBeVisible();
    const pages = page.locator('details details > summary');
    await expect(pages).toHaveCount(2);
    await expect(pages.nth(0)).toHaveText(/No score\/about\//u);
    await expect(pages.nth(1)).toHaveText(/56 of 100, Poor\/faq\//u);
    await pages.nth(0).click();
    await expect(page.getByText('The page answered with status 500.')).toBeVisible();
    await pages.nth(1).click();
    await expect(page.getByText('The page has no title.')).toBeVisible();
  });

  test('shows its progress, can be cancelled, and continues', async ({ page }) => {
    await shortenSitemap(page);
    const held = Promise.withResolvers<undefined>();
    await page.route(/\/alabama\//u, async (route) => {
      await held.promise;
      await route.continue().catch(() => undefined);
    });
    await openSite(page);
    await button(page, 'Audit all 20 pages').click();
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', '9');
    await expect(page.getByText('9 of 20 pages')).toBeVisible();
    await button(page, 'Cancel').click();
    await expect(page.getByText('Stopped after 9 of 20 pages. They are kept.')).toBeVisible();
    await expect(page.getByText('the average of 9 of 20 pages')).toBeVisible();
    held.resolve(undefined);
    await button(page, 'Continue').click();
    await expect(page.getByText('Every audited page scores 100.')).toBeVisible();
    await expect(page.getByText('the average of 20 of 20 pages')).toBeVisible();
  });

  test('keeps its results when the network is lost, says so, and continues', async ({ page, context }) => {
    await shortenSitemap(page);
    await openSite(page);
    const lost = Promise.withResolvers<undefined>();
    await page.route(/\d\/state\/alabama\/$/u, async (route) => {
      await lost.promise;
      await route.abort('internetdisconnected');
    });
    await button(page, 'Audit all 20 pages').click();
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', '19');
    await context.setOffline(true);
    lost.resolve(undefined);
    await expect(
      page.getByText(
        'The connection was lost after 19 of 20 pages. They are kept: check your connection, then continue.',
      ),
    ).toBeVisible();
    await expect(page.getByText('the average of 19 of 20 pages')).toBeVisible();
    await context.setOffline(false);
    await page.unroute(/\d\/state\/alabama\/$/u);
    await button(page, 'Continue').click();
    await expect(page.getByText('Every audited page scores 100.')).toBeVisible();
    await expect(page.getByText('the average of 20 of 20 pages')).toBeVisible();
  });

  test('reports a missing sitemap and can be retried', async ({ page }) => {
    await page.route('**/sitemap.xml', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(SITE);
    await expect(
      page.getByText('The sitemap could not be read, so there is no list of pages.'),
    ).toBeVisible();
    await page.unroute('**/sitemap.xml');
    await button(page, 'Try again').click();
    await expect(page.getByRole('button', { name: /^Audit all/u })).toBeVisible();
  });
});
