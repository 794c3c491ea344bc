import * as z from 'zod/mini';

import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import { deadlineSentences, type StateDeadline } from './answer-deadline.ts';
import type { CaseSearch } from './court-services.ts';
import type { LawChange, PendingBill } from './changes.ts';
import type {
  CountyCourts,
  EvictionCourts,
  LawyerRight,
  NationalHelp,
  RenterProtection,
  StateHelp,
} from './facts-schema.ts';
import type { Remedy, SealingLaw } from './sealing-law.ts';
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
    ...(law.narrowRule !== undefined && { narrowRule: rewrite(law.narrowRule) }),
    ...(law.unreadAct?.reported !== undefined && {
      unreadAct: { ...law.unreadAct, reported: rewrite(law.unreadAct.reported) },
    }),
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
    appliesTo: {
      ...remedy.appliesTo,
      ...(remedy.appliesTo.dependsOn !== undefined && { dependsOn: rewrite(remedy.appliesTo.dependsOn) }),
      other: remedy.appliesTo.other.map(rewrite),
    },
    waitingPeriod:
      remedy.waitingPeriod === null
        ? null
        : { ...remedy.waitingPeriod, note: rewrite(remedy.waitingPeriod.note) },
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

/** Data files, other than the law, whose English sentences are shown on pages. */
export interface Facts {
  readonly nationalHelp: NationalHelp;
  readonly stateHelp: readonly StateHelp[];
  readonly lawyerRights: readonly LawyerRight[];
  readonly evictionCourts: readonly EvictionCourts[];
  readonly countyCourts: readonly CountyCourts[];
  readonly bills: readonly PendingBill[];
  readonly changes: readonly LawChange[];
  readonly protections: readonly RenterProtection[];
  readonly reminders: readonly { readonly sentence: string }[];
  readonly searches: readonly CaseSearch[];
  readonly deadlines: readonly StateDeadline[];
}

/** The topics of such sentences; each has its own file of translations. */
export const FACT_TOPICS = [
  'legal-help',
  'eviction-courts',
  'courts',
  'pending-bills',
  'law-changes',
  'renter-protections',
  'answer-deadlines',
] as const;
export type FactTopic = (typeof FACT_TOPICS)[number];

/**
 * The sentences that renters read, by topic, each once, in the order of their files. Names, addresses, citations and
 * titles of sources are no sentences: they stay in every language. See {@link joinsCourts} for the one exception.
 */
export function factSentences(facts: Facts): Readonly<Record<FactTopic, readonly string[]>> {
  const contacts = [
    ...facts.nationalHelp,
    ...facts.stateHelp.flatMap((help) => [
      ...help.default,
      ...Object.values(help.counties).flat(),
      ...(help.regional ?? []),
    ]),
  ];
  const courtsByName = facts.evictionCourts.flatMap(({ courts }) => courts.map(({ name }) => name));
  const courtRecords = facts.countyCourts.flatMap((courts) => Object.values(courts));
  return {
    'legal-help': unique([
      ...contacts.map(({ specialty }) => specialty),
      ...facts.lawyerRights.flatMap(({ who, limits }) => [who, limits]),
    ]),
    'eviction-courts': unique([
      ...facts.evictionCourts.flatMap(({ rule, courts, places }) => [
        rule,
        ...[...courts, ...places].map(({ note }) => note),
      ]),
      ...courtsByName.filter(joinsCourts),
    ]),
    courts: unique([
      ...courtRecords.flatMap(({ court, note, locations }) => [
        note,
        ...[court, ...locations].map(({ hours }) => hours),
      ]),
      ...facts.reminders.map(({ sentence }) => sentence),
      ...facts.searches.flatMap(({ hint = null, elsewhere = null }) => [hint, elsewhere]),
    ]),
    'pending-bills': unique(facts.bills.flatMap(({ lastStep, foundSince }) => [lastStep, foundSince])),
    'law-changes': unique(facts.changes.flatMap(({ title, what }) => [title, what])),
    'renter-protections': unique(facts.protections.flatMap(({ label, effect }) => [label, effect])),
    'answer-deadlines': unique(deadlineSentences(facts.deadlines)),
  };
}

/**
 * Whether the name of a county's court has English words between names, which other languages say in their own:
 * `'Municipal Court or County Court in {county}'`. What is called `'in and for'` is called so.
 */
export function joinsCourts(name: string): boolean {
  return / (?:or|in) [\p{Lu}{]/u.test(name);
}

function unique(sentences: readonly (string | null)[]): readonly string[] {
  return [...new Set(sentences.filter((sentence) => sentence !== null))];
}

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
 * @param hash the function that made the keys of the translations (src/data/read.ts)
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
