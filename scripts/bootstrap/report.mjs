/* What a command prints for whoever runs it: why it failed, and how far its long work is. */
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { clearInterval, setInterval } from 'node:timers';

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

const SPINNER = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 100;
/** Without a terminal (a log file, CI), one line per this interval shows that work is continuing. */
const STILL_AT_IT_MS = 30_000;

/**
 * A duration as a person would write it.
 * @param {number} milliseconds
 * @returns {string}
 * @example formatDuration(112_400) // '1 min 52 s'
 */
export function formatDuration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/**
 * Shows long work while it runs: on a terminal one line with the seconds counting up, elsewhere a line at the
 * start, one every half minute, and one at the end. Several steps may run side by side; they share the line.
 * @param {{ write: (text: string) => unknown, isTTY?: boolean }} [out]
 */
export function createProgress(out = process.stdout) {
  const live = out.isTTY === true;
  /** The status text of each running step. */
  const underWay = /** @type {Set<() => string>} */ (new Set());
  let frame = 0;
  const draw = () => {
    frame = (frame + 1) % SPINNER.length;
    out.write(`\r\u001B[2K  ${SPINNER[frame]} ${[...underWay].map((say) => say()).join('   ')}`);
  };

  /**
   * Runs `work`, shows `doing` until it ends, then `done` with the time it took.
   * @template T
   * @param {{
   *   doing: string,
   *   done: string | ((result: T) => string),
   *   hint?: string,
   *   went?: (result: T) => boolean,
   * }} words `hint`: how long it usually takes; `went`: whether the result is a good one, which it is unless told
   * @param {() => Promise<T>} work
   * @returns {Promise<T>} what `work` gives; its error, if it fails, goes on to the caller
   */
  async function step({ doing, done, hint, went = () => true }, work) {
    const started = performance.now();
    const elapsed = () => formatDuration(performance.now() - started);
    const note = hint === undefined ? '' : ` (${hint})`;
    const say = () => `${doing}${note}  ${elapsed()}`;
    underWay.add(say);
    const repeat = () => {
      out.write(`  … ${doing.toLowerCase()}: ${elapsed()} so far\n`);
    };
    if (live) draw();
    else out.write(`  … ${doing}${note}\n`);
    const timer = setInterval(live ? draw : repeat, live ? FRAME_MS : STILL_AT_IT_MS);
    const finish = (/** @type {string} */ line) => {
      clearInterval(timer);
      underWay.delete(say);
      out.write(`${live ? '\r\u001B[2K' : ''}${line}\n`);
    };
    try {
      const result = await work();
      finish(`  ${went(result) ? '✓' : '✗'} ${typeof done === 'string' ? done : done(result)}  ${elapsed()}`);
      return result;
    } catch (failure) {
      finish(`  ✗ ${doing}  ${elapsed()}`);
      throw failure;
    }
  }

  /** @param {string} text one line under the last step */
  function note(text) {
    out.write(`    ${text}\n`);
  }

  return { step, note };
}
