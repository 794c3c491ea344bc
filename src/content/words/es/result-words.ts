import { PLAN_LETTERS, SENDER_GAPS, UNKNOWN_COURT } from '#content/words/en/plan.ts';
import { TRANSLATION_NOTES } from './translation-notes.ts';

/** The words of a check's result below its banner, in Spanish; loaded with the law. */
export * as law from './law.ts';
export * as plan from './plan.ts';
export * as calendar from './calendar.ts';

/** Notes on the translation, and the English texts that are sent to readers of English. */
export const translation = {
  notes: TRANSLATION_NOTES,
  /** The letters in English, as they are sent, and the name used in them for an unknown court. */
  english: { letters: PLAN_LETTERS, unknownCourt: UNKNOWN_COURT, sender: SENDER_GAPS },
} as const;
export type TranslationWords = typeof translation;
