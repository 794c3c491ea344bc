import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from 'vitest';

import { functionsEnv } from './functions-env.ts';

test('a project’s settings win over those of all projects, and another project’s are ignored', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'functions-env-'));
  try {
    expect(functionsEnv('live', folder)).toEqual({});
    writeFileSync(path.join(folder, '.env.live'), 'B=2');
    expect(functionsEnv('live', folder)).toEqual({ B: '2' });
    writeFileSync(path.join(folder, '.env'), 'A=1\nB=1');
    expect(functionsEnv('live', folder)).toEqual({ A: '1', B: '2' });
    expect(functionsEnv('trial', folder)).toEqual({ A: '1', B: '1' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
