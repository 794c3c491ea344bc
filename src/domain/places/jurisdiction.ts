/** Code and name of the 50 states and Washington DC (product §3; DC by departure D15). */
const NAMES = [
  ['AL', 'Alabama'],
  ['AK', 'Alaska'],
  ['AZ', 'Arizona'],
  ['AR', 'Arkansas'],
  ['CA', 'California'],
  ['CO', 'Colorado'],
  ['CT', 'Connecticut'],
  ['DE', 'Delaware'],
  ['FL', 'Florida'],
  ['GA', 'Georgia'],
  ['HI', 'Hawaii'],
  ['ID', 'Idaho'],
  ['IL', 'Illinois'],
  ['IN', 'Indiana'],
  ['IA', 'Iowa'],
  ['KS', 'Kansas'],
  ['KY', 'Kentucky'],
  ['LA', 'Louisiana'],
  ['ME', 'Maine'],
  ['MD', 'Maryland'],
  ['MA', 'Massachusetts'],
  ['MI', 'Michigan'],
  ['MN', 'Minnesota'],
  ['MS', 'Mississippi'],
  ['MO', 'Missouri'],
  ['MT', 'Montana'],
  ['NE', 'Nebraska'],
  ['NV', 'Nevada'],
  ['NH', 'New Hampshire'],
  ['NJ', 'New Jersey'],
  ['NM', 'New Mexico'],
  ['NY', 'New York'],
  ['NC', 'North Carolina'],
  ['ND', 'North Dakota'],
  ['OH', 'Ohio'],
  ['OK', 'Oklahoma'],
  ['OR', 'Oregon'],
  ['PA', 'Pennsylvania'],
  ['RI', 'Rhode Island'],
  ['SC', 'South Carolina'],
  ['SD', 'South Dakota'],
  ['TN', 'Tennessee'],
  ['TX', 'Texas'],
  ['UT', 'Utah'],
  ['VT', 'Vermont'],
  ['VA', 'Virginia'],
  ['WA', 'Washington'],
  ['DC', 'Washington DC'],
  ['WV', 'West Virginia'],
  ['WI', 'Wisconsin'],
  ['WY', 'Wyoming'],
] as const;

/** USPS abbreviation of a jurisdiction: `'AZ'`, `'DC'`. */
export type JurisdictionCode = (typeof NAMES)[number][0];

/** Lower case, with hyphens for spaces. */
type Slug<Name extends string> = Name extends `${infer First} ${infer Rest}`
  ? `${Lowercase<First>}-${Slug<Rest>}`
  : Lowercase<Name>;

/** URL slug: `'new-york'`, `'washington-dc'`. */
export type JurisdictionSlug = Slug<(typeof NAMES)[number][1]>;

/** One of the 51 places whose law may seal an eviction record. */
export interface Jurisdiction {
  /** The USPS abbreviation, which records store. */
  readonly code: JurisdictionCode;
  readonly name: (typeof NAMES)[number][1];
  /** Used in URLs and names of data files. */
  readonly slug: JurisdictionSlug;
}

/** All 51 jurisdictions, sorted by name. */
export const JURISDICTIONS: readonly Jurisdiction[] = NAMES.map(([code, name]) => ({
  code,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-') as JurisdictionSlug,
}));

/** All codes, sorted by name. */
export const JURISDICTION_CODES: readonly JurisdictionCode[] = JURISDICTIONS.map(({ code }) => code);

const BY_CODE: ReadonlyMap<string, Jurisdiction> = new Map(JURISDICTIONS.map((each) => [each.code, each]));

/** Whether a text is one of the 51 codes, in upper case as records store it. */
export function isJurisdictionCode(text: string): text is JurisdictionCode {
  return BY_CODE.has(text);
}

/**
 * The jurisdiction of a known code.
 *
 * @example jurisdiction('AZ').name // => 'Arizona'
 * @throws {RangeError} for an unknown code, which the type already rules out.
 */
export function jurisdiction(code: JurisdictionCode): Jurisdiction {
  const found = BY_CODE.get(code);
  if (found === undefined) throw new RangeError(`Unknown jurisdiction: ${code}`);
  return found;
}

const BY_SLUG: ReadonlyMap<string, Jurisdiction> = new Map(JURISDICTIONS.map((each) => [each.slug, each]));

/** The jurisdiction of a URL slug, or `undefined` for an unknown one. */
export function jurisdictionBySlug(slug: string): Jurisdiction | undefined {
  return BY_SLUG.get(slug);
}

/**
 * Parses a jurisdiction from a URL: its code, slug or name in any case; `undefined` for anything else. The text itself
 * is never shown.
 *
 * @example readJurisdiction('tx')?.name // => 'Texas'
 * @example readJurisdiction('New York')?.code // => 'NY'
 */
export function readJurisdiction(text: string | null): Jurisdiction | undefined {
  const wanted = text?.trim().toLowerCase();
  return JURISDICTIONS.find(
    ({ code, slug, name }) =>
      wanted === code.toLowerCase() || wanted === slug || wanted === name.toLowerCase(),
  );
}
