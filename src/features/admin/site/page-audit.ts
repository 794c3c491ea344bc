import { auditPage, type PageAudit, type PageFacts } from '#domain/seo/audit.ts';

const TIMEOUT_MS = 15_000;

/**
 * Style elements are removed before parsing, because browsers apply the current page's CSP to parsed documents and
 * would report the styles of other pages.
 */
const STYLE_SHEET = /<style\b[^>]*>.*?<\/style>/gsu;

/**
 * Extracts the facts for the SEO audit from a page's HTML. No scripts run and no resources are loaded. In the build,
 * tests/site/support/page-facts.ts does the same.
 */
function pageFacts(html: string): PageFacts {
  const page = new DOMParser().parseFromString(html.replace(STYLE_SHEET, ''), 'text/html');
  const text = (selector: string) => page.querySelector(selector)?.textContent.trim() ?? '';
  const attribute = (selector: string, name: string) =>
    page.querySelector(selector)?.getAttribute(name)?.trim() ?? '';
  return {
    title: text('head > title'),
    description: attribute('meta[name="description"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    openGraph: Object.fromEntries(
      // The first of several tags wins, so it must come last.
      [...page.querySelectorAll('meta[property^="og:"]')]
        .reverse()
        .map((tag) => [tag.getAttribute('property') ?? '', tag.getAttribute('content')?.trim() ?? '']),
    ),
    mainHeadings: [...page.querySelectorAll('h1')].map((heading) => heading.textContent.trim()),
    images: [...page.querySelectorAll('img')].map((image) => ({
      source: image.getAttribute('src') ?? '',
      alt: image.getAttribute('alt') ?? undefined,
    })),
    structuredData: page.querySelectorAll('script[type="application/ld+json"]').length,
  };
}

export interface AuditedPage extends PageAudit {
  readonly path: string;
}

/**
 * Audits a page of the site as it is served now.
 *
 * @param typed its address; only the path counts, because the site at the browser's origin is read
 * @throws {Error} with the reason as a sentence, if it cannot be read
 */
export async function auditLivePage(typed: string): Promise<AuditedPage> {
  const address = typed.trim();
  if (!URL.canParse(address, location.origin)) throw new Error('This is not an address.');
  const path = new URL(address, location.origin).pathname;
  const response = await fetch(path, {
    headers: { accept: 'text/html' },
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw new Error(
      isLate ? 'The page did not answer in time.' : 'There is no connection. Check it and try again.',
      { cause: error },
    );
  });
  if (!response.ok) throw new Error(`The page answered with status ${response.status}.`);
  return { path, ...auditPage(pageFacts(await response.text())) };
}
