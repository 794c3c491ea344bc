import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'astro';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

/*
 * A wrong data file must stop the build, and say which file and what in it. src/data and src/domain test what else can be
 * wrong in one; here is one file of each kind and each check across files. The build runs on a copy of the sources, so
 * that no real files are changed, and of a single page, because bundling all pages would take most of the time. It runs
 * in this process, because loading Astro anew for each file would take half of what is left.
 */

const root = fileURLToPath(new URL('../../', import.meta.url));
// Below the project, where its packages are found.
const copy = path.join(root, '.local/broken-data');
// Not the default folder in node_modules, which is the site's own, and not in the copy: after a failed build, Astro still
// writes to its cache half a second later, when the copy may be gone.
const cache = path.join(root, '.local/broken-data-cache');
const content = path.join(copy, 'src/content');
const pages = path.join(copy, 'src/pages');
/** It shows places, rents, courts, and rules for renters. */
const PAGE = 'state/[state]/[city].astro';

const TIME_LIMIT = 120_000;

/** The error of a build that is expected to fail. */
async function failingBuild(): Promise<string> {
  const failure: unknown = await build({ root: copy, cacheDir: cache, logLevel: 'silent' }).catch(
    (reason: unknown) => reason,
  );
  if (!(failure instanceof Error)) throw new Error('The build went through.');
  return failure.message;
}

/** Builds with one file of the content changed, and puts it back. */
async function buildWith(file: string, change: (text: string) => string): Promise<string> {
  const broken = path.join(content, file);
  const text = readFileSync(broken, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${file} was not changed.`);
  writeFileSync(broken, changed);
  try {
    return await failingBuild();
  } finally {
    writeFileSync(broken, text);
  }
}

beforeAll(() => {
  vi.stubEnv('ASTRO_TELEMETRY_DISABLED', '1');
  for (const folder of [copy, cache]) rmSync(folder, { recursive: true, force: true });
  for (const part of [
    'src',
    'public',
    'astro.config.mjs',
    'tsconfig.json',
    'package.json',
    'firebase.json',
  ]) {
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  }
  rmSync(pages, { recursive: true });
  cpSync(path.join(root, 'src/pages', PAGE), path.join(pages, PAGE));
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(copy, { recursive: true, force: true });
});

describe('the build stops, and names file and field, when', () => {
  it(
    'a field has a value of another type',
    async () => {
      const printed = await buildWith('places/ohio.json', (text) =>
        text.replace(/"lat":[\d.]+/u, '"lat":"north"'),
      );
      expect(printed).toContain('src/content/places/ohio.json cannot be used:');
      expect(printed).toContain('majorCities[0].lat: ');
    },
    TIME_LIMIT,
  );

  it(
    'a place is in two states',
    async () => {
      const printed = await buildWith('places/texas.json', (text) =>
        // Houston gets the number of Denver.
        text.replace('"geonameId":4699066', '"geonameId":5419384'),
      );
      expect(printed).toContain('src/content/places/texas.json cannot be used:');
      expect(printed).toContain('houston.geonameId: is the id of a place in Colorado');
    },
    TIME_LIMIT,
  );

  it(
    'a file is truncated',
    async () => {
      const printed = await buildWith('places/utah.json', (text) => text.slice(0, text.length / 2));
      expect(printed).toMatch(/src\/content\/places\/utah\.json cannot be used: SyntaxError: .*position/u);
    },
    TIME_LIMIT,
  );

  it(
    'rents have an unknown county number',
    async () => {
      const printed = await buildWith('rents/counties.json', (text) =>
        text.replace('"01001": [', '"01002": ['),
      );
      expect(printed).toContain('counties.json  counties.01002: no county has this number');
    },
    TIME_LIMIT,
  );

  it(
    'a court belongs to a county that its state does not have',
    async () => {
      const printed = await buildWith('eviction-courts/ohio.json', (text) =>
        text.replace('"Athens County"', '"Atlantis County"'),
      );
      expect(printed).toContain('src/content/eviction-courts/ohio.json cannot be used:');
      expect(printed).toMatch(/courts\[\d+\]\.counties: the state has no Atlantis County/u);
    },
    TIME_LIMIT,
  );

  it(
    'a rule for renters has the number of another city',
    async () => {
      const printed = await buildWith('renter-protections.json', (text) =>
        text.replace('"geonameId": 5746545', '"geonameId": 1'),
      );
      expect(printed).toContain('src/content/renter-protections.json cannot be used:');
      expect(printed).toMatch(/\[\d+\]\.place: OR has no Portland with this number/u);
    },
    TIME_LIMIT,
  );

  it(
    'a collection entry lacks a field',
    async () => {
      const printed = await buildWith('words/en/faq.json', (text) => text.replace('"answer":', '"reply":'));
      expect(printed).toContain('src/content/words/en/faq.json cannot be used:');
      expect(printed).toContain('[0].answer: ');
    },
    TIME_LIMIT,
  );
});
