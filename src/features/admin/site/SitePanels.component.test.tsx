import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { SUPPORT_HOURS } from '#config/site.ts';
import type { SitemapStats } from '#domain/seo/sitemap-report.ts';
import { addDays, dayIn } from '#domain/shared/plain-date.ts';

import {
  button,
  openOffice,
  pageViolations,
  showDashboard,
} from '../../../../tests/component/back-office.tsx';

const SITE = '/admin/dashboard/?list=submissions';
const API = '/api/generate-sitemap';

function openSite(pages: Readonly<Record<string, () => Response | Promise<Response>>> = {}) {
  const office = openOffice();
  for (const [path, answer] of Object.entries(pages)) office.answer(path, answer);
  return office;
}

const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } });

/** Takes 15 for its title, 3 for its description, 10 for canonical, 4 for og:image and og:type, 5 for two H1, 2, 5. */
const BAD_PAGE = `<!DOCTYPE html><html><head>
  <meta name="description" content="${'a'.repeat(100)}">
  <meta property="og:title" content="A"><meta property="og:description" content="A"><meta property="og:image" content="">
  </head><body><h1>One</h1><h1>Two</h1><img src="/a.png" alt=""><img src="/b.png" onerror="document.title='mine'">
  <script>document.title = 'mine'</script></body></html>`;

const panel = (title: string) =>
  page.getByRole('group').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const open = (title: string) => page.getByRole('heading', { name: title, exact: true }).click();

/** The value next to a label of the Sitemap panel. */
const stat = (label: string) => {
  const term = [...document.querySelectorAll('dt')].find((each) => each.textContent === label);
  return expect.poll(() => term?.parentElement?.querySelector('dd')?.textContent);
};

const audited = page.getByLabelText('Page', { exact: true });

const NO_STATS: SitemapStats = { lastGenerated: null, totalUrls: null, lastPinged: null };

/** Answers runs with this, and says that there was none before. */
const answering =
  (report: object, status = 200) =>
  ({ method }: Request) =>
    method === 'GET' ? Response.json(NO_STATS) : Response.json(report, { status });

const GENERATED = {
  kind: 'generated',
  at: '2026-11-21T18:30:00.000Z',
  urls: 3112,
  newest: '2026-11-20',
  failure: null,
};

test('the panels are closed at first, and open and close independently', async () => {
  openSite();
  await showDashboard(SITE);
  for (const title of ['Sitemap', 'SEO Audit']) {
    await expect.element(panel(title)).not.toHaveAttribute('open');
    await open(title);
    await expect.element(panel(title)).toHaveAttribute('open');
  }
  await expect.element(button('Generate Sitemaps')).toBeVisible();
  await expect.element(button('Audit page')).toBeVisible();
  expect(await pageViolations()).toEqual([]);
  await open('SEO Audit');
  await expect.element(panel('SEO Audit')).not.toHaveAttribute('open');
  await expect.element(button('Generate Sitemaps')).toBeVisible();
});

test('the Upkeep panel says what is due, since when, what pages say then, and where to begin', async () => {
  openSite();
  const today = dayIn(new Date(), SUPPORT_HOURS.timeZone);
  const law = (state: 'TX' | 'OH', days: number, count: number) =>
    ({ kind: 'law', state, due: addDays(today, days), count }) as const;
  await showDashboard(SITE, [law('TX', -1, 2), law('OH', 30, 3), law('OH', 31, 9)]);
  await open('Upkeep: 5 due');
  const line = /5 remedies of the law, 2 too old: from .+ on, pages give no date and no price/u;
  await expect.element(page.getByRole('listitem').filter({ hasText: 'too old' })).toMatchTextContent(line);
  await expect.element(page.getByText('In this order: Texas, Ohio')).toBeVisible();
  expect(await pageViolations()).toEqual([]);

  await showDashboard(SITE, [law('OH', 31, 9)]);
  await open('Upkeep');
  await expect.element(page.getByText('Nothing is too old, or will be within 30 days.')).toBeVisible();
});

describe('the Sitemap panel', () => {
  test('says Never before the first run and links to the three files', async () => {
    openSite();
    await showDashboard(SITE);
    await open('Sitemap');
    await expect.element(button('Generate Sitemaps')).toBeVisible();
    await stat('Last generated').toBe('Never');
    await stat('Total URLs').toBe('Never counted');
    await stat('Last pinged').toBe('Never');
    for (const file of ['sitemap.xml', 'sitemap-main.xml', 'sitemap-locations.xml']) {
      await expect.element(page.getByRole('link', { name: file })).toHaveAttribute('href', `/${file}`);
    }
  });

  test('is busy while it generates, and shows the new figures', async () => {
    const office = openSite();
    const answer = Promise.withResolvers<Response>();
    let stats = NO_STATS;
    office.answer(API, (request) => (request.method === 'GET' ? Response.json(stats) : answer.promise));
    await showDashboard(SITE);
    await open('Sitemap');
    await button('Generate Sitemaps').click();
    await expect.element(button('Generating...')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button('Ping Search Engines')).toHaveAttribute('aria-disabled', 'true');
    // Neither does anything meanwhile.
    await button('Ping Search Engines').click({ force: true });
    await button('Generating...').click({ force: true });
    stats = { ...NO_STATS, lastGenerated: GENERATED.at, totalUrls: GENERATED.urls };
    answer.resolve(Response.json(GENERATED));
    await expect.element(page.getByText('Sitemaps generated successfully!')).toBeVisible();
    await expect.element(button('Generate Sitemaps')).toHaveFocus();
    await stat('Total URLs').toBe('3,112');
    await stat('Last generated').toMatch(/EST$/u);
    await stat('Last pinged').toBe('Never');
    const posts = office.calls(API).filter(({ method }) => method === 'POST');
    expect(posts).toHaveLength(1);
    expect(await posts[0]?.json()).toEqual({ type: 'generate' });
  });

  test('shows why search engines were not notified', async () => {
    const office = openSite();
    office.answer(API, answering({ ...GENERATED, kind: 'pinged', failure: 'It did not answer in time.' }));
    await showDashboard(SITE);
    await open('Sitemap');
    await button('Ping Search Engines').click();
    await expect
      .element(page.getByText('Failed to ping search engines: It did not answer in time.'))
      .toBeVisible();
  });

  test('shows the reason when generating fails, and can be retried', async () => {
    const office = openSite();
    const detail = 'Something went wrong on our side.';
    office.answer(API, answering({ type: 'about:blank', title: 'Bad Request', status: 400, detail }, 400));
    await showDashboard(SITE);
    await open('Sitemap');
    await button('Generate Sitemaps').click();
    await expect.element(page.getByText(`Failed to generate sitemaps: ${detail}`)).toBeVisible();
    await expect.element(button('Generate Sitemaps')).toHaveAttribute('aria-disabled', 'false');
    office.answer(API, answering(GENERATED));
    await button('Generate Sitemaps').click();
    await expect.element(page.getByText('Sitemaps generated successfully!')).toBeVisible();
    await expect.element(page.getByText('Failed to generate')).not.toBeInTheDocument();
  });
});

describe('the SEO audit', () => {
  const finding = (text: string) => panel('SEO Audit').getByRole('listitem').filter({ hasText: text }).last();

  async function auditPage(typed: string): Promise<void> {
    if (audited.query() === null) await open('SEO Audit');
    await audited.fill(typed);
    await button('Audit page').click();
  }

  test('scores a bad page as specified, with type, category, message and element', async () => {
    openSite({ '/faq/': () => html(BAD_PAGE) });
    await showDashboard(SITE);
    await auditPage('/faq/');
    await expect.element(page.getByText('56 / 100')).toBeVisible();
    await expect.element(page.getByText('Poor')).toBeVisible();
    await expect.element(finding('The page has no title.')).toMatchTextContent(/Error: Title−15.*<title>/u);
    await expect
      .element(finding('The page has no og:image.'))
      .toMatchTextContent(/Warning: Open Graph−2.*<meta property="og:image">/u);
    await expect
      .element(finding('An image has no alt text.'))
      .toMatchTextContent(/Warning: Images−2.*<img src="\/b\.png">/u);
    // The audited page runs no script and loads no picture.
    expect(document.title).toMatch(/^Submissions \| /u);
    expect(await pageViolations()).toEqual([]);
  });

  test('of a page that cannot be read says why, in place of the score of the page before', async () => {
    openSite({
      '/faq/': () => html(BAD_PAGE),
      '/no-such-page': () => new Response('', { status: 404 }),
      '/slow/': () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await showDashboard(SITE);
    for (const [typed, words] of [
      ['http://[', 'This is not an address.'],
      ['no-such-page', 'The page answered with status 404.'],
      ['/slow/', 'There is no connection. Check it and try again.'],
    ] as const) {
      await auditPage('faq/');
      await expect.element(page.getByText('The page has no title.')).toBeVisible();
      await auditPage(typed);
      await expect.element(page.getByText(`${typed}: ${words}`)).toBeVisible();
      await expect.element(page.getByText('The page has no title.')).not.toBeInTheDocument();
    }
    expect(await pageViolations()).toEqual([]);
  });
});
