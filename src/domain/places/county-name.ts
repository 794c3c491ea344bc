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
  return (
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/,.*$/su, '')
      .replace(/['’‘`]/gu, '')
      .replace(/[.\s\p{Pd}]+/gu, ' ')
      .trim()
      .replace(/^(?:(?:city and county|city and borough|county|parish|borough) of|condado de) /u, '')
      .replace(/^city of (.+)$/u, '$1 city')
      // The state may have been typed behind it: "Maricopa County AZ".
      .replace(/ (?:county|parish)(?: .*)?$/u, '')
      .replace(/ (?:co|cty|cnty|city and borough|borough|census area|municipality)$/u, '')
      .replace(/\bst\b/gu, 'saint')
      .replace(/\bste\b/gu, 'sainte')
      .replaceAll(' ', '')
  );
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

/** Says that a county is meant, and not the city of the same name. */
const SAYS_COUNTY = /\b(?:county|co|cty|cnty|parish|borough|condado)\b/iu;

/**
 * The official name of the county that was typed, or of the city that is a county of its own. The empty text where it was
 * left out, where the state has no such county, and where the name may be a county or a city with another court: a city or
 * a slip of the pen says nothing of which county it was, and is not taken for one.
 *
 * @param counties of the state, by their official names
 * @example knownCounty(['Cuyahoga County', 'Lucas County'], 'cuyahoga') // => 'Cuyahoga County'
 * @example knownCounty(['Cuyahoga County', 'Lucas County'], 'Cleveland') // => ''
 * @example knownCounty(['Norfolk city', 'Richmond city', 'Richmond County'], 'Norfolk') // => 'Norfolk city'
 * @example knownCounty(['Norfolk city', 'Richmond city', 'Richmond County'], 'Richmond') // => ''
 */
export function knownCounty(counties: readonly string[], typed: string): string {
  const wanted = countyKey(typed);
  const county = counties.find((each) => countyKey(each) === wanted);
  const city = counties.find((each) => countyKey(each) === `${wanted}city`);
  if (county !== undefined && city !== undefined) return SAYS_COUNTY.test(typed) ? county : '';
  return county ?? city ?? '';
}

/**
 * An official name without what it calls the county: what courts are named by.
 *
 * @example bareCountyName('Orleans Parish') // => 'Orleans'
 * @example bareCountyName('Alexandria city') // => 'Alexandria'
 */
export function bareCountyName(official: string): string {
  return official.replace(/ (?:County|Parish|City and Borough|Borough|Census Area|Municipality|city)$/u, '');
}

/** Whether no two of the names mean the same county. Data files keyed by county must satisfy this. */
export function areDistinctCounties(names: readonly string[]): boolean {
  const keys = names.map(countyKey);
  return !keys.includes('') && new Set(keys).size === keys.length;
}
