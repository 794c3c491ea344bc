import type { Language } from '~/config/languages.ts';

import type { TranslationWords } from './es/result-words.ts';
import * as en from './en/index.ts';
import * as es from './es/index.ts';

/** The words of a language, by topic. */
export type Words = typeof en | typeof es;

/**
 * The words of a check's result beyond its banner: the law, the finding, the plan and its letters. They arrive with the law.
 */
export type ResultWords = Pick<Words, 'finding' | 'law' | 'letters' | 'plan' | 'renterProtections'> & {
  /** What a page in another language than English has beside its own words. */
  readonly translation?: TranslationWords;
};

const WORDS: Readonly<Record<Language, Words>> = { en, es };

/**
 * The words of a page, for what is rendered at build time. What runs in the browser gets those of one language from its
 * island (src/features/language/words-context.tsx).
 */
export function wordsIn(language: Language): Words {
  return WORDS[language];
}
