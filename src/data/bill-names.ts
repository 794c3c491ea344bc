import type { Language } from '#config/languages.ts';
import { wordsIn } from '#content/words/words.ts';
import { billsOf } from '#domain/law/changes.ts';
import type { JurisdictionCode } from '#domain/places/jurisdiction.ts';
import { format } from '#domain/shared/format.ts';

import { PENDING_BILLS } from './laws.ts';

/** A state's pending bills with their sessions, as sentences name them: `'SB 215 (2026)'`. */
export function billNames(code: JurisdictionCode, language: Language): readonly string[] {
  const { title } = wordsIn(language).sealingLaws.SEALING_LAWS_COPY.bills;
  return billsOf(PENDING_BILLS, code).map(({ number, session }) => format(title, { bill: number, session }));
}
