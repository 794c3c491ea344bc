import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/*
 * A data file that is missing or wrong must stop the build, and say which file and what in it. The build runs on a copy
 * of the sources, so that no real files are changed, and of a single page, because bundling all pages would take most of
 * the time.
 */

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
// Below the project, where its packages are found.
const copy = path.join(root, '.local/broken-data');
const content = path.join(copy, 'src/content');
const pages = path.join(copy, 'src/pages');
/** It shows places, rents, courts, and rules for renters. */
const PAGE = 'state/[state]/[city].astro';

const TIME_LIMIT = 120_000;

/** The output of a build that is expected to fail. */
async function failingBuild(): Promise<string> {
  const astro = path.join(root, 'node_modules/astro/bin/astro.mjs');
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', PLACES_DEPTH: 'majors' };
  const failure: unknown = await run(process.execPath, [astro, 'build'], { cwd: copy, env }).catch(
    (reason: unknown) => reason,
  );
  if (!(failure instanceof Error && 'stdout' in failure && 'stderr' in failure)) {
    throw new Error('The build went through.');
  }
  return `${String(failure.stdout)}\n${String(failure.stderr)}`;
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
  rmSync(copy, { recursive: true, force: true });
  for (const part of [
    'src',
    'public',
    'astro.config.mjs',
    'tsconfig.json',
    'package.json',
    'firebase.json',
  ]) {
    cpSync(path.join(root, part), path.join(copy, part), {
      recursive: true,
      // The many places of deeper sites are not needed.
      filter: (source) => !source.includes(`places${path.sep}over-`),
    });
  }
  rmSync(pages, { recursive: true });
  cpSync(path.join(root, 'src/pages', PAGE), path.join(pages, PAGE));
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
});

afterAll(() => {
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
