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
      .replace(/['’‘`ʻ]/gu, '')
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
