import { createContext, type ReactNode, use, useMemo } from 'react';

import { DEFAULT_LANGUAGE, type Language } from '~/config/languages.ts';
import type { ResultWords, Words } from '~/content/words/words.ts';
import { ControlWordsContext } from '~/ui/control-words.ts';

/** The words that an island was given, by topic. */
export type IslandWords = { readonly [Topic in keyof Words]?: Words[Topic] } & Pick<
  ResultWords,
  'translation'
>;

const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);
const WordsContext = createContext<IslandWords>({});

interface WordsProviderProps {
  readonly language: Language;
  readonly words: IslandWords;
  readonly children: ReactNode;
}

/**
 * Gives an island the language of its page and the words of that language alone. Words that arrive later are added to those
 * around them by another provider.
 */
export function WordsProvider({ language, words, children }: WordsProviderProps) {
  const around = use(WordsContext);
  const all = useMemo(() => ({ ...around, ...words }), [around, words]);
  const parts = (
    <LanguageContext value={language}>
      <WordsContext value={all}>{children}</WordsContext>
    </LanguageContext>
  );
  return all.controls === undefined ? (
    parts
  ) : (
    <ControlWordsContext value={all.controls.CONTROL_WORDS}>{parts}</ControlWordsContext>
  );
}

/** The language of the page that an island is on. */
export const useLanguage = (): Language => use(LanguageContext);

/** What a page in another language than English has beside its own words; nothing on English pages. */
export const useTranslation = (): ResultWords['translation'] => use(WordsContext).translation;

/** The words on a topic, in the language of the page; throws where the island was not given them, which is a mistake. */
export function useWords<Topic extends keyof Words>(topic: Topic): NonNullable<IslandWords[Topic]> {
  const words = use(WordsContext)[topic];
  if (words === undefined) throw new Error(`This island was given no words on “${topic}”.`);
  return words;
}
