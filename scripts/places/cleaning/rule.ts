import { type Coordinates, milesBetween } from '../../../src/domain/places/distance.ts';
import { comparableName } from '../names.ts';
import type { Settlement } from '../settlement.ts';

/** One reason why a row is not a place that the site should have a page for. */
export interface CleaningRule {
  /** What the rule removes, as the generator prints it. */
  readonly removes: string;
  /** The rows among `places` that go. All of one state at a time, since no rule looks across a state line. */
  readonly among: (places: readonly Settlement[], evidence: Evidence) => Iterable<Settlement>;
}

/** A rule that looks at one row at a time. */
export function eachPlace(
  removes: string,
  goes: (place: Settlement, evidence: Evidence) => boolean,
): CleaningRule {
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
