import { DEFAULT_LANGUAGE, type Language } from '~/config/languages.ts';
import {
  FACT_TOPICS,
  type FactTopic,
  type SentenceTranslations,
  sentenceTranslationsSchema,
} from '~/domain/law/translation.ts';

import { inEnglish, requireSentenceHashes, SPANISH_LAWS } from './law-translations.ts';
import { readContent } from './read.ts';

import courts from '../content/words/es/facts/courts.json';
import evictionCourts from '../content/words/es/facts/eviction-courts.json';
import lawChanges from '../content/words/es/facts/law-changes.json';
import legalHelp from '../content/words/es/facts/legal-help.json';
import pendingBills from '../content/words/es/facts/pending-bills.json';
import renterProtections from '../content/words/es/facts/renter-protections.json';

/**
 * Validates a file of translations.
 *
 * @throws {Error} naming the file and what is wrong: a field, or a key that is not the hash of its English sentence
 */
export function readTranslation(file: string, value: unknown): SentenceTranslations {
  const translation = readContent(file, sentenceTranslationsSchema, value);
  requireSentenceHashes(file, translation);
  return translation;
}

const FILES: Readonly<Record<FactTopic, unknown>> = {
  'legal-help': legalHelp,
  'eviction-courts': evictionCourts,
  courts,
  'pending-bills': pendingBills,
  'law-changes': lawChanges,
  'renter-protections': renterProtections,
};

/** Spanish sentences of data files other than the law, by topic. */
export const SPANISH_FACTS = Object.fromEntries(
  FACT_TOPICS.map((topic) => [
    topic,
    readTranslation(`src/content/words/es/facts/${topic}.json`, FILES[topic]),
  ]),
) as Readonly<Record<FactTopic, SentenceTranslations>>;

const spanishByEnglish = new Map(
  [...Object.values(SPANISH_LAWS), ...Object.values(SPANISH_FACTS)].flatMap(({ sentences }) =>
    Object.values(sentences).map(({ english, translated }) => [english, translated] as const),
  ),
);

/**
 * The Spanish translation of a sentence of the law or another data file; `undefined` if it is not translated.
 *
 * @param sentence verbatim from its file
 */
export function spanishOf(sentence: string): string | undefined {
  return spanishByEnglish.get(sentence);
}

/** A sentence of a data file in a language; marked and in English if it is not translated. */
export function inLanguage(sentence: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return sentence;
  return spanishOf(sentence) ?? inEnglish(sentence);
}
