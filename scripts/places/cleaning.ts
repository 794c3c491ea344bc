import { type Coordinates, milesBetween } from '../../src/domain/places/geometry.ts';
import { Vicinity } from '../../src/domain/places/vicinity.ts';
import { comparableName, containsName, nameWords } from './names.ts';
import { DENY_LIST, KEPT_TWINS, MILITARY_SITES } from './reviewed-lists.ts';
import { isCensusDesignated, isSeat, type Settlement } from './settlement.ts';

/** One reason why a row is not a place that the site should have a page for. */
export interface CleaningRule {
  /** What the rule removes, as the generator prints it. */
  readonly removes: string;
  /** The rows among `places` that go. All of one state at a time, since no rule looks across a state line. */
  readonly among: (places: readonly Settlement[], evidence: Evidence) => Iterable<Settlement>;
}

/** A rule that looks at one row at a time. */
function eachPlace(removes: string, goes: (place: Settlement, evidence: Evidence) => boolean): CleaningRule {
  return { removes, among: (places, evidence) => places.filter((place) => goes(place, evidence)) };
}

/** A city name that the postal service delivers to, and where. */
export interface PostalCity extends Coordinates {
  readonly name: string;
  /** USPS abbreviation. */
  readonly state: string;
}

/** What the rules may look up besides the places themselves. */
export interface Evidence {
  /** Whether mail is addressed to a city of this place's name, in its state and near it. */
  readonly isPostalCity: (place: Settlement) => boolean;
}

/** A place's own ZIP code may lie this far from its middle: rural codes are wide. */
const POSTAL_MILES = 12;

export function evidenceFrom(postalCities: readonly PostalCity[]): Evidence {
  const byName = Map.groupBy(postalCities, ({ name, state }) => `${state} ${comparableName(name)}`);
  return {
    isPostalCity: (place) =>
      (byName.get(`${place.state} ${comparableName(place.name)}`) ?? []).some(
        (city) => milesBetween(city, place) < POSTAL_MILES,
      ),
  };
}

/** The fewest people of a place that can fill up a thin list of nearby areas. */
const SMALLEST_POPULATION = 500;

/** Removes places too small for any list, and the rows whose population the source does not know. */
export const smallPlace = eachPlace(
  `places with fewer than ${SMALLEST_POPULATION} people`,
  ({ population }) => population < SMALLEST_POPULATION,
);

/**
 * Plain populated places and seats of government. What is left out are sections of a city (`PPLX`: Hollywood, Van Nuys,
 * "New South Memphis" with 641,608 people), groups of cities (`PPLL`, `PPLS`: "Tri-Cities") and abandoned ones (`PPLQ`).
 */
const KEPT: ReadonlySet<string> = new Set(['PPL', 'PPLA', 'PPLA2', 'PPLA3', 'PPLA4', 'PPLC']);

/** Removes rows that are a part or a group of places and no place of their own. */
export const administrativeFeature = eachPlace(
  'parts and groups of places',
  ({ featureCode }) => !KEPT.has(featureCode),
);

/** Removes places that are no more, which the source marks in the name. */
export const historicalPlace = eachPlace('places that are no more', ({ name }) =>
  name.includes('(historical)'),
);

const MILITARY_NAME =
  /\b(Air Force (Base|Academy)|AFB|A F B|Air Station|Joint Base|Base Housing|Marine Corps|Proving Ground)\b|^Naval\b/;

/** Removes military sites, where there is no open rental market. */
export const militaryBase = eachPlace(
  'military sites',
  (place) => MILITARY_NAME.test(place.name) || MILITARY_SITES.has(place),
);

/** GeoNames went through its American places in bulk after this day; rows that it left alone are rarely towns. */
const BULK_REVIEWS_BEGIN = '2010-01-01';

/**
 * Removes neighbourhoods that hold a copy of their city's population ("Tempe Junction", 158,368): rows that nobody has
 * touched since before 2010, that are no seat, and that no mail is addressed to.
 */
export const staleNeighbourhood = eachPlace(
  'rows untouched since before 2010, without a seat or mail of their own',
  (place, { isPostalCity }) => place.edited < BULK_REVIEWS_BEGIN && !isSeat(place) && !isPostalCity(place),
);

/**
 * Counties that are one city, and the GeoNames number of that city. New York City's five hold a borough each: the city
 * itself is a row without a county.
 */
const CITY_OF_COUNTY: ReadonlyMap<string, number> = new Map([
  ['06075', 5391959], // San Francisco
  ['08031', 5419384], // Denver
  ['11001', 4140963], // Washington
  ['22071', 4335045], // New Orleans
  ['24510', 4347778], // Baltimore
  ['29510', 4407066], // St. Louis
  ['36005', 5110266], // The Bronx
  ['36047', 5110302], // Brooklyn
  ['36061', 5125771], // Manhattan
  ['36081', 5133273], // Queens
  ['36085', 5139568], // Staten Island
  ['42101', 4560349], // Philadelphia
]);

/** The city or borough that fills each of these counties, for the check that the source still has them. */
export const CITIES_THAT_FILL_A_COUNTY: readonly number[] = [...CITY_OF_COUNTY.values()];

/** Removes the quarters of a city that fills its county; the source has many of them as places ("Astoria"). */
export const cityCounty = eachPlace(
  'quarters of a city that fills its county',
  ({ countyFips, geonameId }) => {
    const city = CITY_OF_COUNTY.get(countyFips ?? '');
    return city !== undefined && city !== geonameId;
  },
);

/** Removes the rows that a reviewer rejected one by one. */
export const deniedPlace = eachPlace('rows turned down by a reader', (place) => DENY_LIST.has(place));

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

/** The rules in order: those that compare places come last, so that they compare with places that stay. */
export const CLEANING_RULES: readonly CleaningRule[] = [
  smallPlace,
  administrativeFeature,
  historicalPlace,
  militaryBase,
  staleNeighbourhood,
  cityCounty,
  deniedPlace,
  sameName,
  suffixedTwin,
  inflatedTwin,
  samePopulation,
  namesakeCopy,
];

/** What a rule removed, for the generator's report. */
interface Removal {
  readonly rule: CleaningRule;
  readonly places: readonly Settlement[];
}

/** The places that are left of one source after every rule, and what each rule removed. */
export interface Cleaned {
  readonly places: readonly Settlement[];
  readonly removals: readonly Removal[];
}

/** Applies the rules one after the other, each to one state at a time. */
export function clean(source: readonly Settlement[], evidence: Evidence): Cleaned {
  let places = source;
  const removals = CLEANING_RULES.map((rule): Removal => {
    const removed = new Set(
      [...Map.groupBy(places, ({ state }) => state).values()].flatMap((ofState) => [
        ...rule.among(ofState, evidence),
      ]),
    );
    places = places.filter((place) => !removed.has(place));
    return { rule, places: [...removed] };
  });
  return { places, removals };
}
