// Relative paths: scripts that Node runs without a bundler import this file too.
import { createHash } from 'node:crypto';

import { type PathCheckProblem, pathCheckProblems } from '../domain/law/path-check.ts';
import type { Remedy } from '../domain/law/remedy.ts';
import type { PlainDate } from '../domain/shared/plain-date.ts';

const HASH_DIGITS = 16;

/** What a check notes of the sentence that it was made with: the first 16 hex digits of its SHA-256. */
export function sentenceHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS);
}

/** The field of a check that is wrong, and why. */
export const PATH_CHECK_ADVICE: Readonly<
  Record<PathCheckProblem, { readonly field: string; readonly why: string }>
> = {
  reading: { field: 'checked.on', why: 'is before the day on which its quotation was read' },
  future: { field: 'checked.on', why: 'is still to come' },
  sentence: {
    field: 'checked.sentence',
    why: 'is not the hash of its quotation: the words were changed without a new reading',
  },
  confidence: {
    field: 'checked.confidence',
    why: 'is lower than the confidence of the path, which rose without a new reading',
  },
};

/**
 * Makes sure that every path of a law is as it was when an editor checked it.
 *
 * @param file as an editor finds it: `'src/content/sealing-law/maine.json'`
 * @param today the day of the build
 * @throws {Error} naming the file, each field that is wrong, and why. A build must stop on it.
 */
export function requireChecks(
  file: string,
  { abbreviation, remedies }: { readonly abbreviation: string; readonly remedies: readonly Remedy[] },
  today: PlainDate,
): void {
  const problems = remedies.flatMap((path, index) =>
    pathCheckProblems(path, today, sentenceHash).map((problem) => {
      const { field, why } = PATH_CHECK_ADVICE[problem];
      return `  remedies[${index}].${field}: ${path.id} ${why}.`;
    }),
  );
  if (problems.length === 0) return;
  const todo = `Read the law again: npm run law:check -- ${abbreviation}`;
  throw new Error([`${file} cannot be used:`, ...problems, todo].join('\n'));
}
