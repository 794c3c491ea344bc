import * as z from 'zod/mini';

/** Legal types of counties and their equivalents, in the terms of the Census Bureau. */
export const COUNTY_TYPES = [
  'county',
  'parish',
  'borough',
  'city and borough',
  'municipality',
  'census area',
  'independent city',
  'federal district',
  'planning region',
] as const;
/** The legal type of a county or its equivalent. */
export type CountyType = (typeof COUNTY_TYPES)[number];

/** County FIPS code: two digits for the state, three for the county (FIPS 6-4, now INCITS 31). */
export const countyFipsSchema = z.string().check(z.regex(/^\d{5}$/u));

/** A county or its equivalent. */
export const countySchema = z.strictObject({
  fips: countyFipsSchema,
  /** The full official name: `'Orleans Parish'`, `'Baltimore city'`. `countyKey` compares it with what was typed. */
  name: z.string().check(z.minLength(1)),
  type: z.enum(COUNTY_TYPES),
});
export type County = z.infer<typeof countySchema>;

/** Suffix of the official name; `null` where there is none. */
const SUFFIXES: Readonly<Record<CountyType, string | null>> = {
  county: 'County',
  parish: 'Parish',
  borough: 'Borough',
  'city and borough': 'City and Borough',
  municipality: 'Municipality',
  'census area': 'Census Area',
  'independent city': 'city',
  'federal district': null,
  'planning region': 'Planning Region',
};

/**
 * The official name in the Census Bureau's spelling. An independent city gets a lower-case "city", which distinguishes
 * it from the county of the same name (Baltimore, St. Louis, Fairfax, Roanoke …). Carson City already has the word, and
 * Charles City and James City are names of counties.
 *
 * @example officialCountyName('Orleans', 'parish') // => 'Orleans Parish'
 * @example officialCountyName('Carson City', 'independent city') // => 'Carson City'
 * @example officialCountyName('Charles City', 'county') // => 'Charles City County'
 */
export function officialCountyName(bareName: string, type: CountyType): string {
  const suffix = SUFFIXES[type];
  const whole = suffix === null || (type === 'independent city' && bareName.endsWith(' City'));
  return whole ? bareName : `${bareName} ${suffix}`;
}
