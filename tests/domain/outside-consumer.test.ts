import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { afterAll, describe, expect, it } from 'vitest';

import { LAW_DATASET_FILE, LAW_VECTORS } from '#data/law-publications.ts';

/*
 * Checks that the published files are enough: a program that knows only them and the published rules
 * (src/content/words/en/law-rules.md) must get the same answers.
 */

const CONSUMER = fileURLToPath(new URL('../outside-consumer/consumer.mjs', import.meta.url));
const MOST_LINES = 300;

const folder = mkdtempSync(path.join(tmpdir(), 'outside-consumer-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const publish = (name: string, value: unknown): string => {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(value));
  return file;
};
const consume = (vectors: unknown) =>
  execa(
    process.execPath,
    [CONSUMER, publish('laws.json', LAW_DATASET_FILE), publish('vectors.json', vectors)],
    { reject: false },
  );

describe('a program written from the published rules alone', () => {
  it('imports nothing of ours and is short', () => {
    const source = readFileSync(CONSUMER, 'utf8');
    const imports = [...source.matchAll(/\bfrom '([^']+)'|\bimport\(?\s*'([^']+)'/gu)].map(
      ([, from, alone]) => from ?? alone,
    );
    expect(imports.length).toBeGreaterThan(0);
    for (const name of imports) expect(name).toMatch(/^node:/u);
    expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(MOST_LINES);
  });

  it('reproduces every answer of the published vectors', async () => {
    const { stdout, stderr, exitCode } = await consume(LAW_VECTORS);
    expect(stderr).toBe('');
    expect(stdout.trim()).toBe(`${LAW_VECTORS.vectors.length} vectors, 0 answers that differ`);
    expect(exitCode).toBe(0);
  });

  it('reports a vector whose answer differs', async () => {
    const [first = expect.fail(), ...others] = LAW_VECTORS.vectors;
    const changed = { ...first, today: '2031-01-01', reporting: { kind: 'check-filing-date' } };
    const { stdout, exitCode } = await consume({ ...LAW_VECTORS, vectors: [changed, ...others] });
    expect(stdout).toContain(`${first.id}\n  expected {"kind":"check-filing-date"}`);
    expect(exitCode).toBe(1);
  });

  it('rejects vectors for another version of the data set', async () => {
    const { stderr, exitCode } = await consume({ ...LAW_VECTORS, version: '0.9.0' });
    expect(stderr).toContain('version 0.9.0');
    expect(exitCode).toBe(1);
  });
});
