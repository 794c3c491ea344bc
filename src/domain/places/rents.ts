import * as z from 'zod/mini';

import { type PlainDate, plainDate, yearOf } from '#domain/shared/plain-date.ts';
import { countyFipsSchema } from './state-places.ts';

/*
 * HUD's Fair Market Rents, and its income limits by household size. The figures apply to a whole HUD area, or in New
 * England to a town; they are not measured for each county.
 */

/** The sizes of homes that HUD has figures for, by bedrooms. */
export const HOME_SIZES = ['studio', 'one', 'two', 'three', 'four'] as const;
export type HomeSize = (typeof HOME_SIZES)[number];

/** Monthly gross rents in whole US dollars, in the order of {@link HOME_SIZES}. */
type Rents = readonly [number, number, number, number, number];

/**
 * The US government's fiscal year, which starts on 1 October and is named after the year in which it ends.
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
const rentRow = z.tuple([z.nullable(name), rent, rent, rent, rent, rent]).check(
  z.refine(([, ...rents]) => rising(rents), {
    error: 'has a larger home for less rent than a smaller one',
  }),
);
const townRow = z.tuple([name, name, z.nullable(name), rent, rent, rent, rent, rent]).check(
  z.refine(([, , , ...rents]) => rising(rents), {
    error: 'has a larger home for less rent than a smaller one',
  }),
);

const day = z.string().check(z.refine((text) => plainDate(text) !== undefined, { error: 'must be a date' }));

/** Fields at the beginning of every file of HUD figures. Future fiscal years are rejected. */
const edition = (today: PlainDate) => ({
  fiscalYear: z
    .int()
    .check(
      z.minimum(2020),
      z.maximum(fiscalYearOf(today), { error: 'is a fiscal year that has not come yet' }),
    ),
  /** The first day on which these figures applied: of a revision, that day. */
  from: day,
  /** The last one; `null` if they hold until HUD publishes others. */
  until: z.nullable(day),
});

/** Refuses an edition that ends before it begins. */
const inOrder = z.refine<{ readonly from: string; readonly until: string | null }>(
  ({ from, until }) => until === null || from < until,
  { error: 'is before the first day', path: ['until'] },
);

/**
 * src/content/rents/counties.json: HUD area and rents by county FIPS code, studio first. The area is `null` where only its
 * name of an earlier year is known.
 */
export const countyRentsSchema = (today: PlainDate) =>
  z
    .readonly(z.strictObject({ ...edition(today), counties: z.record(countyFipsSchema, rentRow) }))
    .check(inOrder);
/** HUD area and rents by county FIPS code. */
export type CountyRents = z.infer<ReturnType<typeof countyRentsSchema>>;

/** src/content/rents/new-england.json: place name, HUD town, area as above and rents by GeoNames id, where HUD sets rents by town. */
export const townRentsSchema = (today: PlainDate) =>
  z
    .readonly(
      z.strictObject({ ...edition(today), places: z.record(z.string().check(z.regex(/^\d+$/u)), townRow) }),
    )
    .check(inOrder);
/** Place name, HUD town, area and rents by GeoNames id. */
export type TownRents = z.infer<ReturnType<typeof townRentsSchema>>;

const limits = z
  .tuple([income, income, income, income])
  .check(z.refine(rising, { error: 'has a larger household with a lower limit' }));

/**
 * src/content/rents/income-limits.json: by county FIPS code, the yearly incomes for one to four persons that HUD calls
 * extremely low and very low.
 */
export const incomeLimitsSchema = (today: PlainDate) =>
  z
    .readonly(
      z.strictObject({ ...edition(today), counties: z.record(countyFipsSchema, z.tuple([limits, limits])) }),
    )
    .check(inOrder);
/** See {@link incomeLimitsSchema}. */
export type IncomeLimits = z.infer<ReturnType<typeof incomeLimitsSchema>>;

/** HUD's figures for a place. */
export interface LocalRents {
  /** The HUD area: `'Phoenix-Mesa-Chandler, AZ MSA'`; `null` where its name is not known. */
  readonly area: string | null;
  readonly rents: Rents;
}

/** The rents of a place: its town's, where HUD sets rents by town, else its county's. `null` if HUD has neither. */
export function rentsAt(
  { counties }: Pick<CountyRents, 'counties'>,
  { places }: Pick<TownRents, 'places'>,
  { geonameId, countyFips }: { readonly geonameId: number; readonly countyFips: string },
): LocalRents | null {
  const town = places[geonameId];
  if (town !== undefined) {
    const [, , area, ...rents] = town;
    return { area, rents };
  }
  const county = counties[countyFips];
  if (county === undefined) return null;
  const [area, ...rents] = county;
  return { area, rents };
}

/** The rent for two bedrooms of one county or place. */
export interface PartRent {
  readonly name: string;
  /** See {@link LocalRents}. */
  readonly area: string | null;
  readonly monthly: number;
}

/** The lowest and the highest of several rents, each with all that it holds for; `undefined` for none. */
export function rentRange(
  parts: readonly PartRent[],
): { readonly low: readonly PartRent[]; readonly high: readonly PartRent[] } | undefined {
  if (parts.length === 0) return undefined;
  const rents = parts.map(({ monthly }) => monthly);
  const [lowest, highest] = [Math.min(...rents), Math.max(...rents)];
  return {
    low: parts.filter(({ monthly }) => monthly === lowest),
    high: parts.filter(({ monthly }) => monthly === highest),
  };
}

/**
 * The figure that HUD uses at least in a state: the lowest, if several areas have it. It says nothing of what homes in those
 * areas rent for. `undefined` where a single area has the lowest.
 */
export function rentFloor(parts: readonly PartRent[]): number | undefined {
  const low = rentRange(parts)?.low ?? [];
  return new Set(low.map(({ area, name: own }) => area ?? own)).size > 1 ? low[0]?.monthly : undefined;
}

/** Index of two bedrooms in {@link Rents}. */
export const TWO_BEDROOMS = 2;

/**
 * A HUD area as people call it.
 *
 * @example areaInWords('Phoenix-Mesa-Chandler, AZ MSA') // => 'Phoenix-Mesa-Chandler'
 */
export function areaInWords(area: string): string {
  return area.replace(/, [A-Z]{2}.*$/u, '').replace(/ (?:town|city)$/u, '');
}

/** Whether figures of a fiscal year are no longer HUD's latest: rents end with it, on September 30. */
export function isOverYear(fiscalYear: number, today: PlainDate): boolean {
  return fiscalYear < fiscalYearOf(today);
}

/** HUD publishes income limits in spring; those of a fiscal year are old from June of the next one on. */
export function areOldLimits(fiscalYear: number, today: PlainDate): boolean {
  return today >= `${fiscalYear + 1}-06-01`;
}

/** Landlords often require an income of this many times the rent. */
const RENT_MULTIPLE = 3;

/** The monthly income needed for a landlord who requires three times the rent. */
export function monthlyIncomeForRent(monthly: number): number {
  return monthly * RENT_MULTIPLE;
}

/** Reports rows whose county FIPS code does not exist: `'counties.99999: …'`. */
export function strangeCounties(
  rows: Readonly<Record<string, unknown>>,
  known: ReadonlySet<string>,
): readonly string[] {
  return Object.keys(rows)
    .filter((fips) => !known.has(fips))
    .map((fips) => `counties.${fips}: no county has this number`);
}
