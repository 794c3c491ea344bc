import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

import { ROOT } from './local/project.ts';

/** What Node runs without a bundler: commands, benchmarks, and the configurations that it imports. */
const ENTRIES = globSync(
  [
    'scripts/**/*.{ts,mjs}',
    'tests/bench/*.ts',
    'packages/*/*.mjs',
    'astro.config.mjs',
    'functions/vite.config.ts',
  ],
  {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/*.d.ts', '**/*.{test,source-test}.ts', '**/vitest.config.ts'],
  },
);

/** What a module imports when it runs. Types are erased first, as Node does. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const code = file.endsWith('.ts') ? stripTypeScriptTypes(text) : text;
  return ts.preProcessFile(code).importedFiles.map(({ fileName }) => fileName);
}

/** The modules that Node loads, each with its imports. */
function loadedByNode(): ReadonlyMap<string, readonly string[]> {
  const loaded = new Map<string, readonly string[]>();
  const open = [...ENTRIES];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (loaded.has(file)) continue;
    const imports = importsOf(file);
    loaded.set(file, imports);
    const folder = path.dirname(file);
    open.push(
      ...imports.filter((name) => /^\..*\.m?[jt]s$/u.test(name)).map((name) => path.join(folder, name)),
    );
  }
  return loaded;
}

it('what Node runs without a bundler imports by relative paths only', () => {
  const loaded = loadedByNode();
  // The domain, data and settings that commands share with the site; if it is missing, nothing was followed.
  expect(loaded.has('src/domain/law/sealing-law.ts')).toBe(true);
  const byAlias = [...loaded].flatMap(([file, imports]) =>
    imports.filter((name) => name.startsWith('~/')).map((name) => `${file}: ${name}`),
  );
  expect(byAlias).toEqual([]);
});
