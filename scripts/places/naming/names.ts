import corrections from '../reviewed/name-corrections.json' with { type: 'json' };
import { ReviewedList } from '../reviewed-list.ts';
import type { Settlement } from '../settlement.ts';
import { displayName } from './display-name.ts';
import { renamings, type NewerPlace } from './newer-name.ts';

/** Names that neither source has right: railway stations for their towns, and renamings that extend the old name. */
export const NAME_CORRECTIONS = new ReviewedList('name-corrections.json', corrections);

/**
 * What the site calls each place of a state: a correction by hand, else a newer name, else the source's own.
 *
 * @param places the cleaned places of one state
 * @param newer the newer list of the same state
 */
export function shownNames(
  places: readonly Settlement[],
  newer: readonly NewerPlace[],
): ReadonlyMap<Settlement, string> {
  const renamed = new Map(renamings(places, newer).map(({ place, name }) => [place, name]));
  return new Map(
    places.map((place) => [
      place,
      NAME_CORRECTIONS.get(place)?.shown ?? displayName(renamed.get(place) ?? place.name),
    ]),
  );
}
