import { comparableName } from '../naming/comparable-name.ts';
import { isCensusDesignated, isSeat, type Settlement } from '../settlement.ts';
import type { CleaningRule } from './cleaning-rule.ts';
import { KEPT_TWINS } from './inflated-twin.ts';

/** Two counts or estimates of one town differ by no more than this. */
const looksCopied = (place: Settlement, original: Settlement): boolean =>
  place.population >= 0.85 * original.population && place.population <= 1.15 * original.population;

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
        if (towns.some((town) => looksCopied(place, town))) yield place;
      }
    }
  },
};
