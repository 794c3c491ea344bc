import type { PageAudit } from '~/domain/seo/audit.ts';

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
