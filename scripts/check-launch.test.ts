import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { BUILD_DATE } from '#config/build.ts';
import { readUpkeep } from '#data/upkeep.ts';

import { ROOT } from './local/project.ts';

describe('a command on a day when every check is more than a year old', () => {
  const run = (script: string, ...options: string[]) => {
    const env = { ...process.env, BUILD_DATE: '2100-01-01' };
    const file = path.join(ROOT, 'scripts', script);
    return spawnSync(process.execPath, [file, ...options], { cwd: ROOT, env, encoding: 'utf8' });
  };

  it('check:launch names everything that grows old, and fails', () => {
    const { stdout, status } = run('check-launch.ts');
    // A build renews the security.txt.
    const items = readUpkeep(ROOT, BUILD_DATE).filter(({ kind }) => kind !== 'security.txt');
    for (const { file, name, address } of items) expect(stdout).toContain(name ?? address ?? file);
    expect(stdout).toContain('alabama.json: nobody has checked the law of Alabama for more than a year');
    expect(status).toBe(1);
  });

  it('deploy stops before anything is built or sent', () => {
    const { stderr, status } = run('deploy.ts', '--publish-samples', '--project', 'secondkey-live');
    expect(stderr).toContain('Nothing was deployed');
    expect(stderr).toContain('nobody has checked the law of Alabama for more than a year');
    expect(status).toBe(1);
  });

  it('a dry run of deploy lists what is open, then every step', () => {
    const { stdout, status } = run('deploy.ts', '--dry-run');
    expect(stdout.indexOf('nobody has checked the law of Alabama')).toBeGreaterThan(0);
    expect(stdout.indexOf('1 of ')).toBeGreaterThan(stdout.indexOf('nobody has checked the law of Alabama'));
    expect(stdout).toContain('Let visitors see it');
    expect(status).toBe(0);
  });
});
