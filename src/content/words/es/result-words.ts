import { COURT_WORDS } from '../en/law.ts';
import { PLAN_LETTERS } from '../en/letters.ts';
import { TRANSLATION_NOTES } from './translation-notes.ts';

/** What a result of the check says beyond its banner, in Spanish; loaded with the law. */
export * as finding from './finding.ts';
export * as law from './law.ts';
export * as letters from './letters.ts';
export * as plan from './plan.ts';
export * as renterProtections from './renter-protections.ts';

/** The note about the translation, and what is sent to those who read English. */
export const translation = {
  notes: TRANSLATION_NOTES,
  /** The letters as they are sent, and the court that they name where it is not known. */
  english: { letters: PLAN_LETTERS, unknownCourt: COURT_WORDS.unknownCourt },
} as const;
export type TranslationWords = typeof translation;
