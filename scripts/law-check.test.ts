import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { ROOT } from './local/project.ts';

const FOLDERS = ['scripts', 'src/domain', 'src/data', 'src/config', 'src/content/sealing-law'];
const FILES = [
  'package.json',
  '.prettierrc.json',
  'src/content/bills-seen.json',
  'src/content/courts/self-help.json',
  'src/content/renter-protections.json',
];
const LOG = 'src/content/sealing-law-changes.json';
const MAINE = 'src/content/sealing-law/maine.json';

const copy = mkdtempSync(path.join(tmpdir(), 'law-check-'));
afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});
for (const name of [...FOLDERS, ...FILES]) {
  const isOurs = (file: string) => !file.includes('node_modules');
  cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true, filter: isOurs });
}
symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));

beforeEach(() => {
  for (const name of [LOG, 'src/content/sealing-law'])
    cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
});

interface Outcome {
  readonly said: string;
  readonly status: number | null;
}

/** The program in the copy, fed with answers. Where they end before the questions do, the editor has left. */
function run(state: string, answers: readonly string[]): Promise<Outcome> {
  const env = { ...process.env, BUILD_DATE: '2027-02-14' };
  const options = { cwd: copy, env };
  const program = spawn(process.execPath, ['scripts/law-check.ts', state], options);
  let said = '';
  for (const stream of [program.stdout, program.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  program.stdin.end(answers.map((answer) => `${answer}\n`).join(''));
  return new Promise((resolve) => {
    program.on('close', (status) => {
      resolve({ said, status });
    });
  });
}

const text = (name: string, root = copy) => readFileSync(path.join(root, name), 'utf8');
interface Remedy {
  readonly id: string;
  readonly checked: { readonly on: string };
  readonly quotation: { readonly text: string } | null;
}
interface Law {
  readonly asOf: string;
  readonly lookedForNewLaw: string | null;
  readonly remedies: readonly Remedy[];
}
const law = (name: string) => JSON.parse(text(name)) as Law;
const days = () => law(MAINE).remedies.map(({ checked }) => checked.on);
const daysBefore = (JSON.parse(text(MAINE, ROOT)) as Law).remedies.map(({ checked }) => checked.on);
const changes = () => JSON.parse(text(LOG)) as { id: string; what: string }[];

describe('npm run law:check', () => {
  it('walks through a state and writes what prettier and the build accept', async () => {
    const { said, status } = await run('me', [
      's',
      ...['changed', '“Records in which the parties agree are closed”', 'l', '', '', 'y', 'as of 2027'],
      ...['Both must sign before the judge.', '', 'still so', 'n'],
    ]);
    expect(said).toContain('Maine: 3 remedies. Compare');
    expect(said).toMatch(/Not checked, rules for applicants: .*source-of-income/u);
    expect(said).not.toMatch(/Not checked, .*deposit-cap/u);
    expect(said).toContain('Remedy 1 of 3: Dismissed or resolved for the renter (me-dismissed-won)');
    expect(said).toContain('Address:  https://legislature.maine.gov/statutes/4/title4sec9-C.html');
    expect(said).toContain('Now by hand: the remedy’s waiting period');
    expect(said).toContain('Its Spanish: npm run law:translation -- law-changes');
    expect(said).toContain('Done.');
    expect(status).toBe(0);

    expect(days()).toEqual(['2027-02-14', '2027-02-14', '2027-02-14']);
    expect(law(MAINE).asOf).toBe('2027-02');
    expect(law(MAINE).remedies[1]?.quotation).toMatchObject({
      text: 'Records in which the parties agree are closed',
      citation: '4 M.R.S. § 9-C(1)',
      isOfficial: true,
      readOn: '2027-02-14',
      version: 'as of 2027',
    });
    expect(changes().slice(0, 2)).toMatchObject([
      { id: '2027-02-14-maine', what: 'We read the law again. What has changed has a line of its own.' },
      { id: '2027-02-14-me-agreement', what: 'Both must sign before the judge.' },
    ]);
    const written = [MAINE, LOG].map((name) => path.join(copy, name));
    const options = [path.join(ROOT, 'node_modules/.bin/prettier'), '--check', ...written];
    const format = spawn(process.execPath, options, { cwd: copy, stdio: 'ignore' });
    expect(await new Promise((resolve) => format.on('close', resolve))).toBe(0);
  });

  it('keeps what was confirmed when the editor leaves, and changes nothing else', async () => {
    const { said, status } = await run('ME', ['s', 'c', 'Half an answer']);
    expect(said).toContain('Stopped. What you confirmed is written, the rest is as it was.');
    expect(status).toBe(0);
    expect(days()).toEqual(['2027-02-14', ...daysBefore.slice(1)]);
    expect(law(MAINE).asOf).toBe((JSON.parse(text(MAINE, ROOT)) as Law).asOf);
    expect(text('src/content/sealing-law/ohio.json')).toBe(text('src/content/sealing-law/ohio.json', ROOT));
  });

  it('writes nothing for a skipped remedy or without an answer', async () => {
    const { said } = await run('ME', ['k', '', 'perhaps', 'skip']);
    expect(said).not.toContain('The change log has a new line');
    for (const name of [MAINE, LOG]) expect(text(name)).toBe(text(name, ROOT));
  });

  it('rejects words that are too long, says why and asks again', async () => {
    const tooLong = Array.from({ length: 41 }, () => 'word').join(' ');
    const { said } = await run('ME', [...['c', tooLong, 'l', '', '', 'n', '', 'It is longer.', ''], 's']);
    expect(said).toContain('Not written. src/content/sealing-law/maine.json cannot be used:');
    expect(said).toContain('remedies[0].quotation.text: must be at most 40 words long');
    expect(days()).toEqual(['2027-02-14', ...daysBefore.slice(1)]);
  });

  it('removes a remedy once the editor confirms it', async () => {
    const gone = ['g', 'The law was repealed.', ''];
    const { said } = await run('ME', [...gone, 'n', ...gone, 'y']);
    expect(law(MAINE).remedies.map(({ id }) => id)).toEqual(['me-dismissed-won', 'me-judgment-3-years']);
    expect(changes()[0]).toMatchObject({ id: '2027-02-14-me-agreement', what: 'The law was repealed.' });
    expect(said).toContain('Removed, and the change log has its line.');
  });

  it('confirms a state without remedies as a whole', async () => {
    const { said } = await run('AL', ['s']);
    expect(said).toContain('Alabama: 0 remedies.');
    expect(said).toContain('New law:  no search is noted');
    expect(said).toContain(
      'Court:    Alabama Judicial System: https://judicial.alabama.gov/ (address not confirmed)',
    );
    expect(law('src/content/sealing-law/alabama.json').asOf).toBe('2027-02');
    expect(changes()[0]?.what).toBe('We looked for a law again. Nothing has changed.');
  });

  it('names an act that nobody has read, the bills and the last look first, and notes a new look at the end', async () => {
    const { said } = await run('KS', ['k', 'k', 'y']);
    expect(said).toContain(
      'Unread:   2026 Substitute for House Bill 2357, in force from 2026-07-01. Read it first.',
    );
    expect(said).toContain('New law:  last searched for on 2026-11-25');
    expect(law('src/content/sealing-law/kansas.json').lookedForNewLaw).toBe('2027-02-14');
    expect(said).toMatch(/Court: {4}.*kscourts\.gov/u);
    expect((await run('UT', [])).said).toMatch(/Bill: {5}SB 215 \(2026\): Introduced on January 28, 2026\./u);
  });

  it('uses the singular for one remedy', async () => {
    expect((await run('WA', [])).said).toContain('Washington: 1 remedy. Compare');
  });

  it('lists the valid codes for “Maine”, which is not one', async () => {
    const { said, status } = await run('Maine', []);
    expect(said).toContain('No state has the code “MAINE”');
    expect(said).toContain('or one of AL, AK,');
    expect(status).toBe(1);
  });
});
