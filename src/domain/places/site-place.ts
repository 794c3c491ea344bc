import type { County } from './county.ts';
import type { Area, MajorCity, Place } from './place.ts';
import type { State } from './state-places.ts';

/** A place that has pages, with the jurisdiction it lies in. */
export interface SitePlace {
  readonly state: State;
  readonly place: Place;
  /** The list of {@link State} that it stands on; the further places of a deeper site count as areas. */
  readonly kind: 'city' | 'area';
  /** The major city that an area's page points to; `undefined` for a major city itself. */
  readonly parent: MajorCity | undefined;
  readonly county: County;
  /** The name, and the county where another place of the jurisdiction has the same: `'Highland (Lake County)'`. */
  readonly label: string;
}

/**
 * The places of a jurisdiction that have pages: major cities, areas, and what a deeper setting adds.
 *
 * @param further of src/content/further-places.ts
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
