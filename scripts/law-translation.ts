/**
 * `npm run law:translation`: shows how much of the Spanish is translated and reviewed, for the law by state and for
 * other data files by topic. With a state's code or a topic it takes a bilingual reviewer through it, sentence by
 * sentence (docs/tasks/review-a-translation.md). Each answer is written at once: whoever stops keeps what was reviewed.
 */
import type * as z from 'zod/mini';

import { BUILD_DATE } from '#config/build.ts';
import { contentFile, stateContents } from '#data/content-files.ts';
import { readContent, sentenceHash } from '#data/read.ts';
import { answerDeadlinesSchema } from '#domain/law/answer-deadline.ts';
import { caseSearchesSchema, courtRemindersSchema } from '#domain/law/court-services.ts';
import { lawChangesSchema, pendingBillsSchema } from '#domain/law/changes.ts';
import {
  countyCourtsSchema,
  evictionCourtsSchema,
  lawyerRightsSchema,
  nationalHelpSchema,
  renterProtectionsOn,
  stateHelpSchema,
} from '#domain/law/facts-schema.ts';
import {
  currentTranslation,
  FACT_TOPICS,
  factSentences,
  type FactTopic,
  lawSentences,
  lawTranslationSchema,
  type SentenceTranslations,
  sentenceTranslationsSchema,
  translationState,
  withTranslation,
} from '#domain/law/translation.ts';
import { sealingLawSchema } from '#domain/law/sealing-law.ts';
import { jurisdiction, type JurisdictionCode, JURISDICTIONS } from '#domain/places/jurisdiction.ts';
import { describeFailure } from './expected-failure.ts';
import { lawFileOf, writeContent } from './law-check/law-files.ts';
import {
  askFor,
  choose,
  EditorLeft,
  openTerminal,
  readStateCode,
  type Terminal,
  YES_OR_NO,
} from './law-check/terminal.ts';
import { ROOT } from './local/project.ts';

/** What can be answered about a translation, each by its word or its letter. */
const ABOUT_SENTENCE = { right: 'r', change: 'c', later: 'l' };

/** A file of translations, and the sentences that it is about. */
interface Translated {
  /** As the list of all names it: a state, or a topic. */
  readonly name: string;
  /** From the project's folder: `'src/content/words/es/sealing-law/maine.json'`. */
  readonly file: string;
  readonly schema: typeof lawTranslationSchema | typeof sentenceTranslationsSchema;
  readonly sentences: readonly string[];
  readonly translation: SentenceTranslations;
}

/** @throws {Error} naming the file and each field that is wrong */
function readTranslatedLaw(root: string, code: JurisdictionCode): Translated {
  const { name, slug } = jurisdiction(code);
  const file = `src/content/words/es/sealing-law/${slug}.json`;
  return {
    name,
    file,
    schema: lawTranslationSchema,
    sentences: lawSentences(contentFile(root, lawFileOf(code), sealingLawSchema)),
    translation: contentFile(root, file, lawTranslationSchema),
  };
}

/**
 * The sentences of each topic with their translations.
 *
 * @throws {Error} naming the file and each field that is wrong
 */
export function readTranslatedFacts(root: string): Readonly<Record<FactTopic, Translated>> {
  const sentences = readFactSentences(root);
  const schema = sentenceTranslationsSchema;
  const translated = FACT_TOPICS.map((topic): readonly [FactTopic, Translated] => {
    const file = `src/content/words/es/facts/${topic}.json`;
    const translation = contentFile(root, file, schema);
    return [topic, { name: topic, file, schema, sentences: sentences[topic], translation }];
  });
  return Object.fromEntries(translated) as Record<FactTopic, Translated>;
}

function readFactSentences(root: string): Readonly<Record<FactTopic, readonly string[]>> {
  const read = <Schema extends z.ZodMiniType>(name: string, schema: Schema) =>
    contentFile(root, `src/content/${name}`, schema);
  const ofStates = <Schema extends z.ZodMiniType>(folder: string, schema: Schema) =>
    stateContents(root, `src/content/${folder}`, schema).map(({ content }) => content);
  return factSentences({
    nationalHelp: read('legal-help/default.json', nationalHelpSchema),
    stateHelp: ofStates('legal-help', stateHelpSchema),
    lawyerRights: read('lawyer-rights.json', lawyerRightsSchema),
    evictionCourts: ofStates('eviction-courts', evictionCourtsSchema),
    countyCourts: ofStates('courts', countyCourtsSchema),
    bills: read('pending-bills.json', pendingBillsSchema),
    changes: read('sealing-law-changes.json', lawChangesSchema),
    protections: read('renter-protections.json', renterProtectionsOn(BUILD_DATE)),
    reminders: read('court-reminders.json', courtRemindersSchema).reminders,
    searches: read('case-searches.json', caseSearchesSchema).searches,
    deadlines: read('answer-deadlines.json', answerDeadlinesSchema).states,
  });
}

/** The progress of the Spanish of a state's law or a topic, in sentences. */
export interface TranslationProgress {
  readonly name: string;
  readonly all: number;
  readonly missing: number;
  readonly stale: number;
  readonly unreviewed: number;
}

function progressOf({ name, sentences, translation }: Translated): TranslationProgress {
  const { missing, stale, unreviewed } = translationState(sentences, translation, sentenceHash);
  return {
    name,
    all: sentences.length,
    missing: missing.length,
    stale: stale.length,
    unreviewed: unreviewed.length,
  };
}

export function describeProgress({ name, all, missing, stale, unreviewed }: TranslationProgress): string {
  const parts = [
    `${all - missing} of ${all} sentences translated`,
    `${all - missing - unreviewed} reviewed`,
    ...(stale === 0 ? [] : [`${stale} stale`]),
  ];
  return `${name}: ${parts.join(', ')}`;
}

/** Whether a sentence has no translation, or only one of an earlier version: it must not be published. */
export function isIncomplete({ missing, stale }: TranslationProgress): boolean {
  return missing + stale > 0;
}

/** Whether no professional has reviewed a sentence: published only with an explicit flag. */
export function isUnreviewed({ unreviewed }: TranslationProgress): boolean {
  return unreviewed > 0;
}

/** The progress of every translation of a project: the states' laws, then the topics. */
export function projectTranslations(root: string): readonly TranslationProgress[] {
  return [
    ...JURISDICTIONS.map(({ code }) => readTranslatedLaw(root, code)),
    ...Object.values(readTranslatedFacts(root)),
  ].map(progressOf);
}

/** Asks about each sentence that nobody has reviewed; each answer is written before the next question. */
async function review(terminal: Terminal, translated: Translated): Promise<void> {
  const { sentences, translation } = translated;
  const { missing, stale, unreviewed } = translationState(sentences, translation, sentenceHash);
  if (missing.length + unreviewed.length === 0) {
    terminal.say('Every sentence is translated and reviewed.');
    return;
  }
  for (const { english, translated: spanish } of stale)
    terminal.say(`\nNo longer in the English file:\n  English:  ${english}\n  Spanish:  ${spanish}`);
  const by = await askFor(terminal, 'Your name and profession, as they should be recorded');
  const todo = sentences.filter(
    (sentence) => (translation.sentences[sentenceHash(sentence)]?.reviewed ?? null) === null,
  );
  let current = translation;
  for (const [index, english] of todo.entries()) {
    const proposed = translation.sentences[sentenceHash(english)]?.translated;
    terminal.say(`\nSentence ${index + 1} of ${todo.length}\n  English:  ${english}`);
    terminal.say(`  Spanish:  ${proposed ?? 'none yet'}`);
    const spanish = await askSpanish(terminal, proposed);
    if (spanish === undefined) continue;
    const reviewed = { by, on: BUILD_DATE };
    current = withTranslation(current, { english, translated: spanish, reviewed }, sentenceHash);
    await write({ ...translated, translation: current });
  }
}

/** @returns `undefined` for a sentence that is left for another time */
async function askSpanish(terminal: Terminal, translated: string | undefined): Promise<string | undefined> {
  if (translated === undefined) {
    const has = await choose(terminal, 'Translate it now? (y/n)', YES_OR_NO);
    return has === 'yes' ? askFor(terminal, 'Spanish') : undefined;
  }
  const choice = await choose(terminal, '(r)ight, (c)hange, (l)ater?', ABOUT_SENTENCE);
  if (choice === 'later') return undefined;
  return choice === 'right' ? translated : askFor(terminal, 'Spanish now');
}

/** This also removes translations of sentences that no longer exist. */
async function write({ file, schema, sentences, translation }: Translated): Promise<void> {
  const value = readContent(file, schema, currentTranslation(sentences, translation, sentenceHash));
  await writeContent(ROOT, [[file, value]]);
}

/** @throws ExpectedFailure when what was typed is neither a topic nor a state's code */
function readNamed(args: readonly string[]): Translated {
  const topic = FACT_TOPICS.find((known) => known === args.join(' ').toLowerCase());
  return topic === undefined
    ? readTranslatedLaw(ROOT, readStateCode(args, 'npm run law:translation', FACT_TOPICS))
    : readTranslatedFacts(ROOT)[topic];
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  let terminal: Terminal | undefined;
  try {
    if (args.length === 0) {
      for (const progress of projectTranslations(ROOT)) console.log(describeProgress(progress));
      console.log(
        '\nTo review a state or a topic: npm run law:translation -- ME, or legal-help (docs/tasks/review-a-translation.md)',
      );
    } else {
      const translated = readNamed(args);
      terminal = openTerminal();
      terminal.say(`${describeProgress(progressOf(translated))}. Ctrl-C stops; what you reviewed stays.`);
      await review(terminal, translated);
      terminal.say('\nDone.');
    }
  } catch (failure) {
    if (failure instanceof EditorLeft) {
      console.log('\n\nStopped. What you reviewed is written, the rest is as it was.');
    } else {
      console.error(`\n${describeFailure(failure)}\n`);
      process.exitCode = 1;
    }
  } finally {
    terminal?.close();
  }
}
