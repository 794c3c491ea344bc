import type { JurisdictionCode } from '../../src/domain/places/jurisdiction.ts';
import { placeSlug } from '../../src/domain/places/place-address.ts';
import type { Namesakes } from '../../src/domain/places/site-place.ts';

/** What a slug is given by: the name, and the county for a second place of that name. */
interface Sluggable {
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

/** A place's name in addresses, and the population that ranks it. */
export interface RankedSlug {
  readonly slug: string;
  readonly population: number;
}

/**
 * The slugs that places of several jurisdictions share, each with its jurisdictions: largest place first, of equals in
 * the order of the map. Slugs are in the order of the alphabet.
 */
export function namesakes(places: ReadonlyMap<JurisdictionCode, readonly RankedSlug[]>): Namesakes {
  const bySlug = new Map<string, { code: JurisdictionCode; population: number }[]>();
  for (const [code, ranked] of places) {
    for (const { slug, population } of ranked) {
      const bearers = bySlug.get(slug) ?? [];
      bearers.push({ code, population });
      bySlug.set(slug, bearers);
    }
  }
  const shared = [...bySlug].filter(([, bearers]) => bearers.length > 1);
  return {
    namesakes: shared
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([slug, bearers]) => ({
        slug,
        states: bearers.toSorted((a, b) => b.population - a.population).map(({ code }) => code),
      })),
  };
}
