import type { Language } from '#config/languages.ts';
import type { TranslationWords } from './es/result-words.ts';
import * as en from './en/index.ts';
import * as es from './es/index.ts';

/** The words of a language, by topic. */
export type Words = typeof en | typeof es;

/**
 * The words of a check's result below the banner: the finding, the law and the plan. Loaded together with the state's
 * law.
 */
export type ResultWords = Pick<Words, 'calendar' | 'law' | 'plan'> & {
  /** Additional words of non-English pages. */
  readonly translation?: TranslationWords;
};

const WORDS: Readonly<Record<Language, Words>> = { en, es };

/**
 * The words of a language, for rendering at build time. In the browser, islands provide the words of one language
 * (src/features/language/words-context.tsx).
 */
export function wordsIn(language: Language): Words {
  return WORDS[language];
}

/** Words of the parts that every form consists of, by topic. */
export type FormTopics = Pick<Words, 'controls' | 'delivery'>;

/** The words that a page passes to a form besides the form's own. */
export function formTopics({ controls, delivery }: Words): FormTopics {
  return { controls, delivery };
}
