import { milesBetween } from '../../src/domain/places/distance.ts';
import { MAX_MAJOR_CITIES } from '../../src/domain/places/state-places.ts';
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
export function isBorough({ countyFips, geonameId }: Pick<Settlement, 'countyFips' | 'geonameId'>): boolean {
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
