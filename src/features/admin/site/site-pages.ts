import { readSitemap } from '~/domain/seo/sitemap.ts';
import type { PageFacts } from '~/domain/seo/audit.ts';

/** Response of a page of this site. */
export type PageAnswer =
  | { readonly kind: 'page'; readonly html: string }
  /** Another response, or a timeout; `reason` is a sentence. */
  | { readonly kind: 'no-page'; readonly reason: string }
  /** No connection, which is not the page's fault. */
  | { readonly kind: 'offline' }
  /** Aborted by the caller. */
  | { readonly kind: 'cancelled' };

/** Access to the live pages of this site. The methods do not throw. */
export interface SitePages {
  /** The paths in the live sitemap, in order; `undefined` if it cannot be read. */
  readonly list: () => Promise<readonly string[] | undefined>;
  readonly read: (path: string, signal: AbortSignal) => Promise<PageAnswer>;
}

const INDEX = '/sitemap.xml';
const TIMEOUT_MS = 15_000;

/** Accesses the site at the browser's current origin, whatever host its sitemap names. */
export function sitePages(send: typeof fetch): SitePages {
  const readFile = async (path: string) => {
    const response = await send(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const reading = response.ok ? readSitemap(await response.text()) : undefined;
    if (reading === undefined || reading.kind === 'malformed') throw new Error(`${path} cannot be read.`);
    return { kind: reading.kind, paths: reading.addresses.map((address) => new URL(address).pathname) };
  };
  /** Reads a file that the index lists. The protocol allows no index inside an index, which could be endless. */
  const readPages = async (path: string): Promise<readonly string[]> => {
    const { kind, paths } = await readFile(path);
    if (kind === 'index') throw new Error(`${path} is an index inside an index.`);
    return paths;
  };

  return {
    list: async () => {
      try {
        const { kind, paths } = await readFile(INDEX);
        return kind === 'pages' ? paths : (await Promise.all(paths.map(readPages))).flat();
      } catch {
        return undefined;
      }
    },
    read: async (path, signal) => {
      try {
        const response = await send(path, {
          headers: { accept: 'text/html' },
          // Load current pages, and do not fill the cache with thousands of them.
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

/**
 * Style elements are removed before parsing, because browsers apply the current page's CSP to parsed documents and
 * would report the styles of other pages.
 */
const STYLE_SHEET = /<style\b[^>]*>.*?<\/style>/gsu;

/**
 * Extracts the facts for the SEO audit from a page's HTML. No scripts run and no resources are loaded. In the build,
 * tests/site/support/page-facts.ts does the same.
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
