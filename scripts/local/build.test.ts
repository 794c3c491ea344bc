import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

import { ExpectedFailure } from '../expected-failure.ts';
import { alone } from './build.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
const lock = path.join(folder, 'logs', 'building');
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('what one process at a time may do', () => {
  it('is refused to a second one until the first is done', async () => {
    const first = alone(lock, async () => {
      await expect(alone(lock, () => Promise.resolve())).rejects.toThrow(ExpectedFailure);
      return 'built';
    });
    await expect(first).resolves.toBe('built');
    await expect(alone(lock, () => Promise.resolve('again'))).resolves.toBe('again');
  });

  it('may be tried again after it has failed', async () => {
    await expect(alone(lock, () => Promise.reject(new Error('no space')))).rejects.toThrow('no space');
    expect(existsSync(lock)).toBe(false);
  });

  it('is taken over from a process that was killed', async () => {
    const { pid } = spawnSync(process.execPath, ['--eval', '']);
    writeFileSync(lock, String(pid));
    await expect(alone(lock, () => Promise.resolve('built'))).resolves.toBe('built');
  });
});
