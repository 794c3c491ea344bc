import { retryableImport } from '#browser/load-once.ts';
import type { Suggestion } from '#domain/check/suggestions.ts';
import { type CountyNames, knownCounty, saysCounty } from '#domain/places/county-name.ts';
import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';
import type { CountyQuestions } from '#features/delivery/suggestions.tsx';

/** Not loaded with the form: most renters choose a county from the list, about which there is no question. */
const loadReader = retryableImport(() => import('./county-reader.ts'));

export function countyQuestions(names: CountyNames, state: JurisdictionCode): CountyQuestions {
  const answers = new Map<string, Suggestion | undefined>();
  return {
    about: (typed) => answers.get(typed),
    find: async (typed) => {
      const isCertain = typed.trim() === '' || (saysCounty(typed) && knownCounty(names, typed) !== '');
      if (isCertain || answers.has(typed)) return;
      try {
        const { readCounty } = await loadReader();
        answers.set(typed, await readCounty(names, state, typed));
      } catch {
        // Without the names of towns nothing is asked, and the county is taken as it was typed.
      }
    },
  };
}
