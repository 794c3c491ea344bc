import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { parsePage } from './support/built-page.ts';
import { listFiles, SITE_FOLDER } from './support/built-site.ts';
import { moduleGraph } from './support/module-graph.ts';
import { islands } from './support/page-scripts.ts';
import { compressedBytes, total } from './support/weights.ts';

/** What plan, letters, calendar and their styles may add to a check whose result is on show. */
const BUDGET = 12_000;

const read = (address: string): string => readFileSync(path.join(SITE_FOLDER, address.slice(1)), 'utf8');
const scripts = listFiles(SITE_FOLDER).filter((file) => file.startsWith('_astro/'));
const script = (name: string): string => {
  const found = scripts.filter((file) => file.startsWith(`_astro/${name}.`));
  return found.length === 1 ? `/${found[0] ?? ''}` : expect.fail(`${found.length} scripts called ${name}`);
};

it("the renter's plan is fetched after a result, and adds no more than its budget", () => {
  const page = parsePage('', read('/eligibility-check/index.html'));
  const check = moduleGraph(
    islands(page).flatMap(({ modules }) => modules),
    read,
  );
  const plan = script('RentersPlan');
  expect(check.atOnce).not.toContain(plan);
  expect(check.later).toContain(plan);

  const before = new Set([...check.atOnce, ...moduleGraph([script('LawDetails')], read).atOnce]);
  const added = [...moduleGraph([plan], read).atOnce].filter((module) => !before.has(module));
  const weights = added.map((name) => ({ name, bytes: compressedBytes(read(name)) }));
  process.stdout.write(`the plan: ${weights.map(({ name, bytes }) => `${name} ${bytes}`).join(', ')}\n`);
  expect(weights.map(({ name }) => name)).toContain(plan);
  expect(total(weights)).toBeLessThanOrEqual(BUDGET);
});
