import type { RentalIssue } from '~/domain/places/rental-issue.ts';

/**
 * The words of the landing pages under /city/. Place names are at the end of texts, because landing-address.ts may
 * replace them and the text before them must not move.
 */
export const LANDING_COPY = {
  unknownCity: 'your city',
  heading: 'Rent after an eviction or bad credit in',
  lede: 'One landlord said no. Another can say yes: with a partner behind your application, your papers in order, and an answer to what is in the way.',
  check: 'Check Eligibility',
  stats: {
    approved: 'renters approved in {city}',
    years: 'years in {city}',
    days: 'days to approval on average in {city}',
    approval: 'typical time to approval',
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

/** Advice of a landing page on one rental issue. */
export interface IssueAdvice {
  readonly text: string;
  readonly steps: readonly string[];
}

/** The specialised section for each of the ten options of the city search. */
export const RENTAL_ISSUE_ADVICE: Readonly<Record<RentalIssue, IssueAdvice>> = {
  'bad-credit': {
    text: 'A score below 600 closes many doors at the first click. Private landlords and partnered communities look at more: income, rent paid on time, and who stands behind you.',
    steps: [
      'Order your free credit reports and dispute what is wrong.',
      'Bring proof of income and twelve months of rent you paid.',
      'A credit partner backs the application, so you need no cosigner.',
    ],
  },
  'previous-eviction': {
    text: 'A case in the court’s file can show up for years, even when you won it. Sealing it, where the law allows, takes it out of sight.',
    steps: [
      'Check below whether your case may be sealed.',
      'Dispute a screening report that shows a sealed, wrong or too old case.',
      'Tell a landlord first, in two sentences, with proof that it is over.',
    ],
  },
  'broken-lease': {
    text: 'A lease you left early is a debt or a bad reference, and both can be answered. Landlords ask whether it is settled.',
    steps: [
      'Ask the old landlord in writing what they say you owe, and for what.',
      'Agree on a sum and get a letter that it is paid.',
      'Bring the letter with your application.',
    ],
  },
  bankruptcy: {
    text: 'A bankruptcy ends debts; to a landlord that can be good news. What counts is the discharge and what came after.',
    steps: [
      'Bring the discharge papers.',
      'Check that old debts show as discharged on your reports.',
      'Show a year of bills paid since.',
    ],
  },
  'criminal-record': {
    text: 'A record is not an automatic no. Federal housing guidance asks landlords to look at what it was and how long ago, not to refuse everybody.',
    steps: [
      'Know what your report says: ask for a copy, and dispute mistakes.',
      'Ask legal aid whether the record can be sealed or expunged.',
      'Bring references from work, a program or a former landlord.',
    ],
  },
  'no-credit-history': {
    text: 'No score is not a bad score. Landlords need another reason to trust that the rent arrives.',
    steps: [
      'Bring bank statements and proof of rent, phone and power bills paid.',
      'Ask whether your rent can be reported from now on.',
      'A credit partner stands in for the history you do not have yet.',
    ],
  },
  foreclosure: {
    text: 'Losing a house says nothing about rent, yet it lowers the score and frightens screening software. A person who reads your file sees the difference.',
    steps: [
      'Bring the papers that show when it ended and that nothing is owed.',
      'Write two sentences on what happened.',
      'Look for landlords who read applications themselves.',
    ],
  },
  'income-requirements': {
    text: 'Many buildings want three times the rent. Some count more than wages, and some ask for less.',
    steps: [
      'Count all of it: wages, benefits, child support, a housing voucher.',
      'Apply with somebody: two incomes count together.',
      'Ask whether a partner or a larger deposit changes the rule.',
    ],
  },
  'self-employed': {
    text: 'Without pay stubs your bank account does the talking. Make it easy to read.',
    steps: [
      'Bring two years of tax returns and six months of bank statements.',
      'Add contracts, invoices or 1099 forms that show it goes on.',
      'Show a reserve of a few months’ rent if you have one.',
    ],
  },
  student: {
    text: 'No income yet is common, and it can be bridged. Landlords ask who pays and for how long.',
    steps: [
      'Bring the letter of financial aid, a scholarship or a job offer.',
      'Ask about rooms, sublets and rent by the semester.',
      'A credit partner stands where a parent’s signature is missing.',
    ],
  },
};
