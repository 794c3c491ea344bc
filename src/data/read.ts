// Relative paths: scripts that Node runs without a bundler import this file too.
import * as z from 'zod/mini';

import { jurisdictionBySlug, type JurisdictionCode, JURISDICTIONS } from '../domain/places/jurisdiction.ts';

/**
 * A data file's value, checked.
 *
 * @param path as an editor finds it: `'src/content/courts/fees.json'`
 * @throws {Error} naming the file and each field that is wrong. A build must stop on it.
 */
export function readContent<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  value: unknown,
): z.infer<Schema> {
  // zod/mini carries no messages of its own; the English ones are asked for here and nowhere in the browser.
  const read = z.safeParse(schema, value, { error: z.locales.en().localeError });
  if (read.success) return read.data;
  const problems = read.error.issues.map(
    (issue) => `  ${z.core.toDotPath(issue.path) || 'the whole file'}: ${issue.message}`,
  );
  throw new Error(`${path} cannot be used:\n${problems.join('\n')}`);
}

/**
 * The files of a folder that is named by state, checked, by the state's code.
 *
 * @param folder as an editor finds it: `'src/content/sealing-law'`
 * @param files what `import.meta.glob` found: value by path
 * @throws {Error} for a bad file, or one whose name is no state's.
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
 * One value for each of the 51 jurisdictions, in the order of their names.
 *
 * @throws {Error} naming the first file that is missing.
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
