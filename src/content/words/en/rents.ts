import type { HomeSize } from '~/domain/places/rents.ts';

/** The words around HUD's figures on the pages of places. */
export const RENTS_COPY = {
  heading: 'What a home costs in {place}',
  sizes: {
    studio: 'Studio',
    one: '1 bedroom',
    two: '2 bedrooms',
    three: '3 bedrooms',
    four: '4 bedrooms',
  } satisfies Record<HomeSize, string>,
  columns: { size: 'Home', rent: 'Rent a month', income: 'Yearly income, 3 × rent' },
  /** Definition of the figures. */
  definition: 'Fair market rents of {area}, utilities included: 4 in 10 homes cost less.',
  /** Two-bedroom rent of the place compared with the median of `{all}`. */
  compared: {
    same: 'Two bedrooms in {place} cost as much as {all}: {rent} a month.',
    more: 'Two bedrooms in {place} cost {difference} a month more than {all}.',
    less: 'Two bedrooms in {place} cost {difference} a month less than {all}.',
    all: { counties: 'the middle of {state}’s counties', places: 'the middle of our places in {state}' },
  },
  /** The nearest cheaper place. */
  cheaper: 'The closest place to {place} that costs less is {to}, {miles} {direction}: {rent}.',
  /** Who is usually eligible for a voucher. */
  voucher:
    'Housing vouchers, as a rule: incomes up to {one} (one person), {two} (two) or {four} (four) a year.',
  /** Legend of the chart's line. */
  middle: 'Line: middle of {state}',
  source: 'HUD, fiscal year {year}',
  /** If the figures are of a past fiscal year. */
  old: 'That year is over; newer figures are in force.',
} as const;
