import { spawn, spawnSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

import { execa } from 'execa';

import { ExpectedFailure } from '../bootstrap/report.mjs';
import { ROOT } from './project.ts';

/** How much of what a process printed is kept in memory, for messages about it. The log file keeps all. */
const KEPT_CHARACTERS = 200_000;
/** How long a process that was asked to end may tidy up before it is killed. */
const GRACE_MS = 6000;

/** A program to start. */
export interface Program {
  /** Names the log file, `<logs>/<name>.log`. */
  readonly name: string;
  /** Script and arguments for this Node or, with `command`, that program's arguments. */
  readonly args: readonly string[];
  readonly command?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Leaves the processors to the others for as long as they need them. */
  readonly background?: true;
}

/** A program that was started. */
export interface RunningProgram {
  readonly name: string;
  /** The exit code once it has ended, 1 if a signal ended it. Never rejects. */
  readonly exitCode: Promise<number>;
  /** The file with all its output, relative to the project's folder. */
  readonly log: string;
  /** The last of what it printed, without colours. */
  output(): string;
  /**
   * Waits until it has printed something that matches.
   * @returns whether that came before the process ended and before `timeoutMs` were over
   */
  printed(pattern: RegExp, timeoutMs: number): Promise<boolean>;
  /** Asks it to end, kills it after the grace period, and resolves when it and its child processes are gone. */
  end(): Promise<void>;
}

/** Starts the processes of one command and ends them together. */
export interface Supervisor {
  start(program: Program): RunningProgram;
  /** Starts a program and waits for its end. */
  run(
    program: Program,
  ): Promise<{ readonly exitCode: number; readonly output: string; readonly log: string }>;
  /** The first process that ends from now on without having been asked to. */
  firstExit(): Promise<Pick<RunningProgram, 'name' | 'log'>>;
  /** Ends every process that still runs, and all that those have started; resolves when they are gone. */
  end(): Promise<void>;
}

/**
 * @param logFolder absolute path of the folder for log files; made if it is missing
 * @param graceMs how long a process that was asked to end may tidy up before it is killed
 */
export function createSupervisor(logFolder: string, graceMs: number = GRACE_MS): Supervisor {
  mkdirSync(logFolder, { recursive: true });
  const running = new Set<RunningProgram>();
  const watchdog = startWatchdog();
  const exitListeners = new Set<(program: Pick<RunningProgram, 'name' | 'log'>) => void>();
  let ended = false;

  function start(program: Program): RunningProgram {
    const { name, command = process.execPath, args, env = {}, cwd = ROOT } = program;
    if (ended) throw new ExpectedFailure('Stopped.');
    const logFile = path.join(logFolder, `${name}.log`);
    const log = createWriteStream(logFile);
    const child = execa(command, args, {
      cwd,
      env: { NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      stdin: 'ignore',
      // The end of a long output is kept below; without a limit of its own it would be held in memory as a whole.
      buffer: false,
      reject: false,
      // Starts a separate process group, so that Ctrl-C reaches only this process, which ends the others in order.
      killDescendants: true,
      forceKillAfterDelay: graceMs,
    });
    const { pid } = child;
    if (pid !== undefined) {
      watchdog.started(pid);
      if (program.background) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
    }

    let alive = true;
    let output = '';
    const changes = new EventEmitter();
    const receive = (chunk: string): void => {
      const text = stripVTControlCharacters(chunk);
      log.write(text);
      output += text;
      // Not at every line: each time, everything that is kept is copied.
      if (output.length > 2 * KEPT_CHARACTERS) output = output.slice(-KEPT_CHARACTERS);
      changes.emit('change');
    };
    child.stdout.setEncoding('utf8').on('data', receive);
    child.stderr.setEncoding('utf8').on('data', receive);
    // Processes that it has left behind would hold its pipes open.
    child.nodeChildProcess.once('exit', () => child.kill('SIGKILL'));

    const waitForExit = async (): Promise<number> => {
      const result = await child;
      if (pid === undefined) receive(`${result.originalMessage ?? 'It could not be started.'}\n`);
      else watchdog.ended(pid);
      alive = false;
      running.delete(started);
      // Whoever waits for the end may read the log next.
      await new Promise<void>((resolve) => {
        log.end(resolve);
      });
      if (!ended) for (const listen of exitListeners) listen(started);
      changes.emit('change');
      return result.exitCode ?? 1;
    };

    const started: RunningProgram = {
      name,
      log: path.relative(ROOT, logFile),
      exitCode: waitForExit(),
      output: () => output.slice(-KEPT_CHARACTERS),
      printed: async (pattern, timeoutMs) => {
        const signal = AbortSignal.timeout(timeoutMs);
        while (!pattern.test(output) && alive) {
          try {
            await once(changes, 'change', { signal });
          } catch {
            return false;
          }
        }
        return pattern.test(output);
      },
      end: async () => {
        child.kill();
        await started.exitCode;
      },
    };
    running.add(started);
    return started;
  }

  async function run(program: Program): ReturnType<Supervisor['run']> {
    const child = start(program);
    return { exitCode: await child.exitCode, output: child.output(), log: child.log };
  }

  async function end(): Promise<void> {
    ended = true;
    await Promise.all([...running].map((program) => program.end()));
    watchdog.dismiss();
  }

  const firstExit: Supervisor['firstExit'] = () =>
    new Promise((resolve) => {
      exitListeners.add(resolve);
    });

  return { start, run, firstExit, end };
}

/**
 * Calls `stop` whenever the terminal, npm or the system asks this command to end, and when bootstrap.mjs, which started
 * it, was killed.
 */
export function onStopRequest(stop: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (process.channel !== undefined) process.once('disconnect', stop);
}

/** On such a request, ends everything, then this process. */
export function endOnStopRequest(supervisor: Supervisor): void {
  let asked = false;
  onStopRequest(() => {
    if (asked) return;
    asked = true;
    void supervisor.end().then(() => process.exit(130));
  });
}

/** The owner's end of the pipe. */
interface Watchdog {
  started(pid: number): void;
  ended(pid: number): void;
  /** Lets it go, when nothing is left to watch. */
  dismiss(): void;
}

/**
 * Starts the watchdog of this process, `node scripts/local/processes.ts`. It ends the others when their owner is
 * killed outright (kill -9, a crash), because execa's `cleanup` runs inside the owner and cannot. The owner keeps a pipe
 * to it open and reports on it each process that it starts (`+pid`) and each that has ended (`-pid`); the pipe closes
 * when the owner dies, for whatever reason.
 */
function startWatchdog(): Watchdog {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    windowsHide: true,
  });
  // It must not keep this process alive, and its own end is not an error.
  child.unref();
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  return {
    started: (pid) => child.stdin.write(`+${pid}\n`),
    ended: (pid) => child.stdin.write(`-${pid}\n`),
    dismiss: () => child.stdin.end(),
  };
}

/** Kills a process and everything that it started. It must lead a process group; one that is gone is no error. */
function killTree(pid: number): void {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true });
    return;
  }
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // ESRCH: nobody of that group is left.
  }
}

/** Runs in the watchdog's own process. */
function watch(): void {
  const running = new Set<number>();
  // A Ctrl-C meant for the owner must not end its watchdog first.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

  createInterface({ input: process.stdin })
    .on('line', (line) => {
      const pid = Number(line.slice(1));
      if (line.startsWith('+')) running.add(pid);
      else running.delete(pid);
    })
    .on('close', () => {
      for (const pid of running) killTree(pid);
    });
}

if (import.meta.main) watch();
