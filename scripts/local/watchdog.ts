/**
 * Ends the processes of a parent that died without ending them itself (kill -9, a crash). The parent holds a pipe
 * to this process open and names on it each process group it starts (`+pid`) and each that has ended (`-pid`); the
 * pipe closes with the parent, however it goes.
 */
import { createInterface } from 'node:readline';
import { killTree } from './kill-tree.ts';

const running = new Set<number>();

// A Ctrl-C meant for the parent must not end its watchdog first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const pid = Number(line.slice(1));
    if (line.startsWith('+')) running.add(pid);
    else running.delete(pid);
  })
  .on('close', () => {
    for (const pid of running) killTree(pid, 'SIGKILL');
  });
