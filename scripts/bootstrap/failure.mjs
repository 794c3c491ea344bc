/**
 * Something that can be expected to go wrong on somebody's computer: no connection, a port in use, a build that fails.
 * It is reported in one sentence with what to do about it, without a stack trace.
 */
export class ExpectedFailure extends Error {
  /**
   * @param {string} whatHappened one sentence
   * @param {{ todo?: string, log?: string }} [help] what the reader can do; the file that holds the details
   */
  constructor(whatHappened, { todo, log } = {}) {
    super(whatHappened);
    this.name = 'ExpectedFailure';
    this.todo = todo;
    this.log = log;
  }
}

/**
 * The text to print for anything that was thrown: sentences for an expected failure, the whole stack for a bug, because
 * then somebody has to find it.
 * @param {unknown} thrown
 * @returns {string} lines, without a final line break
 */
export function describeFailure(thrown) {
  if (!(thrown instanceof ExpectedFailure)) {
    return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  }
  return [
    thrown.message,
    ...(thrown.todo === undefined ? [] : [thrown.todo]),
    ...(thrown.log === undefined ? [] : [`Details: ${thrown.log}`]),
  ]
    .map((line) => `  ${line}`)
    .join('\n');
}
