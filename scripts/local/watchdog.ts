/**
 * A process that ends the others when their owner is killed outright (kill -9, a crash): execa's `cleanup` runs inside
 * the owner and cannot. The owner keeps a pipe to it open and reports on it each process that it starts (`+pid`) and
 * each that has ended (`-pid`); the pipe closes when the owner dies, for whatever reason.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The owner's end of the pipe. */
export interface Watchdog {
  started(pid: number): void;
  ended(pid: number): void;
  /** Lets it go, when nothing is left to watch. */
  dismiss(): void;
}

/** Starts the watchdog of this process. */
export function startWatchdog(): Watchdog {
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

if (import.meta.main) {
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
