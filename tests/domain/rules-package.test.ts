import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { LAW_DATASET_FILE, LAW_VECTORS } from '#data/law-publications.ts';

/* Tests the date rules package as a user gets it: packed and installed into an empty folder, without a network. */

const PACKAGE = fileURLToPath(new URL('../../packages/eviction-sealing-rules/', import.meta.url));
const TSC = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));
const TIME_LIMIT = 120_000;

const project = mkdtempSync(path.join(tmpdir(), 'rules-package-'));
const installed = path.join(project, 'node_modules/eviction-sealing-rules');
const write = (name: string, text: string) => {
  writeFileSync(path.join(project, name), text);
};
const run = async (file: string) => (await execa(process.execPath, [file], { cwd: project })).stdout;

beforeAll(async () => {
  await execa('npm', ['pack', '--pack-destination', project], { cwd: PACKAGE });
  const [archive = expect.fail('npm pack made nothing')] = readdirSync(project);
  write('package.json', JSON.stringify({ name: 'elsewhere', private: true, type: 'module' }));
  const quiet = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  await execa('npm', ['install', ...quiet, `./${archive}`], { cwd: project });
  write('sealing-laws.json', JSON.stringify(LAW_DATASET_FILE));
}, TIME_LIMIT);

afterAll(() => {
  rmSync(project, { recursive: true });
});

describe('the package of the date rules', () => {
  it('has no dependencies and imports only its own files', () => {
    const modules = readdirSync(path.join(project, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(modules).toEqual(['eviction-sealing-rules']);
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    const code = files.filter((file) => /\.(?:js|d\.ts)$/u.test(file));
    expect(code.length).toBeGreaterThan(10);
    for (const file of code) {
      const source = readFileSync(path.join(installed, file), 'utf8');
      for (const [, name] of source.matchAll(/\bfrom ['"]([^'"]+)['"]/gu))
        expect(name, file).toMatch(/^\.\.?\//u);
    }
  });

  it('reproduces every answer of its own vectors', async () => {
    write(
      'vectors.mjs',
      `import { deepStrictEqual } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { remedyDate, reportingLimit } from 'eviction-sealing-rules';
import file from 'eviction-sealing-rules/vectors.json' with { type: 'json' };

const { laws } = JSON.parse(readFileSync('sealing-laws.json', 'utf8'));
for (const vector of file.vectors) {
  const { remedies } = laws.find(({ abbreviation }) => abbreviation === vector.case.state);
  const paths = remedies.map((path) => {
    const checked = vector.checkedOn === undefined ? path.checked : { on: vector.checkedOn };
    return { id: path.id, ...remedyDate({ ...path, checked }, vector.case, vector.today) };
  });
  deepStrictEqual(paths, vector.paths, vector.id);
  deepStrictEqual(reportingLimit(vector.case, vector.today), vector.reporting, vector.id);
}
console.log(file.vectors.length);
`,
    );
    expect(await run('vectors.mjs')).toBe(String(LAW_VECTORS.vectors.length));
  });

  it('does what its README says', async () => {
    const readme = readFileSync(path.join(installed, 'README.md'), 'utf8');
    const blockAfter = (fence: string) => readme.split(`\n${fence}\n`)[1]?.split('\n```')[0];
    write('example.mjs', blockAfter('```js') ?? expect.fail('The README has no example.'));
    expect(await run('example.mjs')).toBe(blockAfter('It prints:\n\n```'));
  });

  it(
    'has types that a strict project can use and that reject an invalid case',
    async () => {
      const compilerOptions = { noEmit: true, strict: true, module: 'NodeNext', lib: ['ES2022'], types: [] };
      write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['typed.ts'] }));
      write(
        'typed.ts',
        `import { onDay, plainDate, type PlanCase, remedyDate, type RemedyTerms } from 'eviction-sealing-rules';

declare const path: RemedyTerms;
const day = plainDate('2024-02-29');
if (day === undefined) throw new Error();
const facts: PlanCase = {
  ...{ state: 'ME', county: '', reason: 'Other', outcome: 'lost', paymentStatus: 'paid' },
  ...{ filingDate: day, dates: { ended: onDay(day) } },
};
const when = remedyDate(path, facts, day);
export const opens: string | null = when.kind === 'opens-on' ? when.date : null;
// @ts-expect-error: no state has this name
export const elsewhere: PlanCase = { ...facts, state: 'XX' };
`,
      );
      const { stdout } = await execa(process.execPath, [TSC, '--project', '.'], {
        cwd: project,
        reject: false,
      });
      expect(stdout).toBe('');
    },
    TIME_LIMIT,
  );
});
