/**
 * The compressed transfer size of each island of the built site, with React and all static imports:
 * `npm run bench:islands`, after `npm run build:site`. tests/site/sizes.test.ts checks the budgets; this prints the
 * list.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parsePage } from '../site/support/built-page.ts';
import { listFiles, SITE_FOLDER } from '../site/support/built-site.ts';
import { moduleGraph } from '../site/support/module-graph.ts';
import { islands } from '../site/support/page-scripts.ts';
import { compressedBytes } from '../site/support/weights.ts';
import { plain, tell, UNITS } from './figures.ts';

const read = (file: string): string => readFileSync(path.join(SITE_FOLDER, file), 'utf8');

const modules = new Map<string, readonly string[]>();
// One page of each kind of place contains all islands of that kind.
const pages = listFiles(SITE_FOLDER).filter(
  (file) => file.endsWith('.html') && !/^(?:state|city)\/(?!texas|houston)/u.test(file),
);
for (const page of pages) {
  for (const island of islands(parsePage('', read(page)))) modules.set(island.component, island.modules);
}
const weights = [...modules].map(([component, entries]) => {
  const { atOnce } = moduleGraph(entries, (address) => read(address.slice(1)));
  const bytes = [...atOnce].map((address) => compressedBytes(read(address.slice(1))));
  return { component, bytes: bytes.reduce((sum, each) => sum + each, 0) };
});
tell(
  'Islands',
  weights
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ component, bytes }) => plain(`${component}, with React`, bytes, UNITS.bytes)),
);
