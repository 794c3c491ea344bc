/** Run by `npm pack`: compiles the rules with their types into dist/, and adds their description and the test vectors. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @param {string} place */
const here = (place) => fileURLToPath(new URL(place, import.meta.url));

rmSync(here('dist'), { recursive: true, force: true });
execFileSync(process.execPath, [here('../../node_modules/typescript/bin/tsc'), '--project', here('.')], {
  stdio: 'inherit',
});
copyFileSync(here('../../src/content/words/en/law-rules.md'), here('dist/rules.md'));
copyFileSync(here('../../src/content/sealing-law-vectors.json'), here('dist/vectors.json'));
