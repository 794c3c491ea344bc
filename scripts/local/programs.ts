import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { execa } from 'execa';

import { ExpectedFailure } from '../expected-failure.ts';
import { ROOT } from './project.ts';

/** How long a program that was asked to end may tidy up before it is killed. */
const GRACE_MS = 8000;

export interface ProgramOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Ends the program, and all that it has started, when it aborts. */
  readonly stop?: AbortSignal;
  /** How it is asked to end: SIGTERM unless it ends in an orderly way at another. */
  readonly stopBy?: 'SIGINT' | 'SIGTERM';
}

/**
 * Options of execa for a command of the installed packages. It leads a process group of its own: Ctrl-C in the terminal
 * reaches only the command that the user has typed, which then ends each program together with its descendants.
 */
export function asProgram({ env, cwd = ROOT, stop, stopBy = 'SIGTERM' }: ProgramOptions) {
  return {
    cwd,
    ...(env && { env }),
    ...(stop && { cancelSignal: stop }),
    preferLocal: true,
    localDir: ROOT,
    reject: false,
    killDescendants: true,
    killSignal: stopBy,
    forceKillAfterDelay: GRACE_MS,
  } as const;
}

/**
 * Runs a program to its end.
 *
 * @param shown what is shown of what it prints, line by line: everything, if left out. Errors are always shown
 * @returns whether it ended well
 */
export async function runProgram(
  command: string,
  args: readonly string[],
  options: ProgramOptions,
  shown?: (line: unknown) => Generator<string>,
): Promise<boolean> {
  const { failed } = await execa(command, args, {
    ...asProgram(options),
    stdin: 'ignore',
    stdout: shown === undefined ? 'inherit' : [shown, 'inherit'],
    stderr: 'inherit',
    buffer: false,
  });
  return !failed;
}

/** What a server prints when it has started, and when something is missing although it runs. */
interface Words {
  readonly ready: string;
  readonly complaint: string;
  /** What the complaint means, as a sentence for the user. */
  readonly means: string;
}

/** A program that serves until it is stopped. */
export interface Server {
  /** Resolves when it has ended, for whatever reason. */
  readonly ended: Promise<unknown>;
  /**
   * Waits until it has said that it is ready, if it does, and the address answers with 200.
   * @throws ExpectedFailure with the last lines that the server printed when it ends before, prints nothing for minutes,
   * or prints the complaint
   */
  readonly untilReady: (address: string, words?: Words) => Promise<void>;
  /** @returns the failure to report, with the last lines that it printed */
  readonly failure: (whatHappened: string) => ExpectedFailure;
}

/** How long a server may print nothing before it is given up. A busy machine is slow, but prints. */
const SILENT_MS = 120_000;
const BETWEEN_LOOKS_MS = 250;
const SHOWN_LINES = 15;

/**
 * Starts a server.
 *
 * @param log the file for all that it prints, in the project's folder
 */
export function startServer(
  log: string,
  command: string,
  args: readonly string[],
  options: ProgramOptions & { readonly stop: AbortSignal; readonly silentMs?: number },
): Server {
  const { silentMs = SILENT_MS } = options;
  const file = path.join(ROOT, log);
  mkdirSync(path.dirname(file), { recursive: true });
  // execa opens it a moment later, and it is read at once.
  writeFileSync(file, '');
  const child = execa(command, args, {
    ...asProgram({ ...options, env: { NO_COLOR: '1', ...options.env } }),
    stdin: 'ignore',
    stdout: { file },
    stderr: { file },
    buffer: false,
  });
  let isRunning = true;
  const ended = child.then(() => {
    isRunning = false;
  });
  // One that fails, or ends before what it has started, would leave that behind.
  child.nodeChildProcess.once('exit', () => child.kill('SIGKILL'));

  const printed = () => readFileSync(file, 'utf8').trimEnd();
  const failureIn = (whatHappened: string, output: string, todo = '') => {
    const lines = output.split('\n').slice(-SHOWN_LINES).join('\n    ');
    return new ExpectedFailure(whatHappened, { todo: `${todo}From ${log}:\n\n    ${lines}` });
  };
  const failure: Server['failure'] = (whatHappened) => failureIn(whatHappened, printed());
  const untilReady: Server['untilReady'] = async (address, words) => {
    let output = '';
    let deadline = performance.now() + silentMs;
    for (;;) {
      const sofar = printed();
      if (sofar !== output) deadline = performance.now() + silentMs;
      output = sofar;
      const [before = '', after] = words === undefined ? [] : output.split(words.complaint);
      // The cause stands above it.
      if (words !== undefined && after !== undefined) throw failureIn(words.means, before.trimEnd());
      if (words === undefined || before.includes(words.ready)) {
        const answer = await fetch(address, { signal: AbortSignal.timeout(silentMs) }).catch(() => undefined);
        if (answer?.status === 200) return;
      }
      if (!isRunning) throw failure(`\`${command}\` did not start.`);
      if (performance.now() > deadline) {
        throw failureIn(
          `\`${command}\` runs, but has printed nothing for ${Math.round(silentMs / 1000)} seconds and does not answer at ${address}.`,
          output,
          'On a busy computer, try again with what is built already: npm start -- --as-is\n  ',
        );
      }
      await sleep(BETWEEN_LOOKS_MS);
    }
  };
  return { ended, untilReady, failure };
}

/** Aborts as soon as the terminal, npm or the system asks this command to end. */
export function stopRequest(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stop.abort();
    });
  }
  return stop.signal;
}
