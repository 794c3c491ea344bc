import { placeSlug } from '../../../src/domain/places/place.ts';

/** What a slug is given by: the name, and the county for a second place of that name. */
export interface Sluggable {
  readonly name: string;
  readonly countyName: string;
  readonly population: number;
  readonly geonameId: number;
}

/**
 * A slug for every place of one state. The largest place of a name has the bare slug, the others add their county
 * (`mount-vernon-posey-county`), and a third one in a county its GeoNames number.
 *
 * Give it every cleaned place and not just those with a page: an address must not change when the site goes deeper.
 */
export function slugsOf<Item extends Sluggable>(places: readonly Item[]): ReadonlyMap<Item, string> {
  const taken = new Map<string, Item>();
  const largestFirst = places.toSorted((a, b) => b.population - a.population || a.geonameId - b.geonameId);
  for (const place of largestFirst) {
    const bare = placeSlug(place.name);
    const inCounty = `${bare}-${placeSlug(place.countyName)}`;
    const free = [bare, inCounty, `${inCounty}-${place.geonameId}`].find((slug) => !taken.has(slug));
    if (free === undefined) throw new Error(`${place.name} (${place.geonameId}) is in the list twice.`);
    taken.set(free, place);
  }
  return new Map([...taken].map(([slug, place]) => [place, slug]));
}
