/** Parts that several pages share. */
export const PARTS_COPY = {
  /** The name of a breadcrumb, for screen readers. */
  trail: 'Where you are',
  /** After links that leave the page open, for screen readers. */
  newTab: '(opens in a new tab)',
  /** Before the citation that says which court it is. */
  courtLaw: 'By law:',
  legal: { updated: 'Last Updated:', contents: 'On this page' },
  faq: { link: 'Link to this answer' },
  quote: { verified: 'Verified' },
  approval: { rating: '{rating} of 5 stars' },
  /** Names of links without text, for screen readers. */
  team: { mail: 'Write to {name}', phone: 'Call {name}', linkedin: 'Profile of {name}' },
} as const;

/** The steps of breadcrumbs that are named otherwise than in the menus. */
export const BREADCRUMB_WORDS = { questions: 'Questions' } as const;
