import { milesBetween } from '../../../src/domain/places/distance.ts';
import { MAX_MAJOR_CITIES } from '../../../src/domain/places/state-places.ts';
import chosen from '../reviewed/chosen-majors.json' with { type: 'json' };
import never from '../reviewed/never-major.json' with { type: 'json' };
import { ReviewedList } from '../reviewed-list.ts';
import { isCensusDesignated, type Settlement } from '../settlement.ts';
import { isBorough } from './boroughs.ts';
import { largerFirst } from './rank.ts';

/** Hawaii's eight: by size alone Oʻahu would have six of them and Kauaʻi none. */
export const CHOSEN_MAJORS = new ReviewedList('chosen-majors.json', chosen);

/** Large places that nobody calls a city; they stay areas. */
export const NEVER_MAJOR = new ReviewedList('never-major.json', never);

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
