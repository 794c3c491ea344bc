// Relative paths: scripts that Node runs without a bundler import this file too.
import * as z from 'zod/mini';

import { jurisdictionBySlug, type JurisdictionCode, JURISDICTIONS } from '../domain/places/jurisdiction.ts';

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
  const read = z.safeParse(schema, value, { error: z.locales.en().localeError });
  if (read.success) return read.data;
  const problems = read.error.issues.map(
    (issue) => `  ${z.core.toDotPath(issue.path) || 'the whole file'}: ${issue.message}`,
  );
  throw new Error(`${path} cannot be used:\n${problems.join('\n')}`);
}

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
