import { typosBetween } from '#domain/shared/typos.ts';

/**
 * Normalizes the many spellings of a county, so that "St Louis", "Saint Louis County" and "saint-louis, MO" get the
 * same key. Only for comparison, never shown.
 *
 * The word "city" is kept: St. Louis city and St. Louis County are two places, with two courts.
 *
 * @example countyKey('DeKalb County') // => 'dekalb'
 * @example countyKey('St. Louis city') // => 'saintlouiscity'
 */
export function countyKey(name: string): string {
  return (
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/,.*$/su, '')
      .replace(/['’‘`]/gu, '')
      .replace(/[.\s\p{Pd}]+/gu, ' ')
      .trim()
      .replace(/^(?:(?:city and county|city and borough|county|parish|borough) of|condado(?: de)?) /u, '')
      .replace(/^city of (.+)$/u, '$1 city')
      // The state may follow: "Maricopa County AZ".
      .replace(/ (?:county|parish)(?: .*)?$/u, '')
      .replace(/ (?:co|cty|cnty|city and borough|borough|census area|municipality)$/u, '')
      .replace(/\bst\b/gu, 'saint')
      .replace(/\bste\b/gu, 'sainte')
      .replaceAll(' ', '')
  );
}

/**
 * Looks up a county in any spelling; `undefined` when `county` is empty or has no entry.
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

/**
 * Whether a typed name says that it is a county, rather than the city of the same name.
 *
 * @example saysCounty('Maricopa County') // => true
 * @example saysCounty('Norfolk') // => false
 */
export function saysCounty(typed: string): boolean {
  return /\b(?:county|co|cty|cnty|parish|borough|condado)\b/iu.test(typed);
}

/**
 * What people call a county, and that county, both as keys. `beside` is another county of the same state, where a county
 * of that name is in several states.
 */
const OTHER_NAMES: Readonly<Record<string, { readonly county: string; readonly beside?: string }>> = {
  brooklyn: { county: 'kings', beside: 'bronx' },
  dade: { county: 'miamidade' },
  la: { county: 'losangeles' },
  manhattan: { county: 'newyork' },
  neworleans: { county: 'orleans', beside: 'acadia' },
  pg: { county: 'princegeorges' },
  statenisland: { county: 'richmond', beside: 'bronx' },
  thebronx: { county: 'bronx' },
};

/**
 * Resolves a typed county, or an independent city that counts as one, to its official name. Returns the empty string if
 * nothing was typed, if the state has no such county, and if the name may mean either a county or an independent city,
 * which have different courts. Nothing is guessed from other cities or misspelled names; see {@link similarCounty}.
 *
 * @param counties the official names of the state's counties
 * @example knownCounty(['Cuyahoga County', 'Lucas County'], 'cuyahoga') // => 'Cuyahoga County'
 * @example knownCounty(['Cuyahoga County', 'Lucas County'], 'Cleveland') // => ''
 * @example knownCounty(['Norfolk city', 'Richmond city', 'Richmond County'], 'Norfolk') // => 'Norfolk city'
 * @example knownCounty(['Norfolk city', 'Richmond city', 'Richmond County'], 'Richmond') // => ''
 * @example knownCounty(['Bronx County', 'Kings County'], 'Brooklyn') // => 'Kings County'
 */
export function knownCounty(counties: readonly string[], typed: string): string {
  const wanted = countyKey(typed);
  const keys = keysOf(counties);
  const county = counties[keys.indexOf(wanted)] ?? byOtherName(counties, keys, wanted);
  const city = counties[keys.indexOf(`${wanted}city`)];
  if (county !== undefined && city !== undefined) return saysCounty(typed) ? county : '';
  return county ?? city ?? '';
}

function byOtherName(
  counties: readonly string[],
  keys: readonly string[],
  wanted: string,
): string | undefined {
  const meant = Object.hasOwn(OTHER_NAMES, wanted) ? OTHER_NAMES[wanted] : undefined;
  if (meant === undefined || (meant.beside !== undefined && !keys.includes(meant.beside))) return undefined;
  return counties[keys.indexOf(meant.county)];
}

/** The most letters by which a misspelled name may differ. */
const MOST_TYPOS = 2;
/** Shorter names would resemble too many others. */
const SHORTEST_MISSPELLED = 5;

/**
 * The county that a misspelled name resembles most, to be asked about and never assumed; `undefined` if it is known, if
 * none is similar, or if two are equally so.
 *
 * @param counties the official names of the state's counties
 * @example similarCounty(['San Bernardino County', 'San Benito County'], 'San Bernadino') // => 'San Bernardino County'
 * @example similarCounty(['St. Tammany Parish'], 'St. Tammany Parrish') // => 'St. Tammany Parish'
 */
export function similarCounty(counties: readonly string[], typed: string): string | undefined {
  if (typed.trim() === '' || knownCounty(counties, typed) !== '') return undefined;
  // The last word may be a misspelled "County" or "Parish".
  const spellings = [typed, typed.trim().replace(/\s+\S+$/u, '')]
    .map(countyKey)
    .filter((key) => key.length >= SHORTEST_MISSPELLED);
  const ranked = keysOf(counties)
    .map((key, index) => ({
      county: counties[index],
      typos: Math.min(...spellings.map((spelling) => typosBetween(spelling, key))),
    }))
    .toSorted((one, other) => one.typos - other.typos);
  const [best, next] = ranked;
  if (best === undefined || best.typos > MOST_TYPOS || best.typos === next?.typos) return undefined;
  return best.county;
}

/** Cached, because every check of a state compares with the same list, and Texas has 254 counties. */
const knownKeys = new WeakMap<readonly string[], readonly string[]>();

function keysOf(counties: readonly string[]): readonly string[] {
  const known = knownKeys.get(counties);
  if (known !== undefined) return known;
  const keys = counties.map(countyKey);
  knownKeys.set(counties, keys);
  return keys;
}

/**
 * An official name without "County", "Parish" etc., as used in names of courts.
 *
 * @example bareCountyName('Orleans Parish') // => 'Orleans'
 * @example bareCountyName('Alexandria city') // => 'Alexandria'
 */
export function bareCountyName(official: string): string {
  return official.replace(/ (?:County|Parish|City and Borough|Borough|Census Area|Municipality|city)$/u, '');
}

/** Whether all names mean different counties. Data files keyed by county must satisfy this. */
export function areDistinctCounties(names: readonly string[]): boolean {
  const keys = names.map(countyKey);
  return !keys.includes('') && new Set(keys).size === keys.length;
}
