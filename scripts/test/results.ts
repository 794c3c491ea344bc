/** How many tests of a step went well and how many did not. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** The part of Vitest's JSON report that is counted. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** The part of Playwright's JSON report that is counted. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
}

/**
 * Counts what Vitest ran. A file that could not be loaded has no tests that could fail, but still counts as a failure.
 */
export function countVitest(report: VitestReport): Count {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** Counts what Playwright ran. Errors outside any test (the product did not start) also count as failures. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * A runner's count, corrected by its exit code: a run that failed without reporting a failed test (it crashed, or found
 * no tests) counts as one failure.
 */
export function withExitCode(count: Count, exitCode: number): Count {
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** All counts together. */
export function total(counts: readonly Count[]): Count {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/** Begins a line that is shown even though the test that printed it went well. */
const MARK = 'figure: ';

/** Prints a figure for the person who runs `npm test`. For tests. */
export function printFigure(text: string): void {
  process.stdout.write(`${MARK}${text}\n`);
}

/**
 * The figures in what a test runner printed.
 *
 * @example figuresIn('figure: the plan reads at grade 4.0\nmore') // => ['the plan reads at grade 4.0']
 */
export function figuresIn(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith(MARK))
    .map((line) => line.slice(MARK.length));
}
