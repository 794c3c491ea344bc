import * as z from 'zod/mini';

import { JURISDICTION_CODES } from './jurisdiction.ts';
import { type County, type MajorCity, type Place, placeSlugSchema, type State } from './state-places.ts';

/** A place that has pages, with its jurisdiction. */
export interface SitePlace {
  readonly state: State;
  readonly place: Place;
  /** Which list of {@link State} it is on. */
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

/** The places of a jurisdiction that have pages: major cities and areas. */
export function sitePlaces(state: State): readonly SitePlace[] {
  const counties = new Map(state.counties.map((county) => [county.fips, county]));
  const cities = new Map(state.majorCities.map((city) => [city.slug, city]));
  const names = Map.groupBy([...state.majorCities, ...state.areas], ({ name }) => name);
  const described = (place: Place): Pick<SitePlace, 'state' | 'place' | 'county' | 'label'> => {
    const county = counties.get(place.countyFips);
    if (county === undefined) throw new Error(`${state.name} has no county ${place.countyFips}.`);
    const isOnly = names.get(place.name)?.length === 1;
    return { state, place, county, label: isOnly ? place.name : `${place.name} (${county.name})` };
  };
  return [
    ...state.majorCities.map((city): SitePlace => ({ ...described(city), kind: 'city', parent: undefined })),
    ...state.areas.map((area): SitePlace => ({
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
