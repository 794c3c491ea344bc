import * as z from 'zod/mini';

import { type PlainDate, plainDate, yearOf } from '../shared/plain-date.ts';
import { countyFipsSchema } from './county.ts';
import { compassDirection, type CompassDirection, milesBetween, roundedMiles } from './distance.ts';
import type { SitePlace } from './site-place.ts';

/*
 * What a home costs: HUD's Fair Market Rents, and the yearly incomes that HUD measures need by. The figures belong to a
 * HUD area, or to a town in New England, and are no county's own measurement.
 */

/** The homes that HUD has a figure for, by bedrooms. */
export const HOME_SIZES = ['studio', 'one', 'two', 'three', 'four'] as const;
/** A home by its bedrooms. */
export type HomeSize = (typeof HOME_SIZES)[number];

/** Monthly gross rents in whole US dollars, in the order of {@link HOME_SIZES}. */
export type Rents = readonly [number, number, number, number, number];

/**
 * The US government's fiscal year of a day, which starts on 1 October and has the number of the next year.
 *
 * @example fiscalYearOf('2026-11-22') // => 2027
 */
export function fiscalYearOf(date: PlainDate): number {
  return yearOf(date) + (date.slice(5) >= '10-01' ? 1 : 0);
}

const rent = z.int().check(z.minimum(100), z.maximum(20_000));
const income = z.int().check(z.minimum(5000), z.maximum(500_000));
const name = z.string().check(z.minLength(1), z.trim());

const rising = (figures: readonly number[]) =>
  figures.every((figure, index) => index === 0 || figure >= (figures[index - 1] ?? 0));
const rentRow = z.tuple([name, rent, rent, rent, rent, rent]).check(
  z.refine(([, ...rents]) => rising(rents), {
    error: 'has a larger home for less rent than a smaller one',
  }),
);
const townRow = z.tuple([name, name, rent, rent, rent, rent, rent]).check(
  z.refine(([, , ...rents]) => rising(rents), {
    error: 'has a larger home for less rent than a smaller one',
  }),
);

const day = z.string().check(z.refine((text) => plainDate(text) !== undefined, { error: 'must be a date' }));

/** What every file of HUD's figures begins with. No year is accepted before it has come. */
const edition = (today: PlainDate) => ({
  fiscalYear: z
    .int()
    .check(
      z.minimum(2020),
      z.maximum(fiscalYearOf(today), { error: 'is a fiscal year that has not come yet' }),
    ),
  /** The first day on which these figures held. */
  from: day,
});

/** src/content/rents/counties.json: HUD area and rents by county number, studio first. */
export const countyRentsSchema = (today: PlainDate) =>
  z.readonly(z.strictObject({ ...edition(today), counties: z.record(countyFipsSchema, rentRow) }));
/** HUD area and rents by county number. */
export type CountyRents = z.infer<ReturnType<typeof countyRentsSchema>>;

/** src/content/rents/new-england.json: name, HUD's town and rents by GeoNames number, where HUD goes by town. */
export const townRentsSchema = (today: PlainDate) =>
  z.readonly(
    z.strictObject({ ...edition(today), places: z.record(z.string().check(z.regex(/^\d+$/u)), townRow) }),
  );
/** Name, HUD's town and rents by GeoNames number. */
export type TownRents = z.infer<ReturnType<typeof townRentsSchema>>;

const limits = z
  .tuple([income, income, income, income])
  .check(z.refine(rising, { error: 'has a larger household with a lower limit' }));

/**
 * src/content/rents/income-limits.json: by county number, the yearly incomes of one to four persons that HUD calls
 * extremely low and very low.
 */
export const incomeLimitsSchema = (today: PlainDate) =>
  z.readonly(
    z.strictObject({ ...edition(today), counties: z.record(countyFipsSchema, z.tuple([limits, limits])) }),
  );
/** The yearly incomes of one to four persons that HUD calls extremely low and very low, by county number. */
export type IncomeLimits = z.infer<ReturnType<typeof incomeLimitsSchema>>;

/** HUD's figures for a place. */
export interface LocalRents {
  /** The HUD area or town that they belong to: `'Phoenix-Mesa-Chandler, AZ MSA'`. */
  readonly area: string;
  /** Whether HUD sets them for a town or for an area of whole counties. */
  readonly by: 'county' | 'town';
  readonly rents: Rents;
}

/** The rents of a place: its town's, where HUD goes by town, else its county's. `null` where HUD's file has neither. */
export function rentsAt(
  { counties }: Pick<CountyRents, 'counties'>,
  { places }: Pick<TownRents, 'places'>,
  { geonameId, countyFips }: { readonly geonameId: number; readonly countyFips: string },
): LocalRents | null {
  const town = places[geonameId];
  if (town !== undefined) {
    const [, area, ...rents] = town;
    return { area, by: 'town', rents };
  }
  const county = counties[countyFips];
  if (county === undefined) return null;
  const [area, ...rents] = county;
  return { area, by: 'county', rents };
}

/** The middle of several places' rents, home by home; `null` for none. Of an even number, the lower one of the two. */
export function medianRents(all: readonly Rents[]): Rents | null {
  if (all.length === 0) return null;
  const median = (size: number) => {
    const sorted = all.map((rents) => rents[size] ?? 0).sort((one, other) => one - other);
    return sorted[(sorted.length - 1) >> 1] ?? 0;
  };
  return [median(0), median(1), median(2), median(3), median(4)];
}

/** Where two bedrooms are among {@link Rents}: the home that places are compared by. */
export const TWO_BEDROOMS = 2;

/** A place that costs less than another one, and where it lies. */
export interface Cheaper {
  readonly name: string;
  readonly miles: number;
  readonly direction: CompassDirection;
  /** Of two bedrooms. */
  readonly rent: number;
}

/**
 * The place of the same jurisdiction nearest to another one where two bedrooms cost less; `null` where none does.
 *
 * @param all the places of the jurisdiction
 */
export function closestCheaper(
  site: SitePlace,
  all: readonly SitePlace[],
  rentsOf: (site: SitePlace) => LocalRents | null,
): Cheaper | null {
  const here = rentsOf(site)?.rents[TWO_BEDROOMS];
  if (here === undefined) return null;
  const cheaper = all.flatMap((other) => {
    const rent = rentsOf(other)?.rents[TWO_BEDROOMS];
    if (rent === undefined || rent >= here || isOverTheSea(site, other)) return [];
    return [{ other, rent, miles: milesBetween(site.place, other.place) }];
  });
  const [first, ...others] = cheaper;
  if (first === undefined) return null;
  const { other, rent, miles } = others.reduce(
    (best, next) => (next.miles < best.miles ? next : best),
    first,
  );
  return {
    name: other.label,
    rent,
    miles: roundedMiles(miles),
    direction: compassDirection(site.place, other.place),
  };
}

/** In Hawaii every county has islands of its own, and nobody commutes between them. */
function isOverTheSea({ state, county }: SitePlace, other: SitePlace): boolean {
  return state.abbreviation === 'HI' && county.fips !== other.county.fips;
}

/** How many times the rent landlords often ask for as income. */
const RENT_MULTIPLE = 3;

/** The yearly income that "three times the rent" asks for. */
export function incomeForRent(monthly: number): number {
  return monthly * RENT_MULTIPLE * 12;
}

/** What is wrong with files of figures, seen from the counties there are: `'counties.99999: …'`. */
export function strangeCounties(
  rows: Readonly<Record<string, unknown>>,
  known: ReadonlySet<string>,
): readonly string[] {
  return Object.keys(rows)
    .filter((fips) => !known.has(fips))
    .map((fips) => `counties.${fips}: no county has this number`);
}
