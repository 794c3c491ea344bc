import { readFileSync } from 'node:fs';

/** How many tests went well and how many did not. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** The parts of the JSON reports of Vitest and Playwright that are counted. */
type Report =
  | { readonly numPassedTests: number; readonly numFailedTests: number }
  | { readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number } };

/**
 * What a test runner has counted.
 *
 * @param file its JSON report
 * @param endedWell what its exit code says: a run that failed without a failed test (it crashed, a file could not be
 * loaded, the product did not start) counts as one failure
 */
export function countOf(file: string, endedWell: boolean): Count {
  const { passed, failed } = read(file);
  return { passed, failed: endedWell ? failed : Math.max(failed, 1) };
}

function read(file: string): Count {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return { passed: 0, failed: 1 };
  }
  if ('numPassedTests' in report) return { passed: report.numPassedTests, failed: report.numFailedTests };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky };
}
