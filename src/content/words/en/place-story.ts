import type { PlaceStoryWords } from '~/domain/places/place-story.ts';

/** Sentences about a place, whose pages exist only in English. */
export const PLACE_STORY_WORDS = {
  // Lists without a comma before "and", as in all other texts.
  locale: 'en-GB',
  miles: { lessThanOne: 'less than a mile', one: '1 mile', other: '{count} miles' },
  county: { federalDistrict: 'the {name}' },
  where: {
    name: {
      capital: '{place}, the capital of {state},',
      nationsCapital: '{place}, the nation’s capital,',
    },
    inCounty: '{place} is in {county}.',
    inCountyNear: '{place} is in {county}, {near}.',
    noCounty: '{place} is an independent city outside any county.',
    noCountyNear: '{place} is an independent city outside any county, {near}.',
    near: '{miles} {direction} of {city} in a straight line',
    fromCapital: 'From {capital}, the state capital, it is {miles} {direction}.',
  },
  closest: 'The closest place to {place} with a page here is {nearest}, {miles} {direction}.',
  sameCounty: {
    none: 'In the check, choose {county}; {place} is its only place with a page here.',
    some: 'In the check, choose {county}. It also has {places} on this site.',
    more: { one: '1 more place', other: '{count} more places' },
  },
  across: {
    name: '{place}, {state},',
    text: 'Across the state line, {name} is {miles} {direction}. A case heard there follows the law of {there}, wherever you rent now; one heard on this side follows that of {here}.',
  },
  // Short, because it is repeated on the page of every place of a state.
  law: {
    none: 'We looked for a law in {state} that seals eviction records and found none. That does not end the search: agreements with the old landlord, corrected reports and a strong application still help.',
    listed: 'We list “{period}” as the wait in {state}.',
    notListed: 'We list no law that seals eviction records in {state}.',
    notes: {
      unconfirmed: 'We could not confirm a law behind that, so ask legal aid before you pay anyone.',
      'not-sealed': 'The law we found does not seal the file.',
      'some-cases': 'We found one for some cases, so ask legal aid about yours.',
      'may-have-changed': 'A bill may have changed that, so ask legal aid.',
      outdated: 'Nobody has checked that for more than a year, so ask legal aid.',
    },
    differs: 'The law we found has other terms, and whether it applies depends on how the case ended.',
    waiting:
      'For {state} we show this waiting period before a record may be sealed: {period}. Whether it applies depends on how the case ended.',
  },
} as const satisfies PlaceStoryWords;
