import { passed, type AuditFinding, type AuditRule } from './audit-finding.ts';

const CATEGORY = 'Open Graph';

/** What a shared link shows; each one that is missing takes 2 (specification §9). */
export const OPEN_GRAPH_TAGS = ['og:title', 'og:description', 'og:image', 'og:type'] as const;

/** 2 for each of {@link OPEN_GRAPH_TAGS} that is missing or empty. */
export const openGraphRule: AuditRule = ({ openGraph }) => {
  const missing = OPEN_GRAPH_TAGS.filter((tag) => (openGraph[tag] ?? '') === '');
  if (missing.length === 0) return [passed(CATEGORY, 'A shared link shows title, description and picture.')];
  return missing.map((tag): AuditFinding => ({
    type: 'warning',
    category: CATEGORY,
    message: `The page has no ${tag}.`,
    element: `<meta property="${tag}">`,
    deduction: 2,
  }));
};
