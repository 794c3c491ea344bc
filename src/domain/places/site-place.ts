import * as z from 'zod/mini';

import { JURISDICTION_CODES } from './jurisdiction.ts';
import { type County, type Place, placeSlugSchema, type State } from './state-places.ts';

/** One of a place's counties, and the percentage of its people who live there. */
export interface CountyPart {
  readonly county: County;
  readonly percent: number;
}

/** A place that has pages, with its jurisdiction. */
export interface SitePlace {
  readonly state: State;
  readonly place: Place;
  /** Which list of {@link State} it is on. */
  readonly kind: 'city' | 'area';
  /** The nearest major city that lists an area; `undefined` for a major city and for a further city. */
  readonly parent: SitePlace | undefined;
  /** The county that most of its people live in. */
  readonly county: County;
  /** All of its counties, largest part first; empty for a place in one county. */
  readonly counties: readonly CountyPart[];
  /** The name in the language of the page: `'Filadelfia'`. Data and papers know the place by `place.name`. */
  readonly name: string;
  /**
   * The name, followed by the English one if it is another, or by the county if another place of the jurisdiction has the
   * same name: `'Filadelfia (Philadelphia)'`, `'Highland (Lake County)'`.
   */
  readonly label: string;
}

const { compare: compareLetters } = new Intl.Collator('en', { sensitivity: 'base' });

/**
 * The places of a jurisdiction that have pages: major cities and areas.
 *
 * @param ownNames names of another language, by the path's code and slug: `'PA/philadelphia'`
 */
export function sitePlaces(
  state: State,
  ownNames: Readonly<Record<string, string>> = {},
): readonly SitePlace[] {
  const counties = new Map(state.counties.map((county) => [county.fips, county]));
  const names = Map.groupBy([...state.majorCities, ...state.areas], ({ name }) => name);
  const countyOf = (fips: string): County => {
    const county = counties.get(fips);
    if (county === undefined) throw new Error(`${state.name} has no county ${fips}.`);
    return county;
  };
  const described = (place: Place): Omit<SitePlace, 'kind' | 'parent'> => {
    const county = countyOf(place.countyFips);
    const parts = (place.counties ?? []).map(({ fips, percent }) => ({ county: countyOf(fips), percent }));
    const isOnly = names.get(place.name)?.length === 1;
    const name = ownNames[`${state.abbreviation}/${place.slug}`] ?? place.name;
    const isOther = compareLetters(name, place.name) !== 0;
    const label = isOther ? `${name} (${place.name})` : isOnly ? name : `${name} (${county.name})`;
    return { state, place, county, counties: parts, name, label };
  };
  const cities = state.majorCities.map((city): SitePlace => ({
    ...described(city),
    kind: 'city',
    parent: undefined,
  }));
  return [
    ...cities,
    ...state.areas.map((area): SitePlace => ({
      ...described(area),
      kind: 'area',
      parent: cities.find(({ place }) => place.slug === area.parent),
    })),
  ];
}

/** Whether a place is one of the further cities of its state: large, but on no major city's list. */
export function isFurtherCity({ kind, parent }: Pick<SitePlace, 'kind' | 'parent'>): boolean {
  return kind === 'area' && parent === undefined;
}

/** The part of a place's people from which on a county has a line of its own, in percent. */
const LEAST_SHOWN_PERCENT = 10;

/**
 * The counties whose court, rent and help a place's page tells apart, largest part first. Empty where one county has
 * nearly all of the place, and for New York City, whose boroughs have pages.
 */
export function partsOf(site: SitePlace): readonly CountyPart[] {
  const shown = site.counties.filter(({ percent }) => percent >= LEAST_SHOWN_PERCENT);
  return shown.length < 2 || goesByBorough(site) ? [] : shown;
}

/** New York City, whose five boroughs are counties with courts of their own and have pages as areas. */
const NEW_YORK_CITY = 5128581;

/** Whether the borough of a home decides its county and court: in New York City. */
export function goesByBorough({ place }: SitePlace): boolean {
  return place.geonameId === NEW_YORK_CITY;
}

/** A borough of New York City, and the percentage of the city's people who live there. */
export interface Borough extends CountyPart {
  readonly site: SitePlace;
}

/** The city that a place is a borough of: New York City, or `undefined`. */
export function cityOfBorough({
  county,
  parent,
}: Pick<SitePlace, 'county' | 'parent'>): SitePlace | undefined {
  const isInside = parent?.counties.some((part) => part.county.fips === county.fips) === true;
  return parent?.place.geonameId === NEW_YORK_CITY && isInside ? parent : undefined;
}

/** New York City's boroughs, largest first; empty for every other place. */
export function boroughsOf(city: SitePlace, ofState: readonly SitePlace[]): readonly Borough[] {
  if (!goesByBorough(city)) return [];
  return city.counties.flatMap((part) => {
    const site = ofState.find(
      (each) => cityOfBorough(each) !== undefined && each.county.fips === part.county.fips,
    );
    return site === undefined ? [] : [{ ...part, site }];
  });
}

/**
 * The slugs that several jurisdictions share, each with its jurisdictions, largest place first. Landing pages such as
 * /city/springfield/ need that order (departure D9). The populations are not kept: their years and
 * methods are mixed.
 */
export const namesakesSchema = z.readonly(
  z.strictObject({
    namesakes: z.readonly(
      z.array(
        z.readonly(
          z.strictObject({
            slug: placeSlugSchema,
            states: z.readonly(z.array(z.enum(JURISDICTION_CODES)).check(z.minLength(2))),
          }),
        ),
      ),
    ),
  }),
);
export type Namesakes = z.infer<typeof namesakesSchema>;

/**
 * How large the places of each jurisdiction are, one letter for each in the order of `majorCities` and `areas`: `'0'` for
 * 500 people, two steps more for twice as many. A search puts the larger of two places first.
 */
export const placeSizesSchema = z.readonly(
  z.record(z.enum(JURISDICTION_CODES), z.string().check(z.regex(/^[0-9a-z]+$/u))),
);
