import * as z from 'zod/mini';

import { JURISDICTION_CODES } from '../places/jurisdiction.ts';
import type { Remedy } from './remedy.ts';
import type { SealingLaw } from './sealing-law.ts';
import { isoDate, publishedText } from './source.ts';

/** A sentence of a data file in another language. */
const translatedSentenceSchema = z.readonly(
  z.strictObject({
    /** The sentence that was translated, verbatim. */
    english: publishedText,
    translated: publishedText,
    /** The bilingual professional who compared both, and when; `null` while nobody has. */
    reviewed: z.nullable(z.readonly(z.strictObject({ by: publishedText, on: isoDate }))),
  }),
);
/** A sentence of a data file in another language. */
export type TranslatedSentence = z.infer<typeof translatedSentenceSchema>;

/**
 * Translations by the hash of the English sentence. A changed sentence has another hash, so that an outdated
 * translation is never shown.
 */
const translatedSentencesSchema = z.readonly(
  z.record(z.string().check(z.regex(/^[0-9a-f]{16}$/u)), translatedSentenceSchema),
);

/** One file of src/content/words/es/facts: the translated sentences of one topic. */
export const sentenceTranslationsSchema = z.readonly(
  z.strictObject({ sentences: translatedSentencesSchema }),
);
export type SentenceTranslations = z.infer<typeof sentenceTranslationsSchema>;

/** One file of src/content/words/es/sealing-law: the translated sentences of a state's law. */
export const lawTranslationSchema = z.readonly(
  z.strictObject({
    abbreviation: z.enum(JURISDICTION_CODES),
    sentences: translatedSentencesSchema,
  }),
);
export type LawTranslation = z.infer<typeof lawTranslationSchema>;

type Rewrite = (sentence: string) => string;

/**
 * Applies `rewrite` to each sentence of a law that renters read. Names of forms, citations, quotations and sources are
 * kept, because renters find exactly these on papers and websites; of a quotation, only the description of its version
 * is rewritten.
 */
export function rewriteLaw(law: SealingLaw, rewrite: Rewrite): SealingLaw {
  const orNull = (sentence: string | null) => (sentence === null ? null : rewrite(sentence));
  return {
    ...law,
    waitingPeriod: rewrite(law.waitingPeriod),
    differenceNote: orNull(law.differenceNote),
    eligibilityDetails: orNull(law.eligibilityDetails),
    requirements: law.requirements.map(rewrite),
    processSteps: law.processSteps.map(rewrite),
    howToFile: rewrite(law.howToFile),
    notes: rewrite(law.notes),
    courtName: rewrite(law.courtName),
    alternatives: law.alternatives.map(rewrite),
    statute: law.statute.map((citation) => ({ ...citation, what: rewrite(citation.what) })),
    remedies: law.remedies.map((remedy) => rewriteRemedy(remedy, rewrite)),
  };
}

function rewriteRemedy(remedy: Remedy, rewrite: Rewrite): Remedy {
  const orNull = (sentence: string | null) => (sentence === null ? null : rewrite(sentence));
  return {
    ...remedy,
    title: rewrite(remedy.title),
    localTo: orNull(remedy.localTo),
    appliesTo: { ...remedy.appliesTo, other: remedy.appliesTo.other.map(rewrite) },
    clock: remedy.clock === null ? null : { ...remedy.clock, note: rewrite(remedy.clock.note) },
    feeNote: orNull(remedy.feeNote),
    mustDisclose: orNull(remedy.mustDisclose),
    quotation: remedy.quotation && {
      ...remedy.quotation,
      version: inWords(remedy.quotation.version)
        ? rewrite(remedy.quotation.version)
        : remedy.quotation.version,
    },
  };
}

/** Whether a version is described in words; a year or date needs no translation. */
function inWords(version: string): boolean {
  return /[a-z]{3}/u.test(version);
}

/** The sentences of a law that renters read, without duplicates, in the order of the file. */
export function lawSentences(law: SealingLaw): readonly string[] {
  const sentences = new Set<string>();
  rewriteLaw(law, (sentence) => {
    sentences.add(sentence);
    return sentence;
  });
  return [...sentences];
}

/** How far the sentences are translated. */
export interface TranslationState {
  /** Sentences without a translation, in the order of their file. */
  readonly missing: readonly string[];
  /** Translations of sentences that no longer exist. */
  readonly stale: readonly TranslatedSentence[];
  /** Translations that no professional has reviewed. */
  readonly unreviewed: readonly TranslatedSentence[];
}

/**
 * Compares translations with the current sentences.
 *
 * @param current sentences of the data files, without duplicates
 * @param hash the function that made the keys of the translations (src/data/path-checks.ts)
 */
export function translationState(
  current: readonly string[],
  { sentences }: SentenceTranslations,
  hash: (sentence: string) => string,
): TranslationState {
  const keys = new Set(current.map(hash));
  const translated = Object.entries(sentences);
  return {
    missing: current.filter((sentence) => sentences[hash(sentence)] === undefined),
    stale: translated.filter(([key]) => !keys.has(key)).map(([, sentence]) => sentence),
    unreviewed: translated
      .filter(([key, { reviewed }]) => keys.has(key) && reviewed === null)
      .map(([, sentence]) => sentence),
  };
}

/** Adds or replaces a sentence. */
export function withTranslation<Kind extends SentenceTranslations>(
  translation: Kind,
  sentence: TranslatedSentence,
  hash: (sentence: string) => string,
): Kind {
  return {
    ...translation,
    sentences: { ...translation.sentences, [hash(sentence.english)]: sentence },
  };
}

/** Drops translations of sentences that are not current, and sorts the others like `current`. */
export function currentTranslation<Kind extends SentenceTranslations>(
  current: readonly string[],
  translation: Kind,
  hash: (sentence: string) => string,
): Kind {
  const sentences = current.flatMap((sentence) => {
    const key = hash(sentence);
    const translated = translation.sentences[key];
    return translated === undefined ? [] : [[key, translated] as const];
  });
  return { ...translation, sentences: Object.fromEntries(sentences) };
}
