import type { Coordinates } from '../../src/domain/places/geometry.ts';
import type { JurisdictionCode } from '../../src/domain/places/jurisdiction.ts';
import { placeSlug } from '../../src/domain/places/place-address.ts';
import type { Namesakes } from '../../src/domain/places/site-place.ts';
import { Vicinity } from '../../src/domain/places/vicinity.ts';
import { NAME_CORRECTIONS } from './reviewed-lists.ts';
import type { Settlement } from './settlement.ts';

/** What an official name has before or behind the one that people use; "Village of the Branch" is called so. */
const LEGAL_SHELL = /^(?:City|Village|Borough) of (?!the\b)|\s*\((?:balance|village)\)$/g;

/** The left quotation marks that the source writes for the Hawaiian glottal stop, and the letter that it is. */
const OKINA_LOOKALIKES = /[‘`]/g;
const OKINA = 'ʻ';

/**
 * The name as the site shows it: without its legal shell, with "St." and "Ste." as the post office writes them, and
 * with Hawaiian's own letter for the glottal stop.
 *
 * @example displayName('City of Saint Paul') // => 'St. Paul'
 * @example displayName('‘Ewa Beach') // => 'ʻEwa Beach'
 */
export function displayName(sourceName: string): string {
  return sourceName
    .replace(LEGAL_SHELL, '')
    .replace(/\bSaint\b/g, 'St.')
    .replace(/\bSt(?=\s)/g, 'St.')
    .replace(/\bSainte\b/g, 'Ste.')
    .replace(OKINA_LOOKALIKES, OKINA);
}

const DIACRITICS = /\p{Diacritic}/gu;

/** Lower case without legal shell, accents or apostrophes, with "Saint" and "Sainte" as the post office shortens them. */
function plain(name: string): string {
  return name
    .replace(LEGAL_SHELL, '')
    .normalize('NFD')
    .replace(DIACRITICS, '')
    .replace(/['’‘ʻ`]/g, '')
    .toLowerCase()
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bsainte\b/g, 'ste');
}

/**
 * The words of a name in a form in which sources that spell it differently agree.
 *
 * @example nameWords('Sainte Genevieve') // => ['ste', 'genevieve']
 */
export function nameWords(name: string): readonly string[] {
  return plain(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/**
 * The letters and digits of a name alone, so that "LaPorte" is "La Porte" and "St. Charles" is "Saint Charles".
 *
 * @example comparableName('St. Charles') === comparableName('Saint Charles') // => true
 */
export function comparableName(name: string): string {
  return nameWords(name).join('');
}

/** Whether the words of `part` occur in `whole`, in sequence: "Norwalk" in "East Norwalk". */
export function containsName(whole: string, part: string): boolean {
  const words = ` ${nameWords(whole).join(' ')} `;
  return words.includes(` ${nameWords(part).join(' ')} `);
}

/** A place in the newer list, which knows names and points only. */
export interface NewerPlace extends Coordinates {
  readonly name: string;
  /** USPS abbreviation. */
  readonly state: string;
}

/** A name found in the newer list for a place whose own is gone from it. */
interface Renaming {
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
 * Give it every cleaned place and not just those with a page: an address must not change when more places get one.
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
