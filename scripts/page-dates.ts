/**
 * `npm run page-dates`: writes the day on which each page of the sitemaps last changed into src/content/page-dates.json,
 * after a build. `npm run deploy` does it too; the file is committed with what was deployed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { BUILD_DATE } from '#config/build.ts';
import { type PageDates, pageDay, pageDigest } from '../src/integrations/page-dates.ts';
import { loadSitemaps } from '../src/integrations/sitemaps.ts';
import { describeFailure } from './expected-failure.ts';
import { requireBuilt } from './local/build.ts';
import { ROOT } from './local/project.ts';

const FILE = path.join(ROOT, 'src/content/page-dates.json');

/** @returns how many pages are new or have changed since the file was written */
export async function writePageDates(): Promise<number> {
  const known = JSON.parse(await readFile(FILE, 'utf8')) as PageDates;
  const { main, locations } = await loadSitemaps();
  const dates: Record<string, string> = {};
  for (const page of [...main.entries, ...locations.entries]) {
    const digest = pageDigest(await readFile(path.join(ROOT, 'dist', page.path, 'index.html'), 'utf8'));
    dates[page.path] = `${pageDay(known, page.path, digest, BUILD_DATE)} ${digest}`;
  }
  await writeFile(FILE, `${JSON.stringify(dates, null, 2)}\n`);
  return Object.entries(dates).filter(([page, date]) => known[page] !== date).length;
}

if (import.meta.main) {
  try {
    requireBuilt('npm run build:site');
    console.log(
      `${await writePageDates()} pages are new or have changed: commit src/content/page-dates.json.`,
    );
  } catch (failure) {
    console.error(`\n${describeFailure(failure)}\n`);
    process.exitCode = 1;
  }
}
