import { CLAIMS } from '~/config/offer.ts';

/**
 * The words of the landing pages under /city/. A place stands at their end: the page may have to change it, and what
 * comes before it must not move.
 */
export const LANDING_COPY = {
  unknownCity: 'your city',
  heading: 'Rent after an eviction or bad credit in',
  lede: 'One landlord said no. Another can say yes: with a partner behind your application, your papers in order, and an answer to what is in the way.',
  check: 'Check Eligibility',
  stats: {
    approved: 'renters approved',
    years: 'years in',
    success: { figure: CLAIMS.successRate.figure, label: 'success rate' },
    days: 'days to approval on average',
  },
  issue: {
    heading: 'What is in the way?',
    lede: 'Ten things landlords say no to, and what to do about each.',
  },
  about: {
    heading: 'Renting with a hard past in',
    law: 'Whether an eviction record can be sealed, and when, depends on where the case was heard. Read',
    lawLink: 'the law in',
    anyState: 'your state',
    own: 'Court, law, map and places nearby:',
    ownLink: 'everything about',
    namesakes: 'Not the one you meant? There is also',
  },
  keywords: {
    heading: 'People also look for',
    secondChance: 'Second chance apartments',
    evictions: 'Apartments that accept evictions',
    credit: 'Bad credit rentals',
    sealing: 'Eviction sealing',
  },
  checker: {
    heading: 'Can your eviction be sealed?',
    loading: 'The check loads here.',
    link: 'Open the check on its own page',
  },
  fallback: {
    title: 'Rent in your city with bad credit or an eviction',
    description:
      'See what helps you rent in your city with an eviction or bad credit, and check free whether an eviction record may be sealed.',
    all: 'See all cities with a page of their own',
  },
} as const;
