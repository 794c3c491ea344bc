import { META_LIMITS } from './page-head.ts';

/**
 * The parts of a page that the audit checks. An adapter extracts them from HTML; texts are trimmed, and empty if
 * missing.
 */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** URL in `<link rel="canonical">`. */
  readonly canonical: string;
  /** Contents of `<meta property="og:…">`, by property. */
  readonly openGraph: Readonly<Record<string, string>>;
  /** The text of every h1. */
  readonly mainHeadings: readonly string[];
  readonly images: readonly ImageFacts[];
  /** Number of JSON-LD blocks. */
  readonly structuredData: number;
}

interface ImageFacts {
  readonly source: string;
  /** `undefined` without the attribute. Empty for decorative images. */
  readonly alt: string | undefined;
}

/** The result of one check (product §3). */
export interface AuditFinding {
  readonly type: 'success' | 'warning' | 'error';
  /** Display name of the rule: `Title`. */
  readonly category: string;
  readonly message: string;
  /** The tag concerned, if any. */
  readonly element?: string;
  /** Points deducted from the score. */
  readonly deduction: number;
}

/** What a rule says of a page, before it has its category. */
type Verdict = Omit<AuditFinding, 'category'>;

const passed = (message: string): Verdict[] => [{ type: 'success', message, deduction: 0 }];
const warning = (message: string, element: string, deduction: number): Verdict => ({
  type: 'warning',
  message,
  element,
  deduction,
});
const error = (message: string, element: string, deduction: number): Verdict => ({
  type: 'error',
  message,
  element,
  deduction,
});

/** Tags that a shared link needs. */
const OPEN_GRAPH_TAGS = ['og:title', 'og:description', 'og:image', 'og:type'] as const;
const IMAGE_DEDUCTION = 2;
const MOST_FOR_IMAGES = 10;

/** The rules with their deductions, in the order of product §9: each has at least one verdict. */
export const AUDIT_RULES: Readonly<Record<string, (page: PageFacts) => readonly Verdict[]>> = {
  Title: ({ title: { length } }) => {
    if (length === 0) return [error('The page has no title.', '<title>', 15)];
    if (length <= META_LIMITS.title) return passed(`The title has ${length} characters.`);
    const message = `The title has ${length} characters. Use at most ${META_LIMITS.title}.`;
    return [warning(message, '<title>', 5)];
  },
  Description: ({ description: { length } }) => {
    const element = '<meta name="description">';
    const { description: most, descriptionMinimum: least } = META_LIMITS;
    if (length === 0) return [error('The page has no description.', element, 15)];
    const has = `The description has ${length} characters.`;
    if (length > most) return [warning(`${has} Use at most ${most}.`, element, 5)];
    return length < least ? [warning(`${has} Use at least ${least}.`, element, 3)] : passed(has);
  },
  'Canonical URL': ({ canonical }) =>
    canonical === ''
      ? [error('The page names no canonical URL.', '<link rel="canonical">', 10)]
      : passed(`The page names ${canonical}.`),
  'Open Graph': ({ openGraph }) => {
    const missing = OPEN_GRAPH_TAGS.filter((tag) => (openGraph[tag] ?? '') === '');
    return missing.length === 0
      ? passed('A shared link shows title, description and picture.')
      : missing.map((tag) => warning(`The page has no ${tag}.`, `<meta property="${tag}">`, 2));
  },
  Headings: ({ mainHeadings }) => {
    const count = mainHeadings.length;
    if (count === 0) return [error('The page has no H1.', '<h1>', 15)];
    if (count === 1) return passed('The page has one H1.');
    const texts = mainHeadings.map((text) => `“${text}”`).join(', ');
    return [warning(`The page has ${count} H1s: ${texts}.`, '<h1>', 5)];
  },
  Images: ({ images }) => {
    const silent = images.filter(({ alt }) => alt === undefined);
    if (images.length === 0) return passed('The page has no images that need alt text.');
    if (silent.length === 0) return passed(`Images with alt text: ${images.length}.`);
    return silent.map(({ source }, index) => {
      const deduction = index < MOST_FOR_IMAGES / IMAGE_DEDUCTION ? IMAGE_DEDUCTION : 0;
      return warning('An image has no alt text.', `<img src="${source}">`, deduction);
    });
  },
  'Structured data': ({ structuredData }) =>
    structuredData === 0
      ? [warning('The page has no JSON-LD.', '<script type="application/ld+json">', 5)]
      : passed('The page describes itself by JSON-LD.'),
};

export interface PageAudit {
  /** 0 to 100. */
  readonly score: number;
  readonly findings: readonly AuditFinding[];
}

/** Checks a page against every rule: 100 less all deductions, never below 0 (product §9). */
export function auditPage(page: PageFacts): PageAudit {
  const findings = Object.entries(AUDIT_RULES).flatMap(([category, rule]) =>
    rule(page).map((verdict) => ({ category, ...verdict })),
  );
  const score = findings.reduce((left, { deduction }) => left - deduction, 100);
  return { score: Math.max(0, score), findings };
}

/** Green at 90 and more, yellow at 70 and more, otherwise red (product §9). */
export type ScoreColour = 'green' | 'yellow' | 'red';

/**
 * The colour of a score.
 *
 * @example scoreColour(89) // => 'yellow'
 */
export function scoreColour(score: number): ScoreColour {
  if (score >= 90) return 'green';
  return score >= 70 ? 'yellow' : 'red';
}
