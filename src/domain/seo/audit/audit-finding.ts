import type { PageFacts } from './page-facts.ts';

/** What the audit says about one thing on a page (specification §3). */
export interface AuditFinding {
  readonly type: 'success' | 'warning' | 'error';
  /** The rule's name, as a person reads it: `Title`. */
  readonly category: string;
  readonly message: string;
  /** The tag that it is about, where one tag is. */
  readonly element?: string;
  /** Points that it takes from the score. */
  readonly deduction: number;
}

/** Says what is right or wrong with one thing: at least one finding for every page. */
export type AuditRule = (page: PageFacts) => readonly AuditFinding[];

/** A finding that takes nothing. */
export function passed(category: string, message: string): AuditFinding {
  return { type: 'success', category, message, deduction: 0 };
}
