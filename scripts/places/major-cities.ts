import { milesBetween } from '../../src/domain/places/geometry.ts';
import {
  MAX_MAJOR_CITIES,
  MAX_NEARBY_AREAS,
  SERVICE_RADIUS_MILES,
} from '../../src/domain/places/state-places.ts';
import type { Vicinity } from '../../src/domain/places/vicinity.ts';
import { CHOSEN_MAJORS, NEVER_MAJOR, POPULATION_CORRECTIONS } from './reviewed-lists.ts';
import { isCensusDesignated, type Settlement } from './settlement.ts';

/** The population that a place is ranked by. */
export function rankedPopulation(place: Settlement): number {
  return POPULATION_CORRECTIONS.get(place)?.population ?? place.population;
}

/** Order for `toSorted`: larger first, and of equals the older number, so that every run agrees. */
export function largerFirst(a: Settlement, b: Settlement): number {
  return rankedPopulation(b) - rankedPopulation(a) || a.geonameId - b.geonameId;
}

/** GeoNames' number of New York City. */
export const NEW_YORK_CITY = 5128581;

/** Bronx, Kings, New York, Queens and Richmond counties. */
const BOROUGH_COUNTIES: ReadonlySet<string> = new Set(['36005', '36047', '36061', '36081', '36085']);

/**
 * Whether a place is one of New York City's five boroughs. They are areas of that city and of no other, or Yonkers
 * would list Brooklyn; and they are no major cities, though each is larger than nearly all of those.
 */
function isBorough({ countyFips, geonameId }: Pick<Settlement, 'countyFips' | 'geonameId'>): boolean {
  return countyFips !== null && BOROUGH_COUNTIES.has(countyFips) && geonameId !== NEW_YORK_CITY;
}

const SMALLEST_MAJOR = 5000;
/** A census place this near to a larger place is its suburb. */
const SUBURB_MILES = 10;

const isCapital = ({ featureCode }: Settlement): boolean => featureCode === 'PPLA' || featureCode === 'PPLC';

/**
 * The capital of a state among its places.
 *
 * @throws {Error} when the source marks none.
 */
export function capitalOf(places: readonly Settlement[]): Settlement {
  const capital = places.find(isCapital);
  if (capital === undefined)
    throw new Error(`The source marks no capital in ${places[0]?.state ?? 'an empty list'}.`);
  return capital;
}

/**
 * The major cities of a state, largest first: at most eight, the capital always among them. No distance is kept between
 * them, or Jersey City and Cambridge would fall out.
 *
 * @param places the cleaned places of one state
 */
export function majorCities(places: readonly Settlement[]): readonly Settlement[] {
  const ranked = places.toSorted(largerFirst);
  const byHand = CHOSEN_MAJORS.ids.flatMap((id) => ranked.filter(({ geonameId }) => geonameId === id));
  if (byHand.length > 0) return byHand.toSorted(largerFirst);

  const cities = ranked.filter(
    (place, rank) =>
      place.population >= SMALLEST_MAJOR &&
      !isBorough(place) &&
      !NEVER_MAJOR.has(place) &&
      !(isCensusDesignated(place) && isSuburb(place, ranked.slice(0, rank))),
  );
  const largest = cities.slice(0, MAX_MAJOR_CITIES);
  const capital = capitalOf(places);
  return largest.includes(capital) ? largest : [...largest.slice(0, MAX_MAJOR_CITIES - 1), capital];
}

function isSuburb(place: Settlement, larger: readonly Settlement[]): boolean {
  return larger.some((city) => milesBetween(city, place) < SUBURB_MILES);
}

/** The Hawaiian islands with towns, west to east: name, and the longitudes and latitudes that hold it alone. */
const HAWAII: readonly (readonly [
  island: string,
  west: number,
  south: number,
  east: number,
  north: number,
])[] = [
  ['Niʻihau', -160.3, 21.7, -160.0, 22.1],
  ['Kauaʻi', -159.85, 21.8, -159.2, 22.3],
  ['Oʻahu', -158.35, 21.2, -157.6, 21.75],
  ['Molokaʻi', -157.35, 21.0, -156.65, 21.25],
  ['Lānaʻi', -157.1, 20.7, -156.78, 20.95],
  ['Maui', -156.72, 20.55, -155.95, 21.05],
  ['Hawaiʻi', -156.1, 18.9, -154.7, 20.3],
];

/** Counties that are islands: Dukes and Nantucket, Massachusetts; San Juan, Washington. */
const ISLAND_COUNTIES: ReadonlySet<string> = new Set(['25007', '25019', '53055']);

/** Block Island, Rhode Island, which shares its county with the mainland. */
const NEW_SHOREHAM = 5223587;

/** East of here Alaska is the Panhandle: islands and fjords, and no road from one borough to the next. */
const PANHANDLE_LNG = -141;

/** The land mass of a place; places on different ones are a boat or a flight apart. */
function land(place: Settlement): string {
  if (place.state === 'HI') {
    const island = HAWAII.find(
      ([, west, south, east, north]) =>
        place.lng >= west && place.lng <= east && place.lat >= south && place.lat <= north,
    );
    if (island === undefined) throw new Error(`${place.geonameId} lies on no Hawaiian island.`);
    return island[0];
  }
  if (place.countyFips !== null && ISLAND_COUNTIES.has(place.countyFips)) return place.countyFips;
  if (place.geonameId === NEW_SHOREHAM) return 'Block Island';
  if (place.state === 'AK' && place.lng > PANHANDLE_LNG) return place.countyFips ?? '';
  return 'mainland';
}

/** Whether water without a bridge lies between two places of one state, which straight-line miles would call near. */
export function separatedByWater(a: Settlement, b: Settlement): boolean {
  return land(a) !== land(b);
}

/** A place of the same state and its straight-line distance in miles, not rounded. */
export interface Near {
  readonly place: Settlement;
  readonly miles: number;
}

/** Nearer than this two rows are one place to a renter. */
const APART_MILES = 1;
/** Places of this size come first; smaller ones only fill a list that is not full. */
const FULL_SIZE = 1000;
/** How many miles it takes until nearness counts a third. */
const NEARNESS_MILES = 25;

/**
 * How much an area belongs on a city's list: known for its size, wanted for its nearness. By nearness alone Houston
 * lists villages of 3,000; by size alone Los Angeles lists towns 49 miles off.
 */
function score({ place, miles }: Near): number {
  return Math.log(Math.max(place.population, 600) / 500) * Math.exp(-miles / NEARNESS_MILES);
}

const bestFirst = (a: Near, b: Near): number => score(b) - score(a) || largerFirst(a.place, b.place);
const nearestFirst = (a: Near, b: Near): number => a.miles - b.miles || largerFirst(a.place, b.place);

/**
 * The areas that a major city lists, best first: at most ten, of its own state, one to fifty miles away over land, no
 * two at the same spot. Never a major city: that has its own list.
 *
 * @param city the major city
 * @param candidates the cleaned places of its state without the major cities
 */
export function nearbyAreas(city: Settlement, candidates: Vicinity<Settlement>): readonly Near[] {
  const reachable = candidates
    .within(city, SERVICE_RADIUS_MILES)
    .map(({ item, miles }): Near => ({ place: item, miles }))
    .filter(
      ({ place, miles }) =>
        miles >= APART_MILES &&
        !separatedByWater(city, place) &&
        (!isBorough(place) || city.geonameId === NEW_YORK_CITY),
    );
  const { full = [], small = [] } = Object.groupBy(reachable, ({ place }) =>
    place.population >= FULL_SIZE ? 'full' : 'small',
  );
  const list: Near[] = [];
  for (const next of [...full.toSorted(bestFirst), ...small.toSorted(nearestFirst)]) {
    if (list.length === MAX_NEARBY_AREAS) break;
    if (list.every(({ place }) => milesBetween(place, next.place) >= APART_MILES)) list.push(next);
  }
  return list;
}
