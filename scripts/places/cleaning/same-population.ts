import type { Settlement } from '../settlement.ts';
import { Vicinity } from '../vicinity.ts';
import type { CleaningRule } from './cleaning-rule.ts';

const SAME_PLACE_MILES = 2;

/** Removes the older of two rows that share a population to the last person and lie side by side. */
export const samePopulation: CleaningRule = {
  removes: 'older rows of a population that a neighbour has to the last person',
  *among(places) {
    const newerFirst = (a: Settlement, b: Settlement): number =>
      b.edited.localeCompare(a.edited) || a.geonameId - b.geonameId;
    for (const equals of Map.groupBy(places, ({ population }) => population).values()) {
      if (equals.length === 1) continue;
      const kept: Settlement[] = [];
      for (const place of equals.toSorted(newerFirst)) {
        if (new Vicinity(kept).within(place, SAME_PLACE_MILES).length > 0) yield place;
        else kept.push(place);
      }
    }
  },
};
