import { passed, type AuditRule } from './audit-finding.ts';

const CATEGORY = 'Structured data';

/** No JSON-LD takes 5 (specification §9). */
export const structuredDataRule: AuditRule = ({ structuredData }) =>
  structuredData === 0
    ? [
        {
          type: 'warning',
          category: CATEGORY,
          message: 'The page has no JSON-LD.',
          element: '<script type="application/ld+json">',
          deduction: 5,
        },
      ]
    : [passed(CATEGORY, 'The page describes itself by JSON-LD.')];
