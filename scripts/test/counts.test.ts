import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { countOf } from './counts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'secondkey-counts-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function report(content: object): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitest = (numPassedTests: number, numFailedTests: number) => report({ numPassedTests, numFailedTests });

it('Vitest’s report is counted', () => {
  expect(countOf(vitest(40, 2), false)).toEqual({ passed: 40, failed: 2 });
});

it('a Playwright test that passed only on retry counts as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 };
  expect(countOf(report({ stats }), false)).toEqual({ passed: 5, failed: 2 });
});

it('a run that failed without a failed test counts as one failure', () => {
  expect(countOf(vitest(3, 0), false)).toEqual({ passed: 3, failed: 1 });
});

it('a run without a report counts as one failure', () => {
  expect(countOf(path.join(folder, 'none.json'), true)).toEqual({ passed: 0, failed: 1 });
});
