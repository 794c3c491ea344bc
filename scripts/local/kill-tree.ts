import { spawnSync } from 'node:child_process';

/**
 * Sends a signal to a process and to everything that it started. The process must lead its own group, as those of
 * processes.ts do. One that is gone already is no error.
 * @param pid the process that leads the group
 */
export function killTree(pid: number, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (process.platform === 'win32') {
    // Windows has no groups and no polite signal for a process without a window: taskkill walks the tree.
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true });
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // ESRCH: nobody of that group is left.
  }
}
