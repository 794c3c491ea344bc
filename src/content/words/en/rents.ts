import { dollars } from '~/domain/shared/dollars.ts';
import type { HomeSize } from '~/domain/places/rents.ts';

/** The words around HUD's figures on the pages of places. */
export const RENTS_COPY = {
  heading: (place: string) => `What a home costs in ${place}`,
  sizes: {
    studio: 'Studio',
    one: '1 bedroom',
    two: '2 bedrooms',
    three: '3 bedrooms',
    four: '4 bedrooms',
  } satisfies Record<HomeSize, string>,
  columns: { size: 'Home', rent: 'Rent a month', income: 'Yearly income, 3 × rent' },
  /** What the figures are. */
  definition: (area: string) => `Fair market rents of ${area}, utilities included: 4 in 10 homes cost less.`,
  /** The place beside its state. */
  compared: (place: string, state: string, of: 'counties' | 'places', rent: number, middle: number) => {
    const most =
      of === 'counties' ? `the middle of ${state}’s counties` : `the middle of our places in ${state}`;
    if (rent === middle) return `Two bedrooms in ${place} cost as much as ${most}: ${dollars(rent)} a month.`;
    const difference = dollars(Math.abs(rent - middle));
    return `Two bedrooms in ${place} cost ${difference} a month ${rent > middle ? 'more' : 'less'} than ${most}.`;
  },
  /** The nearest place that costs less. */
  cheaper: (place: string, to: string, far: string, rent: number) =>
    `The closest place to ${place} that costs less is ${to}, ${far}: ${dollars(rent)}.`,
  /** Whom a housing authority may give a voucher, as a rule. */
  voucher: ([one, two, , four]: readonly [number, number, number, number]) =>
    `Housing vouchers, as a rule: incomes up to ${dollars(one)} (one person), ${dollars(two)} (two) or ${dollars(four)} (four) a year.`,
  /** What the line in the picture is. */
  middle: (state: string) => `Line: middle of ${state}`,
  source: (year: number) => `HUD, fiscal year ${year}`,
  /** Figures of a year that is over. */
  old: 'That year is over; newer figures are in force.',
} as const;
