import type { Settlement } from '../settlement.ts';
import { inflatedTwin, namesakeCopy, sameName, samePopulation, suffixedTwin } from './copies.ts';
import type { CleaningRule, Evidence } from './rule.ts';
import {
  administrativeFeature,
  cityCounty,
  deniedPlace,
  historicalPlace,
  militaryBase,
  smallPlace,
  staleNeighbourhood,
} from './single-rows.ts';

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
