import { describe, expect, it } from 'vitest';

import { COUNTY_RENTS as BEFORE } from '#data/rents.ts';

import { fileText, fiscalYearIn, reasonNotToTake } from './hud-figures.ts';
import { readHudFile, takeRents } from './update-rents.ts';

const HEAD = 'stusps,hud_area_name,fips,county_town_name,fmr_0,fmr_1,fmr_2,fmr_3,fmr_4';
const ADA = 'ID,"Boise City, ID HUD Metro FMR Area",1600199999,Ada County,900,1000,1200,1500,1800';
const GREENWICH = 'CT,"Stamford-Norwalk, CT",0919033620,Greenwich town,1800,2200,2600,3100,3700';
const GUAM = 'GU,Guam,6601099999,Guam,1000,1100,1300,1600,1900';
const file = (...lines: string[]) => [HEAD, ...lines, ''].join('\r\n');

describe("HUD's file", () => {
  it('gives counties and towns, also with a comma in an area and a byte order mark', () => {
    expect(readHudFile(`\uFEFF${file(ADA, GREENWICH)}`)).toEqual([
      {
        county: '16001',
        town: null,
        area: 'Boise City, ID HUD Metro FMR Area',
        rents: [900, 1000, 1200, 1500, 1800],
      },
      {
        county: '09190',
        town: 'Greenwich town',
        area: 'Stamford-Norwalk, CT',
        rents: [1800, 2200, 2600, 3100, 3700],
      },
    ]);
  });

  it('restores a leading zero that a spreadsheet removed', () => {
    expect(readHudFile(file(GREENWICH.replace('0919033620', '919033620')))[0]?.county).toBe('09190');
  });

  it('skips territories, which the site does not serve', () => {
    expect(readHudFile(file(GUAM))).toEqual([]);
  });

  it.each([
    ['a rent of 0', file(ADA.replace(',900,', ',0,')), 'row 2: fmr_0 is “0”, not an amount.'],
    ['a rent that is none', file(ADA.replace(',1200,', ',n/a,')), 'row 2: fmr_2 is “n/a”, not an amount.'],
    [
      'a number that is none',
      file(ADA.replace('1600199999', '16A')),
      'row 2: fips is “16A”, not ten digits.',
    ],
    ['another sheet', 'a,b\n1,2\n', 'The file has no column fips'],
  ])('is refused with %s', (_, text, reason) => {
    expect(() => readHudFile(text)).toThrow(reason);
  });
});

describe('the rents of the site', () => {
  const old: Parameters<typeof takeRents>[0] = {
    counties: { '16001': ['Boise', 800, 900, 1000, 1200, 1400], '33001': ['Belknap', 1, 2, 3, 4, 5] },
    places: { '5': ['Cos Cob', 'Greenwich town', null, 1731, 2100, 2511, 3036, 3598] },
  };
  const known = new Set(['16001', '16003', '33001', '09001']);
  const stateOf = new Map([['5', '09']]);
  const take = (...lines: string[]) => takeRents(old, readHudFile(file(...lines)), known, stateOf);

  it('are replaced, and a large change is reported', () => {
    const { counties, notes } = take(ADA, GREENWICH);
    expect(counties['16001']).toEqual(['Boise City, ID HUD Metro FMR Area', 900, 1000, 1200, 1500, 1800]);
    expect(notes).toContain(
      'counties.16001 (Boise City, ID HUD Metro FMR Area): two bedrooms from $1000 to $1200',
    );
  });

  // Typed from HUD's table for fiscal year 2027.
  it.each([
    ['01001', '"Montgomery, AL MSA"', [986, 1003, 1150, 1476, 1708]],
    ['01003', '"Daphne-Fairhope-Foley, AL MSA"', [1180, 1317, 1434, 1855, 2347]],
    ['01005', '"Barbour County, AL"', [720, 846, 921, 1255, 1284]],
    ['01007', '"Birmingham-Hoover, AL HUD Metro FMR Area"', [1177, 1263, 1375, 1727, 1941]],
  ])('take the new figures of county %s in place of those of 2026', (fips, area, rents) => {
    const sheet = file(`AL,${area},${fips}99999,A county,${rents.join(',')}`);
    const { counties } = takeRents({ ...BEFORE, places: {} }, readHudFile(sheet), new Set([fips]), new Map());
    expect(counties[fips]).toEqual([area.replaceAll('"', ''), ...rents]);
    expect(counties[fips]).not.toEqual(BEFORE.counties[fips]);
  });

  it("match a town by its name, whatever HUD's number for its county", () => {
    expect(take(GREENWICH).places['5']).toEqual([
      'Cos Cob',
      'Greenwich town',
      'Stamford-Norwalk, CT',
      1800,
      2200,
      2600,
      3100,
      3700,
    ]);
  });

  it('are removed, with a note, if the file no longer has them', () => {
    const { counties, places, notes } = take(ADA);
    expect(counties['33001']).toBeUndefined();
    expect(places).toEqual({});
    expect(notes).toContain('counties.33001: gone, or set by town now (Belknap)');
    expect(notes).toContain("places.5: HUD's file has no Greenwich town for Cos Cob");
  });

  it('are a county’s if all its towns have the same, and otherwise no county’s', () => {
    const alton = 'NH,Belknap,3300100660,Alton town,1,2,3,4,5';
    const gilford = 'NH,Belknap,3300129540,Gilford town,1,2,3,4,6';
    expect(take(alton).counties['33001']).toEqual(['Belknap', 1, 2, 3, 4, 5]);
    expect(take(alton, gilford).counties['33001']).toBeUndefined();
  });

  it('are refused for an unknown county', () => {
    expect(() => take(ADA.replace('1600199999', '1699999999'))).toThrow(
      'counties that the site does not: 16999',
    );
  });
});

describe("HUD's figures of a year", () => {
  it.each([
    ['FY27_FMRs.csv', 2027],
    ['FY2027_FMRs.csv', 2027],
    ['fy28.csv', 2028],
    ['FY27_FMRs_revised_2026.csv', 2027],
    ['rents.csv', undefined],
    ['FY3.csv', undefined],
  ])('are those of the year in the file’s name: %s', (name, year) => {
    expect(fiscalYearIn(name)).toBe(year);
  });

  const before = {
    fiscalYear: 2027,
    from: '2026-10-01',
    rows: { counties: 3120, 'places of New England': 299 },
  };
  it.each([
    ['a newer year', { ...before, fiscalYear: 2028, from: '2027-10-01' }, undefined],
    ['the same year, revised', { ...before, from: '2027-05-20' }, undefined],
    [
      'the same year under another name',
      before,
      /of 2027 from 2026-10-01 on\. For a revision, add its first day/u,
    ],
    ['a revision of another year', { ...before, from: '2028-05-20' }, /no day of fiscal year 2027/u],
    ['a revision on no day', { ...before, from: 'May' }, /May is no day/u],
    [
      'an older year',
      { ...before, fiscalYear: 2026, from: '2025-10-01' },
      /2027 already; the file is of 2026/u,
    ],
    [
      'a part of a file',
      { fiscalYear: 2028, from: '2027-10-01', rows: { counties: 3, 'places of New England': 299 } },
      /for 3 counties; the site has 3120/u,
    ],
    [
      'a file with all counties and too few towns',
      { fiscalYear: 2028, from: '2027-10-01', rows: { counties: 3120, 'places of New England': 180 } },
      /for 180 places of New England; the site has 299/u,
    ],
  ])('replace those of the site only if that makes sense: %s', (_what, now, expected) => {
    const reason = reasonNotToTake(before, now);
    if (expected === undefined) expect(reason).toBeUndefined();
    else expect(reason).toMatch(expected);
  });

  it('are written in the order of the codes, with their days', () => {
    const text = fileText({ ...before, until: '2027-09-30' }, 'counties', {
      '10001': ['Kent', 1],
      '01001': ['Autauga', 2],
    });
    expect(text.indexOf('"01001"')).toBeLessThan(text.indexOf('"10001"'));
    expect(JSON.parse(text)).toMatchObject({ fiscalYear: 2027, from: '2026-10-01', until: '2027-09-30' });
  });
});

/** Fair Market Rents of 2026 and 2027 as HUD published them, 0 to 4 bedrooms, typed from its tables. */
const KNOWN: readonly (readonly [
  fips: string,
  area: string,
  before: readonly number[],
  after: readonly number[],
])[] = [
  ['01001', 'Montgomery, AL MSA', [860, 870, 1016, 1304, 1537], [986, 1003, 1150, 1476, 1708]],
  ['01003', 'Daphne-Fairhope-Foley, AL MSA', [1094, 1200, 1345, 1692, 2171], [1180, 1317, 1434, 1855, 2347]],
  ['01005', 'Barbour County, AL', [576, 693, 776, 1017, 1068], [720, 846, 921, 1255, 1284]],
  [
    '01007',
    'Birmingham-Hoover, AL HUD Metro FMR Area',
    [1024, 1155, 1266, 1583, 1801],
    [1177, 1263, 1375, 1727, 1941],
  ],
  ['01011', 'Bullock County, AL', [576, 708, 776, 930, 1302], [720, 846, 921, 1097, 1368]],
  ['01013', 'Butler County, AL', [622, 638, 837, 1004, 1139], [728, 733, 959, 1143, 1369]],
  ['01015', 'Anniston-Oxford, AL MSA', [753, 757, 962, 1300, 1361], [796, 801, 1010, 1337, 1341]],
  ['01033', 'Florence-Muscle Shoals, AL MSA', [698, 775, 1000, 1242, 1409], [760, 834, 1085, 1348, 1426]],
  ['01043', 'Cullman County, AL', [666, 670, 879, 1137, 1381], [785, 790, 1034, 1356, 1581]],
];

describe('the figures of fiscal year 2027', () => {
  const head = HEAD.split(',');
  const lines = KNOWN.map(([fips, area, , after]) => `AL,"${area}",${fips}99999,A county,${after.join(',')}`);
  const { counties, notes } = takeRents(
    { counties: BEFORE.counties, places: {} },
    readHudFile([head.join(','), ...lines].join('\n')),
    new Set(KNOWN.map(([fips]) => fips)),
    new Map(),
  );

  it.each(KNOWN)('%s (%s) take the place of those of 2026', (fips, area, before, after) => {
    expect(BEFORE.counties[fips]?.slice(1)).toEqual(before);
    expect(counties[fips]).toEqual([area, ...after]);
  });

  it('raise the lowest rents of Alabama by a fifth, which is reported', () => {
    expect(notes).toContain('counties.01005 (Barbour County, AL): two bedrooms from $776 to $921');
  });
});
