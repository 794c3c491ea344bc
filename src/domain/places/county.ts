import * as z from 'zod/mini';

/** What counties and their equivalents are called by law, in the words of the Census Bureau. */
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

/** Five digits: two of the state, three of the county (FIPS 6-4, now INCITS 31). */
export const countyFipsSchema = z.string().check(z.regex(/^\d{5}$/u));

/** A county or its equivalent. */
export const countySchema = z.strictObject({
  fips: countyFipsSchema,
  /** The full official name: `'Orleans Parish'`, `'Baltimore city'`. {@link countyKey} compares it with what was typed. */
  name: z.string().check(z.minLength(1)),
  type: z.enum(COUNTY_TYPES),
});
export type County = z.infer<typeof countySchema>;

/** What follows the bare name in the official one; `null` where the bare name is already whole. */
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
 * The official name as the Census Bureau writes it. An independent city takes a small "city", which keeps it apart
 * from the county of the same name (Baltimore, St. Louis, Fairfax, Roanoke …); Carson City has the word already, and
 * Charles City and James City are the names of counties.
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

/**
 * One spelling for the many ways in which people write a county, so that "St Louis", "Saint Louis County" and
 * "saint-louis, MO" find the same entry. Only ever compared, never shown.
 *
 * The word "city" stays: St. Louis city and St. Louis County are two places, with two courts.
 *
 * @example countyKey('DeKalb County') // => 'dekalb'
 * @example countyKey('St. Louis city') // => 'saintlouiscity'
 */
export function countyKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/,.*$/su, '')
    .replace(/['’‘`]/gu, '')
    .replace(/[.\s\p{Pd}]+/gu, ' ')
    .trim()
    .replace(/^(?:city and county|city and borough|county|parish|borough) of /u, '')
    .replace(/^city of (.+)$/u, '$1 city')
    .replace(/ (?:county|co|parish|city and borough|borough|census area|municipality)$/u, '')
    .replace(/\bst\b/gu, 'saint')
    .replace(/\bste\b/gu, 'sainte')
    .replaceAll(' ', '');
}

/**
 * The entry of a county, however its name is written; `undefined` when the county is empty or has none.
 *
 * @example findByCounty({ 'Los Angeles': 1 }, 'los angeles county') // => 1
 */
export function findByCounty<Entry>(
  entries: Readonly<Record<string, Entry>>,
  county: string,
): Entry | undefined {
  const wanted = countyKey(county);
  if (wanted === '') return undefined;
  return Object.entries(entries).find(([name]) => countyKey(name) === wanted)?.[1];
}

/** Whether no two of the names mean the same county. Data files keyed by county must satisfy this. */
export function areDistinctCounties(names: readonly string[]): boolean {
  const keys = names.map(countyKey);
  return !keys.includes('') && new Set(keys).size === keys.length;
}
