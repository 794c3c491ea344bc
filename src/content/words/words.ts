import type { Language } from '~/config/languages.ts';

import * as en from './en/index.ts';
import * as es from './es/index.ts';

/** The words of a language, by topic. */
export type Words = typeof en | typeof es;

const WORDS: Readonly<Record<Language, Words>> = { en, es };

/**
 * The words of a page, for what is rendered at build time. What runs in the browser gets those of one language from its
 * island (src/features/language/words-context.tsx).
 */
export function wordsIn(language: Language): Words {
  return WORDS[language];
}
