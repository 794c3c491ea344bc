import { atom, type ReadableAtom } from 'nanostores';

import { auditPage, type PageAudit, type PageFacts } from '#domain/seo/audit.ts';
import { readSitemap } from '#domain/seo/sitemap.ts';

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

/** An audited page. */
export type AuditedPage =
  | { readonly kind: 'audited'; readonly path: string; readonly audit: PageAudit }
  /** The page could not be loaded, so there is no score. */
  | { readonly kind: 'unreadable'; readonly path: string; readonly reason: string };

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

/** The pages of the sitemap. */
type PageList =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly paths: readonly string[] };

/** The audit of one page. */
export type PageRun =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly path: string }
  | { readonly kind: 'done'; readonly page: AuditedPage }
  | { readonly kind: 'offline'; readonly path: string };

/** The audit of the whole site. Results are kept however it ends. */
export interface SiteRun {
  readonly state: 'idle' | 'running' | 'done' | 'stopped' | 'offline';
  readonly total: number;
  readonly done: number;
  /** Set only when the run stops, not after each page. */
  readonly pages: readonly AuditedPage[];
}

interface AuditState {
  readonly list: PageList;
  readonly page: PageRun;
  readonly site: SiteRun;
}

/** The SEO Audit panel's state and actions. The methods do not throw. */
export interface AuditStore {
  readonly $state: ReadableAtom<AuditState>;
  /** Loads the list of pages, unless it is loaded. */
  readonly open: () => Promise<void>;
  readonly auditPage: (path: string) => Promise<void>;
  /** Audits all pages, from the start or from where the last run stopped. */
  readonly auditSite: (from: 'start' | 'rest') => Promise<void>;
  /** Stops the audit of the site. */
  readonly stop: () => void;
}

/** Dependencies; tests inject their own. */
export interface AuditSurroundings {
  readonly site: SitePages;
  readonly facts: (html: string) => PageFacts;
}

/** Abort reason when the connection is lost. */
const OFFLINE = 'offline';

/** Parallel requests, as many as browsers open connections to a host. */
const AT_ONCE = 6;

/** Creates the store of the SEO Audit panel. */
export function auditStore({ site, facts }: AuditSurroundings): AuditStore {
  const idle: SiteRun = { state: 'idle', total: 0, done: 0, pages: [] };
  const $state = atom<AuditState>({ list: { kind: 'loading' }, page: { kind: 'idle' }, site: idle });
  const change = (changes: Partial<AuditState>) => {
    $state.set({ ...$state.get(), ...changes });
  };
  let running: AbortController | undefined;

  /** Audits a response; `undefined` if there is none from the page. */
  const audited = (path: string, answer: PageAnswer): AuditedPage | undefined => {
    switch (answer.kind) {
      case 'page':
        return { kind: 'audited', path, audit: auditPage(facts(answer.html)) };
      case 'no-page':
        return { kind: 'unreadable', path, reason: answer.reason };
      case 'offline':
      case 'cancelled':
        return undefined;
    }
  };

  return {
    $state,
    open: async () => {
      if ($state.get().list.kind === 'ready') return;
      change({ list: { kind: 'loading' } });
      const paths = await site.list();
      change({ list: paths === undefined ? { kind: 'failed' } : { kind: 'ready', paths } });
    },

    auditPage: async (path) => {
      change({ page: { kind: 'running', path } });
      const page = audited(path, await site.read(path, new AbortController().signal));
      const { page: now } = $state.get();
      // Another page was chosen in the meantime.
      if (now.kind !== 'running' || now.path !== path) return;
      change({ page: page === undefined ? { kind: 'offline', path } : { kind: 'done', page } });
    },

    auditSite: async (from) => {
      const { list, site: last } = $state.get();
      if (list.kind !== 'ready' || last.state === 'running') return;
      const pages = from === 'rest' ? [...last.pages] : [];
      const done = new Set(pages.map(({ path }) => path));
      const waiting = list.paths.filter((path) => !done.has(path)).values();
      const total = list.paths.length;
      const show = (state: SiteRun['state'], handedOut: readonly AuditedPage[] = []) => {
        change({ site: { state, total, done: pages.length, pages: handedOut } });
      };

      const run = new AbortController();
      running = run;
      show('running');
      const auditInTurn = async () => {
        for (const path of waiting) {
          const answer = await site.read(path, run.signal);
          if (run.signal.aborted) return;
          const page = audited(path, answer);
          if (page === undefined) {
            run.abort(OFFLINE);
            return;
          }
          pages.push(page);
          show('running');
        }
      };
      // All workers share one iterator.
      await Promise.all(Array.from({ length: AT_ONCE }, auditInTurn));
      show(run.signal.aborted ? (run.signal.reason === OFFLINE ? 'offline' : 'stopped') : 'done', pages);
    },

    stop: () => {
      running?.abort();
    },
  };
}
