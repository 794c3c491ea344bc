import { COURT_WORDS } from '../en/law.ts';
import { PLAN_LETTERS } from '../en/letters.ts';
import { TRANSLATION_NOTES } from './translation-notes.ts';

/** The words of a check's result below its banner, in Spanish; loaded with the law. */
export * as finding from './finding.ts';
export * as law from './law.ts';
export * as letters from './letters.ts';
export * as plan from './plan.ts';
export * as renterProtections from './renter-protections.ts';

/** Notes on the translation, and the English texts that are sent to readers of English. */
export const translation = {
  notes: TRANSLATION_NOTES,
  /** The letters in English, as they are sent, and the name used in them for an unknown court. */
  english: { letters: PLAN_LETTERS, unknownCourt: COURT_WORDS.unknownCourt },
} as const;
export type TranslationWords = typeof translation;
