import type { PageFacts } from '~/domain/seo/audit.ts';

/** Browsers hold a parsed document to the policy of the page that reads it, which lists no other page's styles. */
const STYLE_SHEET = /<style\b[^>]*>.*?<\/style>/gsu;

/**
 * What the SEO audit looks at, read from a page's HTML as it was sent: no script of it runs and nothing of it is
 * fetched. The check of the build reads the same by tests/site/support/page-facts.ts.
 */
export function pageFacts(html: string): PageFacts {
  const page = new DOMParser().parseFromString(html.replace(STYLE_SHEET, ''), 'text/html');
  const text = (selector: string) => page.querySelector(selector)?.textContent.trim() ?? '';
  const attribute = (selector: string, name: string) =>
    page.querySelector(selector)?.getAttribute(name)?.trim() ?? '';
  return {
    title: text('head > title'),
    description: attribute('meta[name="description"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    openGraph: Object.fromEntries(
      // The first of several tags counts, so it is written last.
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
