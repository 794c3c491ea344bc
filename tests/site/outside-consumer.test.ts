import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { afterAll, describe, expect, it } from 'vitest';

/*
 * Checks that the published files are enough: a program that knows only them and the published rules
 * (src/content/words/en/law-rules.md) must get the same answers.
 */

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const CONSUMER = here('../outside-consumer/consumer.mjs');
const VECTORS = here('../../dist/data/vectors.json');

const folder = mkdtempSync(path.join(tmpdir(), 'outside-consumer-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const consume = (vectors: string) =>
  execa(process.execPath, [CONSUMER, here('../../dist/data/sealing-laws.json'), vectors], { reject: false });

describe('a program written from the published rules alone', () => {
  it('imports nothing of ours', () => {
    const imports = [...readFileSync(CONSUMER, 'utf8').matchAll(/\bimport\b[^']*'([^']+)'/gu)];
    expect(imports.map(([, name]) => name)).toEqual(['node:fs', 'node:util']);
  });

  it('gets every answer of the published vectors', async () => {
    const { stdout, stderr, exitCode } = await consume(VECTORS);
    expect(stderr).toBe('');
    expect(stdout.trim()).toMatch(/^\d{4} vectors, 0 answers that differ$/u);
    expect(exitCode).toBe(0);
  });

  it('reports an answer that differs', async () => {
    const file = readFileSync(VECTORS, 'utf8');
    const changed = path.join(folder, 'vectors.json');
    writeFileSync(changed, file.replace('"mayBeLater":false', '"mayBeLater":true'));
    const { stdout, exitCode } = await consume(changed);
    expect(stdout).toContain('"mayBeLater":true');
    expect(exitCode).toBe(1);
  });
});
