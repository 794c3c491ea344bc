import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { launchObstacles } from './check-launch.ts';
import { projectBills, projectLawChecks } from './check-launch/due-checks.ts';
import { ROOT } from './local/project.ts';

describe('the list of launch blockers', () => {
  const DONE = { name: 'Ohio', all: 9, missing: 0, stale: 0, unreviewed: 0 };
  const sample = { file: 'src/config/site.ts', line: 1, kind: 'sample', text: '' } as const;
  const checked = { file: 'src/content/sealing-law/iowa.json', state: 'Iowa', path: null, address: null };
  const fresh = { due: [], outdated: [] };
  const old = { due: [], outdated: [{ ...checked, on: '2026-11-22' }] };

  it('is empty once everything is real, checked and reviewed', () => {
    expect(launchObstacles([], fresh, [DONE])).toEqual([]);
  });

  it.each([
    ['a sample', [sample], fresh, DONE, /^samples and placeholders: 1$/u],
    ['law of more than a year ago', [], old, DONE, /nobody has checked for a year: 1/u],
    [
      'a sentence that is not translated',
      [],
      fresh,
      { ...DONE, missing: 1 },
      /without the Spanish of today: 1/u,
    ],
    ['a translation of former law', [], fresh, { ...DONE, stale: 1 }, /without the Spanish of today: 1/u],
    [
      'Spanish that is not reviewed',
      [],
      fresh,
      { ...DONE, unreviewed: 1 },
      /no professional has reviewed: 1 /u,
    ],
  ])('contains %s', (_what, placeholders, checks, translation, expected) => {
    const obstacles = launchObstacles(placeholders, checks, [DONE, translation]);
    expect(obstacles).toHaveLength(1);
    expect(obstacles[0]).toMatch(expected);
  });
});

describe('a command on a day when every check is more than a year old', () => {
  const run = (script: string, ...options: string[]) => {
    const env = { ...process.env, BUILD_DATE: '2100-01-01' };
    const file = path.join(ROOT, 'scripts', script);
    return spawnSync(process.execPath, [file, ...options], { cwd: ROOT, env, encoding: 'utf8' });
  };

  it('check:launch names every path, every state and every pending bill, and fails', async () => {
    const { stdout, status } = run('check-launch.ts');
    const checks = await projectLawChecks(ROOT);
    expect(stdout.match(/more than 365 days ago: may not be deployed/gu)).toHaveLength(checks.length);
    for (const { state, path: id } of checks) expect(stdout).toContain(id ?? `${state}: last checked`);
    const bills = await projectBills(ROOT);
    expect(bills.length).toBeGreaterThan(0);
    expect(stdout.match(/to be looked at again by \d{4}-\d{2}-\d{2}/gu)).toHaveLength(bills.length);
    expect(status).toBe(1);
  });

  it('deploy stops before anything is built or sent', () => {
    // Without the old laws, the project name would stop the deployment.
    const { stderr, status } = run('deploy.ts', '--publish-samples', '--project', 'demo-secondkey');
    expect(stderr).toContain(
      'Nothing was deployed: nobody has checked the law for more than a year in Alabama',
    );
    expect(status).toBe(1);
  });
});
