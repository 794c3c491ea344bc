/** Code and name of the 50 states and Washington DC (specification §3; DC by design decision D15). */
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

/** A name in addresses: lower case, hyphens for blanks. */
type Slug<Name extends string> = Name extends `${infer First} ${infer Rest}`
  ? `${Lowercase<First>}-${Slug<Rest>}`
  : Lowercase<Name>;

/** Name in addresses: `'new-york'`, `'washington-dc'`. */
export type JurisdictionSlug = Slug<(typeof NAMES)[number][1]>;

/** One of the 51 places whose law may seal an eviction record. */
export interface Jurisdiction {
  /** The USPS abbreviation, which records store. */
  readonly code: JurisdictionCode;
  readonly name: (typeof NAMES)[number][1];
  /** What addresses and data files are named by. */
  readonly slug: JurisdictionSlug;
}

/** The 51, in the order of their names. */
export const JURISDICTIONS: readonly Jurisdiction[] = NAMES.map(([code, name]) => ({
  code,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-') as JurisdictionSlug,
}));

/** All codes, in the order of the names. */
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
 * @throws {RangeError} for a code that is not one of the 51, which the type already refuses.
 */
export function jurisdiction(code: JurisdictionCode): Jurisdiction {
  const found = BY_CODE.get(code);
  if (found === undefined) throw new RangeError(`Unknown jurisdiction: ${code}`);
  return found;
}

const BY_SLUG: ReadonlyMap<string, Jurisdiction> = new Map(JURISDICTIONS.map((each) => [each.slug, each]));

/** The jurisdiction behind an address's slug, or `undefined` for an unknown one. */
export function jurisdictionBySlug(slug: string): Jurisdiction | undefined {
  return BY_SLUG.get(slug);
}

/**
 * The jurisdiction that an address names, by its code, its slug or its name; anything else is none. What was written is
 * only ever compared with the list, never shown.
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
