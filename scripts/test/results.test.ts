import { describe, expect, it, vi } from 'vitest';

import { countPlaywright, countVitest, figuresIn, printFigure, total, withExitCode } from './results.ts';

const passed = { status: 'passed', assertionResults: [{ status: 'passed' }] };

describe('the count of a Vitest report', () => {
  it('is the number of tests passed and failed', () => {
    const failed = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] };
    const report = { numPassedTests: 2, numFailedTests: 1, testResults: [passed, failed] };
    expect(countVitest(report)).toEqual({ passed: 2, failed: 1 });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const report = { numPassedTests: 1, numFailedTests: 0, testResults: [passed, broken] };
    expect(countVitest(report)).toEqual({ passed: 1, failed: 1 });
  });
});

describe('the count of a Playwright report', () => {
  it('counts a test that passed only on retry as failed', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [] };
    expect(countPlaywright(report)).toEqual({ passed: 5, failed: 2 });
  });

  it('counts an error outside the tests as a failure', () => {
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{ message: 'no site' }] };
    expect(countPlaywright(report)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('an exit code', () => {
  it('adds a failure to a bad run that counted none', () => {
    expect(withExitCode({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1 });
  });

  it('changes nothing if the run went well or already has failures', () => {
    expect(withExitCode({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 });
    expect(withExitCode({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
  });
});

it('the last line shows the sum of all counts', () => {
  expect(
    total([
      { passed: 1, failed: 0 },
      { passed: 40, failed: 2 },
    ]),
  ).toEqual({ passed: 41, failed: 2 });
});

it('figures printed by tests are found in the output', () => {
  const printed: string[] = [];
  const write = vi
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => printed.push(String(text)) > 0);
  printFigure('the plan reads at grade 4.0');
  write.mockRestore();
  expect(figuresIn(` ✓ one\n${printed.join('')} ✓ two, and no figure: here\n`)).toEqual([
    'the plan reads at grade 4.0',
  ]);
});
