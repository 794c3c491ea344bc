import { describe, expect, it } from 'vitest';

import { SEALING_LAWS } from '#data/laws.ts';
import type { PendingBill } from '#domain/law/changes.ts';
import { JURISDICTIONS } from '#domain/places/jurisdiction.ts';
import type { PlainDate } from '#domain/shared/plain-date.ts';

import { ROOT } from '../local/project.ts';
import {
  type LawCheck,
  listDueBills,
  listOldLawChecks,
  listOldLooks,
  listOldRents,
  oldLawChecks,
  projectBills,
  projectLawChecks,
  projectLaws,
  projectRentYears,
} from './due-checks.ts';

const check = (state: LawCheck['state'], on: string, changes: Partial<LawCheck> = {}): LawCheck => ({
  file: `src/content/sealing-law/${state.toLowerCase()}.json`,
  state,
  remedyId: null,
  address: null,
  on,
  ...changes,
});
const CHECKS = [
  check('Utah', '2027-05-04', { remedyId: 'ut-stipulation', address: 'https://le.utah.gov/' }),
  check('Ohio', '2026-11-22', { remedyId: 'oh-statewide-rule-45e' }),
  check('Iowa', '2027-01-01'),
];
const statesOn = (today: string) => {
  const { due, outdated } = oldLawChecks(CHECKS, today as PlainDate);
  return { due: due.map(({ state }) => state), outdated: outdated.map(({ state }) => state) };
};

describe('the checks of the law', () => {
  it('are read for every state and every remedy', async () => {
    const checks = await projectLawChecks(ROOT);
    const states = new Set(checks.map(({ state }) => state));
    expect([...states].toSorted()).toEqual(JURISDICTIONS.map(({ name }) => name));
    const remedies = Object.values(SEALING_LAWS).flatMap(({ remedies: all }) => all.map(({ id }) => id));
    expect(checks.flatMap(({ remedyId: id }) => id ?? []).toSorted()).toEqual(remedies.toSorted());
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
    expect(read.map(({ state }) => state).toSorted()).toEqual(JURISDICTIONS.map(({ name }) => name));
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

describe("HUD's figures", () => {
  const years = new Map([
    ['src/content/rents/counties.json', 2026],
    ['src/content/rents/income-limits.json', 2026],
  ]);

  it('are listed once HUD has newer ones: rents on 1 October, income limits by June', () => {
    expect(listOldRents(years, '2026-09-30' as PlainDate)).toBe('');
    expect(listOldRents(years, '2026-10-01' as PlainDate)).toBe(
      "src/content/rents/counties.json  HUD's figures of fiscal year 2026; it is 2027",
    );
    expect(listOldRents(years, '2027-05-31' as PlainDate).split('\n')).toHaveLength(1);
    expect(listOldRents(years, '2027-06-01' as PlainDate).split('\n')).toHaveLength(2);
  });

  it('are in three files', async () => {
    expect([...(await projectRentYears(ROOT)).values()].every(Number.isInteger)).toBe(true);
    expect((await projectRentYears(ROOT)).size).toBe(3);
  });
});
