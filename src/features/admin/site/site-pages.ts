import { atom } from 'nanostores';

import { auditPage, type PageAudit, type PageFacts } from '#domain/seo/audit.ts';
import { readSitemap } from '#domain/seo/sitemap.ts';

const TIMEOUT_MS = 15_000;

async function readFile(path: string) {
  const response = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const reading = response.ok ? readSitemap(await response.text()) : undefined;
  if (reading === undefined || reading.kind === 'malformed') throw new Error(`${path} cannot be read.`);
  // The site at the browser's current origin is read, whatever host its sitemap names.
  return { kind: reading.kind, paths: reading.addresses.map((address) => new URL(address).pathname) };
}

/** Reads a file that the index lists. The protocol allows no index inside an index, which could be endless. */
async function readPages(path: string): Promise<readonly string[]> {
  const { kind, paths } = await readFile(path);
  if (kind === 'index') throw new Error(`${path} is an index inside an index.`);
  return paths;
}

/** The paths in the live sitemap, in order. Rejects if it cannot be read. */
export async function listPages(): Promise<readonly string[]> {
  const { kind, paths } = await readFile('/sitemap.xml');
  return kind === 'pages' ? paths : (await Promise.all(paths.map(readPages))).flat();
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

/** An audited page. */
export type AuditedPage =
  | { readonly kind: 'audited'; readonly path: string; readonly audit: PageAudit }
  /** The page could not be loaded, so there is no score. */
  | { readonly kind: 'unreadable'; readonly path: string; readonly reason: string };

/** Audits a live page. Rejects if there is no connection, which is not the page's fault, and when it is cancelled. */
export async function auditLivePage(path: string, signal?: AbortSignal): Promise<AuditedPage> {
  const limits = [AbortSignal.timeout(TIMEOUT_MS), ...(signal === undefined ? [] : [signal])];
  try {
    const response = await fetch(path, {
      headers: { accept: 'text/html' },
      // Load current pages, and do not fill the cache with thousands of them.
      cache: 'no-store',
      signal: AbortSignal.any(limits),
    });
    return response.ok
      ? { kind: 'audited', path, audit: auditPage(pageFacts(await response.text())) }
      : { kind: 'unreadable', path, reason: `The page answered with status ${response.status}.` };
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'TimeoutError')) throw error;
    return { kind: 'unreadable', path, reason: 'The page did not answer in time.' };
  }
}

/** The pages that do not score 100, worst first: those that could not be read, then by score, then by path. */
export function worstFirst(pages: readonly AuditedPage[]): readonly AuditedPage[] {
  const rank = (page: AuditedPage) => (page.kind === 'unreadable' ? -1 : page.audit.score);
  return pages
    .filter((page) => rank(page) < 100)
    .sort((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1));
}

/** The score of the site. */
export interface SiteScore {
  /** Average score, rounded down, so that 100 means every page has 100; `undefined` if no page could be read. */
  readonly score: number | undefined;
  readonly perfect: number;
  readonly imperfect: number;
  readonly unreadable: number;
}

/** Computes the site's score from audited pages. */
export function siteScore(pages: readonly AuditedPage[]): SiteScore {
  const scores = pages.flatMap((page) => (page.kind === 'audited' ? [page.audit.score] : []));
  const perfect = scores.filter((score) => score === 100).length;
  const sum = scores.reduce((total, score) => total + score, 0);
  return {
    score: scores.length === 0 ? undefined : Math.floor(sum / scores.length),
    perfect,
    imperfect: scores.length - perfect,
    unreadable: pages.length - scores.length,
  };
}

/** The audit of the whole site. Its pages are kept however it ends. */
export interface SiteRun {
  readonly state: 'idle' | 'running' | 'done' | 'stopped' | 'offline';
  readonly pages: readonly AuditedPage[];
}

/** Outside of the panel, so that an audit continues while the admin looks at another view. */
export const $siteRun = atom<SiteRun>({ state: 'idle', pages: [] });

/** Parallel requests, as many as browsers open connections to a host. */
const AT_ONCE = 6;

let running = new AbortController();

/** Audits the pages of the site, except those that were audited before. */
export async function auditSite(paths: readonly string[], before: readonly AuditedPage[]): Promise<void> {
  running = new AbortController();
  const { signal } = running;
  const pages = [...before];
  const done = new Set(pages.map(({ path }) => path));
  const waiting = paths.filter((path) => !done.has(path)).values();
  const show = (state: SiteRun['state']) => {
    $siteRun.set({ state, pages: [...pages] });
  };
  const auditInTurn = async () => {
    for (const path of waiting) {
      pages.push(await auditLivePage(path, signal));
      if (!signal.aborted) show('running');
    }
  };
  show('running');
  try {
    // All workers share one iterator.
    await Promise.all(Array.from({ length: AT_ONCE }, auditInTurn));
    show('done');
  } catch {
    show(signal.aborted ? 'stopped' : 'offline');
    running.abort();
  }
}

/** Stops the audit of the site. */
export function stopAudit(): void {
  running.abort();
}
