/** Whether a proof runs in its long form (`npm run prove`). Three proofs also have a short form for `npm test`. */
const IS_LONG = import.meta.env.MODE === 'prove';

/** One line of a proof's table: what was counted, and how many. */
export type ProofRow = readonly [what: string, figure: string | number];

/** Chooses between the sizes of the two forms. */
export function size(short: number, long: number): number {
  return IS_LONG ? long : short;
}

/** Minutes that a long form may take; the short one has half of one. */
export function timeLimit(longMinutes: number): number {
  return (IS_LONG ? longMinutes : 0.5) * 60_000;
}

/** Prints a proof's table. The short form prints nothing, because its figures mean little. */
export function tell(name: string, rows: readonly ProofRow[]): void {
  if (!IS_LONG) return;
  const lines = rows.map(([what, figure]) => `| ${what} | ${figure} |\n`);
  process.stdout.write(`\n| ${name} | |\n| --- | --- |\n${lines.join('')}`);
}

/**
 * The percentile by nearest rank.
 *
 * @example percentile([3, 1, 2], 50) // => 2
 */
export function percentile(values: readonly number[], hundredths: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.max(0, Math.ceil((hundredths / 100) * sorted.length) - 1)] ?? 0;
}

/** A time as tables show it: `12.3 ms`. */
export function milliseconds(value: number): string {
  return `${value.toFixed(1)} ms`;
}

/**
 * Milliseconds that this process has computed so far. The difference is the cost of a call: unlike wall-clock time, it
 * does not grow when the computer has other work.
 */
export function computed(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
