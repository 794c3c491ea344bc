import { atom, type ReadableAtom } from 'nanostores';

import { auditPage, type PageAudit, type PageFacts } from '~/domain/seo/audit.ts';

import type { PageAnswer, SitePages } from './site-pages.ts';

/** A page that the audit has looked at. */
export type AuditedPage =
  | { readonly kind: 'audited'; readonly path: string; readonly audit: PageAudit }
  /** It did not answer as a page should, so there is nothing to score. */
  | { readonly kind: 'unreadable'; readonly path: string; readonly reason: string };

/** The pages that do not score 100, worst first: those that could not be read, then by score, then by path. */
export function worstFirst(pages: readonly AuditedPage[]): readonly AuditedPage[] {
  const rank = (page: AuditedPage) => (page.kind === 'unreadable' ? -1 : page.audit.score);
  return pages
    .filter((page) => rank(page) < 100)
    .sort((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1));
}

/** What a whole site comes to. */
export interface SiteScore {
  /** The pages' average, rounded down, so that 100 means every page; `undefined` when none could be read. */
  readonly score: number | undefined;
  readonly perfect: number;
  readonly imperfect: number;
  readonly unreadable: number;
}

/** Sums up audited pages. */
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

/** The pages that may be chosen. */
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

/** The audit of the whole site. What was audited is kept however it ends. */
export interface SiteRun {
  readonly state: 'idle' | 'running' | 'done' | 'stopped' | 'offline';
  readonly total: number;
  readonly done: number;
  /** Handed out when the run rests, not after each page. */
  readonly pages: readonly AuditedPage[];
}

/** What the SEO Audit panel shows. */
interface AuditState {
  readonly list: PageList;
  readonly page: PageRun;
  readonly site: SiteRun;
}

/** The SEO Audit panel's state and actions. Nothing here throws. */
export interface AuditStore {
  readonly $state: ReadableAtom<AuditState>;
  /** Loads the list of pages, unless it is there. */
  readonly open: () => Promise<void>;
  readonly auditPage: (path: string) => Promise<void>;
  /** Audits every page, from the first on, or goes on where the last run rested. */
  readonly auditSite: (from: 'start' | 'rest') => Promise<void>;
  /** Rests the audit of the site. */
  readonly stop: () => void;
}

/** What the audit needs of its surroundings; tests give their own. */
export interface AuditSurroundings {
  readonly site: SitePages;
  readonly facts: (html: string) => PageFacts;
}

/** Why a run was given up by itself. */
const OFFLINE = 'offline';

/** As many pages at once as a browser opens connections for. */
const AT_ONCE = 6;

/** Runs the SEO Audit panel over the pages of the site. */
export function auditStore({ site, facts }: AuditSurroundings): AuditStore {
  const idle: SiteRun = { state: 'idle', total: 0, done: 0, pages: [] };
  const $state = atom<AuditState>({ list: { kind: 'loading' }, page: { kind: 'idle' }, site: idle });
  const change = (changes: Partial<AuditState>) => {
    $state.set({ ...$state.get(), ...changes });
  };
  let running: AbortController | undefined;

  /** What a page's answer comes to; nothing for answers that are not the page's. */
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
      // Another page was chosen meanwhile.
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
      // All take from one list.
      await Promise.all(Array.from({ length: AT_ONCE }, auditInTurn));
      show(run.signal.aborted ? (run.signal.reason === OFFLINE ? 'offline' : 'stopped') : 'done', pages);
    },

    stop: () => {
      running?.abort();
    },
  };
}
