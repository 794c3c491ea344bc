import { readSitemap } from '~/domain/seo/sitemap-comparison.ts';
import type { PageFacts } from '~/domain/seo/audit.ts';

/** What a page of this site answered. */
export type PageAnswer =
  | { readonly kind: 'page'; readonly html: string }
  /** It answered with something else, or not in time; `reason` is a sentence. */
  | { readonly kind: 'no-page'; readonly reason: string }
  /** There is no connection: the fault is not the page's. */
  | { readonly kind: 'offline' }
  /** Given up by the caller. */
  | { readonly kind: 'cancelled' };

/** The pages of this site, as visitors get them. Nothing here throws. */
export interface SitePages {
  /** The paths that the live sitemap names, in its order; `undefined` when it cannot be read. */
  readonly list: () => Promise<readonly string[] | undefined>;
  readonly read: (path: string, signal: AbortSignal) => Promise<PageAnswer>;
}

const INDEX = '/sitemap.xml';
const TIMEOUT_MS = 15_000;

/** The site behind the address that the browser is at, whatever host its sitemap names. */
export function sitePages(send: typeof fetch): SitePages {
  const readFile = async (path: string): Promise<readonly string[]> => {
    const response = await send(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const reading = response.ok ? readSitemap(await response.text()) : undefined;
    if (reading === undefined || reading.kind === 'malformed') throw new Error(`${path} cannot be read.`);
    const paths = reading.addresses.map((address) => new URL(address).pathname);
    return reading.kind === 'pages' ? paths : (await Promise.all(paths.map(readList))).flat();
  };
  /** A file that an index names: one level deep, to avoid loops. */
  const readList = async (path: string): Promise<readonly string[]> => {
    if (path === INDEX) throw new Error('The index names itself.');
    return readFile(path);
  };

  return {
    list: async () => {
      try {
        return await readFile(INDEX);
      } catch {
        return undefined;
      }
    },
    read: async (path, signal) => {
      try {
        const response = await send(path, {
          headers: { accept: 'text/html' },
          // The page as it is now, and none of three thousand left in the cache.
          cache: 'no-store',
          signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        });
        return response.ok
          ? { kind: 'page', html: await response.text() }
          : { kind: 'no-page', reason: `The page answered with status ${response.status}.` };
      } catch (error) {
        if (signal.aborted) return { kind: 'cancelled' };
        return error instanceof DOMException && error.name === 'TimeoutError'
          ? { kind: 'no-page', reason: 'The page did not answer in time.' }
          : { kind: 'offline' };
      }
    },
  };
}

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
