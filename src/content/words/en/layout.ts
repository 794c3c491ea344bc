import { START_FEE } from '#config/offer.ts';
import type { ListedPath, NavPage } from '#config/page-registry.ts';
import { SITE } from '#config/site.ts';

import { TIMING } from './offer.ts';

/** Title, description and keywords of a page with a fixed remedy (product §2, "Every page change"). */
export interface KnownPage {
  /** At most 60 characters. Where it fits, the brand takes the place of `{brand}`, or follows the title. */
  readonly title: string;
  /** 120 to 160 characters. */
  readonly description: string;
  readonly keywords: readonly string[];
}

/** Metadata of the pages with fixed paths, by path. */
export const PAGE_HEADS = {
  '/': {
    title: '{brand}: second-chance rentals and eviction sealing',
    description: `An eviction, broken lease or bad credit behind you? Check free whether your record may be sealed, and get help to rent again. ${START_FEE.shown} covers two adults.`,
    keywords: [
      'second chance rentals',
      'eviction record sealing',
      'apartments with an eviction',
      'bad credit apartments',
    ],
  },
  '/about/': {
    title: 'About us: why we help people rent again',
    description: `Who we are, why we help renters with evictions, bad credit and records since ${SITE.foundedYear}, who pays us, and the people who answer when you call.`,
    keywords: [`about ${SITE.name}`, 'second chance rental program', 'rental help after eviction'],
  },
  '/services/': {
    title: 'Services: partner, verified file, record help',
    description:
      'A credit partner behind your application, RIN verification, eviction assistance and criminal record support: what each is, and what it is not.',
    keywords: [
      'credit partnership',
      'RIN verification',
      'eviction assistance',
      'rent with a criminal record',
    ],
  },
  '/how-it-works/': {
    title: 'How it works: six steps to your keys',
    description:
      'Six steps from a denied application to your own keys: what happens, how long it takes, what it costs and when, and what nobody can promise you.',
    keywords: ['how second chance renting works', 'rent with an eviction', 'no cosigner apartment'],
  },
  '/faq/': {
    title: 'Questions and straight answers',
    description: `Is it a scam? Why only ${START_FEE.shown}? Can I choose any property? How long does approval take? Ten questions renters ask first, with straight answers.`,
    keywords: ['second chance rental questions', 'eviction FAQ', 'RIN meaning'],
  },
  '/testimonials/': {
    title: 'Stories of renters who got their keys',
    description:
      'Renters with evictions, broken leases, bankruptcies and records tell how they found a home again, and what helped them to get there.',
    keywords: ['second chance rental reviews', 'renting after eviction stories'],
  },
  '/contact/': {
    title: 'Contact: call, write or leave a message',
    description: `Talk to a person about your eviction, your record or your application. Phone seven days a week, and messages answered within ${TIMING.emailReply}.`,
    keywords: [`contact ${SITE.name}`, 'free consultation', 'rental help phone'],
  },
  '/locations/': {
    title: 'All locations: states, cities, nearby areas',
    description:
      'Every state, its major cities and the places around them: find yours in the list, with the law there, the court that hears evictions and who can help.',
    keywords: ['second chance apartments by state', 'locations', 'site map'],
  },
  '/help-today/': {
    title: 'Help today with an eviction case',
    description:
      'Is your eviction case still open, or did you miss the court date? Whom to call free in your state and county, what to say, and the days you have.',
    keywords: ['eviction help today', 'missed eviction court date', 'eviction papers what to do'],
  },
  '/rent-with-a-record/': {
    title: 'Rent with an eviction on your record',
    description:
      'How to rent with an eviction on your record: your own report first, what landlords may ask, three times the rent, and a file to bring. By state, free.',
    keywords: ['rent with an eviction', 'apartments with an eviction on record', 'tenant screening report'],
  },
  '/what-happened/not-my-case/': {
    title: 'An eviction on my report is not mine',
    description:
      'An eviction case of somebody else on your screening report? Get your own report free, tell the cases apart, and send the letter that has it taken off.',
    keywords: ['eviction not mine', 'eviction on report by mistake', 'dispute eviction wrong person'],
  },
  '/what-happened/never-got-papers/': {
    title: 'Evicted, but I never got court papers',
    description:
      'The landlord won and you never got the court papers? A judge can set the judgment aside. Whom to ask first, what to say, and the time limit by state.',
    keywords: ['never served eviction', 'set aside eviction judgment', 'eviction without notice'],
  },
  '/what-happened/no-court/': {
    title: 'A debt to a landlord, but no court case',
    description:
      'A landlord or a collector reports a debt and there was no court case? Two free letters, the 30 days you have, and what a debt collector may not do.',
    keywords: ['rent debt in collections', 'debt validation letter landlord', 'dispute rental debt'],
  },
  '/what-happened/housing-authority/': {
    title: 'The housing authority said no: ask for a review',
    description:
      'A housing authority turned you down for a voucher or public housing? The letter that asks for a review, the last day to send it, and how a review goes.',
    keywords: ['housing authority denial', 'section 8 informal review', 'voucher denied eviction'],
  },
  '/filing/': {
    title: 'Court papers to seal an eviction, filled in',
    description:
      'Fill in the motion, petition or worksheet to seal an eviction in your state: free, on your device, with the steps and whom to ask before you sign.',
    keywords: ['motion to seal eviction', 'eviction expungement form', 'petition to seal eviction record'],
  },
  '/eligibility-check/': {
    title: 'Can my eviction be sealed? Free check',
    description:
      'Answer a few questions and see in about a minute whether your eviction record may be sealed, what your state’s law says, and who can help you do it.',
    keywords: ['eviction sealing check', 'eviction expungement eligibility', 'seal eviction record'],
  },
  '/sealing-laws/': {
    title: 'Eviction sealing laws of all 50 states',
    description:
      'A map and a list of every state’s law on sealing eviction records: what it does, how long you wait, who has to act, the statute, and when we checked it.',
    keywords: ['eviction sealing laws by state', 'eviction expungement laws', 'eviction record law map'],
  },
  '/sealing-laws/changes/': {
    title: 'What changed in eviction sealing laws',
    description:
      'New laws, new rulings and corrections: every change of what we say about sealing an eviction record, state by state, newest first, and as a feed.',
    keywords: ['eviction sealing law changes', 'new eviction record laws'],
  },
  '/sealing-laws/data/': {
    title: 'Eviction sealing laws as open data',
    description:
      'The eviction record sealing laws of all states as JSON and CSV: each remedy with its waiting period, source and quotation, free to use, with examples.',
    keywords: ['eviction law data set', 'eviction sealing open data', 'eviction record law API'],
  },
  '/renter-protections/': {
    title: 'Renter protections when you apply, by state',
    description:
      'Caps on application fees and deposits, limits on past evictions, reusable reports and vouchers: the rules of states and cities, each with its law.',
    keywords: ['renter protections by state', 'application fee limit', 'eviction screening law'],
  },
  '/privacy/': {
    title: 'Privacy: what we keep and for how long',
    description:
      'What this site stores when you send a form, why, for how long, who can see it, and how to have it deleted. No cookies, nothing sold.',
    keywords: ['privacy'],
  },
  '/terms/': {
    title: 'Terms of service: fees, refunds, limits',
    description:
      'What you can expect from us, what it costs and when, when you get your money back, and what neither we nor anyone else can promise you.',
    keywords: ['terms of service'],
  },
} as const satisfies Record<string, KnownPage> & Record<ListedPath, KnownPage>;

/** The labels of the menus. */
export const NAVIGATION_WORDS = {
  home: 'Home',
  about: 'About us',
  /** The one name of the main action. */
  check: 'Check my case, free',
  laws: 'Sealing laws',
  helpToday: 'Help today',
  rent: 'Rent with a record',
  protections: 'Renter protections',
  howItWorks: 'How it works',
  services: 'Services',
  locations: 'Locations',
  stories: 'Stories',
  faq: 'FAQ',
  contact: 'Contact',
  freeCheck: 'Free Eligibility Check',
  lending: 'Financial Solutions',
  privacy: 'Privacy',
  terms: 'Terms',
  sitemap: 'Sitemap',
  admin: 'Admin',
} as const satisfies Record<string, string> & Record<NavPage, string>;

/** The words of the header and footer of public pages. */
export const LAYOUT_COPY = {
  skip: 'Skip to the main text',
  /** What the picture of a shared page says. */
  /** What the pictures of shared links show. */
  picture: {
    door: 'an open door',
    laws: 'the states on a map, coloured by what their law says of sealing evictions',
    state: 'a map of {state} with its major cities',
    /** Written below each. */
    subject: 'Eviction records: law, court, free help',
  },
  /** The name of the menu in the top bar, for screen readers. */
  mainMenu: 'Main',
  menu: 'Menu',
  start: 'Start for {fee}',
  /** In browsers inside other apps. */
  cannotPrint: 'This browser can’t print. Open this page in Chrome or Safari, then print.',
  /** The name of the theme button, for the current theme. */
  theme: { light: 'Colors: light', dark: 'Colors: dark', system: 'Colors: as on this device' },
  footer: {
    start: 'Start today for {fee}',
    startText:
      'Help with finding a home, for two adults. It seals no record. After that there is only a fee based on the result, charged only after you are approved.',
    about:
      'An eviction is a record. It isn’t the rest of your life. We help renters with a hard past find a place that says yes.',
    profile: '{name} on {network}',
    quickLinks: 'Quick links',
    services: 'Services',
    serviceLinks: [
      'Second-chance rentals',
      'Credit partnership',
      'RIN verification',
      'Eviction assistance',
      'Criminal record support',
      'Deposit loans',
    ],
    popularStates: 'Popular states',
    disclaimer:
      '{name} is not a law firm and gives no legal advice. What this site says about court records is general information; only a court decides whether a record is sealed. No answer you give here goes to a landlord.',
    /** The names are linked. */
    sources: {
      places: 'Places:',
      rest: ', changed), US Census. Font: OFL.',
    },
  },
  language: {
    /** The name of the links to the same page in other languages. */
    label: 'Language',
    /** Offer of this language to visitors whose browser prefers it. */
    offer: 'This page is also in English.',
    action: 'Read it in English',
    dismiss: 'No, thanks',
  },
} as const;

/** The words of parts shared by several pages. */
export const PARTS_COPY = {
  /** Accessible name of a breadcrumb. */
  trail: 'Where you are',
  /** Suffix of links that open a new tab, for screen readers. */
  newTab: '(opens in a new tab)',
  /** With the word that people search for. */
  sealing:
    'Sealing (also called expungement) means that the court closes its record of a case to the public.',
  /** Before the citation of the law that names the court. */
  courtLaw: 'By law:',
  legal: { updated: 'Last Updated:', contents: 'On this page' },
  faq: { link: 'Link to this answer' },
  /** On invented people and figures, which a deployment refuses. */
  sample: 'Sample',
  samples: 'Samples, until real ones are entered.',
  approval: { rating: '{rating} of 5 stars' },
  /** Accessible names of icon links. */
  team: { mail: 'Write to {name}', phone: 'Call {name}', linkedin: 'Profile of {name}' },
} as const;

/** Breadcrumb steps whose label differs from the menu's. */
export const BREADCRUMB_WORDS = { questions: 'Questions' } as const;
