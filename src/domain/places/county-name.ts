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

/** A state's counties, with which a typed county is read. */
export interface CountyNames {
  /** Official names: `'Maricopa County'`. */
  readonly counties: readonly string[];
  /** Keys of the short names that mean a town of another county first: Houston is in Harris County. */
  readonly contested: readonly string[];
}

/** Where no state is chosen or its file has not arrived. */
export const NO_COUNTIES: CountyNames = { counties: [], contested: [] };

/**
 * The official name of a typed county; the empty string unless it can only mean one. Plans, courts, fees, legal help,
 * letters and papers all take the county from here; what else may be meant is asked (domain/check/county-suggestion.ts).
 *
 * @example knownCounty(ohio, 'cuyahoga') // => 'Cuyahoga County'
 * @example knownCounty(ohio, 'Cleveland') // => ''
 */
export function knownCounty(names: CountyNames, typed: string): string {
  const [county = '', other] = countiesNamed(names, typed);
  const name = withoutCourt(typed);
  const isTown = !saysCounty(name) && names.contested.includes(countyKey(name));
  return other === undefined && !isTown ? county : '';
}

/** The counties of a typed name, towns aside: one, none, or an independent city and the county of its name. */
export function countiesNamed(names: CountyNames, typed: string): readonly string[] {
  const name = withoutCourt(typed);
  const counties = byKey(names);
  const wanted = countyKey(name);
  const county = counties.get(wanted) ?? otherName(counties, wanted);
  if (county !== undefined && saysCounty(name)) return [county];
  return [counties.get(`${wanted}city`) ?? [], county ?? []].flat();
}

/** Cached, because every check of a state compares with the same names, and Texas has 254 counties. */
const knownKeys = new WeakMap<CountyNames, ReadonlyMap<string, string>>();

/** A state's counties by key. */
export function byKey(names: CountyNames): ReadonlyMap<string, string> {
  const known = knownKeys.get(names) ?? new Map(names.counties.map((county) => [countyKey(county), county]));
  knownKeys.set(names, known);
  return known;
}

/** The place that a court's name begins or ends with: "Cleveland Municipal Court", "Superior Court of Pima County". */
const COURT =
  /^(?:.*\bcourts?(?: of (?:common pleas|general sessions))? (?:of|for|in|at) (?:the )?(?:city of )?(?<behind>.+)|(?<before>.+?)(?: (?:justice(?: of the peace)?|municipal|superior|circuit|district|housing|civil|magistrate'?s?|small claims|general sessions|common pleas|trial|housing and civil))*(?: city)? courts?\b(?! ?house).*)$/iu;

/** @example withoutCourt('Cleveland Municipal Court') // => 'Cleveland' */
export function withoutCourt(typed: string): string {
  const { behind, before } = COURT.exec(typed.trim())?.groups ?? {};
  return behind ?? before ?? typed;
}

/**
 * What people call a county, and that county, both as keys. `beside` is another county of the same state, where a county
 * of that name is in several states.
 */
const OTHER_NAMES: Readonly<Record<string, { readonly county: string; readonly beside?: string }>> = {
  bigisland: { county: 'hawaii', beside: 'maui' },
  brooklyn: { county: 'kings', beside: 'bronx' },
  dade: { county: 'miamidade' },
  dc: { county: 'districtofcolumbia' },
  la: { county: 'losangeles' },
  manhattan: { county: 'newyork' },
  neworleans: { county: 'orleans', beside: 'acadia' },
  oahu: { county: 'honolulu' },
  pg: { county: 'princegeorges' },
  statenisland: { county: 'richmond', beside: 'bronx' },
  thebronx: { county: 'bronx' },
  washington: { county: 'districtofcolumbia' },
  washingtondc: { county: 'districtofcolumbia' },
};

function otherName(counties: ReadonlyMap<string, string>, wanted: string): string | undefined {
  const meant = Object.hasOwn(OTHER_NAMES, wanted) ? OTHER_NAMES[wanted] : undefined;
  if (meant === undefined || (meant.beside !== undefined && !counties.has(meant.beside))) return undefined;
  return counties.get(meant.county);
}
