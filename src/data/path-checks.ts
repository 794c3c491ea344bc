// Relative paths: scripts that Node runs without a bundler import this file too.
import { createHash } from 'node:crypto';

import { type PathCheckProblem, pathCheckProblems, type Remedy } from '../domain/law/sealing-law.ts';
import type { PlainDate } from '../domain/shared/plain-date.ts';

const HASH_DIGITS = 16;

/** Hash of a sentence, as stored in checks and translations: the first 16 hex digits of its SHA-256. */
export function sentenceHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS);
}

/** The invalid field and an explanation, by problem. */
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
 * Checks that no path of a law has changed since an editor checked it.
 *
 * @param file path for error messages: `'src/content/sealing-law/maine.json'`
 * @param today the day of the build
 * @throws {Error} naming the file, each invalid field, and why; must fail the build
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
