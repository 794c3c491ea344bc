import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { ExpectedFailure } from '../bootstrap/failure.mjs';
import { killTree } from './kill-tree.ts';
import { ROOT } from './project.ts';

/** How much of what a process printed is kept in memory, for messages about it. The log file keeps all. */
const KEPT_CHARACTERS = 200_000;
/** How long a process that was asked to end may tidy up before it is made to. */
const GRACE_MS = 6000;

/** A program to start. */
export interface ProcessSpec {
  /** Names the log file, `<logs>/<name>.log`. */
  readonly name: string;
  /** Script and arguments for this Node or, with `command`, that program's arguments. */
  readonly args: readonly string[];
  readonly command?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** A program that was started. */
export interface RunningProcess {
  readonly name: string;
  /** The exit code once it has ended, 1 if a signal ended it. Never rejects. */
  readonly exitCode: Promise<number>;
  /** Where all that it prints is written, from the project's folder. */
  readonly log: string;
  /** The last of what it printed, without colours. */
  output(): string;
  /**
   * Waits until it has printed something that matches.
   * @returns whether that came before the process ended and before `timeoutMs` were over
   */
  printed(pattern: RegExp, timeoutMs: number): Promise<boolean>;
  /** Asks it to end, insists after a while, and resolves when it and all that it has started are gone. */
  end(): Promise<void>;
}

/** The processes of one command, so that they can be ended together. */
export interface ProcessFamily {
  start(spec: ProcessSpec): RunningProcess;
  /** Starts a program and waits for its end. */
  run(
    spec: ProcessSpec,
  ): Promise<{ readonly exitCode: number; readonly output: string; readonly log: string }>;
  /** The first process that ends from now on without having been asked to. */
  firstToEnd(): Promise<Pick<RunningProcess, 'name' | 'log'>>;
  /** Ends every process that still runs, and all that those have started; resolves when they are gone. */
  end(): Promise<void>;
}

/**
 * @param logFolder absolute path of the folder for log files; made if it is missing
 * @param graceMs how long a process that was asked to end may tidy up before it is made to
 */
export function createProcessFamily(logFolder: string, graceMs: number = GRACE_MS): ProcessFamily {
  mkdirSync(logFolder, { recursive: true });
  const running = new Set<RunningProcess>();
  const watchdog = startWatchdog();
  const mourners = new Set<(process: Pick<RunningProcess, 'name' | 'log'>) => void>();
  let ended = false;

  function start({
    name,
    command = process.execPath,
    args,
    env = {},
    cwd = ROOT,
  }: ProcessSpec): RunningProcess {
    if (ended) throw new ExpectedFailure('Stopped.');
    const logFile = path.join(logFolder, `${name}.log`);
    const log = createWriteStream(logFile);
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own: a Ctrl-C reaches only us, who then end things in order.
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    const { pid } = child;
    if (pid !== undefined) watchdog.tell(`+${pid}`);

    const about = { name, log: path.relative(ROOT, logFile) };
    let alive = true;
    let output = '';
    const listeners = new Set<() => void>();
    const hear = (chunk: string): void => {
      const text = stripVTControlCharacters(chunk);
      log.write(text);
      output = (output + text).slice(-KEPT_CHARACTERS);
      for (const listener of listeners) listener();
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);

    const exitCode = new Promise<number>((resolve) => {
      const finish = (code: number): void => {
        alive = false;
        log.end();
        if (!ended) for (const mourn of mourners) mourn(about);
        if (pid !== undefined) watchdog.tell(`-${pid}`);
        resolve(code);
        for (const listener of listeners) listener();
      };
      child.once('error', (error) => {
        output += error.message;
        finish(1);
      });
      child.once('exit', () => {
        // Whatever it has left behind in its group goes with it; only then do the last pipes close.
        if (pid !== undefined) killTree(pid, 'SIGKILL');
      });
      child.once('close', (code) => {
        finish(code ?? 1);
      });
    });

    const printed = (pattern: RegExp, timeoutMs: number): Promise<boolean> =>
      new Promise((resolve) => {
        const settle = (): void => {
          const matched = pattern.test(output);
          if (!matched && alive) return;
          listeners.delete(settle);
          clearTimeout(timer);
          resolve(matched);
        };
        const timer = setTimeout(() => {
          listeners.delete(settle);
          resolve(false);
        }, timeoutMs);
        listeners.add(settle);
        settle();
      });

    const endOne = async (): Promise<void> => {
      child.kill('SIGTERM');
      const timer = setTimeout(() => {
        if (pid !== undefined) killTree(pid, 'SIGKILL');
      }, graceMs);
      await exitCode;
      clearTimeout(timer);
    };

    const started = { ...about, exitCode, output: () => output, printed, end: endOne };
    running.add(started);
    void exitCode.then(() => running.delete(started));
    return started;
  }

  async function run(spec: ProcessSpec): ReturnType<ProcessFamily['run']> {
    const child = start(spec);
    return { exitCode: await child.exitCode, output: child.output(), log: child.log };
  }

  async function end(): Promise<void> {
    ended = true;
    await Promise.all([...running].map((child) => child.end()));
    watchdog.dismiss();
  }

  const firstToEnd: ProcessFamily['firstToEnd'] = () =>
    new Promise((resolve) => {
      mourners.add(resolve);
    });

  return { start, run, firstToEnd, end };
}

/** Starts the process that ends the others should this one be killed outright. */
function startWatchdog(): { tell(line: string): void; dismiss(): void } {
  const script = fileURLToPath(new URL('watchdog.ts', import.meta.url));
  const child = spawn(process.execPath, [script], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    windowsHide: true,
  });
  // It must not keep us alive, and its own end is no reason to fail.
  child.unref();
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  return {
    tell: (line) => {
      child.stdin.write(`${line}\n`);
    },
    dismiss: () => {
      child.stdin.end();
    },
  };
}
