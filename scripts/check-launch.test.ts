import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import {
  findPlaceholders,
  launchObstacles,
  type LawCheck,
  listDueBills,
  listOldLawChecks,
  listOldLooks,
  listOldRents,
  oldLawChecks,
  projectBills,
  projectLawChecks,
  projectLaws,
  projectPlaceholders,
  projectRentYears,
} from './check-launch.ts';
import { JURISDICTIONS } from '#domain/places/jurisdiction.ts';
import type { PendingBill } from '#domain/law/changes.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';
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
  ])('ignores %s', (source) => {
    expect(kinds(source)).toEqual([]);
  });

  it('names the file, the line and what the sample is about', () => {
    const source = '[\n  {\n    "name": "Danielle R.",\n    "text": "…",\n    "sample": true\n  }\n]';
    expect(findPlaceholders('src/content/words/en/testimonials.json', source)).toEqual([
      {
        file: 'src/content/words/en/testimonials.json',
        line: 5,
        kind: 'sample',
        text: '"name": "Danielle R.",',
      },
    ]);
  });
});

const check = (state: LawCheck['state'], on: string, changes: Partial<LawCheck> = {}): LawCheck => ({
  file: `src/content/sealing-law/${state.toLowerCase()}.json`,
  ...{ state, path: null, address: null, on },
  ...changes,
});
const CHECKS = [
  check('Utah', '2027-05-04', { path: 'ut-stipulation', address: 'https://le.utah.gov/' }),
  check('Ohio', '2026-11-22', { path: 'oh-statewide-rule-45e' }),
  check('Iowa', '2027-01-01'),
];
const statesOn = (today: string) => {
  const { due, outdated } = oldLawChecks(CHECKS, today as PlainDate);
  return { due: due.map(({ state }) => state), outdated: outdated.map(({ state }) => state) };
};

describe('the checks of the law', () => {
  it('are read for every state and every path', async () => {
    const checks = await projectLawChecks(ROOT);
    const states = new Set(checks.map(({ state }) => state));
    expect([...states].toSorted()).toEqual(JURISDICTIONS.map(({ name }) => name));
    expect(checks.filter(({ path: id }) => id !== null)).toHaveLength(109);
    for (const { on } of checks) expect(on).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
  });

  it.each([
    // 180 and 365 days after November 22, and the day after each.
    ['2027-05-21', [], []],
    ['2027-05-22', ['Ohio'], []],
    ['2027-11-22', ['Ohio', 'Iowa', 'Utah'], []],
    ['2027-11-23', ['Iowa', 'Utah'], ['Ohio']],
    ['2028-05-04', [], ['Ohio', 'Iowa', 'Utah']],
  ])('that are old on %s, the oldest first: due %j, outdated %j', (today, due, outdated) => {
    expect(statesOn(today)).toEqual({ due, outdated });
  });

  it('are listed by file, starting with those that block a deployment', () => {
    expect(listOldLawChecks(oldLawChecks(CHECKS, '2027-11-23' as PlainDate)).split('\n')).toEqual([
      'src/content/sealing-law/ohio.json  Ohio, oh-statewide-rule-45e: last checked 2026-11-22, more than 365 days ago: may not be deployed',
      'src/content/sealing-law/iowa.json  Iowa: last checked 2027-01-01, more than 180 days ago: no dates are given',
      'src/content/sealing-law/utah.json  Utah, ut-stipulation: last checked 2027-05-04, more than 180 days ago: no dates are given  https://le.utah.gov/',
    ]);
    expect(listOldLawChecks({ due: [], outdated: [] })).toBe('');
  });
});

describe('the list of launch blockers', () => {
  const DONE = { name: 'Ohio', all: 9, missing: 0, stale: 0, unreviewed: 0 };
  const sample = { file: 'src/config/site.ts', line: 1, kind: 'sample', text: '' } as const;
  const old = oldLawChecks(CHECKS, '2028-05-04' as PlainDate);
  const fresh = oldLawChecks(CHECKS, '2027-01-02' as PlainDate);

  it('is empty once everything is real, checked and reviewed', () => {
    expect(launchObstacles([], fresh, [DONE])).toEqual([]);
  });

  it.each([
    ['a sample', [sample], fresh, DONE, /^samples and placeholders: 1$/u],
    ['law of more than a year ago', [], old, DONE, /nobody has checked for a year: 3/u],
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

  it('are found only in files that docs/tasks/go-live.md tells to replace, and in no example of how to write', async () => {
    const toReplace = [
      'src/config/offer.ts',
      'src/config/site.ts',
      ...['en', 'es'].flatMap((language) =>
        ['approvals', 'team', 'testimonials'].map((name) => `src/content/words/${language}/${name}.json`),
      ),
    ];
    const files = (await projectPlaceholders(ROOT)).map(({ file }) => file);
    expect(files.filter((file) => !toReplace.includes(file))).toEqual([]);
  });
});

describe('the looks for new law', () => {
  const law = (state: string, lookedForNewLaw: string | null) => ({ state, lookedForNewLaw });
  const laws = [law('Ohio', '2026-11-25'), law('Utah', null), law('Iowa', '2026-11-22')];

  it('are listed after 120 days, and where none was noted', () => {
    expect(listOldLooks(laws, '2027-03-22' as PlainDate)).toBe('Utah: no look for new law was noted');
    expect(listOldLooks(laws, '2027-03-26' as PlainDate).split('\n')).toEqual([
      'Utah: no look for new law was noted',
      'Iowa: last look for new law 2026-11-22',
      'Ohio: last look for new law 2026-11-25',
    ]);
  });

  it('are read for every state', async () => {
    const read = await projectLaws(ROOT);
    expect(read).toHaveLength(51);
    expect(listOldLooks(read, '2027-03-01' as PlainDate).split('\n')).toHaveLength(12);
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

  it('are listed from the day to look again, longest overdue first', () => {
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

describe('a command on a day when every check is more than a year old', () => {
  const run = (script: string, ...options: string[]) => {
    const env = { ...process.env, BUILD_DATE: '2100-01-01' };
    const file = path.join(ROOT, 'scripts', script);
    return spawnSync(process.execPath, [file, ...options], { cwd: ROOT, env, encoding: 'utf8' });
  };

  it('check:launch names every path and every state and fails', async () => {
    const { stdout, status } = run('check-launch.ts');
    const checks = await projectLawChecks(ROOT);
    expect(stdout.match(/more than 365 days ago: may not be deployed/gu)).toHaveLength(checks.length);
    for (const { state, path: id } of checks) expect(stdout).toContain(id ?? `${state}: last checked`);
    expect(status).toBe(1);
  });

  it('check:launch names every pending bill', async () => {
    const { stdout } = run('check-launch.ts');
    const bills = await projectBills(ROOT);
    expect(bills.length).toBeGreaterThan(0);
    expect(stdout.match(/to be looked at again by \d{4}-\d{2}-\d{2}/gu)).toHaveLength(bills.length);
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

describe("HUD's figures", () => {
  const years = new Map([
    ['src/content/rents/counties.json', 2026],
    ['src/content/rents/income-limits.json', 2027],
  ]);

  it('are listed once a newer fiscal year has begun (on 1 October)', () => {
    expect(listOldRents(years, '2026-09-30' as PlainDate)).toBe('');
    expect(listOldRents(years, '2026-10-01' as PlainDate)).toBe(
      "src/content/rents/counties.json  HUD's figures of fiscal year 2026; it is 2027",
    );
  });

  it('are in three files', async () => {
    expect([...(await projectRentYears(ROOT)).values()].every(Number.isInteger)).toBe(true);
    expect((await projectRentYears(ROOT)).size).toBe(3);
  });
});
