import { queryOptions } from '@tanstack/react-query';

import { loadSealingLaw } from '#browser/state-data.ts';
import { isJurisdictionCode, jurisdiction } from '#domain/places/jurisdiction.ts';
import { sealingLawFilePath } from '#domain/plan/state-file.ts';

/** A state's law, and what the check computes and asks with it; `null` where it could not be loaded. */
export const lawQuery = (state: string) =>
  queryOptions({
    queryKey: ['law', state],
    queryFn: async () => {
      if (!isJurisdictionCode(state)) return null;
      const [file, details, result, check] = await Promise.all([
        loadSealingLaw(sealingLawFilePath(jurisdiction(state).slug)),
        import('#features/eligibility-check/LawDetails.tsx'),
        import('#content/words/en/result-words.ts'),
        import('#content/words/en/check-words.ts'),
      ]);
      if (file === undefined) return null;
      const { drawFinding, Questions } = details;
      return { file, drawFinding, Questions, words: { ...check, ...result } };
    },
    staleTime: Infinity,
  });
