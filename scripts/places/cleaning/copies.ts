import { comparableName, containsName, nameWords } from '../names.ts';
import { KEPT_TWINS } from '../reviewed-lists.ts';
import { isCensusDesignated, isSeat, type Settlement } from '../settlement.ts';
import { Vicinity } from '../vicinity.ts';
import type { CleaningRule, Evidence } from './rule.ts';

/** Two rows of one name nearer than this are one place. */
const SAME_NAME_MILES = 12;

/** How trustworthy a row is: a county seat before a postal address, before a town, before a census place. */
function standing(place: Settlement, { isPostalCity }: Evidence): number {
  return (isSeat(place) ? 4 : 0) + (isPostalCity(place) ? 2 : 0) + (isCensusDesignated(place) ? 0 : 1);
}

/** Removes the weaker of two rows for one place: "Saint Charles" and "St. Charles", "LaPorte" and "La Porte". */
export const sameName: CleaningRule = {
  removes: 'second rows of one place',
  *among(places, evidence) {
    const better = (a: Settlement, b: Settlement): number =>
      standing(b, evidence) - standing(a, evidence) ||
      b.population - a.population ||
      a.geonameId - b.geonameId;
    for (const namesakes of Map.groupBy(places, ({ name }) => comparableName(name)).values()) {
      if (namesakes.length === 1) continue;
      const kept: Settlement[] = [];
      for (const place of namesakes.toSorted(better)) {
        if (new Vicinity(kept).within(place, SAME_NAME_MILES).length > 0) yield place;
        else kept.push(place);
      }
    }
  },
};

/** What the source adds to a town's name for its middle, its legal shell or its mills. */
const ADDED: ReadonlySet<string> = new Set([
  'center',
  'village',
  'town',
  'colonia',
  'cdp',
  'township',
  'mills',
  'city',
]);

const SUFFIX_MILES = 3;

/** Removes "Framingham Center" near Framingham: a town's name with one more word, and the town itself close by. */
export const suffixedTwin: CleaningRule = {
  removes: 'centers and villages of a place that is there itself',
  *among(places) {
    const byName = Map.groupBy(places, ({ name }) => nameWords(name).join(' '));
    for (const place of places) {
      const words = nameWords(place.name);
      if (words.length < 2 || !ADDED.has(words.at(-1) ?? '')) continue;
      const towns = byName.get(words.slice(0, -1).join(' ')) ?? [];
      if (new Vicinity(towns).within(place, SUFFIX_MILES).length > 0) yield place;
    }
  },
};

const TWIN_MILES = 7;

/** Whether a population looks copied: from `least` of the original's, an older count, to 15 % more, a newer one. */
function looksCopied(place: Settlement, original: Settlement, least: number): boolean {
  return place.population >= least * original.population && place.population <= 1.15 * original.population;
}

/**
 * Removes "North Stamford" with Stamford's 121,230 people: a neighbour's whole name with something added, the
 * neighbour's population, and neither a seat nor mail of its own. A census-designated place has been counted, so its
 * figure is its own ("South Laurel").
 */
export const inflatedTwin: CleaningRule = {
  removes: "neighbourhoods with their city's name and population",
  *among(places, { isPostalCity }) {
    const vicinity = new Vicinity(places);
    for (const place of places) {
      if (isSeat(place) || isCensusDesignated(place) || KEPT_TWINS.has(place) || isPostalCity(place))
        continue;
      const isTwin = vicinity
        .within(place, TWIN_MILES)
        .some(
          ({ item }) =>
            comparableName(item.name) !== comparableName(place.name) &&
            containsName(place.name, item.name) &&
            looksCopied(place, item, 0.9),
        );
      if (isTwin) yield place;
    }
  },
};

const SAME_POPULATION_MILES = 2;

/** Removes the older of two rows that share a population to the last person and lie side by side. */
export const samePopulation: CleaningRule = {
  removes: 'older rows of a population that a neighbour has to the last person',
  *among(places) {
    const newerFirst = (a: Settlement, b: Settlement): number =>
      b.edited.localeCompare(a.edited) || a.geonameId - b.geonameId;
    for (const equals of Map.groupBy(places, ({ population }) => population).values()) {
      if (equals.length === 1) continue;
      const kept: Settlement[] = [];
      for (const place of equals.toSorted(newerFirst)) {
        if (new Vicinity(kept).within(place, SAME_POPULATION_MILES).length > 0) yield place;
        else kept.push(place);
      }
    }
  },
};

/**
 * Removes hamlets that were given the population of a town of their name elsewhere in the state: GeoNames' bulk run of
 * 2017 did so to "Centerville" in Boone County, Iowa, with the people of the county seat 90 miles off. The town is the
 * one that is a seat or an address of the post.
 */
export const namesakeCopy: CleaningRule = {
  removes: 'hamlets with the population of a namesake elsewhere in the state',
  *among(places, { isPostalCity }) {
    const known = (place: Settlement): boolean => isSeat(place) || isPostalCity(place);
    for (const namesakes of Map.groupBy(places, ({ name }) => comparableName(name)).values()) {
      if (namesakes.length === 1) continue;
      const towns = namesakes.filter(known);
      for (const place of namesakes) {
        if (known(place) || isCensusDesignated(place) || KEPT_TWINS.has(place)) continue;
        if (towns.some((town) => looksCopied(place, town, 0.85))) yield place;
      }
    }
  },
};
