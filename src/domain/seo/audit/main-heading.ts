import { passed, type AuditRule } from './audit-finding.ts';

const CATEGORY = 'Headings';
const ELEMENT = '<h1>';

/** No h1 takes 15, several take 5 (specification §9). */
export const mainHeadingRule: AuditRule = ({ mainHeadings }) => {
  switch (mainHeadings.length) {
    case 0:
      return [
        {
          type: 'error',
          category: CATEGORY,
          message: 'The page has no H1.',
          element: ELEMENT,
          deduction: 15,
        },
      ];
    case 1:
      return [passed(CATEGORY, 'The page has one H1.')];
    default: {
      const message = `The page has ${mainHeadings.length} H1s: ${mainHeadings.map((text) => `“${text}”`).join(', ')}.`;
      return [{ type: 'warning', category: CATEGORY, message, element: ELEMENT, deduction: 5 }];
    }
  }
};
