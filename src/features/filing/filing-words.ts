import { createContext, use } from 'react';

import type { Language } from '#config/languages.ts';
import type { Words } from '#content/words/words.ts';

/** The words that the page gives to the filing island: only what it shows. */
export interface FilingWords {
  readonly filing: Words['filing'];
  readonly calendar: Words['calendar'];
  readonly controls: Words['controls'];
  readonly caseTexts: Words['caseTexts'];
  readonly delivery: Words['delivery'];
  readonly options: Words['forms']['CHECK_OPTIONS'];
  /** When to talk to a lawyer first, as in the plan. */
  readonly cautions: readonly string[];
  /** What to answer to "have you been evicted?", where the law does not say. */
  readonly disclosure: { readonly asked: string; readonly unknown: string };
  readonly language: Language;
}

const Context = createContext<FilingWords | undefined>(undefined);
export const FilingWordsContext = Context.Provider;

/** @throws outside the island */
export function useFilingWords(): FilingWords {
  const words = use(Context);
  if (words === undefined) throw new Error('The filing island has no words.');
  return words;
}
