import {
  isJurisdictionCode,
  type Jurisdiction,
  type JurisdictionCode,
  jurisdictionBySlug,
} from './jurisdiction.ts';
import type { SitePlace } from './site-place.ts';
import type { State } from './state-places.ts';

const DIACRITICS = /\p{Diacritic}/gu;

/**
 * A name in addresses: ASCII letters and digits, joined by hyphens. Apostrophes are dropped and do not split a word.
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

/**
 * A city's name from its address, for a city that no list knows (specification §2: "title-cased by splitting the slug
 * on hyphens"). Known cities have their name in the data, with its accents and apostrophes.
 *
 * @example cityNameFromSlug('salt-lake-city') // => 'Salt Lake City'
 */
export function cityNameFromSlug(slug: string): string {
  return slug
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** The address of a place's page: `/state/arizona/tempe/`. */
export function placePath({ state, place }: Pick<SitePlace, 'state' | 'place'>): string {
  return `/state/${state.slug}/${place.slug}/`;
}

/** The address of a jurisdiction's page: `/state/arizona/`. */
export function statePath({ slug }: Pick<State, 'slug'>): string {
  return `/state/${slug}/`;
}

/** The address of the landing page of a place's slug: `/city/tempe/`. */
export function landingPath(slug: string): string {
  return `/city/${slug}/`;
}

/** Where a case may have been: what a page about a place fills into the check. */
export interface CasePlace {
  readonly state: JurisdictionCode;
  readonly county?: string | undefined;
}

/** Letters and what joins them in the names of counties: an address is to bring no other text into the form. */
const COUNTY_NAME = /^[\p{L}\p{M} .'’ʻ-]{1,60}$/u;

/**
 * The address of the check with state and county filled in. They are in its fragment, which goes to no server and makes
 * no second page for search engines.
 *
 * @example checkPath({ state: 'AZ', county: 'Pima County' }) // => '/eligibility-check/#state=AZ&county=Pima+County'
 */
export function checkPath({ state, county }: CasePlace): string {
  const place = new URLSearchParams({ state, ...(county !== undefined && { county }) });
  return `/eligibility-check/#${place.toString()}`;
}

/** Reads the fragment of {@link checkPath}; `undefined` for every other. */
export function readCheckPlace(fragment: string): CasePlace | undefined {
  const place = new URLSearchParams(fragment.replace('#', ''));
  const state = place.get('state');
  if (state === null || !isJurisdictionCode(state)) return undefined;
  const county = place.get('county') ?? '';
  return { state, county: COUNTY_NAME.test(county) ? county : undefined };
}

/** The place that an address without a page asked for. */
export type MissingPlace =
  /** No state of the 51. */
  | { readonly kind: 'state' }
  /** A place that a known state has no page for. */
  | { readonly kind: 'place'; readonly state: Jurisdiction };

/**
 * What is missing at an address that has no page; `undefined` where it was not about a place.
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
