import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createSupervisor, type Supervisor } from './processes.ts';

/** Starts a child of its own, says both process ids, and stays. */
const PARENT = `
  const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  console.log('pids', process.pid, child.pid);
  setInterval(() => {}, 1000);
`;
/** The same, but it ignores SIGTERM. */
const STUBBORN = `process.on('SIGTERM', () => console.log('no')); ${PARENT}`;

const supervisors: Supervisor[] = [];
const folders: string[] = [];
afterEach(async () => {
  await Promise.all(supervisors.splice(0).map((supervisor) => supervisor.end()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function newLogFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'secondkey-processes-'));
  folders.push(folder);
  return folder;
}

function newSupervisor(graceMs?: number): { supervisor: Supervisor; logs: string } {
  const logs = newLogFolder();
  const supervisor = createSupervisor(logs, graceMs);
  supervisors.push(supervisor);
  return { supervisor, logs };
}

async function pidsOf(supervisor: Supervisor, script: string): Promise<number[]> {
  const parent = supervisor.start({ name: 'parent', args: ['-e', script] });
  expect(await parent.printed(/pids \d+ \d+\n/u, 10_000)).toBe(true);
  return [...parent.output().matchAll(/\d+/gu)].map(([pid]) => Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return !isZombie(pid);
}

/** A zombie still has an id until its parent has read its exit code. Only Linux shows it as a file. */
function isZombie(pid: number): boolean {
  try {
    return /^State:\s+Z/mu.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** The system takes a moment to end them. */
async function aliveAfterAMoment(pids: readonly number[]): Promise<boolean[]> {
  for (let waited = 0; waited < 100 && pids.some(isAlive); waited += 1) await sleep(50);
  return pids.map(isAlive);
}

describe('a supervisor', () => {
  it('ends its programs and their child processes', async () => {
    const { supervisor } = newSupervisor();
    const pids = await pidsOf(supervisor, PARENT);
    expect(pids.map(isAlive)).toEqual([true, true]);
    await supervisor.end();
    expect(await aliveAfterAMoment(pids)).toEqual([false, false]);
  });

  it('kills programs that ignore SIGTERM', async () => {
    const { supervisor } = newSupervisor(200);
    const pids = await pidsOf(supervisor, STUBBORN);
    await supervisor.end();
    expect(await aliveAfterAMoment(pids)).toEqual([false, false]);
  });

  it('starts nothing once it has ended', async () => {
    const { supervisor } = newSupervisor();
    await supervisor.end();
    expect(() => supervisor.start({ name: 'late', args: ['-e', ''] })).toThrow('Stopped');
  });

  it('reports which program was the first to end unexpectedly', async () => {
    const { supervisor } = newSupervisor();
    const first = supervisor.firstExit();
    supervisor.start({ name: 'stays', args: ['-e', 'setInterval(() => {}, 1000)'] });
    supervisor.start({ name: 'goes', args: ['-e', ''] });
    expect((await first).name).toBe('goes');
  });

  it('logs what a program prints and returns its exit code', async () => {
    const { supervisor, logs } = newSupervisor();
    const { exitCode, output } = await supervisor.run({
      name: 'talks',
      args: ['-e', 'console.log(6 * 7); process.exit(3)'],
    });
    expect([exitCode, output]).toEqual([3, '42\n']);
    expect(readFileSync(path.join(logs, 'talks.log'), 'utf8')).toBe('42\n');
  });

  it('gives a background program, and what that starts, a lower priority than its own', async () => {
    const { supervisor } = newSupervisor();
    const print = 'process.stdout.write(require("node:os").getPriority() + "\\n");';
    const child = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(print)}], { stdio: 'inherit' });`;
    const { output } = await supervisor.run({
      name: 'background',
      args: ['-e', `${print} ${child}`],
      background: true,
    });
    const [own = 0, ofItsChild] = output.split('\n').map(Number);
    expect(own).toBeGreaterThan(getPriority());
    expect(ofItsChild).toBe(own);
  });

  it('does not wait for output that never comes', async () => {
    const { supervisor } = newSupervisor();
    const silent = supervisor.start({ name: 'silent', args: ['-e', 'setInterval(() => {}, 1000)'] });
    expect(await silent.printed(/never/u, 200)).toBe(false);
    const gone = supervisor.start({ name: 'gone', args: ['-e', ''] });
    expect(await gone.printed(/never/u, 10_000)).toBe(false);
  });

  it('reports a missing program as failed', async () => {
    const { supervisor } = newSupervisor();
    const { exitCode } = await supervisor.run({ name: 'missing', command: 'no-such-program', args: [] });
    expect(exitCode).toBe(1);
  });

  it('is ended by its watchdog when its owner is killed outright', { timeout: 15_000 }, async () => {
    const processes = path.join(import.meta.dirname, 'processes.ts');
    const owner = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `import { createSupervisor } from ${JSON.stringify(processes)};
       const supervisor = createSupervisor(${JSON.stringify(newLogFolder())});
       const parent = supervisor.start({ name: 'parent', args: ['-e', ${JSON.stringify(PARENT)}] });
       await parent.printed(/pids/, 10_000);
       process.stdout.write(parent.output());`,
    ]);
    const printed = await new Promise<string>((resolve) => {
      owner.stdout.once('data', (chunk: Buffer) => {
        resolve(chunk.toString());
      });
    });
    const pids = [...printed.matchAll(/\d+/gu)].map(([pid]) => Number(pid));
    expect(pids.map(isAlive)).toEqual([true, true]);
    owner.kill('SIGKILL');
    expect(await aliveAfterAMoment(pids)).toEqual([false, false]);
  });
});
