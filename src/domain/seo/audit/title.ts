import { META_LIMITS } from '../meta-limits.ts';
import { passed, type AuditRule } from './audit-finding.ts';

const CATEGORY = 'Title';
const ELEMENT = '<title>';

/** Missing takes 15, over 60 characters 5 (specification §9). */
export const titleRule: AuditRule = ({ title }) => {
  if (title === '') {
    return [
      {
        type: 'error',
        category: CATEGORY,
        message: 'The page has no title.',
        element: ELEMENT,
        deduction: 15,
      },
    ];
  }
  const { length } = title;
  if (length > META_LIMITS.title) {
    const message = `The title has ${length} characters. Use at most ${META_LIMITS.title}.`;
    return [{ type: 'warning', category: CATEGORY, message, element: ELEMENT, deduction: 5 }];
  }
  return [passed(CATEGORY, `The title has ${length} characters.`)];
};
