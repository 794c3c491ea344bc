import type { AuditFinding, AuditRule } from './audit-finding.ts';
import { canonicalAddressRule } from './canonical-address.ts';
import { descriptionRule } from './description.ts';
import { imageAlternativesRule } from './image-alternatives.ts';
import { mainHeadingRule } from './main-heading.ts';
import { openGraphRule } from './open-graph.ts';
import type { PageFacts } from './page-facts.ts';
import { structuredDataRule } from './structured-data-block.ts';
import { titleRule } from './title.ts';

/** Every rule, in the order of the specification (§9). */
export const AUDIT_RULES: readonly AuditRule[] = [
  titleRule,
  descriptionRule,
  canonicalAddressRule,
  openGraphRule,
  mainHeadingRule,
  imageAlternativesRule,
  structuredDataRule,
];

/** What the audit makes of a page. */
export interface PageAudit {
  /** 0 to 100. */
  readonly score: number;
  readonly findings: readonly AuditFinding[];
}

/** Holds a page to every rule: 100 less what the findings take (specification §9). */
export function auditPage(page: PageFacts): PageAudit {
  const findings = AUDIT_RULES.flatMap((rule) => rule(page));
  return { score: auditScore(findings), findings };
}

/** 100 less all deductions, never below 0. */
export function auditScore(findings: readonly Pick<AuditFinding, 'deduction'>[]): number {
  return Math.max(
    0,
    findings.reduce((score, { deduction }) => score - deduction, 100),
  );
}
