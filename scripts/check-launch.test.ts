import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { projectBills, projectLawChecks } from './check-launch/due-checks.ts';
import { ROOT } from './local/project.ts';

describe('a command on a day when every check is more than a year old', () => {
  const run = (script: string, ...options: string[]) => {
    const env = { ...process.env, BUILD_DATE: '2100-01-01' };
    const file = path.join(ROOT, 'scripts', script);
    return spawnSync(process.execPath, [file, ...options], { cwd: ROOT, env, encoding: 'utf8' });
  };

  it('check:launch names every remedy, every state and every pending bill, and fails', async () => {
    const { stdout, status } = run('check-launch.ts');
    const checks = await projectLawChecks(ROOT);
    expect(stdout.match(/more than 365 days ago: may not be deployed/gu)).toHaveLength(checks.length);
    for (const { state, remedyId: id } of checks) expect(stdout).toContain(id ?? `${state}: last checked`);
    const bills = await projectBills(ROOT);
    expect(bills.length).toBeGreaterThan(0);
    expect(stdout.match(/to be looked at again by \d{4}-\d{2}-\d{2}/gu)).toHaveLength(bills.length);
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
