import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { CHECK_AGE_LIMITS, checkFreshness, daysSinceCheck } from '../../src/domain/law/evidence.ts';
import type { SealingLaw } from '../../src/domain/law/sealing-law.ts';
import type { PlainDate } from '../../src/domain/shared/plain-date.ts';

/** Where the law's files are, from the project's folder. */
const FOLDER = 'src/content/sealing-law';

/** When a state's law was last compared with its file. */
export type LawCheck = Pick<SealingLaw, 'state' | 'asOf'> & { readonly file: string };

/** Checks of the law that have to be repeated. */
export interface OldLawChecks {
  /** Half a year old and more: to be repeated soon. */
  readonly due: readonly LawCheck[];
  /** More than a year old: nothing is deployed with them. */
  readonly outdated: readonly LawCheck[];
}

/**
 * The last check of every law of a project.
 * @param root the project's folder
 */
export async function projectLawChecks(root: string): Promise<readonly LawCheck[]> {
  const names = (await readdir(path.join(root, FOLDER))).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = `${FOLDER}/${name}`;
      // The build and the tests hold these files to their schema; here only two of their fields are looked at.
      const { state, asOf } = JSON.parse(await readFile(path.join(root, file), 'utf8')) as SealingLaw;
      return { file, state, asOf };
    }),
  );
}

/**
 * Those of the checks that have to be repeated, the oldest first.
 * @param today the day that their age is counted to
 */
export function oldLawChecks(checks: readonly LawCheck[], today: PlainDate): OldLawChecks {
  const oldest = checks.toSorted((one, other) => daysSinceCheck(other, today) - daysSinceCheck(one, today));
  const those = (freshness: 'due' | 'outdated') =>
    oldest.filter((check) => checkFreshness(check, today) === freshness);
  return { due: those('due'), outdated: those('outdated') };
}

/** One line for each, with what it means: what `npm run check:launch` and `npm run deploy` print. */
export function listOldLawChecks({ due, outdated }: OldLawChecks): string {
  const lines = (checks: readonly LawCheck[], meaning: string) =>
    checks.map(({ file, state, asOf }) => `${file}  ${state}: last checked ${asOf}, ${meaning}`);
  return [
    ...lines(outdated, `more than ${CHECK_AGE_LIMITS.outdated} days ago: may not be deployed`),
    ...lines(due, `more than ${CHECK_AGE_LIMITS.due} days ago: check it again soon`),
  ].join('\n');
}
