import * as z from 'zod/mini';

import { countyFipsSchema } from './state-places.ts';

/*
 * How many homes are rented, and how many of those stand empty, as the Census Bureau estimates them (American Community
 * Survey): of larger places themselves, elsewhere of the whole metropolitan or micropolitan area.
 */

const percent = z.number().check(z.minimum(0), z.maximum(100));
const name = z.string().check(z.minLength(1), z.trim());
const years = z.string().check(z.regex(/^20\d\d–20\d\d$/u, { error: 'must be two years: 2020–2024' }));

export const rentedHomesSchema = z.readonly(
  z.strictObject({
    /** The month in which the figures were taken from their source. */
    asOf: z.string().check(z.regex(/^20\d\d-\d\d$/u, { error: 'must be a month' })),
    places: z.strictObject({
      years,
      /** By GeoNames number: name, rented of all homes, empty of the homes for rent. */
      homes: z.record(z.string(), z.tuple([name, percent, percent])),
    }),
    areas: z.strictObject({
      years,
      /** Name, rented of all homes, empty of the homes for rent, counties. */
      homes: z.array(z.tuple([name, percent, percent, z.array(countyFipsSchema).check(z.minLength(1))])),
    }),
  }),
);
export type RentedHomes = z.infer<typeof rentedHomesSchema>;

/** Percentages, rounded. `area` is `null` for figures of the place itself. */
export interface LocalRentedHomes {
  readonly area: string | null;
  readonly rented: number;
  readonly empty: number;
  readonly years: string;
}

/** The figures of a place, else of its area; `null` outside any area. */
export function rentedHomesAt(
  { places, areas }: RentedHomes,
  { geonameId, countyFips }: { readonly geonameId: number; readonly countyFips: string },
): LocalRentedHomes | null {
  const own = places.homes[geonameId];
  if (own !== undefined)
    return { area: null, rented: Math.round(own[1]), empty: Math.round(own[2]), years: places.years };
  const around = areas.homes.find(([, , , counties]) => counties.includes(countyFips));
  if (around === undefined) return null;
  const [area, rented, empty] = around;
  return { area, rented: Math.round(rented), empty: Math.round(empty), years: areas.years };
}
