import type { LandingHeadWords } from '#domain/place-pages/place-heads.ts';
import type { RentalIssue } from '#domain/places/landing-page.ts';

import { PLACE_HEADS_WORDS } from './places.ts';

/** Metadata of the landing pages. */
export const LANDING_HEAD_WORDS = {
  titles: [
    'Rent in {where} with bad credit or an eviction | {brand}',
    'Rent in {where} with bad credit or an eviction',
    'Rent in {where} with an eviction',
    'Rent in {where}',
  ],
  openings: [
    'Bad credit, an eviction or a broken lease? See what helps you rent in {where}, check free whether a record may be sealed, and call us.',
    'Bad credit or an eviction? See what helps you rent in {where}, and check free whether a record may be sealed.',
    'See what helps you rent in {where} with an eviction or bad credit.',
  ],
  more: ['The court, rents and free help are one tap away.', 'Free check.', 'No cosigner.'],
  keywords: PLACE_HEADS_WORDS.keywords,
} as const satisfies LandingHeadWords;

/**
 * The words of the landing pages under /city/, which exist only in English. Place names are at the end of texts,
 * because landing-address.ts may replace them and the text before them must not move.
 */
export const LANDING_COPY = {
  unknownCity: 'your city',
  heading: 'Rent after an eviction or bad credit in',
  /** Where the URL names a state that has no place of this name. */
  notThere: {
    before: 'We know no',
    middle: 'in',
    after: 'This page is about',
    state: 'All about renting in',
  },
  /** On the page of a city that no list knows. */
  unknown: {
    text: 'We do not know this place.',
    named: 'We do not know {city}.',
    unnamed: 'This page is for every city.',
    /** Where the state is known. */
    noPage: 'We have no page for {city} yet.',
    thisPlace: 'this place',
    here: 'Here is {state}:',
    links: {
      law: 'its law',
      court: 'the court and what to do today',
      help: 'free help',
      cities: 'the cities with a page',
    },
    anyState: 'Choose your state to see its law.',
    state: 'Which state is it in?',
    show: 'Show its law',
    near: 'Did you mean',
    none: 'Check the spelling, or choose its state.',
  },
  own: 'Court, rents, free help and the rules there:',
  ownLink: 'everything about',
  /** On the page of a city that no list knows. */
  lede: 'One landlord said no. Another can say yes: with a partner behind you and your papers in order.',
  check: 'Check Eligibility',
  stats: {
    /** Above figures that are not about the place of the page. */
    nationwide: 'Figures for the whole country',
    approved: 'renters approved in {city}',
    years: 'years in {city}',
    days: 'days to approval on average in {city}',
    approval: 'typical time to approval',
  },
  issues: {
    heading: 'What is in the way?',
    lede: 'Ten things, and what to do about each.',
  },
  namesakes: 'Not the one you meant? There is also',
  keywords: {
    heading: 'People also look for',
    secondChance: 'Second chance apartments',
    evictions: 'Apartments that accept evictions',
    credit: 'Bad credit rentals',
    sealing: 'Eviction sealing',
  },
  checker: {
    heading: 'Can your eviction be sealed?',
    text: 'A few questions, about a minute, free: the answer, the law behind it and who can help.',
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

/** Advice on one rental issue. */
export interface IssueAdvice {
  /** The heading of a landing page whose URL names the issue; the city follows. */
  readonly headline: string;
  readonly text: string;
  readonly steps: readonly string[];
}

/** The specialised section for each of the ten options of the city search. */
export const RENTAL_ISSUE_ADVICE: Readonly<Record<RentalIssue, IssueAdvice>> = {
  'bad-credit': {
    headline: 'Rent with bad credit in',
    text: 'A score below 600 closes many doors. Private landlords and partnered communities look at more: income, rent paid on time, and who stands behind you.',
    steps: [
      'Order your free credit reports and dispute what is wrong.',
      'Bring proof of income and twelve months of rent you paid.',
      'A credit partner backs the application, so you need no cosigner.',
    ],
  },
  'previous-eviction': {
    headline: 'Rent after an eviction in',
    text: 'A case in the court’s file can show up for years, even when you won it. Sealing it, where the law allows, takes it out of sight.',
    steps: [
      'Check below whether your case may be sealed.',
      'Dispute a screening report that shows a sealed, wrong or too old case.',
      'Tell a landlord first, in two sentences, with proof that it is over.',
    ],
  },
  'broken-lease': {
    headline: 'Rent after a broken lease in',
    text: 'A lease you left early is a debt or a bad reference, and both can be answered. Landlords ask whether it is settled.',
    steps: [
      'Ask the old landlord in writing what they say you owe, and for what.',
      'Agree on a sum and get a letter that it is paid.',
      'Bring the letter with your application.',
    ],
  },
  bankruptcy: {
    headline: 'Rent after a bankruptcy in',
    text: 'A bankruptcy ends debts; to a landlord that can be good news. What counts is the discharge and what came after.',
    steps: [
      'Bring the discharge papers.',
      'Check that old debts show as discharged on your reports.',
      'Show a year of bills paid since.',
    ],
  },
  'criminal-record': {
    headline: 'Rent with a criminal record in',
    text: 'A record is not an automatic no. No federal law bars you from renting a private home because of a record, and some states and cities limit what a landlord may ask. Old arrests without a conviction may not be in a screening report after seven years.',
    steps: [
      'Ask for your report: after a refusal it is free for 60 days. Dispute what is wrong.',
      'Ask legal aid whether the record can be sealed or expunged.',
      'Bring references from work, a program or a former landlord.',
    ],
  },
  'no-credit-history': {
    headline: 'Rent without a credit history in',
    text: 'No score is not a bad score. Landlords need another reason to trust that the rent arrives.',
    steps: [
      'Bring bank statements and proof of rent, phone and power bills paid.',
      'Ask whether your rent can be reported from now on.',
      'A credit partner stands in for the history you do not have yet.',
    ],
  },
  foreclosure: {
    headline: 'Rent after a foreclosure in',
    text: 'Losing a house says nothing about rent, yet it lowers the score. A person who reads your file sees the difference.',
    steps: [
      'Bring the papers that show when it ended and that nothing is owed.',
      'Write two sentences on what happened.',
      'Look for landlords who read applications themselves.',
    ],
  },
  'income-requirements': {
    headline: 'Rent with a lower income in',
    text: 'Many buildings want three times the rent. Some count more than wages, and some ask for less.',
    steps: [
      'Count all of it: wages, benefits, child support, a housing voucher.',
      'Apply with somebody: two incomes count together.',
      'Ask whether a partner or a larger deposit changes the rule.',
    ],
  },
  'self-employed': {
    headline: 'Rent when you are self-employed in',
    text: 'Without pay stubs, your bank account shows what you earn.',
    steps: [
      'Bring two years of tax returns and six months of bank statements.',
      'Add contracts, invoices or 1099 forms that show it goes on.',
      'Show a reserve of a few months’ rent if you have one.',
    ],
  },
  student: {
    headline: 'Rent as a student in',
    text: 'No income yet is common, and it can be bridged. Landlords ask who pays and for how long.',
    steps: [
      'Bring the letter of financial aid, a scholarship or a job offer.',
      'Ask about rooms, sublets and rent by the semester.',
      'A credit partner stands where a parent’s signature is missing.',
    ],
  },
};
