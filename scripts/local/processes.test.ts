import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createProcessFamily, type ProcessFamily } from './processes.ts';

/** Starts a child of its own, says both process ids, and stays. */
const PARENT = `
  const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  console.log('pids', process.pid, child.pid);
  setInterval(() => {}, 1000);
`;
/** The same, and deaf to polite requests. */
const STUBBORN = `process.on('SIGTERM', () => console.log('no')); ${PARENT}`;

const families: ProcessFamily[] = [];
afterEach(() => Promise.all(families.splice(0).map((family) => family.end())));

function newFamily(graceMs?: number): { family: ProcessFamily; logs: string } {
  const logs = mkdtempSync(path.join(tmpdir(), 'secondkey-processes-'));
  const family = createProcessFamily(logs, graceMs);
  families.push(family);
  return { family, logs };
}

async function pidsOf(family: ProcessFamily, script: string): Promise<number[]> {
  const parent = family.start({ name: 'parent', args: ['-e', script] });
  expect(await parent.printed(/pids \d+ \d+\n/u, 10_000)).toBe(true);
  return [...parent.output().matchAll(/\d+/gu)].map(([pid]) => Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A zombie still has an id: it is dead, and nobody has asked how it died.
    return !/^State:\s+Z/mu.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** The system takes a moment to bury the dead. */
async function aliveAfterAMoment(pids: readonly number[]): Promise<boolean[]> {
  for (let waited = 0; waited < 100 && pids.some(isAlive); waited += 1) await sleep(50);
  return pids.map(isAlive);
}

describe('a family of processes', () => {
  it('ends with all that its members have started', async () => {
    const { family } = newFamily();
    const pids = await pidsOf(family, PARENT);
    expect(pids.map(isAlive)).toEqual([true, true]);
    await family.end();
    expect(await aliveAfterAMoment(pids)).toEqual([false, false]);
  });

  it('ends members that do not listen', async () => {
    const { family } = newFamily(200);
    const pids = await pidsOf(family, STUBBORN);
    await family.end();
    expect(await aliveAfterAMoment(pids)).toEqual([false, false]);
  });

  it('starts nobody once it has ended', async () => {
    const { family } = newFamily();
    await family.end();
    expect(() => family.start({ name: 'late', args: ['-e', ''] })).toThrow('Stopped');
  });

  it('tells who was the first to go unasked', async () => {
    const { family } = newFamily();
    const first = family.firstToEnd();
    family.start({ name: 'stays', args: ['-e', 'setInterval(() => {}, 1000)'] });
    family.start({ name: 'goes', args: ['-e', ''] });
    expect((await first).name).toBe('goes');
  });

  it('writes down what a member prints and gives its exit code', async () => {
    const { family, logs } = newFamily();
    const { exitCode, output } = await family.run({
      name: 'talks',
      args: ['-e', 'console.log(6 * 7); process.exit(3)'],
    });
    expect([exitCode, output]).toEqual([3, '42\n']);
    expect(readFileSync(path.join(logs, 'talks.log'), 'utf8')).toBe('42\n');
  });

  it('does not wait for words that never come', async () => {
    const { family } = newFamily();
    const silent = family.start({ name: 'silent', args: ['-e', 'setInterval(() => {}, 1000)'] });
    expect(await silent.printed(/never/u, 200)).toBe(false);
    const gone = family.start({ name: 'gone', args: ['-e', ''] });
    expect(await gone.printed(/never/u, 10_000)).toBe(false);
  });

  it('reports a program that is not there as failed', async () => {
    const { family } = newFamily();
    const { exitCode } = await family.run({ name: 'missing', command: 'no-such-program', args: [] });
    expect(exitCode).toBe(1);
  });

  it('is ended by its watchdog when its owner is killed outright', { timeout: 15_000 }, async () => {
    const processes = path.join(import.meta.dirname, 'processes.ts');
    const owner = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `import { createProcessFamily } from ${JSON.stringify(processes)};
       const family = createProcessFamily(${JSON.stringify(mkdtempSync(path.join(tmpdir(), 'secondkey-owner-')))});
       const parent = family.start({ name: 'parent', args: ['-e', ${JSON.stringify(PARENT)}] });
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
