import { SERVICE_AREA, START_FEE } from '~/config/offer.ts';
import { SUPPORT_PHONE } from '~/config/site.ts';
import type { StateHeadWords } from '~/domain/places/place-heads.ts';
import type { AreaServiceWords } from '~/domain/seo/page-head.ts';

import { ADULTS, CLAIMS, SUCCESS_FEE, TIMING } from './offer.ts';

/** The words of the page of a state. */
export const STATE_PAGE_COPY = {
  home: 'Back to home',
  heading: 'Renting again in {state}',
  lede: {
    /** If no places around the cities are listed. */
    alone:
      'An eviction is a record. In {state} it isn’t the end of the search. Here is the law, the court, and who can help.',
    withPlaces:
      'An eviction is a record. In {state} it isn’t the end of the search. Here is the law, the court, who can help, and {cities} cities with {areas} places around them.',
  },
  map: {
    title: 'Map of {state}',
    description: `The outline of the state with its major cities: {cities}. A tinted circle of ${SERVICE_AREA.radiusMiles} miles surrounds each; the list of cities below says the same in words.`,
    caption: `Tinted: within ${SERVICE_AREA.radiusMiles} miles of a major city, in a straight line.`,
  },
  benefits: {
    heading: 'What you get',
    items: [
      `${START_FEE.shown} opens your case and covers ${ADULTS}`,
      `Nothing more until you are approved; then ${SUCCESS_FEE}`,
      'A credit partner behind your application, so you need no cosigner',
      `Approval typically in ${TIMING.approval}, move-in in ${TIMING.moveIn}`,
      `Evictions, broken leases, bankruptcies, records, scores in the ${CLAIMS.lowestScore.figure}`,
    ],
  },
  cities: {
    heading: 'Major cities in {state}',
    lede: `Choose the one you want to live in or near. We serve all areas within ${SERVICE_AREA.radiusMiles} miles.`,
    around: { one: '1 place around it', other: '{count} places around it' },
    noneAround: 'No listed places around it',
    capital: 'State capital',
  },
  law: {
    heading: 'Eviction sealing in {state}, in brief',
    waiting: 'Waiting period on our list',
    status: 'Status',
    cited: 'The law',
    more: 'See the steps for your {state} case',
    plan: 'What to do, step by step',
    all: 'Compare all states',
  },
  court: {
    heading: 'Court and free legal help',
    court: 'Evictions are heard in',
    capital: 'In {city} ({county}): {court}.',
    help: 'Who can help',
  },
  protections: { heading: 'When you apply in {state}', all: 'All states' },
  close: {
    heading: 'Ready to rent in {state} again?',
    text: 'Tell us what happened. It takes ten minutes, and nobody here will judge you.',
  },
} as const;

/** The two calls to action of every page about a state or place. */
export const PLACE_ACTIONS = {
  call: `Call ${SUPPORT_PHONE.shown}`,
  apply: `Start for ${START_FEE.shown}`,
} as const;

/** Metadata of a state's page. */
export const STATE_HEAD_WORDS = {
  titles: [
    '{state}: renting again and eviction sealing | {brand}',
    '{state}: renting again and eviction sealing',
  ],
  opening: 'Rent again in {state} after an eviction.',
  law: {
    unknown: 'We could not confirm a sealing law there; see what else helps.',
    'not-sealed': 'A law there limits who sees a case; see which, and when.',
    'some-cases': 'A law there may help some renters; see whom.',
    none: 'We found no sealing law there; see what else helps.',
    differs: 'A law there hides some records; see which, and when.',
    waiting: 'Waiting period to seal the record: {period}.',
  },
  places: 'Court, free legal help, a map of the cities.',
  cities: 'Help in {first}, {second} and more.',
  /** If a state has one city. */
  city: 'Help in {first}, and around it and more.',
  more: ['The law in plain words.', 'Free check.'],
  keywords: [
    'second chance apartments {state}',
    'eviction record sealing {state}',
    'rent with an eviction in {state}',
  ],
} as const satisfies StateHeadWords;

/** Structured data of the service in a state or place. */
export const AREA_SERVICE_WORDS = {
  service: 'Second-chance rental help',
  inArea: 'Second-chance rental help in {area}',
} as const satisfies AreaServiceWords;
