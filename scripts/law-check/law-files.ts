import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import * as prettier from 'prettier';

import { BUILD_DATE } from '#config/build.ts';
import { contentFile } from '#data/content-files.ts';
import { readContent, requireChecks } from '#data/read.ts';
import { type BillSeen, billsSeenSchema, type LawChange, lawChangesSchema } from '#domain/law/changes.ts';
import { renterProtectionsOn, type SelfHelpPages, selfHelpSchema } from '#domain/law/facts-schema.ts';
import { withPlainSpaces } from '#domain/law/law-name.ts';
import type { ProtectionTopic } from '#domain/law/protection-topic.ts';
import { oldestCheck } from '#domain/law/remedy-terms.ts';
import { stateProtections, uncheckedTopics } from '#domain/law/renter-protection.ts';
import { type Quotation, type Remedy, type SealingLaw, sealingLawSchema } from '#domain/law/sealing-law.ts';
import { jurisdiction, type JurisdictionCode } from '#domain/places/jurisdiction.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';

/** The files that a check writes, as they are read. */
export interface LawFiles {
  readonly law: SealingLaw;
  /** Newest first. */
  readonly changes: readonly LawChange[];
}

const CHANGES = 'src/content/sealing-law-changes.json';

/** A state's file, from the project's folder: `'src/content/sealing-law/maine.json'`. */
export function lawFileOf(code: JurisdictionCode): string {
  return `src/content/sealing-law/${jurisdiction(code).slug}.json`;
}

/**
 * Reads what a check of a state writes.
 *
 * @throws {Error} naming the file and each field that is wrong
 */
export function readLawFiles(root: string, code: JurisdictionCode): LawFiles {
  return {
    law: withPlainSpaces(contentFile(root, lawFileOf(code), sealingLawSchema)),
    changes: contentFile(root, CHANGES, lawChangesSchema),
  };
}

/** What was found of bills in a state when an editor last looked for new law. */
export function readBillsSeen(root: string, code: JurisdictionCode): readonly BillSeen[] {
  return contentFile(root, 'src/content/bills-seen.json', billsSeenSchema).filter(
    ({ abbreviation }) => abbreviation === code,
  );
}

/** Where a state's courts say what a renter can ask for. */
export function readSelfHelp(root: string, code: JurisdictionCode): SelfHelpPages[JurisdictionCode] {
  return contentFile(root, 'src/content/courts/self-help.json', selfHelpSchema)[code];
}

/** The topics on which no rule of a state for applicants was read. */
export function readUncheckedTopics(root: string, code: JurisdictionCode): readonly ProtectionTopic[] {
  const all = contentFile(root, 'src/content/renter-protections.json', renterProtectionsOn(BUILD_DATE));
  return uncheckedTopics(stateProtections(all, code));
}

/** The files after an editor looked for new law. */
export function withLook(files: LawFiles, { today }: Pick<CheckContext, 'today'>): LawFiles {
  return { ...files, law: { ...files.law, lookedForNewLaw: today } };
}

/** A line of the change log, as far as an editor gives it. */
interface NewLine {
  readonly id: string;
  /** What changes for a renter, in one plain sentence. */
  readonly what: string;
}

/** What an editor found at the address of a remedy. */
export type Answer =
  | { readonly kind: 'still so' }
  | { readonly kind: 'changed'; readonly quotation: Quotation; readonly line: NewLine }
  | { readonly kind: 'gone'; readonly line: NewLine };

/** When the check is made, and how a sentence is hashed (src/data/read.ts). */
export interface CheckContext {
  readonly today: PlainDate;
  readonly hash: (text: string) => string;
}

/**
 * The files after an answer about one remedy.
 *
 * @throws {RangeError} when the law has no such remedy
 * @example applyAnswer(files, 'me-agreement', { kind: 'still so' }, context).law.remedies[1]?.checked.on // => today
 */
export function applyAnswer(files: LawFiles, id: string, answer: Answer, context: CheckContext): LawFiles {
  const remedy = files.law.remedies.find((each) => each.id === id);
  if (remedy === undefined) throw new RangeError(`${files.law.state} has no remedy ${id}.`);
  switch (answer.kind) {
    case 'still so':
      return withReviewLine(replacing(files, checked(remedy, context)), context.today);
    case 'changed': {
      const read = checked({ ...remedy, quotation: answer.quotation }, context);
      return withLine(replacing(files, read), remedy, answer.line, context.today);
    }
    case 'gone': {
      const { law } = files;
      const remedies = law.remedies.filter((each) => each !== remedy);
      const without = { ...files, law: dated({ ...law, remedies }, context.today) };
      return withLine(without, remedy, answer.line, context.today);
    }
  }
}

/** The files of a state without remedies, after an editor found that all they say still holds. */
export function confirmState(files: LawFiles, { today }: CheckContext): LawFiles {
  return withReviewLine({ ...files, law: dated(files.law, today) }, today);
}

function checked(remedy: Remedy, { today, hash }: CheckContext): Remedy {
  const sentence = remedy.quotation === null ? null : hash(remedy.quotation.text);
  return { ...remedy, checked: { on: today, sentence, confidence: remedy.confidence } };
}

function replacing(files: LawFiles, remedy: Remedy): LawFiles {
  const remedies = files.law.remedies.map((each) => (each.id === remedy.id ? remedy : each));
  return { ...files, law: dated({ ...files.law, remedies }, remedy.checked.on) };
}

/** The law with the month of its oldest check; without a remedy, of this one. */
function dated(law: SealingLaw, today: string): SealingLaw {
  const month = (day: string) => day.slice(0, 'yyyy-mm'.length);
  return { ...law, asOf: month(law.remedies.length === 0 ? today : oldestCheck(law)) };
}

function withLine(files: LawFiles, remedy: Remedy, line: NewLine, today: PlainDate): LawFiles {
  const { law, changes } = files;
  const { citation, officialUrl } = remedy;
  const known = [...law.statute, ...law.sources, ...remedy.sources].some(({ url }) => url === officialUrl);
  const source = known && officialUrl !== null ? { title: citation, url: officialUrl } : null;
  const change: LawChange = {
    id: line.id,
    date: today,
    states: [law.abbreviation],
    title: `${law.state}: ${remedy.title}`,
    what: line.what,
    source,
  };
  const logged = { ...files, changes: inserted(changes, change) };
  // A statement about the whole law from earlier on the same day may no longer hold.
  return changes.some(({ id }) => id === reviewId(law, today)) ? withReviewLine(logged, today) : logged;
}

/** Standard sentences saying that the law was read again; a second answer on the same day can replace one. */
const REVIEWS = {
  none: 'We looked for a law again. Nothing has changed.',
  part: 'We read a part of the law again. That part has not changed.',
  all: 'We read the law again. Nothing has changed.',
  changed: 'We read the law again. What has changed has a line of its own.',
} as const;

/** The id of the line saying that a law was read again on a day. */
function reviewId({ abbreviation }: SealingLaw, today: PlainDate): string {
  return `${today}-${jurisdiction(abbreviation).slug}`;
}

function withReviewLine(files: LawFiles, today: PlainDate): LawFiles {
  const { law, changes } = files;
  const id = reviewId(law, today);
  const earlier = changes.find((change) => change.id === id);
  const isOurs = earlier === undefined || Object.values(REVIEWS).some((what) => what === earlier.what);
  if (!isOurs) return files;
  const others = changes.filter((change) => change.id !== id);
  const review: LawChange = {
    id,
    date: today,
    states: [law.abbreviation],
    title: `${law.state}: checked again`,
    what: REVIEWS[reviewOf(law, others, today)],
    source: null,
  };
  return { ...files, changes: inserted(others, review) };
}

function reviewOf(law: SealingLaw, others: readonly LawChange[], today: PlainDate): keyof typeof REVIEWS {
  if (law.remedies.length === 0) return 'none';
  if (law.remedies.some((remedy) => remedy.checked.on !== today)) return 'part';
  const isChange = ({ date, states }: LawChange) => date === today && states.includes(law.abbreviation);
  return others.some(isChange) ? 'changed' : 'all';
}

/** The log with a new line, before all lines that are not newer. */
function inserted(changes: readonly LawChange[], line: LawChange): readonly LawChange[] {
  const at = changes.findIndex(({ date }) => date <= line.date);
  return at === -1 ? [...changes, line] : changes.toSpliced(at, 0, line);
}

/**
 * Makes sure that the build accepts the files after an answer, as far as they concern the remedy.
 *
 * @param id of the remedy; `null` for a state without remedies
 * @throws {Error} naming the file and each field that is wrong
 */
export function requireUsable(files: LawFiles, id: string | null, today: PlainDate): void {
  const file = lawFileOf(files.law.abbreviation);
  const law = readContent(file, sealingLawSchema, files.law);
  readContent(CHANGES, lawChangesSchema, files.changes);
  // Problems with other remedies may be what the editor is about to fix.
  const remedies = law.remedies.filter((each) => each.id === id);
  requireChecks(file, { ...law, remedies }, today);
}

/** Writes the files as prettier leaves them. Each is replaced at once: whoever ends the program loses nothing. */
export async function writeLawFiles(root: string, files: LawFiles): Promise<void> {
  await writeContent(root, [
    [CHANGES, files.changes],
    [lawFileOf(files.law.abbreviation), files.law],
  ]);
}

/**
 * Writes data files as prettier leaves them. Each is replaced at once: whoever ends the program loses nothing.
 *
 * @param values by their files, from the project's folder
 */
export async function writeContent(
  root: string,
  values: readonly (readonly [file: string, value: unknown])[],
): Promise<void> {
  const texts = await Promise.all(
    values.map(async ([name, value]) => {
      const filepath = path.join(root, name);
      // The plugins are for pages and styles; loading them takes longer than everything else.
      const style = { ...(await prettier.resolveConfig(filepath)), plugins: [] };
      return [
        filepath,
        await prettier.format(JSON.stringify(value, null, 2), { ...style, filepath }),
      ] as const;
    }),
  );
  for (const [filepath, text] of texts) {
    writeFileSync(`${filepath}.new`, text);
    renameSync(`${filepath}.new`, filepath);
  }
}
