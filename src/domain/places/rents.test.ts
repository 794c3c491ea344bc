import { describe, expect, it } from 'vitest';

import type { PlainDate } from '#domain/shared/plain-date.ts';

import {
  areaInWords,
  areOldLimits,
  countyRentsSchema,
  fiscalYearOf,
  incomeLimitsSchema,
  isOverYear,
  monthlyIncomeForRent,
  rentFloor,
  rentRange,
  rentsAt,
  strangeCounties,
} from './rents.ts';

const TODAY = '2026-11-22' as PlainDate;

it.each([
  ['2026-09-30', 2026],
  ['2026-10-01', 2027],
  ['2027-01-01', 2027],
])('%s is in fiscal year %d', (day, year) => {
  expect(fiscalYearOf(day as PlainDate)).toBe(year);
});

it('the usual income is three times the rent, twelve times a year', () => {
  expect(monthlyIncomeForRent(1000)).toBe(3000);
});

describe('the rents of a state', () => {
  const part = (name: string, monthly: number, area: string | null = `${name}, AL`) => ({
    name,
    area,
    monthly,
  });

  it('are the lowest and the highest, each with all that it holds for', () => {
    const [bullock, cook, lake] = [part('Bullock', 776), part('Cook', 1500), part('Lake', 1500)];
    expect(rentRange([cook, bullock, lake])).toEqual({ low: [bullock], high: [cook, lake] });
    expect(rentRange([])).toBeUndefined();
  });

  it('have a floor where several areas have the lowest figure', () => {
    expect(rentFloor([part('A', 776), part('B', 776), part('C', 900)])).toBe(776);
    expect(rentFloor([part('A', 776, null), part('B', 776, null)])).toBe(776);
    expect(rentFloor([part('A', 776, 'Metro'), part('B', 776, 'Metro'), part('C', 900)])).toBeUndefined();
    expect(rentFloor([])).toBeUndefined();
  });
});

describe('the rents of a place', () => {
  const counties = {
    counties: { '09001': ['Fairfield', 1, 2, 3, 4, 5] as [string, number, number, number, number, number] },
  };
  const places = {
    places: {
      '7': ['Cos Cob', 'Greenwich town', 'Stamford', 6, 7, 8, 9, 10] as [
        string,
        string,
        string,
        number,
        number,
        number,
        number,
        number,
      ],
    },
  };

  it("are its town's, or else its county's, or none", () => {
    const at = (geonameId: number, countyFips: string) =>
      rentsAt(counties, places, { geonameId, countyFips });
    expect(at(7, '09001')).toEqual({ area: 'Stamford', rents: [6, 7, 8, 9, 10] });
    expect(at(8, '09001')).toEqual({ area: 'Fairfield', rents: [1, 2, 3, 4, 5] });
    expect(at(8, '09003')).toBeNull();
  });
});

it.each([
  ['Phoenix-Mesa-Chandler, AZ MSA', 'Phoenix-Mesa-Chandler'],
  ['Brazoria County, TX HUD Metro FMR Area', 'Brazoria County'],
  ['Apache County, AZ', 'Apache County'],
  ['Boston-Cambridge-Quincy, MA-NH HUD Metro FMR Area', 'Boston-Cambridge-Quincy'],
  ['Greenwich town', 'Greenwich'],
])('the area %s is called %s', (area, name) => {
  expect(areaInWords(area)).toBe(name);
});

it('rents are old when their fiscal year is over, income limits a summer later', () => {
  const day = (text: string) => text as PlainDate;
  expect([isOverYear(2026, day('2026-09-30')), isOverYear(2026, day('2026-10-01'))]).toEqual([false, true]);
  expect([areOldLimits(2026, day('2027-05-31')), areOldLimits(2026, day('2027-06-01'))]).toEqual([
    false,
    true,
  ]);
});

describe('a file', () => {
  const file = {
    fiscalYear: 2027,
    from: '2026-10-01',
    until: '2027-09-30',
    counties: { '16001': ['Boise', 900, 1000, 1200, 1500, 1800] },
  };
  const problem = (change: object) =>
    countyRentsSchema(TODAY).safeParse({ ...file, ...change }).error?.issues[0];

  it('is accepted when it is valid', () => {
    expect(problem({})).toBeUndefined();
  });

  it.each([
    ['a year that has not come', { fiscalYear: 2028 }, ['fiscalYear']],
    ['a day that does not exist', { from: '2026-02-30' }, ['from']],
    ['an end before its first day', { until: '2026-09-30' }, ['until']],
    [
      'a rent of 0',
      { counties: { '16001': ['Boise', 0, 1000, 1200, 1500, 1800] } },
      ['counties', '16001', 1],
    ],
    [
      'a larger home for less',
      { counties: { '16001': ['Boise', 900, 800, 1200, 1500, 1800] } },
      ['counties', '16001'],
    ],
    [
      'a number that is no FIPS',
      { counties: { '1600': ['Boise', 900, 1000, 1200, 1500, 1800] } },
      ['counties', '1600'],
    ],
    [
      'an area without a name',
      { counties: { '16001': ['', 900, 1000, 1200, 1500, 1800] } },
      ['counties', '16001', 0],
    ],
  ])('is refused with %s', (_, change, path) => {
    expect(problem(change)?.path).toEqual(path);
  });

  it('is refused with an income limit that falls with the size of the household', () => {
    const limits = {
      ...file,
      counties: {
        '16001': [
          [20_000, 19_000, 25_000, 30_000],
          [1, 2, 3, 4],
        ],
      },
    };
    expect(incomeLimitsSchema(TODAY).safeParse(limits).error?.issues[0]?.path).toEqual([
      'counties',
      '16001',
      0,
    ]);
  });

  it('is refused with an unknown county', () => {
    expect(strangeCounties({ '16999': 1, '16001': 1 }, new Set(['16001']))).toEqual([
      'counties.16999: no county has this number',
    ]);
  });
});
