import chosenMajors from './reviewed/chosen-majors.json' with { type: 'json' };
import chosenPlaces from './reviewed/chosen-places.json' with { type: 'json' };
import denyList from './reviewed/deny-list.json' with { type: 'json' };
import largeCounties from './reviewed/large-counties.json' with { type: 'json' };
import keptTwins from './reviewed/kept-twins.json' with { type: 'json' };
import militarySites from './reviewed/military-sites.json' with { type: 'json' };
import nameCorrections from './reviewed/name-corrections.json' with { type: 'json' };
import neverMajor from './reviewed/never-major.json' with { type: 'json' };
import populationCorrections from './reviewed/population-corrections.json' with { type: 'json' };
import sharedCounties from './reviewed/shared-counties.json' with { type: 'json' };
import tribalLand from './reviewed/tribal-land.json' with { type: 'json' };
import type { Settlement } from './settlement.ts';

/** One entry of a list that a person went through. Name and state are there to be read, and to be checked. */
interface ReviewedEntry {
  readonly name: string;
  readonly state: string;
}

/**
 * A list of places that a person went through, by GeoNames number: a name alone would also hit a real namesake
 * (Fort Bragg is a base in North Carolina and a town in California).
 */
export class ReviewedList<Entry extends ReviewedEntry = ReviewedEntry> {
  readonly #entries: ReadonlyMap<number, Entry>;
  /** The file that holds the list, for messages. */
  readonly file: string;

  constructor(file: string, entries: Readonly<Record<string, Entry>>) {
    this.file = file;
    this.#entries = new Map(Object.entries(entries).map(([id, entry]) => [Number(id), entry]));
  }

  /** Whether the list names this place. */
  has({ geonameId }: Pick<Settlement, 'geonameId'>): boolean {
    return this.#entries.has(geonameId);
  }

  /** What the list says of a place, if it names it. */
  get({ geonameId }: Pick<Settlement, 'geonameId'>): Entry | undefined {
    return this.#entries.get(geonameId);
  }

  /** GeoNames numbers. */
  get ids(): readonly number[] {
    return [...this.#entries.keys()];
  }

  /**
   * A sentence for each entry that no longer is what was reviewed: the number is gone from the source, or now
   * belongs to another name or state. After a change of the source these are the lines to go through again.
   */
  outdated(source: readonly Settlement[]): readonly string[] {
    const byId = new Map(source.map((place) => [place.geonameId, place]));
    return [...this.#entries].flatMap(([id, { name, state }]) => {
      const place = byId.get(id);
      if (place?.name === name && place.state === state) return [];
      const now = place === undefined ? 'no longer there' : `now ${place.name}, ${place.state}`;
      return [`${this.file}: ${id} was reviewed as ${name}, ${state} and is ${now} in the source.`];
    });
  }
}

/** Rows that are no place of their own, found by reading the lists. Each entry gives the reason. */
export const DENY_LIST = new ReviewedList('deny-list.json', denyList);

/** Military bases whose name does not say so: forts, camps, arsenals and academies. */
export const MILITARY_SITES = new ReviewedList('military-sites.json', militarySites);

/** Real places that a cleaning rule would take for a copy of a neighbour. */
export const KEPT_TWINS = new ReviewedList('kept-twins.json', keptTwins);

/** Names that neither source has right: railway stations for their towns, and renamings that extend the old name. */
export const NAME_CORRECTIONS = new ReviewedList('name-corrections.json', nameCorrections);

/**
 * Merged city-counties for which GeoNames gives the people of the old core city. The figures are the 2020 census';
 * they rank and are not shown.
 */
export const POPULATION_CORRECTIONS = new ReviewedList('population-corrections.json', populationCorrections);

/** Hawaii's eight: by size alone Oʻahu would have six of them and Kauaʻi none. */
export const CHOSEN_MAJORS = new ReviewedList('chosen-majors.json', chosenMajors);

/**
 * Cities of 50,000 and more people that no major city's list has room for, or that are too far from one. They have a
 * page and are listed as further cities of their state.
 */
export const CHOSEN_PLACES = new ReviewedList('chosen-places.json', chosenPlaces);

/** Large places that nobody calls a city; they stay areas. */
export const NEVER_MAJOR = new ReviewedList('never-major.json', neverMajor);

/** Places on tribal land, as far as a reviewer was sure of them; docs/data-sources.md says how the list was made. */
export const TRIBAL_LAND = new ReviewedList('tribal-land.json', tribalLand);

/** How many people of a place live in each of its counties, by county code. */
export interface SharedCounties extends ReviewedEntry {
  /** People at the 2020 census, or homes where the census counts no such place. */
  readonly counties: Readonly<Record<string, number>>;
  /** The sum, as the census has it for the whole place. */
  readonly total: number;
  /** The county that the source names, if most people live in another. */
  readonly pointIn?: string;
  /** Why it is another. */
  readonly why?: string;
}

/** Places in several counties, from the Census Bureau's counts; docs/data-sources.md names the table. */
export const SHARED_COUNTIES = new ReviewedList<SharedCounties>('shared-counties.json', sharedCounties);

/**
 * Counties with ten times the people of the town that has their name elsewhere in the state, by FIPS code, with the
 * Census Bureau's estimate for 2019: whoever types the name means the county.
 */
export const LARGE_COUNTIES: ReadonlySet<string> = new Set(Object.keys(largeCounties));

/** Every reviewed list; the first two remove places, the others describe places that stay. */
export const REVIEWED_LISTS = [
  MILITARY_SITES,
  DENY_LIST,
  KEPT_TWINS,
  NAME_CORRECTIONS,
  POPULATION_CORRECTIONS,
  CHOSEN_MAJORS,
  CHOSEN_PLACES,
  NEVER_MAJOR,
  TRIBAL_LAND,
  SHARED_COUNTIES,
] as const;
