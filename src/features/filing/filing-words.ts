import { createContext, use } from 'react';

import type { Language } from '#config/languages.ts';
import type { Words } from '#content/words/words.ts';

/** The words that the page gives to the filing island: only what it shows. */
export function filingWords(words: Words, language: Language) {
  const { calendar, caseTexts, controls, delivery, filing, forms, plan } = words;
  const { cautions, closed } = plan.PLAN_WHEN_COPY;
  return {
    filing,
    calendar,
    controls,
    caseTexts,
    delivery,
    language,
    options: forms.CHECK_OPTIONS,
    /** When to talk to a lawyer first, as in the plan. */
    cautions: Object.values(cautions),
    /** Why a remedy is closed. */
    closed: { ...closed, ...filing.FILING_COPY.mismatch },
    /** What to answer to "have you been evicted?", where the law does not say. */
    disclosure: {
      asked: plan.RENTERS_PLAN_COPY.now.disclosure,
      unknown: plan.RENTERS_PLAN_COPY.now.noDisclosure,
    },
  };
}
export type FilingWords = ReturnType<typeof filingWords>;

const Context = createContext<FilingWords | undefined>(undefined);
export const FilingWordsContext = Context.Provider;

/** @throws outside the island */
export function useFilingWords(): FilingWords {
  const words = use(Context);
  if (words === undefined) throw new Error('The filing island has no words.');
  return words;
}
