import type { Settlement } from '../settlement.ts';
import { administrativeFeature } from './administrative-feature.ts';
import { cityCounty } from './city-county.ts';
import type { CleaningRule } from './cleaning-rule.ts';
import { deniedPlace } from './denied-place.ts';
import type { Evidence } from './evidence.ts';
import { historicalPlace } from './historical-place.ts';
import { inflatedTwin } from './inflated-twin.ts';
import { militaryBase } from './military-base.ts';
import { namesakeCopy } from './namesake-copy.ts';
import { sameName } from './same-name.ts';
import { samePopulation } from './same-population.ts';
import { smallPlace } from './small-place.ts';
import { staleNeighbourhood } from './stale-neighbourhood.ts';
import { suffixedTwin } from './suffixed-twin.ts';

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
export interface Removal {
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
