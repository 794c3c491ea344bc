import { milesBetween, roundedMiles } from './distance.ts';
import { MAX_NEARBY_AREAS, SERVICE_RADIUS_MILES, type Area, type Place } from './place.ts';
import type { State } from './state-places.ts';

/** A place and its straight-line distance, in miles to a tenth. */
export interface PlaceAt {
  readonly place: Place;
  readonly miles: number;
}

/**
 * What lies around an area, nearest first: at most ten places within the service radius. They are taken from the lists
 * of the major cities that list the area (or of its parent, where none does), so that no list reaches over water.
 *
 * @param area an area or further place of the state
 */
export function areasAround(state: State, area: Area): readonly PlaceAt[] {
  const listing = state.majorCities.filter(({ nearby }) => nearby.some(({ slug }) => slug === area.slug));
  const centres = listing.length > 0 ? listing : state.majorCities.filter(({ slug }) => slug === area.parent);
  const listed = new Set(centres.flatMap(({ nearby }) => nearby.map(({ slug }) => slug)));
  const candidates: readonly Place[] = [...centres, ...state.areas.filter(({ slug }) => listed.has(slug))];
  return candidates
    .filter(({ geonameId }) => geonameId !== area.geonameId)
    .map((place): PlaceAt => ({ place, miles: roundedMiles(milesBetween(area, place)) }))
    .filter(({ miles }) => miles > 0 && miles <= SERVICE_RADIUS_MILES)
    .sort((a, b) => a.miles - b.miles || a.place.geonameId - b.place.geonameId)
    .slice(0, MAX_NEARBY_AREAS);
}
