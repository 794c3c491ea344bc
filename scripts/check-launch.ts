import { readdir, readFile } from 'node:fs/promises';

import { findPlaceholders } from './launch/placeholders.ts';

/*
 * Lists what is still invented or a placeholder, each with file and line (design D11), and ends with an error while
 * there is anything: publishing invented testimonials and figures is unlawful (16 CFR 465).
 */

/** Where an operator's words and numbers live. */
const FOLDERS = ['src/config', 'src/content'];
/** Data about the law and the courts is real, and its official pages may hold any word. */
const REAL_DATA = /^src\/content\/(sealing-law|legal-help|courts|places|counties)/u;

const root = new URL('../', import.meta.url);
const files = (
  await Promise.all(
    FOLDERS.map(async (folder) =>
      (await readdir(new URL(folder, root), { recursive: true })).map((name) => `${folder}/${name}`),
    ),
  )
)
  .flat()
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(ts|json)$/u.test(file) && !file.endsWith('.test.ts') && !REAL_DATA.test(file))
  .sort();

const found = await Promise.all(
  files.map(async (file) => findPlaceholders(file, await readFile(new URL(file, root), 'utf8'))),
);
const placeholders = found.flat();

for (const { file, line, kind, text } of placeholders) console.log(`${file}:${line}  ${kind}: ${text}`);
if (placeholders.length === 0) {
  console.log('Nothing is a sample or a placeholder: the site may go live.');
} else {
  console.log(
    `\n${placeholders.length} samples and placeholders left. Replace them, or leave out what has no proof.`,
  );
  process.exitCode = 1;
}
