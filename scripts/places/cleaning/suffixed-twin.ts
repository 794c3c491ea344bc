import { nameWords } from '../naming/comparable-name.ts';
import { Vicinity } from '../vicinity.ts';
import type { CleaningRule } from './cleaning-rule.ts';

/** What the source adds to a town's name for its middle, its legal shell or its mills. */
const ADDED: ReadonlySet<string> = new Set([
  'center',
  'village',
  'town',
  'colonia',
  'cdp',
  'township',
  'mills',
  'city',
]);

const SAME_PLACE_MILES = 3;

/** Removes "Framingham Center" beside Framingham: a town's name with one word more, and the town itself close by. */
export const suffixedTwin: CleaningRule = {
  removes: 'centers and villages of a place that is there itself',
  *among(places) {
    const byName = Map.groupBy(places, ({ name }) => nameWords(name).join(' '));
    for (const place of places) {
      const words = nameWords(place.name);
      if (words.length < 2 || !ADDED.has(words.at(-1) ?? '')) continue;
      const towns = byName.get(words.slice(0, -1).join(' ')) ?? [];
      if (new Vicinity(towns).within(place, SAME_PLACE_MILES).length > 0) yield place;
    }
  },
};
