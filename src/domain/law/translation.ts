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
 * Sentences by the hash of their English. A sentence that changes has another hash, so that a translation never says
 * what the data file no longer says.
 */
const translatedSentencesSchema = z.readonly(
  z.record(z.string().check(z.regex(/^[0-9a-f]{16}$/u)), translatedSentenceSchema),
);

/** One file of src/content/words/es/facts: the sentences of the data files of a topic. */
export const sentenceTranslationsSchema = z.readonly(
  z.strictObject({ sentences: translatedSentencesSchema }),
);
/** Sentences of data files in another language. */
export type SentenceTranslations = z.infer<typeof sentenceTranslationsSchema>;

/** One file of src/content/words/es/sealing-law: the sentences of a state's law. */
export const lawTranslationSchema = z.readonly(
  z.strictObject({
    abbreviation: z.enum(JURISDICTION_CODES),
    sentences: translatedSentencesSchema,
  }),
);
/** A state's sentences in another language. */
export type LawTranslation = z.infer<typeof lawTranslationSchema>;

/** A change of one sentence. */
type Rewrite = (sentence: string) => string;

/**
 * A law with each sentence that renters read rewritten. Names of forms, citations, quotations and sources stay: they are
 * what renters find on papers and at the addresses. Of a quotation, what is said of its version is rewritten.
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

/** A year or a day needs no translation. */
function inWords(version: string): boolean {
  return /[a-z]{3}/u.test(version);
}

/** The sentences of a law that renters read, each once, in the order of the file. */
export function lawSentences(law: SealingLaw): readonly string[] {
  const sentences = new Set<string>();
  rewriteLaw(law, (sentence) => {
    sentences.add(sentence);
    return sentence;
  });
  return [...sentences];
}

/** How far sentences are translated. */
export interface TranslationState {
  /** Sentences without a translation, in the order of their file. */
  readonly missing: readonly string[];
  /** Translations of sentences that their file no longer has. */
  readonly stale: readonly TranslatedSentence[];
  /** Translations that no professional has compared with the English. */
  readonly unreviewed: readonly TranslatedSentence[];
}

/**
 * @param current sentences of the data files, each once
 * @param hash of a sentence, the one that the translation's keys are made with (src/data/path-checks.ts)
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

/** A translation with a sentence added, or replaced. */
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

/** A translation of no more than the current sentences, in their order. */
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
