import { createContext, type ReactNode, use, useMemo } from 'react';

import { DEFAULT_LANGUAGE, type Language } from '#config/languages.ts';
import type { ResultWords, Words } from '#content/words/words.ts';
import { ControlWordsContext } from '#ui/control-words.ts';

/** Words passed to an island, by topic. */
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
 * Provides an island with the page's language and the words of that language only. A nested provider adds words that
 * are loaded later.
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

/** Additional words of translated pages; `undefined` on English pages. */
export const useTranslation = (): ResultWords['translation'] => use(WordsContext).translation;

/**
 * Words of a topic in the page's language.
 *
 * @throws if the island was not given them
 */
export function useWords<Topic extends keyof Words>(topic: Topic): NonNullable<IslandWords[Topic]> {
  const words = use(WordsContext)[topic];
  if (words === undefined) throw new Error(`This island has no words for the topic “${topic}”.`);
  return words;
}
