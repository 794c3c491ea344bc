/**
 * Something that can be expected to go wrong on somebody's computer: no connection, a port in use, a build that fails.
 * It is reported in one sentence with what to do about it, without a stack trace.
 */
export class ExpectedFailure extends Error {
  readonly todo: string | undefined;

  /**
   * @param whatHappened one sentence
   * @param help what the reader can do
   */
  constructor(whatHappened: string, help: { readonly todo?: string } = {}) {
    super(whatHappened);
    this.name = 'ExpectedFailure';
    this.todo = help.todo;
  }
}

/**
 * The text to print for anything that was thrown: sentences for an expected failure, the whole stack for a bug, because
 * then somebody has to find it.
 *
 * @returns lines, without a final line break
 */
export function describeFailure(thrown: unknown): string {
  if (thrown instanceof ExpectedFailure) {
    return [thrown.message, ...(thrown.todo === undefined ? [] : [thrown.todo])]
      .map((line) => `  ${line}`)
      .join('\n');
  }
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
}

/** Does the work of a command, or prints why it could not be done. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (failure) {
    console.error(`\n${describeFailure(failure)}\n`);
    process.exitCode = 1;
  }
}
