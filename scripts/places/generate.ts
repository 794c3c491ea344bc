/** Writes the site's place data and maps: `npm run places:generate`. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { generatedFiles, report } from './output.ts';
import { readSources } from './sources.ts';

const FOLDER = fileURLToPath(new URL('../../src/content/places/', import.meta.url));

const sources = readSources();
const files = generatedFiles(sources);

const folders = new Set([...files.keys()].map((path) => join(FOLDER, dirname(path))));
for (const folder of folders) {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (file.endsWith('.json')) rmSync(join(folder, file));
}
for (const [path, text] of files) writeFileSync(join(FOLDER, path), text);
console.log(report(sources, files));
