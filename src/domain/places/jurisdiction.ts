import { DEFAULT_LANGUAGE, type Language, LANGUAGE_NAMES } from '#domain/shared/language.ts';

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
  /** In the language that was asked for. */
  readonly name: string;
  /** Used in URLs and names of data files. */
  readonly slug: JurisdictionSlug;
}

/** Names that differ from the English one (docs/spanish-glossary.md). Laws, courts and papers keep the English name. */
const OWN_NAMES: Readonly<Record<Language, Partial<Record<JurisdictionCode, string>>>> = {
  en: {},
  es: {
    HI: 'Hawái',
    LA: 'Luisiana',
    MO: 'Misuri',
    MS: 'Misisipi',
    NC: 'Carolina del Norte',
    ND: 'Dakota del Norte',
    NH: 'Nuevo Hampshire',
    NJ: 'Nueva Jersey',
    NM: 'Nuevo México',
    NY: 'Nueva York',
    OR: 'Oregón',
    PA: 'Pensilvania',
    SC: 'Carolina del Sur',
    SD: 'Dakota del Sur',
    WV: 'Virginia Occidental',
  },
};

/** All 51 jurisdictions in English, sorted by name. */
export const JURISDICTIONS: readonly Jurisdiction[] = NAMES.map(([code, name]) => ({
  code,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-') as JurisdictionSlug,
}));

export function jurisdictionsIn(language: Language): readonly Jurisdiction[] {
  const { compare } = new Intl.Collator(LANGUAGE_NAMES[language].tag);
  return JURISDICTIONS.map(({ code }) => jurisdiction(code, language)).sort((a, b) =>
    compare(a.name, b.name),
  );
}

/** The jurisdictions as options of a field; the English name, which the court papers have, follows one that differs. */
export function stateOptions(
  language: Language,
): readonly { readonly value: JurisdictionCode; readonly label: string }[] {
  return jurisdictionsIn(language).map(({ code, name }) => {
    const english = jurisdiction(code).name;
    return { value: code, label: name === english ? name : `${name} (${english})` };
  });
}

/** All codes, sorted by name. */
export const JURISDICTION_CODES: readonly JurisdictionCode[] = JURISDICTIONS.map(({ code }) => code);

const byCode = (language: Language): ReadonlyMap<string, Jurisdiction> =>
  new Map(
    JURISDICTIONS.map((state) => {
      const name = OWN_NAMES[language][state.code];
      return [state.code, name === undefined ? state : { ...state, name }];
    }),
  );
const BY_CODE: Readonly<Record<Language, ReturnType<typeof byCode>>> = { en: byCode('en'), es: byCode('es') };

/** Whether a text is one of the 51 codes, in upper case as records store it. */
export function isJurisdictionCode(text: string): text is JurisdictionCode {
  return BY_CODE[DEFAULT_LANGUAGE].has(text);
}

/**
 * The jurisdiction of a known code.
 *
 * @example jurisdiction('NY').name // => 'New York'
 * @example jurisdiction('NY', 'es').name // => 'Nueva York'
 * @throws {RangeError} for an unknown code, which the type already rules out.
 */
export function jurisdiction(code: JurisdictionCode, language: Language = DEFAULT_LANGUAGE): Jurisdiction {
  const found = BY_CODE[language].get(code);
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
