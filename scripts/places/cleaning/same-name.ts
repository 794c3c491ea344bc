import { comparableName } from '../naming/comparable-name.ts';
import { isCensusDesignated, isSeat, type Settlement } from '../settlement.ts';
import { Vicinity } from '../vicinity.ts';
import type { CleaningRule } from './cleaning-rule.ts';
import type { Evidence } from './evidence.ts';

/** Two rows of one name nearer than this are one place. */
const SAME_PLACE_MILES = 12;

/** How much a row is to be believed: a seat before an address of the post before a town before a census place. */
function standing(place: Settlement, { isPostalCity }: Evidence): number {
  return (isSeat(place) ? 4 : 0) + (isPostalCity(place) ? 2 : 0) + (isCensusDesignated(place) ? 0 : 1);
}

/** Removes the weaker of two rows for one place: "Saint Charles" and "St. Charles", "LaPorte" and "La Porte". */
export const sameName: CleaningRule = {
  removes: 'second rows of one place',
  *among(places, evidence) {
    const better = (a: Settlement, b: Settlement): number =>
      standing(b, evidence) - standing(a, evidence) ||
      b.population - a.population ||
      a.geonameId - b.geonameId;
    for (const namesakes of Map.groupBy(places, ({ name }) => comparableName(name)).values()) {
      if (namesakes.length === 1) continue;
      const kept: Settlement[] = [];
      for (const place of namesakes.toSorted(better)) {
        if (new Vicinity(kept).within(place, SAME_PLACE_MILES).length > 0) yield place;
        else kept.push(place);
      }
    }
  },
};
