import { type Jurisdiction, type JurisdictionCode, readJurisdiction } from './jurisdiction.ts';
import type { Namesakes, SitePlace } from './site-place.ts';
import { capitalised } from '#domain/shared/format.ts';
import { placeSlug } from './place-address.ts';

export interface LandingPage {
  readonly slug: string;
  /** The place that the page is about: the largest one with this slug (departure D9). */
  readonly own: SitePlace;
  /** The places of other jurisdictions with the same slug, larger ones first. */
  readonly namesakes: readonly SitePlace[];
}

/**
 * One landing page for each slug of a place.
 *
 * @throws {RangeError} for a slug that several jurisdictions share but the list of namesakes lacks.
 */
export function landingPages(
  places: Readonly<Record<JurisdictionCode, readonly SitePlace[]>>,
  { namesakes }: Namesakes,
): readonly LandingPage[] {
  const order = new Map(namesakes.map(({ slug, states }) => [slug, states]));
  const bySlug = Map.groupBy(Object.values(places).flat(), ({ place }) => place.slug);
  return [...bySlug].flatMap(([slug, bearers]): LandingPage[] => {
    const states = order.get(slug);
    const ranked = bearers.toSorted((a, b) => rank(states, a) - rank(states, b));
    const [own, ...others] = ranked;
    if (own === undefined) return [];
    if (others.length > 0 && ranked.some((site) => rank(states, site) < 0)) {
      throw new RangeError(`The list of namesakes lacks ${slug}, which exists in several states.`);
    }
    return [{ slug, own, namesakes: others }];
  });
}

function rank(states: readonly JurisdictionCode[] | undefined, { state }: SitePlace): number {
  return states?.indexOf(state.abbreviation) ?? -1;
}

/** State that a landing page is shown for. */
export interface AskedState {
  readonly state: Jurisdiction | undefined;
  /** Whether it is the state of the page's own place, whose facts are in the HTML. */
  readonly isOwn: boolean;
}

/**
 * State in the query, else the page's own; none else, because a law of the wrong state misleads (departure D9).
 *
 * @param search `location.search`
 * @param own USPS code of the page's own state; `undefined` on the page shared by all other cities
 */
export function askedState(search: string, own: string | undefined): AskedState {
  const asked = readJurisdiction(new URLSearchParams(search).get('state'));
  const state = asked ?? readJurisdiction(own ?? null);
  return { state, isOwn: own !== undefined && state?.code === own };
}

/** Longer than the name of any place. */
const LONGEST_SLUG = 60;
/** What a name in the Latin alphabet is made of. */
const NAME = /^[\p{Script=Latin}\p{M}\p{N}\s'’ʻ._-]+$/u;

/**
 * The slug that a URL path under /city/ asks for, in its canonical spelling; `undefined` if it is no name of a city.
 *
 * @param path `location.pathname`
 * @example landingSlug('/city/Salt%20Lake%20City') // => 'salt-lake-city'
 */
export function landingSlug(path: string): string | undefined {
  const text = decoded(/^\/city\/([^/]*)\/?$/u.exec(path)?.[1] ?? '');
  if (text.length > LONGEST_SLUG || !NAME.test(text)) return undefined;
  return placeSlug(text) || undefined;
}

/** At most three words of letters: a longer text in an address may be somebody's message. */
const SHORT_NAME = /^(?=.{1,30}$)[a-z]+(?:-[a-z]+){0,2}$/u;

/**
 * The name of a city that no list has, as a title; `undefined` for a slug that is no short name.
 *
 * @example landingName('nowhere-town') // => 'Nowhere Town'
 */
export function landingName(slug: string): string | undefined {
  return SHORT_NAME.test(slug) ? slug.split('-').map(capitalised).join(' ') : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/**
 * Obstacles to getting a lease (product §3, "Rental issue options"). These keys are used in URLs; labels are only
 * shown.
 */
export const RENTAL_ISSUES = [
  'bad-credit',
  'previous-eviction',
  'broken-lease',
  'bankruptcy',
  'criminal-record',
  'no-credit-history',
  'foreclosure',
  'income-requirements',
  'self-employed',
  'student',
] as const;
export type RentalIssue = (typeof RENTAL_ISSUES)[number];

/** Parses an issue from a URL; `undefined` for anything else. */
export function readRentalIssue(text: string | null): RentalIssue | undefined {
  return RENTAL_ISSUES.find((issue) => issue === text);
}
