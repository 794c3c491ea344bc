import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import * as prettier from 'prettier';

import { requireChecks } from '../../src/data/path-checks.ts';
import { readContent } from '../../src/data/read.ts';
import { lawChangesSchema } from '../../src/domain/law/change-log.ts';
import { pathIdProblems, pathIdsSchema } from '../../src/domain/law/path-ids.ts';
import { sealingLawSchema } from '../../src/domain/law/sealing-law.ts';
import { jurisdiction, type JurisdictionCode } from '../../src/domain/places/jurisdiction.ts';
import type { PlainDate } from '../../src/domain/shared/plain-date.ts';
import type { LawFiles } from './answers.ts';

const CHANGES = 'src/content/sealing-law-changes.json';
const PATH_IDS = 'src/content/sealing-law-path-ids.json';

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
  const value = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  return parsed(code, {
    law: value(lawFileOf(code)),
    changes: value(CHANGES),
    pathIds: value(PATH_IDS),
  });
}

function parsed(code: JurisdictionCode, files: Readonly<Record<keyof LawFiles, unknown>>): LawFiles {
  return {
    law: readContent(lawFileOf(code), sealingLawSchema, files.law),
    changes: readContent(CHANGES, lawChangesSchema, files.changes),
    pathIds: readContent(PATH_IDS, pathIdsSchema, files.pathIds),
  };
}

/**
 * Makes sure that the build accepts the files after an answer, as far as they concern the path.
 *
 * @param id of the path; `null` for a state without paths
 * @throws {Error} naming the file and each field that is wrong
 */
export function requireUsable(files: LawFiles, id: string | null, today: PlainDate): void {
  const { law, changes, pathIds } = parsed(files.law.abbreviation, { ...files });
  // Problems with other paths may be what the editor is about to fix.
  const remedies = law.remedies.filter((each) => each.id === id);
  requireChecks(lawFileOf(law.abbreviation), { ...law, remedies }, today);
  const wrong = pathIdProblems(pathIds, [law], changes).find((each) => each.id === id);
  if (wrong !== undefined) throw new Error(`${PATH_IDS} cannot be used:\n  ${wrong.id}: ${wrong.problem}`);
}

/** Writes the files as prettier leaves them. Each is replaced at once: whoever ends the program loses nothing. */
export async function writeLawFiles(root: string, files: LawFiles): Promise<void> {
  await writeContent(root, [
    [CHANGES, files.changes],
    [PATH_IDS, files.pathIds],
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
