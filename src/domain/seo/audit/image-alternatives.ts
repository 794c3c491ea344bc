import { passed, type AuditFinding, type AuditRule } from './audit-finding.ts';

const CATEGORY = 'Images';
const DEDUCTION = 2;
const MOST = 10;

/** Each picture without alt text takes 2, all together at most 10 (specification §9). */
export const imageAlternativesRule: AuditRule = ({ images }) => {
  const silent = images.filter(({ alt }) => alt === undefined);
  if (silent.length === 0) return [passed(CATEGORY, satisfied(images.length))];
  return silent.map(({ source }, index): AuditFinding => ({
    type: 'warning',
    category: CATEGORY,
    message: 'An image has no alt text.',
    element: `<img src="${source}">`,
    deduction: index < MOST / DEDUCTION ? DEDUCTION : 0,
  }));
};

function satisfied(count: number): string {
  if (count === 0) return 'The page has no images that need alt text.';
  return count === 1 ? 'The image has alt text.' : `All ${count} images have alt text.`;
}
