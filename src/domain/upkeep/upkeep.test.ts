import { describe, expect, it } from 'vitest';

import { BUILD_DATE } from '#config/build.ts';
import { stateFilings } from '#data/filings.ts';
import { SEALING_LAWS } from '#data/laws.ts';
import { readUpkeep } from '#data/upkeep.ts';
import { JURISDICTION_CODES } from '#domain/places/jurisdiction.ts';
import { addDays, plainDate, type PlainDate } from '#domain/shared/plain-date.ts';

import {
  outdatedLaws,
  type UpkeepItem,
  UPKEEP_KINDS,
  upkeepItems,
  upkeepLines,
  upkeepNow,
  upkeepRounds,
  weeklyPace,
} from './upkeep.ts';

const day = (text: string): PlainDate => plainDate(text) ?? BUILD_DATE;
const NONE = {
  laws: [],
  filings: new Map(),
  bills: [],
  rents: new Map(),
  incomes: new Map(),
  directories: new Map(),
  numbers: [],
  securityTxt: day('2027-11-14'),
  places: new Map(),
};
/** Two real laws, of which every path was checked on a day. */
const laws = (codes: readonly ('OH' | 'UT' | 'AL')[], on: string, lookedForNewLaw: string | null = on) =>
  codes.map((code) => ({
    ...SEALING_LAWS[code],
    asOf: on.slice(0, 7),
    lookedForNewLaw,
    remedies: SEALING_LAWS[code].remedies.slice(0, 1).map((remedy) => ({
      ...remedy,
      checked: { ...remedy.checked, on },
    })),
  }));
const dueOf = (items: readonly UpkeepItem[], kind: UpkeepItem['kind']) =>
  items.filter((item) => item.kind === kind).map(({ due }) => due);

describe('what ages', () => {
  const items = readUpkeep(process.cwd(), BUILD_DATE);

  it('is every path of the law, and of each kind something', () => {
    const remedies = Object.values(SEALING_LAWS).flatMap(({ remedies: all }) => all.map(({ id }) => id));
    const listed = items.filter(({ kind }) => kind === 'law');
    expect(listed.flatMap(({ name }) => name ?? []).toSorted()).toEqual(remedies.toSorted());
    expect(new Set(listed.map(({ state }) => state)).size).toBe(JURISDICTION_CODES.length);
    expect([...new Set(items.map(({ kind }) => kind))].toSorted()).toEqual(
      Object.keys(UPKEEP_KINDS).toSorted(),
    );
  });

  it('is the twenty numbers that nobody has looked at for longest', () => {
    const numbers = Array.from({ length: 30 }, (_, index) => ({
      file: 'ohio.json',
      state: 'OH' as const,
      service: `Service ${index}`,
      // Every second one is in two lists.
      phone: `(614) 555-01${String(index - (index % 2)).padStart(2, '0')}`,
      seen: `2026-11-${String(index + 1).padStart(2, '0')}`,
      source: 'https://example.org/',
    }));
    const named = upkeepItems({ ...NONE, numbers }).filter(({ kind }) => kind === 'number');
    expect(named.slice(0, 2)).toMatchObject([
      { checked: '2026-11-02', due: '2027-11-03' },
      { checked: '2026-11-04', due: '2027-11-05' },
    ]);
    expect(named).toHaveLength(15);
    expect(items.filter(({ kind }) => kind === 'number')).toHaveLength(20);
  });

  it('is in the order of the days on which it is due', () => {
    const days = items.map(({ due }) => due);
    expect(days).toEqual(days.toSorted());
  });
});

describe('a day on which something is due', () => {
  // 180, 120 and 365 days later is the last good one.
  it('is the 181st after a path was checked, and the 121st after a look for new law', () => {
    const items = upkeepItems({ ...NONE, laws: laws(['UT'], '2026-11-22') });
    expect(dueOf(items, 'law')).toEqual(['2027-05-22']);
    expect(dueOf(items, 'new law')).toEqual(['2027-03-23']);
  });

  it('has passed where no look for new law was noted', () => {
    expect(dueOf(upkeepItems({ ...NONE, laws: laws(['UT'], '2026-11-22', null) }), 'new law')).toEqual([
      '2026-11-22',
    ]);
  });

  it('of a state without paths is counted from the month of its check', () => {
    const [alabama] = laws(['AL'], '2026-11-22');
    const items = upkeepItems({ ...NONE, laws: alabama === undefined ? [] : [{ ...alabama, remedies: [] }] });
    expect(items.find(({ kind }) => kind === 'law')).toMatchObject({
      state: 'AL',
      name: null,
      due: '2027-05-01',
    });
  });

  it('is the 181st after somebody saw a form, a fee waiver, an oath or a rule of service', () => {
    const filings = new Map([
      ['MA', stateFilings('MA')],
      ['IN', stateFilings('IN')],
    ] as const);
    const papers = upkeepItems({ ...NONE, filings }).filter(({ kind }) => kind === 'paper');
    const { forms, waiver } = stateFilings('MA');
    expect(papers.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        ...forms.map(({ name }) => name),
        waiver?.name,
        expect.stringMatching(/^Oath: /u),
        expect.stringMatching(/^Service: in-/u),
      ]),
    );
    for (const { checked, due } of papers) expect(due).toBe(addDays(day(checked ?? ''), 181));
  });

  it('of figures of HUD is October for rents and June for income limits, of lists a year after their month', () => {
    const items = upkeepItems({
      ...NONE,
      rents: new Map([['rents.json', 2026]]),
      incomes: new Map([['limits.json', 2026]]),
      directories: new Map([['courts.json', '2026-11']]),
    });
    expect(items.map(({ file, due }) => [file, due])).toEqual([
      ['rents.json', '2026-10-01'],
      ['limits.json', '2027-06-01'],
      ['courts.json', '2027-11-02'],
      ['src/pages/.well-known/security.txt.ts', '2027-11-14'],
    ]);
  });
});

it('of the same day, the state with the most places comes first', () => {
  const places = new Map([
    ['UT', 40],
    ['OH', 90],
  ] as const);
  const items = upkeepItems({ ...NONE, places, laws: laws(['UT', 'OH'], '2026-11-22') });
  expect(items.filter(({ kind }) => kind === 'law').map(({ state }) => state)).toEqual(['OH', 'UT']);
});

describe('on a day', () => {
  const items = upkeepItems({ ...NONE, laws: laws(['UT', 'OH'], '2026-11-22') });
  const paths = items.filter(({ kind }) => kind === 'law');

  it('a path is named from 150 days after its check on', () => {
    expect(upkeepNow(paths, day('2027-04-21'))).toEqual([]);
    expect(upkeepNow(paths, day('2027-04-22'))).toHaveLength(2);
    const line = { kind: 'law', count: 2, first: '2027-05-22', states: ['UT', 'OH'] };
    const rounds = upkeepRounds(paths);
    expect(upkeepLines(rounds, day('2027-04-22'))).toEqual([{ ...line, old: 0 }]);
    expect(upkeepLines(rounds, day('2027-05-22'))).toEqual([{ ...line, old: 2 }]);
  });

  it('a path is outdated from 366 days after its check on', () => {
    expect(outdatedLaws(items, day('2027-11-22'))).toEqual([]);
    expect(outdatedLaws(items, day('2027-11-23'))).toHaveLength(2);
  });

  it('the pace is what the nearest days ask for, and nothing when all is old', () => {
    // Two in a week; two in four weeks.
    expect(weeklyPace(paths, day('2027-05-15'))).toBe(2);
    expect(weeklyPace(paths, day('2027-04-24'))).toBe(1);
    expect(weeklyPace(paths, day('2028-01-01'))).toBe(0);
  });
});
