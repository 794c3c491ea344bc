import type { PlanWords } from './next-steps.ts';
import type { Gazetteer } from '#domain/places/county-lookup.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
import type { StateCourts } from '#domain/law/court-directory.ts';
import type { StateContacts } from '#domain/law/legal-help.ts';
import { type PanelWords, sealingLawPanel } from '#domain/law/presentation.ts';
import { type SealingLaw, shownRemedy } from '#domain/law/sealing-law.ts';
import { SEALING_LAW_FILE_FORMAT, type SealingLawFile } from './state-file.ts';

/**
 * Builds the public data file of a state. What it holds was validated when the content was read.
 *
 * @param today the day to count the age of the law's check to: the day of the build
 */
export function sealingLawFile(
  law: SealingLaw,
  bills: SealingLawFile['bills'],
  courts: StateCourts,
  legalHelp: StateContacts,
  { counties, towns }: Gazetteer,
  papers: readonly string[],
  plan: PlanWords,
  words: PanelWords,
  today: PlainDate,
): SealingLawFile {
  return {
    format: SEALING_LAW_FILE_FORMAT,
    eligible: law.eligible,
    verification: law.verification,
    asOf: law.asOf,
    ...(law.unreadAct !== undefined && { unreadAct: law.unreadAct }),
    ...(law.narrowRule !== undefined && { narrowRule: law.narrowRule }),
    judgmentLife: law.judgmentLife,
    bills,
    panel: sealingLawPanel(law, bills, today, words),
    remedies: law.remedies.map(shownRemedy),
    papers,
    plan,
    courts,
    legalHelp,
    counties,
    towns,
  };
}
