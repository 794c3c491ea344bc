/**
 * The 50 states and Washington DC, as the product names them (specification §3; DC by design decision D15).
 *
 * `code` is the USPS abbreviation, which records store; `slug` is what addresses and data files are named by.
 */
export const JURISDICTIONS = [
  { code: 'AL', name: 'Alabama', slug: 'alabama' },
  { code: 'AK', name: 'Alaska', slug: 'alaska' },
  { code: 'AZ', name: 'Arizona', slug: 'arizona' },
  { code: 'AR', name: 'Arkansas', slug: 'arkansas' },
  { code: 'CA', name: 'California', slug: 'california' },
  { code: 'CO', name: 'Colorado', slug: 'colorado' },
  { code: 'CT', name: 'Connecticut', slug: 'connecticut' },
  { code: 'DE', name: 'Delaware', slug: 'delaware' },
  { code: 'FL', name: 'Florida', slug: 'florida' },
  { code: 'GA', name: 'Georgia', slug: 'georgia' },
  { code: 'HI', name: 'Hawaii', slug: 'hawaii' },
  { code: 'ID', name: 'Idaho', slug: 'idaho' },
  { code: 'IL', name: 'Illinois', slug: 'illinois' },
  { code: 'IN', name: 'Indiana', slug: 'indiana' },
  { code: 'IA', name: 'Iowa', slug: 'iowa' },
  { code: 'KS', name: 'Kansas', slug: 'kansas' },
  { code: 'KY', name: 'Kentucky', slug: 'kentucky' },
  { code: 'LA', name: 'Louisiana', slug: 'louisiana' },
  { code: 'ME', name: 'Maine', slug: 'maine' },
  { code: 'MD', name: 'Maryland', slug: 'maryland' },
  { code: 'MA', name: 'Massachusetts', slug: 'massachusetts' },
  { code: 'MI', name: 'Michigan', slug: 'michigan' },
  { code: 'MN', name: 'Minnesota', slug: 'minnesota' },
  { code: 'MS', name: 'Mississippi', slug: 'mississippi' },
  { code: 'MO', name: 'Missouri', slug: 'missouri' },
  { code: 'MT', name: 'Montana', slug: 'montana' },
  { code: 'NE', name: 'Nebraska', slug: 'nebraska' },
  { code: 'NV', name: 'Nevada', slug: 'nevada' },
  { code: 'NH', name: 'New Hampshire', slug: 'new-hampshire' },
  { code: 'NJ', name: 'New Jersey', slug: 'new-jersey' },
  { code: 'NM', name: 'New Mexico', slug: 'new-mexico' },
  { code: 'NY', name: 'New York', slug: 'new-york' },
  { code: 'NC', name: 'North Carolina', slug: 'north-carolina' },
  { code: 'ND', name: 'North Dakota', slug: 'north-dakota' },
  { code: 'OH', name: 'Ohio', slug: 'ohio' },
  { code: 'OK', name: 'Oklahoma', slug: 'oklahoma' },
  { code: 'OR', name: 'Oregon', slug: 'oregon' },
  { code: 'PA', name: 'Pennsylvania', slug: 'pennsylvania' },
  { code: 'RI', name: 'Rhode Island', slug: 'rhode-island' },
  { code: 'SC', name: 'South Carolina', slug: 'south-carolina' },
  { code: 'SD', name: 'South Dakota', slug: 'south-dakota' },
  { code: 'TN', name: 'Tennessee', slug: 'tennessee' },
  { code: 'TX', name: 'Texas', slug: 'texas' },
  { code: 'UT', name: 'Utah', slug: 'utah' },
  { code: 'VT', name: 'Vermont', slug: 'vermont' },
  { code: 'VA', name: 'Virginia', slug: 'virginia' },
  { code: 'WA', name: 'Washington', slug: 'washington' },
  { code: 'DC', name: 'Washington DC', slug: 'washington-dc' },
  { code: 'WV', name: 'West Virginia', slug: 'west-virginia' },
  { code: 'WI', name: 'Wisconsin', slug: 'wisconsin' },
  { code: 'WY', name: 'Wyoming', slug: 'wyoming' },
] as const;

/** One of the 51 places whose law may seal an eviction record. */
export type Jurisdiction = (typeof JURISDICTIONS)[number];

/** USPS abbreviation of a jurisdiction: `'AZ'`, `'DC'`. */
export type JurisdictionCode = Jurisdiction['code'];

/** Name in addresses: `'new-york'`, `'washington-dc'`. */
export type JurisdictionSlug = Jurisdiction['slug'];

/** All codes, in the order of the names. */
export const JURISDICTION_CODES: readonly JurisdictionCode[] = JURISDICTIONS.map(({ code }) => code);

const BY_CODE: ReadonlyMap<string, Jurisdiction> = new Map(JURISDICTIONS.map((each) => [each.code, each]));
const BY_SLUG: ReadonlyMap<string, Jurisdiction> = new Map(JURISDICTIONS.map((each) => [each.slug, each]));

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
  if (found === undefined) throw new RangeError(`There is no jurisdiction with the code ${code}.`);
  return found;
}

/** The jurisdiction behind an address's slug, or `undefined` for an unknown one. */
export function jurisdictionBySlug(slug: string): Jurisdiction | undefined {
  return BY_SLUG.get(slug);
}
