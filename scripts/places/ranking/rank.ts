import corrections from '../reviewed/population-corrections.json' with { type: 'json' };
import { ReviewedList } from '../reviewed-list.ts';
import type { Settlement } from '../settlement.ts';

/**
 * Merged city-counties for which GeoNames gives the people of the old core city. The figures are the 2020 census';
 * they rank and are not shown.
 */
export const POPULATION_CORRECTIONS = new ReviewedList('population-corrections.json', corrections);

/** The population that a place is ranked by. */
export function rankedPopulation(place: Settlement): number {
  return POPULATION_CORRECTIONS.get(place)?.population ?? place.population;
}

/** Order for `toSorted`: larger first, and of equals the older number, so that every run agrees. */
export function largerFirst(a: Settlement, b: Settlement): number {
  return rankedPopulation(b) - rankedPopulation(a) || a.geonameId - b.geonameId;
}
