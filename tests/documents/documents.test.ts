import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

/** Beginnings of paths in this repository. */
const FOLDERS = 'src|functions|scripts|tests|docs|public';

const DOCUMENTS = ['README.md', 'SECURITY.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md').toSorted()];
const CODE = globSync(`{src,functions,scripts,tests}/**/*.{ts,tsx,astro,mjs,sh,example}`, {
  exclude: ['**/node_modules/**', 'functions/dist/**', 'tests/documents/**'],
}).toSorted();

const textOf = new Map(
  [...DOCUMENTS, ...CODE, 'package.json', 'firebase.json', 'astro.config.mjs'].map((file) => [
    file,
    readFileSync(file, 'utf8'),
  ]),
);
const text = (file: string) => textOf.get(file) ?? readFileSync(file, 'utf8');

const headingsOf = (file: string) =>
  [...text(file).matchAll(/^#+ (.+)$/gmu)].map(([, heading = '']) => heading.replaceAll('`', '').trim());
/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** What a pattern's first group finds in a file, once each. */
const found = (file: string, pattern: RegExp) =>
  [...new Set([...text(file).matchAll(pattern)].map(([, name = '']) => name))].toSorted();

describe.each(DOCUMENTS)('%s', (file) => {
  it('links to files and headings that exist', () => {
    const broken = found(file, /\]\((?!https?:|mailto:)([^)\s]+)\)/gu).filter((link) => {
      const [target = '', anchor] = link.split('#');
      const linked = target === '' ? file : path.join(path.dirname(file), decodeURI(target));
      if (!existsSync(linked)) return true;
      return anchor !== undefined && !headingsOf(linked).some((heading) => anchorOf(heading) === anchor);
    });
    expect(broken).toEqual([]);
  });

  it('names settings that the code reads', () => {
    const known = [...CODE, 'package.json', 'firebase.json', 'astro.config.mjs'].map(text).join('\n');
    const unknown = found(file, /`([A-Z][A-Z\d]+(?:_[A-Z\d]+)+)[`=]/gu).filter(
      (name) => !known.includes(name),
    );
    expect(unknown).toEqual([]);
  });
});

const SCRIPTS = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: Readonly<Record<string, string>> })
    .scripts,
);
const SECTIONS = headingsOf('docs/product.md');
const DEPARTURES = [...text('docs/departures.md').matchAll(/^\| (D\d+) /gmu)].map(([, name = '']) => name);
const PATHS = new RegExp(
  String.raw`(?<![\w/.@#~-])((?:${FOLDERS})/[\w./[\]-]+\.(?:md|ts|tsx|astro|mjs|json|sh|css))\b`,
  'gu',
);

/** What a document or a program names that does not exist. Tests may name invented files. */
function missingIn(file: string): readonly string[] {
  const quoted = [...text(file).matchAll(/\b(docs\/[\w/-]+\.md), “([^”]+)”/gu)];
  return [
    ...found(file, PATHS).filter(
      (name) => !file.includes('.test.') && !existsSync(name) && !existsSync(path.join('functions', name)),
    ),
    ...found(file, /\bnpm run ([a-z][\w:-]*)/gu).filter((name) => !SCRIPTS.includes(name)),
    ...found(file, /\bdepartures? (D\d+)\b/gu).filter((name) => !DEPARTURES.includes(name)),
    ...found(file, /\b[Pp]roduct §(\d+)/gu).filter(
      (number) => !SECTIONS.some((name) => name.startsWith(`${number}. `)),
    ),
    ...found(file, /\b[Pp]roduct §\d+, "([^"\n]+)"/gu).filter((name) => !SECTIONS.includes(name)),
    ...quoted
      .filter(
        ([, document = '', heading = '']) => !existsSync(document) || !headingsOf(document).includes(heading),
      )
      .map(([reference]) => reference),
  ];
}

it('documents, comments and messages name files, commands, sections, departures and headings that exist', () => {
  const missing = [...DOCUMENTS, ...CODE].flatMap((file) =>
    missingIn(file).map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it.each([
  { file: 'README.md', lines: 140 },
  { file: 'docs/product.md', lines: 400 },
  ...globSync('docs/tasks/*.md').map((file) => ({ file, lines: 120 })),
])('$file is short enough to be read', ({ file, lines }) => {
  expect(text(file).trimEnd().split('\n').length).toBeLessThanOrEqual(lines);
});

it('the index of decisions names each by its heading, and leaves no number out', () => {
  const index = text('docs/adr/README.md');
  const files = globSync('docs/adr/0*.md').toSorted();
  for (const file of files) {
    const [number, title] = (headingsOf(file)[0] ?? '').split(/\. (.+)/u);
    const row = new RegExp(String.raw`^\| \[${number}\]\(${path.basename(file)}\) +\| (.+?) +\|$`, 'mu');
    expect(row.exec(index)?.[1]?.replaceAll('`', ''), file).toBe(title);
  }
  const last = Number(path.basename(files.at(-1) ?? '').slice(0, 4));
  const numbers = [...index.matchAll(/^\| \[?(\d+)/gmu)].map(([, number]) => Number(number));
  expect(numbers).toEqual(Array.from({ length: last }, (_, position) => position + 1));
});
