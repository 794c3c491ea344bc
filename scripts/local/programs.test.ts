import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import { runProgram, type Server, startServer } from './programs.ts';
import { ROOT } from './project.ts';

let stop = new AbortController();
const folders: string[] = [];
afterEach(() => {
  stop.abort();
  stop = new AbortController();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Starts a server that is this script, and names its log. */
function start(script: string, silentMs?: number): { readonly server: Server; readonly log: string } {
  mkdirSync(path.join(ROOT, '.local'), { recursive: true });
  const folder = mkdtempSync(path.join(ROOT, '.local/programs-'));
  folders.push(folder);
  const log = path.join(path.relative(ROOT, folder), 'server.log');
  return {
    server: startServer(log, process.execPath, ['-e', script], {
      stop: stop.signal,
      ...(silentMs && { silentMs }),
    }),
    log,
  };
}

async function freeAddress(): Promise<{ readonly port: number; readonly address: string }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return { port, address: `http://127.0.0.1:${port}/` };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // A zombie still has an id until its parent has read its exit code. Only Linux shows it as a file.
  try {
    return !/^State:\s+Z/mu.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

describe('a server', () => {
  it.each([
    ['when it is stopped', 'setInterval(() => {}, 1000);'],
    [
      'when it is stopped and ends before them',
      'setInterval(() => {}, 1000);',
      `process.on('SIGTERM', () => {});`,
    ],
    ['when it fails', `other.once('message', () => process.exit(1));`],
  ])('takes along all that it has started, %s', async (how, rest, ofTheOther = '') => {
    const other = `${ofTheOther} setInterval(() => {}, 1000); console.log(process.pid, '.'); process.send(1);`;
    const { server, log } = start(`
      const { spawn } = require('node:child_process');
      const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
      const other = spawn(process.execPath, ['-e', ${JSON.stringify(other)}], { stdio });
      console.log(process.pid, '.');
      ${rest}
    `);
    const printed = () =>
      [...readFileSync(path.join(ROOT, log), 'utf8').matchAll(/(\d+) \./gu)].map(([, pid]) => Number(pid));
    await expect.poll(printed, { timeout: 10_000 }).toHaveLength(2);
    const pids = printed();
    if (how !== 'when it fails') stop.abort();
    await server.ended;
    await expect.poll(() => pids.map(isAlive), { timeout: 5_000 }).toEqual([false, false]);
  });

  it('is ready when it answers', async () => {
    const { port, address } = await freeAddress();
    const { server } = start(
      `require('node:http').createServer((_, response) => response.end()).listen(${port}, '127.0.0.1');`,
    );
    await expect(server.untilReady(address)).resolves.toBeUndefined();
  });

  it('that ends before it is ready is reported with the last that it printed', async () => {
    const { server } = start(`console.error('Error: boom'); process.exit(1);`);
    await expect(server.untilReady((await freeAddress()).address)).rejects.toMatchObject({
      message: expect.stringContaining('did not start') as string,
      todo: expect.stringContaining('Error: boom') as string,
    });
  });

  it('is waited for as long as it prints', async () => {
    const { port, address } = await freeAddress();
    const { server } = start(
      `const printing = setInterval(() => console.log(Math.random()), 100);
      setTimeout(() => {
        clearInterval(printing);
        require('node:http').createServer((_, response) => response.end()).listen(${port}, '127.0.0.1');
      }, 3000);`,
      1500,
    );
    await expect(server.untilReady(address)).resolves.toBeUndefined();
  });

  it('that prints nothing more and does not answer is given up, with a command that may work', async () => {
    const { server } = start(`console.log('Started'); setInterval(() => {}, 1000);`, 1000);
    await expect(server.untilReady((await freeAddress()).address)).rejects.toMatchObject({
      message: expect.stringContaining('has printed nothing for 1 seconds') as string,
      todo: expect.stringMatching(/npm start -- --as-is[^]*Started/u) as string,
    });
  });

  it('that prints a complaint is reported with what stands above it', async () => {
    const { server } = start(`console.log('Error: boom\\nNot loaded'); setInterval(() => {}, 1000);`);
    const words = { ready: 'Ready', complaint: 'Not loaded', means: 'The functions do not load.' };
    await expect(server.untilReady((await freeAddress()).address, words)).rejects.toMatchObject({
      message: words.means,
      todo: expect.stringMatching(/Error: boom$/u) as string,
    });
  });
});

describe('a program', () => {
  it('ends well with exit code 0 only', async () => {
    expect(await runProgram(process.execPath, ['-e', ''], {})).toBe(true);
    expect(await runProgram(process.execPath, ['-e', 'process.exit(3)'], {})).toBe(false);
  });

  it('that is missing has failed', async () => {
    expect(await runProgram('no-such-program', [], {})).toBe(false);
  });
});
