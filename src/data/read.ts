import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

import { type RemedyCheckProblem, remedyCheckProblems, type Remedy } from '#domain/law/sealing-law.ts';
import { jurisdictionBySlug, type JurisdictionCode, JURISDICTIONS } from '#domain/places/jurisdiction.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';

/**
 * Validates the contents of a data file.
 *
 * @param path for error messages: `'src/content/courts/fees.json'`
 * @throws {Error} naming the file and each invalid field; must fail the build
 */
export function readContent<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  value: unknown,
): z.infer<Schema> {
  // zod/mini has no messages of its own. The English ones are loaded only here, never in the browser.
  const read = z.safeParse(schema, value, { error: withCure });
  if (read.success) return read.data;
  const problems = read.error.issues.map(
    (issue) => `${z.core.toDotPath(issue.path) || 'the whole file'}: ${issue.message}`,
  );
  throw unusable(path, problems);
}

function unusable(file: string, problems: readonly string[]): Error {
  return new Error([`${file} cannot be used:`, ...problems.map((problem) => `  ${problem}`)].join('\n'));
}

/**
 * Refuses a data file for what its schema alone cannot see.
 *
 * @param problems messages that begin with the field: `'areas[2].counties: …'`
 * @throws {Error} naming the file and each problem, if there are any; must fail the build
 */
export function requireNoProblems(file: string, problems: readonly string[]): void {
  if (problems.length > 0) throw unusable(file, problems);
}

/** zod's message; for what is missing or unknown, with what to do. */
const withCure: z.core.$ZodErrorMap = (issue) => {
  const message = z.locales.en().localeError(issue);
  const text = typeof message === 'string' ? message : message?.message;
  if (issue.code === 'unrecognized_keys')
    return `has no field ${issue.keys.map((key) => `"${key}"`).join(', ')}: correct the name, or remove it`;
  if (issue.input !== undefined || (issue.code !== 'invalid_type' && issue.code !== 'invalid_value'))
    return text;
  return `is missing: add it. ${text}`;
};

/**
 * Validates the files of a folder, which are named by state.
 *
 * @param folder for error messages: `'src/content/sealing-law'`
 * @param files from `import.meta.glob`: contents by path
 * @returns contents by state code
 * @throws {Error} for an invalid file, or one whose name is not a state's slug
 */
export function readStateFiles<Schema extends z.ZodMiniType>(
  folder: string,
  schema: Schema,
  files: Readonly<Record<string, unknown>>,
): Map<JurisdictionCode, z.infer<Schema>> {
  const byState = new Map<JurisdictionCode, z.infer<Schema>>();
  for (const [globPath, value] of Object.entries(files)) {
    const fileName = globPath.slice(globPath.lastIndexOf('/') + 1);
    const path = `${folder}/${fileName}`;
    const state = jurisdictionBySlug(fileName.replace(/\.json$/u, ''));
    if (state === undefined)
      throw new Error(`${path} is not named by a state's slug, such as new-york.json.`);
    byState.set(state.code, readContent(path, schema, value));
  }
  return byState;
}

/**
 * Requires a value for each of the 51 jurisdictions; the result is sorted by name.
 *
 * @throws {Error} naming the first missing file
 */
export function forEveryState<Value>(
  folder: string,
  byState: ReadonlyMap<JurisdictionCode, Value>,
): Readonly<Record<JurisdictionCode, Value>> {
  const entries = JURISDICTIONS.map(({ code, slug }) => {
    const value = byState.get(code);
    if (value === undefined) throw new Error(`${folder}/${slug}.json is missing.`);
    return [code, value] as const;
  });
  return Object.fromEntries(entries) as Record<JurisdictionCode, Value>;
}

const HASH_DIGITS = 16;

/** Hash of a sentence, as stored in checks and translations: the first 16 hex digits of its SHA-256. */
export function sentenceHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS);
}

/** The invalid field and an explanation, by problem. */
export const REMEDY_CHECK_ADVICE: Readonly<
  Record<RemedyCheckProblem, { readonly field: string; readonly why: string }>
> = {
  reading: { field: 'checked.on', why: 'is before the day on which its quotation was read' },
  future: { field: 'checked.on', why: 'is still to come' },
  sentence: {
    field: 'checked.sentence',
    why: 'is not the hash of its quotation: the words were changed without a new reading',
  },
  confidence: {
    field: 'checked.confidence',
    why: 'is lower than the confidence of the remedy, which rose without a new reading',
  },
};

/**
 * Checks that no remedy of a law has changed since an editor checked it.
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
  const problems = remedies.flatMap((remedy, index) =>
    remedyCheckProblems(remedy, today, sentenceHash).map((problem) => {
      const { field, why } = REMEDY_CHECK_ADVICE[problem];
      return `  remedies[${index}].${field}: ${remedy.id} ${why}.`;
    }),
  );
  if (problems.length === 0) return;
  const todo = `Read the law again: npm run law:check -- ${abbreviation}`;
  throw new Error([`${file} cannot be used:`, ...problems, todo].join('\n'));
}
