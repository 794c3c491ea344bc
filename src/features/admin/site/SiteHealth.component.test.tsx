import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { SitemapStats } from '#domain/seo/sitemap-report.ts';

import {
  button,
  leftFor,
  misfits,
  openOffice,
  pageViolations,
  showDashboard,
} from '../../../../tests/component/back-office.tsx';

const SITE = '/admin/dashboard/?list=site';
const API = '/api/generate-sitemap';
const PATHS = ['/', '/about/', '/faq/', '/state/arizona/mesa/', '/state/arizona/tempe/'];

/** The pages of a small site, one of them in no sitemap. */
function openSite(pages: Readonly<Record<string, () => Response | Promise<Response>>> = {}) {
  const office = openOffice();
  const xml = (text: string) => () => new Response(text, { headers: { 'content-type': 'application/xml' } });
  office.answer(
    '/sitemap.xml',
    xml(`<sitemapindex><sitemap><loc>https://x.example/sitemap-main.xml</loc></sitemap></sitemapindex>`),
  );
  const urls = PATHS.map((path) => `<url><loc>https://x.example${path}</loc></url>`);
  office.answer('/sitemap-main.xml', xml(`<urlset>${urls.join('')}</urlset>`));
  for (const path of [...PATHS, '/privacy/']) {
    office.answer(path, pages[path] ?? (() => html(goodPage(path))));
  }
  return office;
}

const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } });

/** A page with nothing to complain of. */
const goodPage = (path: string) => `<!DOCTYPE html><html><head>
  <title>A title of the usual length for a page</title>
  <meta name="description" content="${'A description of the usual length. '.repeat(4).trim()}">
  <link rel="canonical" href="https://x.example${path}">
  ${['title', 'description', 'url', 'type', 'image', 'site_name']
    .map((name) => `<meta property="og:${name}" content="something">`)
    .join('')}
  <script type="application/ld+json">{}</script>
  </head><body><h1>One</h1><img src="/a.png" alt=""></body></html>`;

/** Takes 15 for its title, 3 for its description, 10 for canonical, 4 for og:image and og:type, 5 for two H1, 2, 5. */
const BAD_PAGE = `<!DOCTYPE html><html><head>
  <meta name="description" content="${'a'.repeat(100)}">
  <meta property="og:title" content="A"><meta property="og:description" content="A"><meta property="og:image" content="">
  </head><body><h1>One</h1><h1>Two</h1><img src="/a.png" alt=""><img src="/b.png" onerror="document.title='mine'">
  <script>document.title = 'mine'</script></body></html>`;

const panel = (title: string) =>
  page.getByRole('group').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

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
      unreachable: some('https://www.secondkey.example/sitemap-es.xml: It did not answer.'),
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

test('a missing sitemap is reported and can be retried', async () => {
  const office = openSite();
  office.answerOnce('/sitemap.xml', () => new Response('', { status: 503 }));
  await showDashboard(SITE);
  await expect
    .element(page.getByText('The sitemap could not be read, so there is no list of pages.'))
    .toBeVisible();
  await button('Try again').click();
  await expect.element(button('Audit all 5 pages')).toBeVisible();
});

test('the panels open and close independently', async () => {
  openSite();
  await showDashboard(SITE);
  await expect.poll(() => document.title).toMatch(/^Site \| /u);
  for (const title of ['Sitemap', 'SEO Audit']) {
    await expect.element(panel(title)).toHaveAttribute('open');
    await page.getByRole('heading', { name: title, exact: true }).click();
    await expect.element(panel(title)).not.toHaveAttribute('open');
  }
  await page.getByRole('heading', { name: 'Sitemap', exact: true }).click();
  await expect.element(button('Generate Sitemaps')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Audit all/u })).not.toBeInTheDocument();
});

describe('the Sitemap panel', () => {
  test('says Never before the first run and links to the three files', async () => {
    openSite();
    await showDashboard(SITE);
    await expect.element(button('Generate Sitemaps')).toBeVisible();
    await stat('Last generated').toBe('Never');
    await stat('Total URLs').toBe('Not counted yet');
    await stat('Last pinged').toBe('Never');
    for (const file of ['sitemap.xml', 'sitemap-main.xml', 'sitemap-locations.xml']) {
      await expect.element(page.getByRole('link', { name: file })).toHaveAttribute('href', `/${file}`);
    }
  });

  test('is busy while it generates, lists how the live site differs, and remembers the result', async () => {
    const office = openSite();
    const answer = Promise.withResolvers<Response>();
    let stats = NO_STATS;
    office.answer(API, (request) => (request.method === 'GET' ? Response.json(stats) : answer.promise));
    await showDashboard(SITE);
    await button('Generate Sitemaps').click();
    await expect.element(button('Generating...')).toBeDisabled();
    await expect.element(button('Ping Search Engines')).toBeDisabled();
    stats = { ...NO_STATS, lastGenerated: GENERATED.at, totalUrls: GENERATED.totalUrls };
    answer.resolve(Response.json(GENERATED));
    await expect.element(page.getByText('Sitemaps generated successfully!')).toBeVisible();
    await expect.element(button('Generate Sitemaps')).toHaveFocus();
    await expect.element(page.getByText('differs from what was built.')).toBeVisible();
    await expect.element(page.getByText('A rebuild was started.')).toBeVisible();
    await page.getByText('Missing from the live sitemap: 1,200').click();
    await expect.element(page.getByText('https://www.secondkey.example/state/utah/')).toBeVisible();
    await expect.element(page.getByText('and 1,199 more')).toBeVisible();
    await expect.element(page.getByText('Malformed')).not.toBeInTheDocument();
    await stat('Total URLs').toBe('3,112');
    await stat('Last generated').toMatch(/EST$/u);
    await stat('Last pinged').toBe('Never');
    const posts = office.calls(API).filter(({ method }) => method === 'POST');
    expect(await posts[0]?.json()).toEqual({ type: 'generate' });
  });

  test('pings the search engines that are set up, and remembers the time', async () => {
    openSite();
    await showDashboard(SITE);
    await button('Ping Search Engines').click();
    await expect
      .element(page.getByRole('listitem').filter({ hasText: 'Google Search Console' }))
      .toMatchTextContent('Not set up');
    await expect.element(button('Ping Search Engines')).toHaveFocus();
  });

  test('shows each engine’s answer, with the reason when one refuses', async () => {
    const office = openSite();
    office.answer(API, answering(PINGED));
    await showDashboard(SITE);
    await button('Ping Search Engines').click();
    await expect
      .element(
        page.getByText('Failed to ping search engines: Google Search Console: It knows no such property.'),
      )
      .toBeVisible();
    await expect
      .element(page.getByRole('listitem').filter({ hasText: 'api.indexnow.org' }))
      .toMatchTextContent('Received');
  });

  test('shows the reason when generating fails, and can be retried', async () => {
    const office = openSite();
    const detail = 'Something went wrong on our side.';
    const problem = { type: 'about:blank', title: 'Bad Request', status: 400, detail };
    office.answer(API, answering(problem, 400));
    await showDashboard(SITE);
    await button('Generate Sitemaps').click();
    await expect.element(page.getByText(`Failed to generate sitemaps: ${detail}`)).toBeVisible();
    await expect.element(button('Generate Sitemaps')).toBeEnabled();
    office.answer(API, answering(GENERATED));
    await button('Generate Sitemaps').click();
    await expect.element(page.getByText('Sitemaps generated successfully!')).toBeVisible();
    await expect.element(page.getByText('Failed to generate')).not.toBeInTheDocument();
    // When it fails again, what the run before found stays in view.
    office.answer(API, answering(problem, 400));
    await button('Generate Sitemaps').click();
    await expect.element(page.getByText(`Failed to generate sitemaps: ${detail}`)).toBeVisible();
    await expect.element(page.getByText('What follows is from the run before')).toBeVisible();
    await expect.element(page.getByText('Missing from the live sitemap: 1,200')).toBeVisible();
  });

  test('leads to login and back when the session is over', async () => {
    const office = openSite();
    await showDashboard(SITE);
    await expect.element(button('Ping Search Engines')).toBeVisible();
    office.holdToken('yesterday-token');
    await button('Ping Search Engines').click();
    await leftFor().toContain(`/admin/login/?reason=session-ended&next=${encodeURIComponent(SITE)}`);
  });
});

describe('the SEO audit', () => {
  const finding = (text: string) => panel('SEO Audit').getByRole('listitem').filter({ hasText: text }).last();

  async function auditPage(typed: string): Promise<void> {
    await audited.fill(typed);
    await button('Audit page').click();
  }

  test('finds nothing wrong with a good page and says what is right', async () => {
    openSite();
    await showDashboard(SITE);
    await auditPage('tempe');
    await expect.element(page.getByText('100 / 100')).toBeVisible();
    await expect.element(page.getByText('/state/arizona/tempe/').first()).toBeVisible();
    for (const category of [
      'Title',
      'Description',
      'Canonical URL',
      'Open Graph',
      'Headings',
      'Images',
      'Structured data',
    ]) {
      await expect.element(finding(`Success: ${category}`)).toBeVisible();
    }
  });

  test('scores a bad page as specified, with type, category, message and element', async () => {
    openSite({ '/faq/': () => html(BAD_PAGE) });
    await showDashboard(SITE);
    await auditPage('/faq');
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
    expect(document.title).toMatch(/^Site \| /u);
    expect(await pageViolations()).toEqual([]);
  });

  test('accepts any page of the site and says whether it is indexable', async () => {
    openSite();
    await showDashboard(SITE);
    await auditPage('/faq/');
    await expect
      .element(page.getByText('Indexable: the sitemap tells search engines of this page.'))
      .toBeVisible();
    await auditPage('/privacy/');
    await expect.element(page.getByText('Not indexable: this page is in no sitemap')).toBeVisible();
  });

  test('asks for an address when the input is ambiguous', async () => {
    openSite();
    await showDashboard(SITE);
    await auditPage('arizona');
    await expect.element(audited).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByText('or type one from its first slash on')).toBeVisible();
  });

  test('of one page is not shown for an invalid address typed after it', async () => {
    openSite({ '/faq/': () => html(BAD_PAGE) });
    await showDashboard(SITE);
    await auditPage('faq');
    await expect.element(page.getByText('The page has no title.')).toBeVisible();
    await auditPage('arizona');
    await expect.element(audited).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByText('The page has no title.')).not.toBeInTheDocument();
  });

  test('shows its progress, can be cancelled, continues, and lists the worst pages first', async () => {
    const held = Promise.withResolvers<undefined>();
    openSite({
      '/faq/': () => html(BAD_PAGE),
      '/about/': () => new Response('oops', { status: 500 }),
      '/state/arizona/tempe/': async () => {
        await held.promise;
        return html(goodPage('/state/arizona/tempe/'));
      },
    });
    await showDashboard(SITE);
    await page.getByRole('button', { name: /^Audit all/u }).click();
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '4');
    await expect.element(page.getByText('4 of 5 pages')).toBeVisible();
    await button('Cancel').click();
    await expect.element(page.getByText('Stopped after 4 of 5 pages. They are kept.')).toBeVisible();
    await expect.element(page.getByText('the average of 4 of 5 pages')).toBeVisible();
    held.resolve(undefined);
    await button('Continue').click();
    await expect.element(page.getByText('At 100: 3. Below: 1. Could not be read: 1.')).toBeVisible();
    const pages = [...document.querySelectorAll('details details > summary')].filter(({ textContent }) =>
      /score|of 100/u.test(textContent),
    );
    expect(pages.map((summary) => summary.textContent)).toEqual([
      expect.stringMatching(/No score\/about\//u),
      expect.stringMatching(/56 of 100, Poor\/faq\//u),
    ]);
    for (const summary of pages) (summary as HTMLElement).click();
    await expect.element(page.getByText('The page answered with status 500.')).toBeVisible();
    await expect.element(page.getByText('The page has no title.').last()).toBeVisible();
    expect(await pageViolations()).toEqual([]);
    expect(await misfits()).toEqual([]);
  });

  test('keeps its results when the network is lost, says so, and continues', async () => {
    const office = openSite();
    const lost = Promise.withResolvers<Response>();
    office.answer('/state/arizona/tempe/', () => lost.promise);
    await showDashboard(SITE);
    await page.getByRole('button', { name: /^Audit (?:all|again)/u }).click();
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '4');
    lost.reject(new TypeError('Failed to fetch'));
    await expect
      .element(
        page.getByText(
          'The connection was lost after 4 of 5 pages. They are kept: check your connection, then continue.',
        ),
      )
      .toBeVisible();
    await expect.element(page.getByText('the average of 4 of 5 pages')).toBeVisible();
    office.answer('/state/arizona/tempe/', () => html(goodPage('/state/arizona/tempe/')));
    await button('Continue').click();
    await expect.element(page.getByText('Every audited page scores 100.')).toBeVisible();
    await expect.element(page.getByText('the average of 5 of 5 pages')).toBeVisible();
  });
});
