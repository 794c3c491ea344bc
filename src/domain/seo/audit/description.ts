import { META_LIMITS } from '../meta-limits.ts';
import { passed, type AuditRule } from './audit-finding.ts';

const CATEGORY = 'Description';
const ELEMENT = '<meta name="description">';

/** Missing takes 15, over 160 characters 5, under 120 characters 3 (specification §9). */
export const descriptionRule: AuditRule = ({ description }) => {
  const { length } = description;
  if (length === 0) {
    const message = 'The page has no description.';
    return [{ type: 'error', category: CATEGORY, message, element: ELEMENT, deduction: 15 }];
  }
  if (length > META_LIMITS.description) {
    const message = `The description has ${length} characters. Use at most ${META_LIMITS.description}.`;
    return [{ type: 'warning', category: CATEGORY, message, element: ELEMENT, deduction: 5 }];
  }
  if (length < META_LIMITS.descriptionMinimum) {
    const message = `The description has ${length} characters. Use at least ${META_LIMITS.descriptionMinimum}.`;
    return [{ type: 'warning', category: CATEGORY, message, element: ELEMENT, deduction: 3 }];
  }
  return [passed(CATEGORY, `The description has ${length} characters.`)];
};
