import { DEFAULT_LANGUAGE, type Language } from '#config/languages.ts';
import {
  FACT_TOPICS,
  type FactTopic,
  type LawTranslation,
  lawTranslationSchema,
  rewriteLaw,
  type SentenceTranslations,
  sentenceTranslationsSchema,
} from '#domain/law/translation.ts';
import type { SealingLaw } from '#domain/law/sealing-law.ts';
import { jurisdiction, type JurisdictionCode } from '#domain/places/jurisdiction.ts';

import answerDeadlines from '#content/words/es/facts/answer-deadlines.json';
import courts from '#content/words/es/facts/courts.json';
import evictionCourts from '#content/words/es/facts/eviction-courts.json';
import lawChanges from '#content/words/es/facts/law-changes.json';
import legalHelp from '#content/words/es/facts/legal-help.json';
import pendingBills from '#content/words/es/facts/pending-bills.json';
import renterProtections from '#content/words/es/facts/renter-protections.json';
import { SEALING_LAWS } from './laws.ts';
import { forEveryState, readContent, readStateFiles, requireNoProblems, sentenceHash } from './read.ts';

const FOLDER = 'src/content/words/es/sealing-law';

export const SPANISH_LAWS: Readonly<Record<JurisdictionCode, LawTranslation>> = forEveryState(
  FOLDER,
  readStateFiles(
    FOLDER,
    lawTranslationSchema,
    import.meta.glob('../content/words/es/sealing-law/*.json', { eager: true, import: 'default' }),
  ),
);

for (const [code, { abbreviation, sentences }] of Object.entries(SPANISH_LAWS)) {
  const file = `${FOLDER}/${jurisdiction(code as JurisdictionCode).slug}.json`;
  if (abbreviation !== code) throw new Error(`${file} holds the sentences of ${abbreviation}.`);
  requireSentenceHashes(file, { sentences });
}

const FILES: Readonly<Record<FactTopic, unknown>> = {
  'legal-help': legalHelp,
  'eviction-courts': evictionCourts,
  courts,
  'pending-bills': pendingBills,
  'law-changes': lawChanges,
  'renter-protections': renterProtections,
  'answer-deadlines': answerDeadlines,
};

/** Spanish sentences of data files other than the law, by topic. */
export const SPANISH_FACTS = Object.fromEntries(
  FACT_TOPICS.map((topic) => [
    topic,
    readTranslation(`src/content/words/es/facts/${topic}.json`, FILES[topic]),
  ]),
) as Readonly<Record<FactTopic, SentenceTranslations>>;

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

/**
 * Checks that each key is the hash of its English sentence.
 *
 * @throws {Error} naming the file and each wrong key
 */
function requireSentenceHashes(file: string, { sentences }: SentenceTranslations): void {
  requireNoProblems(
    file,
    Object.entries(sentences)
      .filter(([key, { english }]) => sentenceHash(english) !== key)
      .map(([key, { english }]) => `sentences.${key}: is not the hash of “${english}”.`),
  );
}

/**
 * Every state's law in a language. A sentence that changed since its translation is shown in English, marked, until it
 * is translated again.
 */
export function lawsIn(language: Language): Readonly<Record<JurisdictionCode, SealingLaw>> {
  return LAWS[language];
}

const LAWS_IN_SPANISH = Object.fromEntries(
  Object.entries(SEALING_LAWS).map(([code, law]) => {
    const { sentences } = SPANISH_LAWS[code as JurisdictionCode];
    const state = jurisdiction(code as JurisdictionCode, 'es').name;
    return [
      code,
      rewriteLaw(
        { ...law, state },
        (english) => sentences[sentenceHash(english)]?.translated ?? inEnglish(english),
      ),
    ];
  }),
) as Record<JurisdictionCode, SealingLaw>;

const LAWS: Readonly<Record<Language, Readonly<Record<JurisdictionCode, SealingLaw>>>> = {
  en: SEALING_LAWS,
  es: LAWS_IN_SPANISH,
};

const spanishByEnglish = new Map(
  [...Object.values(SPANISH_LAWS), ...Object.values(SPANISH_FACTS)].flatMap(({ sentences }) =>
    Object.values(sentences).map(({ english, translated }) => [english, translated] as const),
  ),
);

/**
 * A sentence of the law or another data file in a language; marked and in English if it is not translated.
 *
 * @param sentence verbatim from its file
 */
export function inLanguage(sentence: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return sentence;
  return spanishByEnglish.get(sentence) ?? inEnglish(sentence);
}

/** Marks an untranslated sentence on a Spanish page. */
export function inEnglish(sentence: string): string {
  return `(En inglés:) ${sentence}`;
}
