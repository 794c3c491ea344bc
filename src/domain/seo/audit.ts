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

/** One `<img>`. */
interface ImageFacts {
  readonly source: string;
  /** `undefined` without the attribute. Empty for decorative images. */
  readonly alt: string | undefined;
}

/** The result of one check (specification §3). */
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

/** Checks one aspect of a page: at least one finding for every page. */
export type AuditRule = (page: PageFacts) => readonly AuditFinding[];

/** A finding without a deduction. */
function passed(category: string, message: string): AuditFinding {
  return { type: 'success', category, message, deduction: 0 };
}

const CANONICAL = 'Canonical URL';
const CANONICAL_ELEMENT = '<link rel="canonical">';

/** Missing: 10 points (specification §9). */
const canonicalAddressRule: AuditRule = ({ canonical }) =>
  canonical === ''
    ? [
        {
          type: 'error',
          category: CANONICAL,
          message: 'The page names no canonical URL.',
          element: CANONICAL_ELEMENT,
          deduction: 10,
        },
      ]
    : [passed(CANONICAL, `The page names ${canonical}.`)];

const DESCRIPTION = 'Description';
const DESCRIPTION_ELEMENT = '<meta name="description">';

/** Missing: 15 points; over 160 characters: 5; under 120 characters: 3 (specification §9). */
const descriptionRule: AuditRule = ({ description }) => {
  const { length } = description;
  if (length === 0) {
    const message = 'The page has no description.';
    return [{ type: 'error', category: DESCRIPTION, message, element: DESCRIPTION_ELEMENT, deduction: 15 }];
  }
  if (length > META_LIMITS.description) {
    const message = `The description has ${length} characters. Use at most ${META_LIMITS.description}.`;
    return [{ type: 'warning', category: DESCRIPTION, message, element: DESCRIPTION_ELEMENT, deduction: 5 }];
  }
  if (length < META_LIMITS.descriptionMinimum) {
    const message = `The description has ${length} characters. Use at least ${META_LIMITS.descriptionMinimum}.`;
    return [{ type: 'warning', category: DESCRIPTION, message, element: DESCRIPTION_ELEMENT, deduction: 3 }];
  }
  return [passed(DESCRIPTION, `The description has ${length} characters.`)];
};

const IMAGES = 'Images';
const IMAGE_DEDUCTION = 2;
const MOST_FOR_IMAGES = 10;

/** 2 points for each image without alt text, at most 10 in total (specification §9). */
const imageAlternativesRule: AuditRule = ({ images }) => {
  const silent = images.filter(({ alt }) => alt === undefined);
  if (silent.length === 0) return [passed(IMAGES, satisfied(images.length))];
  return silent.map(({ source }, index): AuditFinding => ({
    type: 'warning',
    category: IMAGES,
    message: 'An image has no alt text.',
    element: `<img src="${source}">`,
    deduction: index < MOST_FOR_IMAGES / IMAGE_DEDUCTION ? IMAGE_DEDUCTION : 0,
  }));
};

function satisfied(count: number): string {
  if (count === 0) return 'The page has no images that need alt text.';
  return count === 1 ? 'The image has alt text.' : `All ${count} images have alt text.`;
}

const MAIN_HEADING = 'Headings';
const MAIN_HEADING_ELEMENT = '<h1>';

/** No h1: 15 points; several: 5 (specification §9). */
const mainHeadingRule: AuditRule = ({ mainHeadings }) => {
  switch (mainHeadings.length) {
    case 0:
      return [
        {
          type: 'error',
          category: MAIN_HEADING,
          message: 'The page has no H1.',
          element: MAIN_HEADING_ELEMENT,
          deduction: 15,
        },
      ];
    case 1:
      return [passed(MAIN_HEADING, 'The page has one H1.')];
    default: {
      const message = `The page has ${mainHeadings.length} H1s: ${mainHeadings.map((text) => `“${text}”`).join(', ')}.`;
      return [
        { type: 'warning', category: MAIN_HEADING, message, element: MAIN_HEADING_ELEMENT, deduction: 5 },
      ];
    }
  }
};

const OPEN_GRAPH = 'Open Graph';

/** Tags that a shared link needs. */
const OPEN_GRAPH_TAGS = ['og:title', 'og:description', 'og:image', 'og:type'] as const;

/** 2 points for each of {@link OPEN_GRAPH_TAGS} that is missing or empty (specification §9). */
const openGraphRule: AuditRule = ({ openGraph }) => {
  const missing = OPEN_GRAPH_TAGS.filter((tag) => (openGraph[tag] ?? '') === '');
  if (missing.length === 0)
    return [passed(OPEN_GRAPH, 'A shared link shows title, description and picture.')];
  return missing.map((tag): AuditFinding => ({
    type: 'warning',
    category: OPEN_GRAPH,
    message: `The page has no ${tag}.`,
    element: `<meta property="${tag}">`,
    deduction: 2,
  }));
};

const STRUCTURED_DATA = 'Structured data';

/** No JSON-LD: 5 points (specification §9). */
const structuredDataRule: AuditRule = ({ structuredData }) =>
  structuredData === 0
    ? [
        {
          type: 'warning',
          category: STRUCTURED_DATA,
          message: 'The page has no JSON-LD.',
          element: '<script type="application/ld+json">',
          deduction: 5,
        },
      ]
    : [passed(STRUCTURED_DATA, 'The page describes itself by JSON-LD.')];

const TITLE = 'Title';
const TITLE_ELEMENT = '<title>';

/** Missing: 15 points; over 60 characters: 5 (specification §9). */
const titleRule: AuditRule = ({ title }) => {
  if (title === '') {
    return [
      {
        type: 'error',
        category: TITLE,
        message: 'The page has no title.',
        element: TITLE_ELEMENT,
        deduction: 15,
      },
    ];
  }
  const { length } = title;
  if (length > META_LIMITS.title) {
    const message = `The title has ${length} characters. Use at most ${META_LIMITS.title}.`;
    return [{ type: 'warning', category: TITLE, message, element: TITLE_ELEMENT, deduction: 5 }];
  }
  return [passed(TITLE, `The title has ${length} characters.`)];
};

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

/** The audit of a page. */
export interface PageAudit {
  /** 0 to 100. */
  readonly score: number;
  readonly findings: readonly AuditFinding[];
}

/** Checks a page against every rule: 100 less all deductions (specification §9). */
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

/** Green at 90 and more, yellow at 70 and more, otherwise red (specification §9). */
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
