import * as z from 'zod/mini';

import { isOfficialSource } from './official-source.ts';
import { remedyFields, type Remedy } from './remedy.ts';

/** A remedy as the site hands it out: without what only editors need, linked only to an official text (D12). */
export type ShownRemedy = Omit<Remedy, 'why' | 'sources'>;

/** What the build checks a published remedy against. */
export const shownRemedySchema: z.ZodMiniType<ShownRemedy> = z.readonly(
  z.omit(remedyFields, { why: true, sources: true }),
);

/** The part of a remedy that is published, named field by field so that nothing gets out by accident. */
export function shownRemedy(remedy: Remedy): ShownRemedy {
  const { id, title, localTo, localCounty, effect, how, appliesTo, clock, effectiveFrom } = remedy;
  const { citation, officialUrl, formName, feeNote, mustDisclose, confidence } = remedy;
  const isOfficial = officialUrl !== null && isOfficialSource(officialUrl);
  return {
    ...{ id, title, localTo, localCounty, effect, how, appliesTo, clock, effectiveFrom },
    ...{ citation, formName, feeNote, mustDisclose, confidence },
    officialUrl: isOfficial ? officialUrl : null,
  };
}
