/**
 * The figures of benchmarks, in one form: each prints the table of its own figures and, when `npm run bench` has started it,
 * hands them over for the table of all.
 */
import { appendFileSync, readFileSync } from 'node:fs';

/** The environment variable with the file for passing figures on. */
export const FIGURES_FILE = 'SECONDKEY_FIGURES';

/** One line of a table. */
export interface Figure {
  readonly what: string;
  /** What was measured, as people read it. */
  readonly figure: string;
  /** The target; empty where there is none. */
  readonly target: string;
  readonly isMet: boolean | null;
}

/** How a number is written, with its unit. */
export type Unit = (value: number) => string;

/** Units of the figures. */
export const UNITS = {
  times: (value) => `${value.toFixed(2)} ×`,
  milliseconds: (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`,
  megabytes: (value) => `${value.toFixed(0)} MB`,
  bytes: (value) => `${value.toLocaleString('en-US')} B`,
  perSecond: (value) => `${Math.round(value).toLocaleString('en-US')} a second`,
} as const satisfies Record<string, Unit>;

/** A figure without a target. */
export function plain(what: string, value: number, unit: Unit): Figure {
  return { what, figure: unit(value), target: '', isMet: null };
}

/** A figure with a target. */
export function atMost(what: string, value: number, most: number, unit: Unit): Figure {
  return { what, figure: unit(value), target: `≤ ${unit(most)}`, isMet: value <= most };
}

/** What could not be measured, and why. */
export function notMeasured(what: string, why: string): Figure {
  return { what, figure: why, target: '', isMet: null };
}

/**
 * Ends a benchmark: prints its table, passes the figures on if `npm run bench` started it, and makes the process fail
 * when one misses its target.
 */
export function tell(title: string, figures: readonly Figure[]): void {
  console.log(`\n${table(title, figures)}`);
  const file = process.env[FIGURES_FILE];
  if (file !== undefined) for (const figure of figures) appendFileSync(file, `${JSON.stringify(figure)}\n`);
  if (figures.some(({ isMet }) => isMet === false)) process.exitCode = 1;
}

/** The figures that benchmarks have written to a file, in order. */
export function handedOver(file: string): Figure[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Figure);
}

/** Figures below one another: what, figure, target, met or not. */
export function table(title: string, figures: readonly Figure[]): string {
  const rows = [
    [title, 'figure', 'target', ''],
    ...figures.map(({ what, figure, target, isMet }) => [what, figure, target, verdict(isMet)]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => `  ${line.trimEnd()}`)
    .join('\n');
}

function verdict(isMet: boolean | null): string {
  if (isMet === null) return '';
  return isMet ? 'met' : 'MISSED';
}
