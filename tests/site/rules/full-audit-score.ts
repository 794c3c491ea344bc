import { auditPage } from '#domain/seo/audit.ts';
import { isNoindex, type BuiltPage } from '../support/built-page.ts';
import { finding, type Finding } from '../support/finding.ts';
import { pageFacts } from '../support/page-facts.ts';

/** A page that search engines may list scores 100 by the rules of the dashboard's SEO audit (product §9). */
export function fullAuditScore(page: BuiltPage): Finding[] {
  if (isNoindex(page)) return [];
  return auditPage(pageFacts(page))
    .findings.filter(({ type }) => type !== 'success')
    .map(({ element, category, message, deduction }) =>
      finding(page, element ?? category, `${message} Takes ${deduction}.`),
    );
}
