import type { Coordinates } from '../../../src/domain/places/distance.ts';
import type { Settlement } from '../settlement.ts';
import { Vicinity } from '../vicinity.ts';
import { comparableName, containsName } from './comparable-name.ts';

/** A place in the newer list, which knows names and points only. */
export interface NewerPlace extends Coordinates {
  readonly name: string;
  /** USPS abbreviation. */
  readonly state: string;
}

/** A name found in the newer list for a place whose own is gone from it. */
export interface Renaming {
  readonly place: Settlement;
  readonly name: string;
}

/** The newer list holds places from this population on; of a smaller one it says nothing. */
const NEWER_LIST_FLOOR = 1000;
/** A renamed place keeps its point to within this distance. */
const SAME_POINT_MILES = 1.5;
/** A name is gone when the newer list has it nowhere near. */
const STILL_THERE_MILES = 12;

/**
 * Places that the newer list calls otherwise: the old name is gone, and exactly one name that is new lies at the same
 * point (Barrow is Utqiaġvik, Squaw Valley is Yokuts Valley). A name that only adds something to the old one is
 * refused, since it may be a part of the place ("Greene Village" in Greene); the real ones among those are corrections
 * by hand.
 *
 * @param places the cleaned places of one state
 * @param newer the newer list of the same state
 */
export function renamings(places: readonly Settlement[], newer: readonly NewerPlace[]): readonly Renaming[] {
  const old = new Vicinity(places);
  const current = new Vicinity(newer);
  const named = (name: string) => (entry: { readonly item: { readonly name: string } }) =>
    comparableName(entry.item.name) === comparableName(name);

  return places.flatMap((place): readonly Renaming[] => {
    if (place.population < NEWER_LIST_FLOOR) return [];
    if (current.within(place, STILL_THERE_MILES).some(named(place.name))) return [];
    const names = current
      .within(place, SAME_POINT_MILES)
      .map(({ item }) => item.name)
      .filter((name) => !old.within(place, STILL_THERE_MILES).some(named(name)));
    const [name] = names;
    if (name === undefined || names.length > 1 || containsName(name, place.name)) return [];
    return [{ place, name }];
  });
}
