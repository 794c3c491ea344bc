import type { PlaceHeadsWords } from '~/domain/places/place-heads.ts';

/** Metadata of the pages about a place, which exist only in English. */
export const PLACE_HEADS_WORDS = {
  own: {
    titles: [
      'Second-chance rentals in {where} | {brand}',
      'Second-chance rentals in {where}',
      'Rentals in {where} | {brand}',
      'Rentals in {where}',
      '{where}',
    ],
    openings: [
      'Renting in {where} with an eviction or bad credit: your court in {county}, the wait to seal a record, and who helps.',
      'Renting in {where} with an eviction: your court in {county}, the wait to seal a record.',
      'Renting in {where} with an eviction: court, law and help.',
    ],
    near: '{miles} {direction} of {city}.',
    more: ['Places nearby, with miles.', 'Free check.', 'Call us.'],
  },
  landing: {
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
    more: ['Ten common problems, and what to do about each.', 'Free check.', 'No cosigner.'],
  },
  keywords: [
    'second chance apartments {where}',
    'apartments that accept evictions {where}',
    'bad credit rentals {where}',
    'eviction sealing {where}',
  ],
} as const satisfies PlaceHeadsWords;
