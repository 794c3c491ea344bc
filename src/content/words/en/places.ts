import { SERVICE_AREA, START_FEE } from '~/config/offer.ts';
import { SUPPORT_PHONE } from '~/config/site.ts';

import { ADULTS, CLAIMS, SUCCESS_FEE, TIMING } from './offer.ts';

/** The words of the state, city and area pages. */
export const PLACES_COPY = {
  home: 'Back to home',
  call: `Call ${SUPPORT_PHONE.shown}`,
  apply: `Start for ${START_FEE.shown}`,
  lawUnread: 'We have not read the text of this law.',
  /** Above figures that nobody has counted in the place itself. */
  stats: {
    nationwide: 'Figures for the whole country',
    notOf: (place: string) => `Figures for the whole country, not for ${place}`,
  },
  check: {
    heading: 'Can your eviction be sealed?',
    text: 'A few questions, about a minute, free. You see the answer, the law behind it and who can help.',
    action: 'Check Eligibility',
  },
  state: {
    heading: (state: string) => `Renting again in ${state}`,
    lede: (state: string, cities: number, areas: number) =>
      areas === 0
        ? `An eviction is a record. In ${state} it isn’t the end of the search. Here is the law, the court, and who can help.`
        : `An eviction is a record. In ${state} it isn’t the end of the search. Here is the law, the court, who can help, and ${cities} cities with ${areas} places around them.`,
    map: {
      title: (state: string) => `Map of ${state}`,
      description: (cities: string) =>
        `The outline of the state with its major cities: ${cities}. A tinted circle of ${SERVICE_AREA.radiusMiles} miles surrounds each; the list of cities below says the same in words.`,
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
      heading: (state: string) => `Major cities in ${state}`,
      lede: `Choose the one you want to live in or near. We serve all areas within ${SERVICE_AREA.radiusMiles} miles.`,
      around: (areas: number) =>
        areas === 0
          ? 'No listed places around it'
          : areas === 1
            ? '1 place around it'
            : `${areas} places around it`,
      capital: 'State capital',
    },
    law: {
      heading: (state: string) => `Eviction sealing in ${state}, in brief`,
      waiting: 'Waiting period on our list',
      status: 'Status',
      cited: 'The law',
      more: (state: string) => `See the steps for your ${state} case`,
      plan: 'What to do, step by step',
      all: 'Compare all states',
    },
    court: {
      heading: 'Court and free legal help',
      court: 'Evictions are heard in',
      capital: (city: string, county: string, court: string) => `In ${city} (${county}): ${court}.`,
      help: 'Who can help',
    },
    close: (state: string) => ({
      heading: `Ready to rent in ${state} again?`,
      text: 'Tell us what happened. It takes ten minutes, and nobody here will judge you.',
    }),
  },
  place: {
    /** Its first word is not broken at its hyphen. */
    heading: {
      whole: 'Second-chance',
      rest: (place: string, state: string) => `rentals in ${place}, ${state}`,
    },
    locator: (place: string, state: string) => `Where ${place} lies in ${state}.`,
    facts: (place: string) => `${place} at a glance`,
    county: 'County',
    nearest: 'Nearest major city',
    capital: 'State capital',
    court: 'Evictions are heard in',
    /** On tribal land, where a tribe's court may hear them. */
    stateCourt: 'State court for evictions',
    lawLink: (state: string) => `The law in ${state}`,
    nearby: {
      heading: (place: string) => `Around ${place}`,
      lede: 'Miles are in a straight line; roads are longer.',
      cities: 'Other major cities close by: ',
      beyond: (state: string) => `Farther away in ${state}: `,
      /** On the page of an area, which lists no cities close by. */
      allCities: 'Other major cities: ',
      none: 'No nearby areas available at this time.',
      map: (place: string, miles: number) =>
        `A map of the places around ${place}, north up, out to ${miles} miles. The numbers are those of the list beside it.`,
    },
    help: (county: string) => `Who can help in ${county}`,
    tribal: (place: string) =>
      `${place} lies on tribal land. Tribal law and a tribal court may govern housing there, so ask the tribe’s housing office or legal aid which court hears your case.`,
    stats: {
      approvals: (place: string) => `approvals in ${place}`,
      approval: 'to approval',
      start: 'to start',
    },
    close: (place: string) => ({
      heading: `Looking in ${place}?`,
      text: 'It takes ten minutes.',
    }),
  },
} as const;
