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
  milliseconds: (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`,
} as const satisfies Record<string, Unit>;

/** A figure with a target. */
export function atMost(what: string, value: number, most: number, unit: Unit): Figure {
  return { what, figure: unit(value), target: `≤ ${unit(most)}`, isMet: value <= most };
}

/** Ends a benchmark: prints its table, and makes the process fail when a figure misses its target. */
export function tell(title: string, figures: readonly Figure[]): void {
  console.log(`\n${table(title, figures)}`);
  if (figures.some(({ isMet }) => isMet === false)) process.exitCode = 1;
}

/** Figures below one another: what, figure, target, met or not. */
function table(title: string, figures: readonly Figure[]): string {
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
