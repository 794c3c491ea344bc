import { passed, type AuditRule } from './audit-finding.ts';

const CATEGORY = 'Canonical URL';
const ELEMENT = '<link rel="canonical">';

/** Missing takes 10 (specification §9). */
export const canonicalAddressRule: AuditRule = ({ canonical }) =>
  canonical === ''
    ? [
        {
          type: 'error',
          category: CATEGORY,
          message: 'The page names no canonical URL.',
          element: ELEMENT,
          deduction: 10,
        },
      ]
    : [passed(CATEGORY, `The page names ${canonical}.`)];
