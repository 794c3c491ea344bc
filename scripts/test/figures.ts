/** Begins a line that is shown even though the test that printed it went well. */
const MARK = 'figure: ';

/** Prints what whoever runs `npm test` should see, beside that it passed. For tests. */
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
