import * as z from 'zod/mini';

import { JURISDICTION_CODES } from './jurisdiction.ts';
import {
  type Area,
  type County,
  type MajorCity,
  type Place,
  placeSlugSchema,
  type State,
} from './state-places.ts';

/** A place that has pages, with its jurisdiction. */
export interface SitePlace {
  readonly state: State;
  readonly place: Place;
  /** Which list of {@link State} it is on; further places of a deeper site count as areas. */
  readonly kind: 'city' | 'area';
  /** The major city that an area's page links to; `undefined` for a major city itself. */
  readonly parent: MajorCity | undefined;
  readonly county: County;
  /**
   * The name, followed by the county if another place of the jurisdiction has the same name: `'Highland (Lake
   * County)'`.
   */
  readonly label: string;
}

/**
 * The places of a jurisdiction that have pages: major cities, areas, and those that a deeper setting adds.
 *
 * @param further places of a deeper setting (`readFurtherPlaces` in src/data/site-places.ts)
 */
export function sitePlaces(state: State, further: readonly Area[]): readonly SitePlace[] {
  const counties = new Map(state.counties.map((county) => [county.fips, county]));
  const cities = new Map(state.majorCities.map((city) => [city.slug, city]));
  const areas = [...state.areas, ...further];
  const names = Map.groupBy([...state.majorCities, ...areas], ({ name }) => name);
  const described = (place: Place): Pick<SitePlace, 'state' | 'place' | 'county' | 'label'> => {
    const county = counties.get(place.countyFips);
    if (county === undefined) throw new Error(`${state.name} has no county ${place.countyFips}.`);
    const isOnly = names.get(place.name)?.length === 1;
    return { state, place, county, label: isOnly ? place.name : `${place.name} (${county.name})` };
  };
  return [
    ...state.majorCities.map((city): SitePlace => ({ ...described(city), kind: 'city', parent: undefined })),
    ...areas.map((area): SitePlace => ({
      ...described(area),
      kind: 'area',
      parent: cities.get(area.parent),
    })),
  ];
}

/**
 * The slugs that several jurisdictions share, each with its jurisdictions, largest place first. Landing pages such as
 * /city/springfield/ need that order (decision D9). The populations themselves stay in the generator.
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
 * Which places have pages: major cities and the areas on their lists, or also every place with at least that many
 * people. About 3,000, 7,600 and 15,700 pages.
 */
export const PLACES_DEPTHS = ['majors', 'over-5000', 'over-1000'] as const;
export type PlacesDepth = (typeof PLACES_DEPTHS)[number];

/** The minimum population at which a place that is on no list has a page; `null` where none has. */
export const POPULATION_FLOOR = {
  majors: null,
  'over-5000': 5000,
  'over-1000': 1000,
} as const satisfies Record<PlacesDepth, number | null>;

/**
 * Parses a depth from a setting or the command line.
 *
 * @throws {RangeError} with a message for the operator, for an unknown depth
 */
export function placesDepth(text: string): PlacesDepth {
  const depth = PLACES_DEPTHS.find((each) => each === text);
  if (depth === undefined) {
    throw new RangeError(`There is no places depth "${text}". Choose one of: ${PLACES_DEPTHS.join(', ')}.`);
  }
  return depth;
}

/*
 * Measures how much original content a place's page has. Search engines treat regional pages that only lead to another
 * page as doorway pages, so pages with little content of their own are not offered to them.
 */

/** Kinds of original content that a place's page can have. */
const SUBSTANCE = ['court', 'rents', 'protections', 'help', 'law', 'surroundings'] as const;
type SubstancePart = (typeof SUBSTANCE)[number];

/** Which kinds a page has. */
export type Substance = Readonly<Record<SubstancePart, boolean>>;

/** Pages with fewer kinds are not offered to search engines. */
export const SUBSTANCE_FLOOR = 2;

export function substanceCount(substance: Substance): number {
  return SUBSTANCE.filter((part) => substance[part]).length;
}

/** Whether a page has enough original content to be offered to search engines. */
export function hasSubstance(substance: Substance): boolean {
  return substanceCount(substance) >= SUBSTANCE_FLOOR;
}
