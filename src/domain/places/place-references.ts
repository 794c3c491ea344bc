import type { County } from './county.ts';
import type { Area, MajorCity, Place } from './place.ts';

/** The parts of a jurisdiction's file that refer to each other. */
export interface References {
  readonly fips: string;
  readonly capital: string;
  readonly majorCities: readonly MajorCity[];
  readonly areas: readonly Area[];
  readonly counties: readonly County[];
  readonly planningRegions?: readonly County[];
}

/** A field that refers to a missing entry or repeats a value that must be unique. */
export interface BrokenReference {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/**
 * Checks the references within a jurisdiction's file: slugs of cities and areas, codes of counties and regions. Empty
 * for a valid file.
 */
export function brokenReferences(state: References): readonly BrokenReference[] {
  const majorSlugs = new Set(state.majorCities.map(({ slug }) => slug));
  const areaSlugs = new Set(state.areas.map(({ slug }) => slug));
  const broken: BrokenReference[] = [];
  const demand = (holds: boolean, path: BrokenReference['path'], message: string): void => {
    if (!holds) broken.push({ path, message });
  };

  demand(majorSlugs.has(state.capital), ['capital'], 'must be the slug of a major city');
  state.counties.forEach(({ fips }, index) => {
    demand(fips.startsWith(state.fips), ['counties', index, 'fips'], `must begin with ${state.fips}`);
  });
  state.majorCities.forEach((city, index) => {
    city.nearby.forEach(({ slug }, at) => {
      demand(
        areaSlugs.has(slug),
        ['majorCities', index, 'nearby', at, 'slug'],
        'must be the slug of an area',
      );
    });
    city.nearbyMajorCities.forEach(({ slug }, at) => {
      const another = majorSlugs.has(slug) && slug !== city.slug;
      const path = ['majorCities', index, 'nearbyMajorCities', at, 'slug'];
      demand(another, path, 'must be the slug of another major city');
    });
  });
  state.areas.forEach(({ parent }, index) => {
    demand(majorSlugs.has(parent), ['areas', index, 'parent'], 'must be the slug of a major city');
  });
  return [
    ...broken,
    ...brokenPlaces('majorCities', state.majorCities, state, new Set()),
    ...brokenPlaces('areas', state.areas, state, majorSlugs),
  ];
}

/** Checks the county, planning region and slug of each place in a list. */
function brokenPlaces(
  list: string,
  places: readonly Place[],
  state: References,
  takenSlugs: ReadonlySet<string>,
): readonly BrokenReference[] {
  const counties = new Set(state.counties.map(({ fips }) => fips));
  const regions = new Set(state.planningRegions?.map(({ fips }) => fips));
  const taken = new Set(takenSlugs);
  return places.flatMap((place, index) => {
    const broken: BrokenReference[] = [];
    const add = (field: keyof Place, message: string): void => {
      broken.push({ path: [list, index, field], message });
    };
    if (taken.has(place.slug)) add('slug', 'is the slug of another place');
    taken.add(place.slug);
    if (!counties.has(place.countyFips)) add('countyFips', 'must be the code of one of the counties');
    const region = place.planningRegionFips;
    if (state.planningRegions === undefined ? region !== undefined : !regions.has(region ?? '')) {
      add(
        'planningRegionFips',
        'must be the code of one of the planning regions, and only where there are any',
      );
    }
    return broken;
  });
}

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
