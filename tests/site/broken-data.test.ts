import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'astro';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

/*
 * A data file that is missing or wrong must stop the build, and say which file and what in it. The build runs on a copy
 * of the sources, so that no real files are changed, and of a single page, because bundling all pages would take most of
 * the time. It runs in this process, because loading Astro anew for each file would take half of what is left.
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
async function buildWith(file: string, change: (text: string) => string | null): Promise<string> {
  const broken = path.join(content, file);
  const text = readFileSync(broken, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${file} was not changed.`);
  if (changed === null) rmSync(broken);
  else writeFileSync(broken, changed);
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
    'a city lists an area that does not exist',
    async () => {
      const printed = await buildWith('places/ohio.json', (text) =>
        text.replace(/"nearby":\[\{"slug":"[a-z-]+"/u, '"nearby":[{"slug":"atlantis"'),
      );
      expect(printed).toContain('src/content/places/ohio.json cannot be used:');
      expect(printed).toMatch(/majorCities\[0\]\.nearby\[0\]\.slug: /u);
    },
    TIME_LIMIT,
  );

  it(
    'a file is missing',
    async () => {
      const printed = await buildWith('places/iowa.json', () => null);
      expect(printed).toContain('src/content/places/iowa.json is missing.');
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
    'a rent is 0',
    async () => {
      const printed = await buildWith('rents/counties.json', (text) =>
        text.replace('["Montgomery, AL MSA", 860', '["Montgomery, AL MSA", 0'),
      );
      expect(printed).toContain('src/content/rents/counties.json cannot be used:');
      expect(printed).toMatch(/counties.*01001.*\[1\]: /u);
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

  it(
    'a collection file is truncated',
    async () => {
      const printed = await buildWith('words/en/team.json', (text) => text.slice(0, text.length / 2));
      expect(printed).toMatch(/src\/content\/words\/en\/team\.json cannot be used: SyntaxError: .*position/u);
    },
    TIME_LIMIT,
  );
});
