import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { PAGES } from '#config/page-registry.ts';

import { listFiles, pageAt, readBuilt, SITE_FOLDER } from './support/built-site.ts';
import { moduleGraph } from './support/module-graph.ts';
import { ISLAND_FIRST, islands, scriptEntries } from './support/page-scripts.ts';
import { compressedBytes, weighTexts, type Weight } from './support/weights.ts';

/*
 * Guards against accidents, in compressed bytes. docs/audits/performance.md has the measured sizes and speed.
 */
const files = listFiles(SITE_FOLDER);
const weights = await weighTexts(
  SITE_FOLDER,
  files.filter((file) => file.endsWith('.html') && !file.startsWith('admin/')),
);

/** Public pages by kind, each in both languages, with their styles. The first that fits counts. */
const KINDS = [
  { kind: 'place pages', file: /^(?:es\/)?state\//u, largest: 24_000, median: 19_000 },
  { kind: 'landing pages', file: /^city\//u, largest: 24_000, median: 21_700 },
  { kind: 'home page', file: /^index\.html$/u, largest: 41_000 },
  // Its words are longer.
  { kind: 'Spanish home page', file: /^es\/index\.html$/u, largest: 42_000 },
  {
    kind: 'pages with all states',
    file: /^(?:es\/)?(?:locations|sealing-laws)\/index\.html$/u,
    largest: 48_000,
  },
  { kind: 'other pages', file: /./u, largest: 40_000 },
];

describe('compressed, with their styles', () => {
  it.each(KINDS)('$kind have at most $largest bytes', (kind) => {
    const sorted = weights
      .filter(({ name }) => KINDS.find(({ file }) => file.test(name)) === kind)
      .toSorted((one, other) => other.bytes - one.bytes);
    process.stdout.write(`${kind.kind}: ${sorted.slice(0, 5).map(shown).join(', ')}\n`);
    expect(sorted).not.toEqual([]);
    expect(sorted.filter(({ bytes }) => bytes > kind.largest).map(shown)).toEqual([]);
    if (kind.median !== undefined) expect(sorted[sorted.length >> 1]?.bytes).toBeLessThanOrEqual(kind.median);
  });

  it.each(['eligibility-check', 'es/eligibility-check', 'city/houston'])(
    'the check on /%s/ brings at most 130 kB of scripts, React included',
    (folder) => {
      const entries = islands(pageAt(`/${folder}/`)).flatMap(({ modules }) => modules);
      const atOnce = moduleGraph(entries, (address) => readBuilt(address.slice(1)));
      const bytes = [...atOnce].map((address) => compressedBytes(readBuilt(address.slice(1))));
      expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(130_000);
    },
  );

  it.each(['filing', 'es/filing'])(
    'the papers on /%s/ bring at most 60 kB of scripts beside React, and the Word writer only on demand',
    (folder) => {
      const [filing] = islands(pageAt(`/${folder}/`));
      const [component = '', react = ''] = filing?.modules ?? [];
      const ofReact = moduleGraph([react], (address) => readBuilt(address.slice(1)));
      const atOnce = [...moduleGraph([component], (address) => readBuilt(address.slice(1)))];
      const own = atOnce.filter((address) => !ofReact.has(address));
      expect(own).toContain(component);
      expect(
        own.reduce((sum, address) => sum + compressedBytes(readBuilt(address.slice(1))), 0),
      ).toBeLessThan(60_000);
      expect(atOnce.filter((address) => address.includes('word-file'))).toEqual([]);
    },
  );
});

/** How many files a page may fetch until it can be used. */
const FETCHED = [
  ...ISLAND_FIRST.map((page) => ({ page, most: page.endsWith(PAGES.check.path) ? 12 : 15 })),
  // Only the theme's button.
  { page: '/state/texas/', most: 1 },
];

const readScript = (address: string): string => readBuilt(address.slice(1));

describe('files of scripts', () => {
  it.each(FETCHED)('$page fetches at most $most before it can be used', ({ page, most }) => {
    const fetched = [...moduleGraph(scriptEntries(pageAt(page)), readScript)];
    expect(fetched).not.toEqual([]);
    expect(fetched.length, fetched.join('\n')).toBeLessThanOrEqual(most);
  });

  it('have at least 2 kB each, but for those of one entry', () => {
    const scripts = files.filter((file) => file.endsWith('.js') && file.startsWith('_astro/'));
    const shared = new Set(
      scripts.flatMap((file) =>
        [...moduleGraph([`/${file}`], readScript)].filter((address) => address !== `/${file}`),
      ),
    );
    expect(shared.size).toBeGreaterThan(5);
    const small = [...shared].filter((address) => readScript(address).length < 2000);
    // The bundler's own helpers, for which it has no setting.
    expect(small.filter((address) => !address.includes('/rolldown-runtime.'))).toEqual([]);
  });

  it.each([
    ['login', 150_000],
    ['dashboard', 200_000],
  ])('of the %s have at most %i compressed bytes with Firebase', (folder, largest) => {
    const entries = scriptEntries(pageAt(`/admin/${folder}/`));
    const firebase = files
      .filter((file) => file.startsWith('_astro/firebase-auth.'))
      .map((file) => `/${file}`);
    expect(firebase).toHaveLength(1);
    const fetched = [...moduleGraph([...entries, ...firebase], readScript)];
    const bytes = fetched.reduce((sum, address) => sum + compressedBytes(readScript(address)), 0);
    expect(bytes).toBeLessThanOrEqual(largest);
  });
});

it('scripts contain no law schema, which only the build needs (docs/adr/0006)', () => {
  const schemas = path.join(import.meta.dirname, '../../src/domain/law');
  const messages = listFiles(schemas).flatMap((file) =>
    [...readFileSync(path.join(schemas, file), 'utf8').matchAll(/error: '([^']{20,})'/gu)].map(
      ([, text = '']) => text,
    ),
  );
  expect(messages.length).toBeGreaterThan(10);
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => messages.some((message) => readBuilt(file).includes(message)))).toEqual([]);
});

function shown({ name, bytes }: Weight): string {
  return `${name} ${bytes}`;
}
