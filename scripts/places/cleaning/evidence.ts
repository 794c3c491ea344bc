import { milesBetween, type Coordinates } from '../../../src/domain/places/distance.ts';
import { comparableName } from '../naming/comparable-name.ts';
import type { Settlement } from '../settlement.ts';

/** A city name that the postal service delivers to, and where. */
export interface PostalCity extends Coordinates {
  readonly name: string;
  /** USPS abbreviation. */
  readonly state: string;
}

/** What the rules may know besides the places themselves. */
export interface Evidence {
  /** Whether mail is addressed to a city of this place's name, in its state and near it. */
  readonly isPostalCity: (place: Settlement) => boolean;
}

/** A place's own ZIP code may lie this far from its middle: rural codes are wide. */
const POSTAL_MILES = 12;

/** The evidence of the postal table. */
export function evidenceFrom(postalCities: readonly PostalCity[]): Evidence {
  const byName = Map.groupBy(postalCities, ({ name, state }) => `${state} ${comparableName(name)}`);
  return {
    isPostalCity: (place) =>
      (byName.get(`${place.state} ${comparableName(place.name)}`) ?? []).some(
        (city) => milesBetween(city, place) < POSTAL_MILES,
      ),
  };
}
