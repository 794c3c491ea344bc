import { isLanguage } from '#domain/shared/language.ts';

import {
  isJurisdictionCode,
  type Jurisdiction,
  type JurisdictionCode,
  jurisdictionBySlug,
  readJurisdiction,
} from './jurisdiction.ts';
import type { Place, State } from './state-places.ts';

const DIACRITICS = /\p{Diacritic}/gu;

/**
 * Converts a name to a URL slug: ASCII letters and digits joined by hyphens. Apostrophes are dropped without splitting
 * the word.
 *
 * @example placeSlug("Coeur d'Alene") // => 'coeur-dalene'
 * @example placeSlug('Hanamāʻulu') // => 'hanamaulu'
 */
export function placeSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(DIACRITICS, '')
    .replace(/['’ʻ]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The address of a place's page: `/state/arizona/tempe/`. */
export function placePath({
  state,
  place,
}: {
  readonly state: Pick<State, 'slug'>;
  readonly place: Pick<Place, 'slug'>;
}): string {
  return `${statePath(state)}${place.slug}/`;
}

/** The address of a jurisdiction's page: `/state/arizona/`. */
export function statePath({ slug }: Pick<State, 'slug'>): string {
  return `/state/${slug}/`;
}

/** The address of the landing page of a place's slug: `/city/tempe/`. */
export function landingPath(slug: string): string {
  return `/city/${slug}/`;
}

/** State and county of a case, which a page about a place prefills in the check. */
export interface CasePlace {
  readonly state: JurisdictionCode;
  readonly county?: string | undefined;
}

/** Characters of county names. Keeps other text from a URL out of the form. */
const COUNTY_NAME = /^[\p{L}\p{M} .'’ʻ-]{1,60}$/u;

/** Whether a text from a URL may be a county's name. */
export function isCountyName(text: string): boolean {
  return COUNTY_NAME.test(text);
}

/**
 * The check's URL with state and county prefilled. They are in the fragment, which is not sent to any server and
 * creates no duplicate page for search engines.
 *
 * @example checkPath({ state: 'AZ', county: 'Pima County' }) // => '/eligibility-check/#state=AZ&county=Pima+County'
 */
export function checkPath({ state, county }: CasePlace): string {
  const place = new URLSearchParams({ state, ...(county !== undefined && { county }) });
  return `/eligibility-check/#${place.toString()}`;
}

/** Parses a fragment made by {@link checkPath}; `undefined` for any other. */
export function readCheckPlace(fragment: string): CasePlace | undefined {
  const place = new URLSearchParams(fragment.replace('#', ''));
  const state = place.get('state');
  if (state === null || !isJurisdictionCode(state)) return undefined;
  const county = place.get('county') ?? '';
  return { state, county: isCountyName(county) ? county : undefined };
}

/** Signs that stay at the end of an address when it is taken out of a text. */
const STUCK = /(?:[)\]}>.,;:!?'"’”*]|%(?:20|22|29|2c|5d|7d|3e))+(?=\/?$)/iu;

/** What people type for a page under its own name. */
const OTHER_FOLDERS: Readonly<Record<string, string>> = {
  eligibility: 'eligibility-check',
  elegibilidad: 'eligibility-check',
  expungement: 'sealing-laws',
};

/**
 * The address that a mistyped one probably means: without what is stuck to its end, in small letters, with a state's
 * slug for its name or USPS code, and with hyphens in the name of a place. Landing pages exist in English only.
 *
 * @returns `undefined` where there is nothing to mend
 * @example mendedPath('/Eligibility-Check/') // => '/eligibility-check/'
 * @example mendedPath('/state/CA/') // => '/state/california/'
 * @example mendedPath('/faq/),') // => '/faq/'
 * @example mendedPath('/state/new%20york/') // => '/state/new-york/'
 */
export function mendedPath(path: string): string | undefined {
  const parts = readable(path.replace(STUCK, ''))
    .replace(/\.html?\/?$/iu, '')
    .toLowerCase()
    .split('/')
    .filter(Boolean);
  if (isLanguage(parts[0]) && parts[1] === 'city') parts.shift();
  const mended = parts.map((part, index) => {
    const [folder, above] = [parts[index - 1], parts[index - 2]];
    if (folder === 'state' || folder === 'sealing-laws') {
      const slug = placeSlug(part);
      return readJurisdiction(slug)?.slug ?? slug;
    }
    if (above === 'state') return placeSlug(part);
    const isFirst = index === 0 || (index === 1 && isLanguage(folder));
    return isFirst && Object.hasOwn(OTHER_FOLDERS, part) ? OTHER_FOLDERS[part] : encodeURIComponent(part);
  });
  const right = `/${mended.map((part) => `${part}/`).join('')}`;
  return right === path || right === '/' ? undefined : right;
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What a URL under /state/ without a page asked for. */
export type MissingPlace =
  /** Not one of the 51 jurisdictions. */
  | { readonly kind: 'state' }
  /** A place without a page in a known state. */
  | { readonly kind: 'place'; readonly state: Jurisdiction };

/**
 * Which place is missing at a URL that has no page; `undefined` if the URL is not about a place.
 *
 * @example missingPlace('/state/atlantis/') // => { kind: 'state' }
 * @example missingPlace('/state/texas/nowhere/') // => { kind: 'place', state: Texas }
 */
export function missingPlace(path: string): MissingPlace | undefined {
  const [, folder, slug = ''] = path.split('/');
  if (folder !== 'state') return undefined;
  const state = jurisdictionBySlug(slug);
  return state === undefined ? { kind: 'state' } : { kind: 'place', state };
}
