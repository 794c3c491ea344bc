import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { AUDIT_RULES, auditPage, type PageFacts, scoreColour } from './audit.ts';

const GOOD: PageFacts = {
  title: 'Second-chance rentals in Tempe, AZ',
  description: 'a'.repeat(140),
  canonical: 'https://www.example.com/state/arizona/tempe/',
  openGraph: {
    'og:title': 'Second-chance rentals',
    'og:description': 'Help to rent again.',
    'og:image': 'https://www.example.com/social-picture.png',
    'og:type': 'website',
  },
  mainHeadings: ['Second-chance rentals in Tempe'],
  images: [{ source: '/a.png', alt: '' }],
  structuredData: 1,
};

const EMPTY: PageFacts = {
  title: '',
  description: '',
  canonical: '',
  openGraph: {},
  mainHeadings: [],
  images: [],
  structuredData: 0,
};

const withoutTag = (tag: string) => ({ openGraph: { ...GOOD.openGraph, [tag]: '' } });
const images = (silent: number) => ({
  images: Array.from({ length: silent }, (_, index) => ({ source: `/${index}.png`, alt: undefined })),
});

describe('the audit of a page', () => {
  it('gives a good page 100, with one line per category', () => {
    const { score, findings } = auditPage(GOOD);
    expect(score).toBe(100);
    expect(findings.map(({ type }) => type)).toEqual(Object.keys(AUDIT_RULES).map(() => 'success'));
  });

  // The deductions of product §9, by hand.
  it.each<[string, Partial<PageFacts>, number, string]>([
    ['a missing title', { title: '' }, 15, 'Title'],
    ['a title of 61 characters', { title: 'a'.repeat(61) }, 5, 'Title'],
    ['a title of 60 characters', { title: 'a'.repeat(60) }, 0, 'Title'],
    ['a missing description', { description: '' }, 15, 'Description'],
    ['a description of 161 characters', { description: 'a'.repeat(161) }, 5, 'Description'],
    ['a description of 160 characters', { description: 'a'.repeat(160) }, 0, 'Description'],
    ['a description of 120 characters', { description: 'a'.repeat(120) }, 0, 'Description'],
    ['a description of 119 characters', { description: 'a'.repeat(119) }, 3, 'Description'],
    ['no canonical URL', { canonical: '' }, 10, 'Canonical URL'],
    ['no og:title', withoutTag('og:title'), 2, 'Open Graph'],
    ['no og:description', withoutTag('og:description'), 2, 'Open Graph'],
    ['no og:image', withoutTag('og:image'), 2, 'Open Graph'],
    ['no og:type', withoutTag('og:type'), 2, 'Open Graph'],
    ['no Open Graph at all', { openGraph: {} }, 8, 'Open Graph'],
    ['no H1', { mainHeadings: [] }, 15, 'Headings'],
    ['two H1s', { mainHeadings: ['One', 'Two'] }, 5, 'Headings'],
    ['five H1s', { mainHeadings: ['1', '2', '3', '4', '5'] }, 5, 'Headings'],
    ['one image without alt', images(1), 2, 'Images'],
    ['five images without alt', images(5), 10, 'Images'],
    ['six images without alt', images(6), 10, 'Images'],
    ['no JSON-LD', { structuredData: 0 }, 5, 'Structured data'],
  ])('deducts what the specification says for %s', (_what, change, deduction, category) => {
    const { score, findings } = auditPage({ ...GOOD, ...change });
    expect(score).toBe(100 - deduction);
    const [, ...others] = new Set(
      findings.filter(({ type }) => type !== 'success').map((each) => each.category),
    );
    expect(others).toEqual([]);
    const inCategory = findings.filter((finding) => finding.category === category);
    expect(inCategory.every(({ type }) => (type === 'success') === (deduction === 0))).toBe(true);
  });

  it('gives an empty page 32, because it has no pictures to check', () => {
    expect(auditPage(EMPTY).score).toBe(100 - 15 - 15 - 10 - 8 - 15 - 5);
  });

  it('names the wrong tag, and each image by its address', () => {
    const { findings } = auditPage({ ...GOOD, title: '', ...images(2) });
    expect(findings.map(({ element }) => element).filter(Boolean)).toEqual([
      '<title>',
      '<img src="/0.png">',
      '<img src="/1.png">',
    ]);
  });

  it('stays between 0 and 100 and deducts exactly its findings', () => {
    const facts = fc.record({
      title: fc.string({ maxLength: 80 }),
      description: fc.string({ maxLength: 200 }),
      canonical: fc.constantFrom('', 'https://www.example.com/'),
      openGraph: fc.dictionary(fc.constantFrom('og:title', 'og:image', 'og:type'), fc.string()),
      mainHeadings: fc.array(fc.string(), { maxLength: 3 }),
      images: fc.array(fc.record({ source: fc.string(), alt: fc.option(fc.string(), { nil: undefined }) })),
      structuredData: fc.nat({ max: 2 }),
    });
    fc.assert(
      fc.property(facts, (page) => {
        const { score, findings } = auditPage(page);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBe(100 - findings.reduce((sum, { deduction }) => sum + deduction, 0));
        expect(score === 100).toBe(findings.every(({ type }) => type === 'success'));
      }),
    );
  });
});

it.each([
  [100, 'green'],
  [90, 'green'],
  [89, 'yellow'],
  [70, 'yellow'],
  [69, 'red'],
  [0, 'red'],
] as const)('a score of %i is %s', (score, colour) => {
  expect(scoreColour(score)).toBe(colour);
});
