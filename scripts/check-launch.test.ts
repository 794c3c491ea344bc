import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import {
  findPlaceholders,
  type LawCheck,
  listDueBills,
  listOldLawChecks,
  oldLawChecks,
  projectBills,
  projectLawChecks,
} from './check-launch.ts';
import { JURISDICTIONS } from '../src/domain/places/jurisdiction.ts';
import type { PendingBill } from '../src/domain/law/pending-bill.ts';
import type { PlainDate } from '../src/domain/shared/plain-date.ts';
import { ROOT } from './local/project.ts';

const kinds = (source: string) => findPlaceholders('file.ts', source).map(({ kind }) => kind);

describe('findPlaceholders', () => {
  it.each([
    ["  families: { figure: '10,000+', sample: true },", ['sample']],
    ['    "sample": true', ['sample']],
    ["shown: '(888) 555-0142', href: 'tel:+18885550142'", ['phone number']],
    ["href: 'tel:+18885550142'", ['phone number']],
    ["origin: 'https://www.secondkey.example',", ['address']],
    ["application: 'https://apply.example.com/start',", ['address']],
    ["href: 'mailto:help@secondkey.example'", ['address']],
  ])('finds %s', (source, expected) => {
    expect(kinds(source)).toEqual(expected);
  });

  it.each([
    "shown: '(602) 258-3434'",
    "shown: '(888) 555-1234'",
    "origin: 'https://www.secondkey.com'",
    'sample: false',
    '  /** A placeholder such as 555-0142 or example.com. */',
    "text: 'for example, an appeal'",
  ])('leaves %s alone', (source) => {
    expect(kinds(source)).toEqual([]);
  });

  it('names the file, the line and what the sample is about', () => {
    const source = '[\n  {\n    "name": "Danielle R.",\n    "text": "…",\n    "sample": true\n  }\n]';
    expect(findPlaceholders('src/content/testimonials.json', source)).toEqual([
      { file: 'src/content/testimonials.json', line: 5, kind: 'sample', text: '"name": "Danielle R.",' },
    ]);
  });
});

const check = (state: LawCheck['state'], asOf: string): LawCheck => ({
  file: `src/content/sealing-law/${state.toLowerCase()}.json`,
  state,
  asOf,
});
const CHECKS = [check('Utah', '2027-05'), check('Ohio', '2026-11'), check('Iowa', '2027-01')];
const statesOn = (today: string) => {
  const { due, outdated } = oldLawChecks(CHECKS, today as PlainDate);
  return { due: due.map(({ state }) => state), outdated: outdated.map(({ state }) => state) };
};

describe('the checks of the law', () => {
  it('are read for every state', async () => {
    const checks = await projectLawChecks(ROOT);
    expect(checks.map(({ state }) => state).toSorted()).toEqual(JURISDICTIONS.map(({ name }) => name));
    for (const { asOf } of checks) expect(asOf).toMatch(/^\d{4}-\d{2}$/u);
  });

  it.each([
    ['2027-04-30', [], []],
    ['2027-05-01', ['Ohio'], []],
    ['2027-11-01', ['Ohio', 'Iowa', 'Utah'], []],
    ['2027-11-02', ['Iowa', 'Utah'], ['Ohio']],
    ['2028-05-02', [], ['Ohio', 'Iowa', 'Utah']],
  ])('that are old on %s, the oldest first: due %j, outdated %j', (today, due, outdated) => {
    expect(statesOn(today)).toEqual({ due, outdated });
  });

  it('are listed by file, those that stop a deployment first', () => {
    expect(listOldLawChecks(oldLawChecks(CHECKS, '2027-11-02' as PlainDate)).split('\n')).toEqual([
      'src/content/sealing-law/ohio.json  Ohio: last checked 2026-11, more than 365 days ago: may not be deployed',
      'src/content/sealing-law/iowa.json  Iowa: last checked 2027-01, more than 180 days ago: check it again soon',
      'src/content/sealing-law/utah.json  Utah: last checked 2027-05, more than 180 days ago: check it again soon',
    ]);
    expect(listOldLawChecks({ due: [], outdated: [] })).toBe('');
  });
});

describe('the pending bills', () => {
  const bill = (abbreviation: PendingBill['abbreviation'], lookAgainBy: string): PendingBill => ({
    abbreviation,
    number: 'HB 1',
    session: '2026',
    lastStep: 'Introduced.',
    lastStepOn: '2026-01',
    foundSince: null,
    source: { title: 'A tracker', url: null },
    lookedOn: '2026-11-22',
    lookAgainBy,
  });
  const linesOn = (today: string) =>
    listDueBills([bill('GA', '2027-02-01'), bill('DE', '2027-01-01')], today as PlainDate);

  it('are read', async () => {
    expect((await projectBills(ROOT)).map(({ number }) => number)).toContain('HB 1095');
  });

  it('are listed from the day to look again on, the longest due first', () => {
    expect(linesOn('2026-12-31')).toBe('');
    expect(linesOn('2027-01-01')).toBe(
      'src/content/pending-bills.json  DE HB 1 (2026): to be looked at again by 2027-01-01',
    );
    expect(linesOn('2027-02-01').split('\n')).toEqual([
      'src/content/pending-bills.json  DE HB 1 (2026): to be looked at again by 2027-01-01',
      'src/content/pending-bills.json  GA HB 1 (2026): to be looked at again by 2027-02-01',
    ]);
  });
});

describe('a command on a day on which every check is more than a year old', () => {
  const run = (script: string, ...options: string[]) => {
    const env = { ...process.env, BUILD_DATE: '2100-01-01' };
    const file = path.join(ROOT, 'scripts', script);
    return spawnSync(process.execPath, [file, ...options], { cwd: ROOT, env, encoding: 'utf8' });
  };

  it('check:launch names every state, and ends with an error', () => {
    const { stdout, status } = run('check-launch.ts');
    expect(stdout.match(/more than 365 days ago: may not be deployed/gu)).toHaveLength(JURISDICTIONS.length);
    expect(status).toBe(1);
  });

  it('check:launch names every pending bill', async () => {
    const { stdout } = run('check-launch.ts');
    const bills = await projectBills(ROOT);
    expect(bills.length).toBeGreaterThan(0);
    expect(stdout.match(/to be looked at again by \d{4}-\d{2}-\d{2}/gu)).toHaveLength(bills.length);
  });

  it('deploy stops before anything is built or sent', () => {
    // Were the laws no obstacle, the name of the project would be one.
    const { stderr, status } = run('deploy.ts', '--publish-samples', '--project', 'demo-secondkey');
    expect(stderr).toContain(
      'Nothing was deployed: nobody has checked the law for more than a year in Alabama',
    );
    expect(status).toBe(1);
  });
});
