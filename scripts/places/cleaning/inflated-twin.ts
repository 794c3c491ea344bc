import keptTwins from '../reviewed/kept-twins.json' with { type: 'json' };
import { comparableName, containsName } from '../naming/comparable-name.ts';
import { ReviewedList } from '../reviewed-list.ts';
import { isCensusDesignated, isSeat, type Settlement } from '../settlement.ts';
import { Vicinity } from '../vicinity.ts';
import type { CleaningRule } from './cleaning-rule.ts';

/** Real places that look like a twin. */
export const KEPT_TWINS = new ReviewedList('kept-twins.json', keptTwins);

const TWIN_MILES = 7;

/** A copy of a population is the same or a little older. */
const looksCopied = (place: Settlement, original: Settlement): boolean =>
  place.population >= 0.9 * original.population && place.population <= 1.15 * original.population;

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
            looksCopied(place, item),
        );
      if (isTwin) yield place;
    }
  },
};
