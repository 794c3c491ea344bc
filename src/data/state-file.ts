import type { Language } from '#config/languages.ts';
import { wordsIn } from '#content/words/words.ts';
import { courtsOf } from '#domain/law/court-directory.ts';
import { legalHelpOf, withSpecialties } from '#domain/law/legal-help.ts';
import { sealingLawPanel } from '#domain/law/presentation.ts';
import { shownRemedy } from '#domain/law/sealing-law.ts';
import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { planWords } from '#domain/plan/next-steps.ts';
import { SEALING_LAW_FILE_FORMAT, type SealingLawFile } from '#domain/plan/state-file.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';

import { billNames } from './bill-names.ts';
import { caseSearchesOf } from './case-searches.ts';
import { courtReminderStep } from './court-reminders.ts';
import { courtsIn } from './courts.ts';
import { remediesWithPaper } from './filings.ts';
import { LEGAL_HELP } from './help.ts';
import { COUNTY_NAMES } from './places.ts';
import { inLanguage, lawsIn } from './translations.ts';

/**
 * A state's public data file in a language.
 *
 * @param today the day to count the age of the law's check to: the day of the build
 */
export function stateFile(code: JurisdictionCode, language: Language, today: PlainDate): SealingLawFile {
  const words = wordsIn(language);
  const law = lawsIn(language)[code];
  const bills = billNames(code, language);
  const remedies = law.remedies.map(shownRemedy);
  return {
    format: SEALING_LAW_FILE_FORMAT,
    eligible: law.eligible,
    verification: law.verification,
    asOf: law.asOf,
    ...(law.unreadAct !== undefined && { unreadAct: law.unreadAct }),
    ...(law.narrowRule !== undefined && { narrowRule: law.narrowRule }),
    judgmentLife: law.judgmentLife,
    bills,
    panel: sealingLawPanel(law, bills, today, words.law.LAW_PANEL_WORDS),
    remedies,
    papers: remediesWithPaper(code),
    plan: planWords(
      { ...law, remedies },
      words.states,
      courtReminderStep({ state: code, county: '', court: null }, language),
    ),
    courts: courtsOf(courtsIn(language), code),
    searches: caseSearchesOf(code),
    legalHelp: withSpecialties(legalHelpOf(LEGAL_HELP, code), (sentence) => inLanguage(sentence, language)),
    ...COUNTY_NAMES[code],
  };
}
