/** The words of parts shared by several pages. */
export const PARTS_COPY = {
  /** Accessible name of a breadcrumb. */
  trail: 'Where you are',
  /** Suffix of links that open a new tab, for screen readers. */
  newTab: '(opens in a new tab)',
  /** Before the citation of the law that names the court. */
  courtLaw: 'By law:',
  legal: { updated: 'Last Updated:', contents: 'On this page' },
  faq: { link: 'Link to this answer' },
  quote: { verified: 'Verified' },
  approval: { rating: '{rating} of 5 stars' },
  /** Accessible names of icon links. */
  team: { mail: 'Write to {name}', phone: 'Call {name}', linkedin: 'Profile of {name}' },
} as const;

/** Breadcrumb steps whose label differs from the menu's. */
export const BREADCRUMB_WORDS = { questions: 'Questions' } as const;
