import type { PlaceHeadsWords } from '#domain/place-pages/place-heads.ts';
import type { PlaceStoryWords } from '#domain/places/place-story.ts';
import type { HomeSize } from '#domain/places/rents.ts';

/** The words of the city and area pages. Those of the state pages are in states.ts. */
export const PLACE_COPY = {
  /** The first word must not be broken at its hyphen. */
  heading: {
    whole: 'Second-chance',
    rest: 'rentals in {place}',
  },
  /** What the heading speaks of. */
  what: 'Homes whose owners look past one line on a report.',
  /** To the page about renting with a case on one's record. */
  rent: 'Renting in {place} with an eviction',
  /** The four steps of that page. */
  steps: 'four steps, and the income to show: {income} a month.',
  nearby: {
    heading: 'Around {place}',
    cities: 'Nearest other cities: ',
    /** After a name: how far away it is. */
    distance: '{miles} mi {direction}',
    lede: 'Straight-line miles from {place}.',
    none: 'No nearby areas available at this time.',
    map: 'Map of the places within {miles} miles of {place}',
  },
  /** The first one is among the answers at the top. */
  help: 'Who else can help in {place}',
  /** A place in several counties, one line for each with a tenth of its people or more. */
  parts: {
    heading: 'The parts of {place}',
    link: 'Court, rent and help of each part',
    lede: 'Court, rent and help go by where the home is.',
    share: '{percent}% of its people',
    rent: 'two bedrooms {rent} (HUD)',
  },
  /** Where the state gives a free lawyer to some; its page says to whom, with the limits. */
  lawyer: 'In {state} some renters get a free lawyer in an eviction case:',
  lawyerLink: 'who, and the limits',
  /** Before the nationwide lines. */
  anywhere: 'Anywhere:',
  counselor: 'HUD counselors',
  tribal:
    '{place} lies on tribal land. Tribal law and a tribal court may govern housing there, so ask the tribe’s housing office or legal aid which court hears your case.',
  stats: {
    approvals: 'approvals in {place}',
    approval: 'to approval',
    start: 'to start',
  },
} as const;

/** The words around HUD's figures on the pages of places. */
export const RENTS_COPY = {
  heading: 'What homes rent for around {place}',
  sizes: {
    studio: 'Studio',
    one: '1 bedroom',
    two: '2 bedrooms',
    three: '3 bedrooms',
    four: '4 bedrooms',
  } satisfies Record<HomeSize, string>,
  columns: { size: 'Home', rent: 'a month' },
  /** Who is usually eligible for a voucher. */
  voucher: 'HUD’s income limits for vouchers in {county}, {year}: {one} for one person, {four} for four.',
  /** After limits that are more than a year old. */
  oldLimits: 'HUD has newer limits.',
  /** Whose figures they are, and of which year. What they mean is said with the first of them. */
  source: 'HUD for {area}, {year}',
  meaning: '{place} itself may cost more or less.',
  /** The Census Bureau's estimates of a place, or of the area that it lies in. */
  homes: {
    ofPlace:
      'About {rented}% of the homes in {place} are rented; about {empty}% of the homes for rent stood empty (Census Bureau, {years}).',
    ofArea:
      'In the area of {place}, about {rented}% of the homes are rented; about {empty}% of the homes for rent stood empty (Census Bureau, {years}).',
  },
} as const;

/** Sentences about a place. */
export const PLACE_STORY_WORDS = {
  // Lists without a comma before "and", as in all other texts.
  locale: 'en-GB',
  language: 'en',
  miles: { lessThanOne: 'less than a mile', one: '1 mile', other: '{count} miles' },
  directions: {
    north: 'north',
    northeast: 'northeast',
    east: 'east',
    southeast: 'southeast',
    south: 'south',
    southwest: 'southwest',
    west: 'west',
    northwest: 'northwest',
  },
  county: { federalDistrict: 'the {name}', ofBorough: 'the home’s borough', ofHome: 'the home’s county' },
  where: {
    name: {
      capital: '{place}, the capital of {state},',
      nationsCapital: '{place}, the nation’s capital,',
      borough: '{place}, a borough of {city},',
    },
    inCounty: '{place} is in {county}.',
    inCountyNear: '{place} is in {county}, {near}.',
    noCounty: '{place} is an independent city outside any county.',
    noCountyNear: '{place} is an independent city outside any county, {near}.',
    mostlyInCounty: 'Most of {place} is in {county}.',
    mostlyInCountyNear: 'Most of {place} is in {county}, {near}.',
    parts: { one: 'A part is in {counties}.', other: 'Parts are in {counties}.' },
    inCounties: '{place} is in {counties}.',
    boroughs:
      '{place} has five boroughs: {boroughs}. Each is a county with its own housing court. Which one is the home in?',
    firstShare: '{name} ({percent}% of its people)',
    share: '{name} ({percent}%)',
    papers: 'Your papers name the court.',
    near: '{miles} {direction} of {city}',
  },
  across: {
    name: '{place}, {state}',
    text: 'Across the state line is {name}, {miles} {direction}. A case heard there follows the law of {there}, wherever you rent now; one heard on this side follows that of {here}.',
  },
} as const satisfies PlaceStoryWords;

/** Metadata of the pages about a place. */
export const PLACE_HEADS_WORDS = {
  own: {
    titles: [
      'Rent with an eviction in {where}: court, help, rents',
      'Rent with an eviction in {where}: court, help',
      'Rent with an eviction in {where}',
      'Renting in {where}: court, help, rents',
      'Renting in {where}',
      '{where}',
    ],
    openings: [
      'Renting in {where} with an eviction or bad credit: your court in {county}, the wait to seal a record, and who helps.',
      'Renting in {where} with an eviction: your court in {county}, the wait to seal a record.',
      'Renting in {where} with an eviction: court, law and help.',
    ],
    near: '{miles} {direction} of {city}.',
    nearby: 'Places nearby, with miles.',
    more: ['Free check.', 'Call us.'],
  },
  keywords: [
    'second chance apartments {where}',
    'apartments that accept evictions {where}',
    'bad credit rentals {where}',
    'eviction sealing {where}',
  ],
} as const satisfies PlaceHeadsWords;
