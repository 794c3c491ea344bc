/** Title, description and keywords of every page with an address of its own (specification §2, "Every page change"). */
export interface KnownPage {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

/** What the known pages say about themselves, by address. */
export const PAGE_HEADS = {
  '/': {
    title: 'SecondKey: second-chance rentals and eviction sealing',
    description:
      'An eviction, broken lease or bad credit behind you? Check free whether your record may be sealed, and get help to rent again. $49.95 covers two adults.',
    keywords: [
      'second chance rentals',
      'eviction record sealing',
      'apartments with an eviction',
      'bad credit apartments',
    ],
  },
  '/eligibility-check/': {
    title: 'Can my eviction be sealed? Free check | SecondKey',
    description:
      'Answer a few questions and see in about a minute whether your eviction record may be sealed, what your state’s law says, and who can help you do it.',
    keywords: ['eviction sealing check', 'eviction expungement eligibility', 'seal eviction record'],
  },
} as const satisfies Record<string, KnownPage>;
