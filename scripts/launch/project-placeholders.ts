import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { findPlaceholders, type Placeholder } from './placeholders.ts';

/** Where an operator's words and numbers live. */
const FOLDERS = ['src/config', 'src/content'];
/** Data about the law and the courts is real, and its official pages may hold any word. */
const REAL_DATA = /^src\/content\/(sealing-law|legal-help|courts|places|counties)/u;

/**
 * Everything in a project that is still a sample or a placeholder, by file and line.
 * @param root the project's folder
 */
export async function projectPlaceholders(root: string): Promise<readonly Placeholder[]> {
  const names = await Promise.all(
    FOLDERS.map(async (folder) =>
      (await readdir(path.join(root, folder), { recursive: true })).map((name) => `${folder}/${name}`),
    ),
  );
  const files = names
    .flat()
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(ts|json)$/u.test(file) && !file.endsWith('.test.ts') && !REAL_DATA.test(file))
    .sort();
  const found = await Promise.all(
    files.map(async (file) => findPlaceholders(file, await readFile(path.join(root, file), 'utf8'))),
  );
  return found.flat();
}

/** One line for each, and where: what `npm run check:launch` and `npm run deploy` print. */
export function listPlaceholders(placeholders: readonly Placeholder[]): string {
  return placeholders.map(({ file, line, kind, text }) => `${file}:${line}  ${kind}: ${text}`).join('\n');
}
