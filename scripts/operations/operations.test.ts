import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { execa } from 'execa';
import { afterAll, describe, expect, it } from 'vitest';

import { PRIVACY_DAYS } from '#config/site.ts';
import privacy from '#content/words/en/privacy.json';
import { ROOT } from '../local/project.ts';

/** Where the fake `gcloud` is. */
const FAKE_CLOUD = path.join(ROOT, 'tests/support/fake-cloud');

const ALERTS = ['demo-project', 'www.example.org', 'you@example.org'];
const SCRIPTS = {
  'service-account.sh': ['demo-project'],
  'database.sh': ['demo-project'],
  'budget.sh': ['demo-project', '000000-000000-000000', '50USD'],
  'alerts.sh': ALERTS,
} as const;
type Script = keyof typeof SCRIPTS;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function fakeCloud(env: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'gcloud-'));
  folders.push(folder);
  return async (script: Script, args: readonly string[]) => {
    for (const file of ['calls', 'policies']) writeFileSync(path.join(folder, file), '');
    const { exitCode, stderr } = await execa(
      'bash',
      [path.join(ROOT, 'scripts/operations', script), ...args],
      {
        env: {
          PATH: `${FAKE_CLOUD}:${process.env.PATH ?? ''}`,
          FAKE_GCLOUD: folder,
          ALERTS_WAIT_SECONDS: '0',
          ...env,
        },
        reject: false,
      },
    );
    const records = (file: string) =>
      readFileSync(path.join(folder, file), 'utf8').split('\x1e').slice(0, -1);
    for (const policy of records('policies')) JSON.parse(policy);
    return {
      ended: `${exitCode} ${stderr}`.trim(),
      calls: records('calls').map((call) => call.split('\x1f').slice(0, -1)),
    };
  };
}

type Run = Awaited<ReturnType<ReturnType<typeof fakeCloud>>>;

/** One cloud for all scripts, and what each did when it ran there first: every call starts a program. */
const cloud = fakeCloud();
const firstRuns = new Map<Script, Run>();
async function firstRun(script: Script): Promise<Run> {
  const run = firstRuns.get(script) ?? (await cloud(script, SCRIPTS[script]));
  firstRuns.set(script, run);
  return run;
}

const creations = (calls: readonly (readonly string[])[]) =>
  calls.filter((words) => words.includes('create'));
/** What an option says, in every call that has it. */
const given = (calls: readonly (readonly string[])[], option: string) =>
  calls.filter((words) => words.includes(option)).map((words) => words[words.indexOf(option) + 1] ?? '');

it('every command is tested here', () => {
  const files = readdirSync(path.join(ROOT, 'scripts/operations')).filter((file) => file.endsWith('.sh'));
  expect(files.sort()).toEqual(Object.keys(SCRIPTS).sort());
});

describe.each(Object.keys(SCRIPTS) as Script[])('%s', (script) => {
  it('creates what is missing, on the named project only, and nothing when run again', async () => {
    const { ended, calls } = await firstRun(script);
    expect(ended).toBe('0');
    expect(creations(calls).length).toBeGreaterThan(0);
    for (const words of calls) {
      if (words[0] === 'billing') expect(words.join(' ')).toMatch(/billing-account|^billing budgets update/u);
      else expect(words.join(' ')).toContain('demo-project');
    }
    const second = await cloud(script, SCRIPTS[script]);
    expect(second.ended).toBe('0');
    expect(creations(second.calls)).toEqual([]);
  });

  it('prints its usage', async () => {
    const { ended, calls } = await cloud(script, []);
    expect(ended).toMatch(/^1 .*PROJECT/su);
    expect(calls).toEqual([]);
  });
});

it('the functions get three roles, none of them basic, and may look up accounts but not change them', async () => {
  const { calls } = await firstRun('service-account.sh');
  expect(given(calls, '--role')).toEqual([
    'roles/datastore.user',
    'projects/demo-project/roles/secondkeyAccounts',
    'roles/run.invoker',
  ]);
  // What each is for: admin/guard.ts asks whether a token was revoked or its account disabled.
  expect(given(calls, '--permissions')).toEqual(['firebaseauth.users.get']);
});

describe('the alerts', () => {
  const policies = (calls: readonly (readonly string[])[]) =>
    creations(calls).filter((words) => words.includes('policies'));

  it('have one for each line of the table in back-up-and-watch.md', async () => {
    const table = readFileSync(path.join(ROOT, 'docs/tasks/back-up-and-watch.md'), 'utf8');
    const filters = given((await firstRun('alerts.sh')).calls, '--log-filter');
    expect(filters.length).toBeGreaterThan(4);
    for (const filter of filters) expect(table).toContain(filter);
    expect(table).toContain('GET /api/health');
  });

  it('use a new address and a new host when run again', async () => {
    await firstRun('alerts.sh');
    const { ended, calls } = await cloud('alerts.sh', ['demo-project', 'www.new.org', 'new@new.org']);
    expect(ended).toBe('0');
    const said = calls.map((words) => words.join(' ')).join('\n');
    expect(said).toMatch(/channels update .*--update-channel-labels email_address=new@new\.org/u);
    expect(said.match(/uptime delete /gu)).toHaveLength(2);
    expect(said).toMatch(/uptime create .*host=www\.new\.org/u);
    expect(said.match(/logging metrics update .*--log-filter/gu)).toHaveLength(7);
  });

  it('wait until Google knows the metrics of a new project, and create each once', async () => {
    const { ended, calls } = await fakeCloud({ FAKE_REFUSALS: '3' })('alerts.sh', ALERTS);
    expect(ended).toMatch(/^0 .*Trying again in 0 seconds: try 3 of 25\./su);
    expect(policies(calls)).toHaveLength(8 + 3);
    // The first policy is about the uptime check.
    const second = calls.findIndex((words) => words === policies(calls)[1]);
    const lastMetric = calls.findLastIndex((words) => words.includes('metrics') && words.includes('create'));
    expect(lastMetric).toBeLessThan(second);
  });

  it('give up when Google never does, and at once on any other refusal', async () => {
    const { ended, calls } = await fakeCloud({ FAKE_REFUSALS: '1000' })('alerts.sh', ALERTS);
    expect(ended).toMatch(/^1 .*Cannot find metric/su);
    expect(policies(calls)).toHaveLength(1 + 25);
  });
});

it('an outage of the mail server raises an alert within 15 minutes', () => {
  const script = readFileSync(path.join(ROOT, 'scripts/operations/alerts.sh'), 'utf8');
  const most = Number(/^ {2}"\$1" secondkey_silent [\s\S]*? (\d+)$/mu.exec(script)?.[1]);
  for (let started = 0; started < 10; started += 1) {
    // The number of lines in each window that begins at minute 0, 10 or 20, as Cloud Monitoring counts them.
    const lines = new Map<number, number>();
    for (let minute = started; minute < started + 15; minute += 5) {
      const window = Math.floor(minute / 10);
      lines.set(window, (lines.get(window) ?? 0) + 1);
    }
    expect(Math.max(...lines.values()), `started at minute ${started}`).toBeGreaterThan(most);
  }
});

it(`copies of deleted data are kept as long as the tasks and the privacy page say: ${privacy.sections.retention.paragraphs.copies}`, async () => {
  const { calls } = await firstRun('database.sh');
  expect(given(creations(calls), '--retention')).toEqual([`${PRIVACY_DAYS.safetyCopies}d`]);
  expect(PRIVACY_DAYS.safetyCopies).toBe(7);
  const tasks = ['back-up-and-watch.md', 'answer-a-privacy-request.md'];
  for (const task of tasks)
    expect(readFileSync(path.join(ROOT, 'docs/tasks', task), 'utf8'), task).toContain('seven days');
});
