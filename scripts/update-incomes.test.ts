import { describe, expect, it } from 'vitest';

import { readIncomeFile } from './update-incomes.ts';

const HEAD = 'fips,hud_area_name,l50_1,l50_2,l50_3,l50_4,ELI_1,ELI_2,ELI_3,ELI_4';
const row = (fips: string, first = '30000') =>
  `${fips},"Boise City, ID",${first},34000,38000,42000,18000,21000,25000,30000`;
const file = (...lines: string[]) => [HEAD, ...lines, ''].join('\r\n');
const KNOWN = new Set(['16001', '33001']);
const ADA = [
  [18_000, 21_000, 25_000, 30_000],
  [30_000, 34_000, 38_000, 42_000],
];

describe("HUD's income limits", () => {
  it('are read for the counties of the site, with a leading zero or thousands separators', () => {
    expect(readIncomeFile(file(row('1600199999', '"30,000"'), row('6601099999')), KNOWN)).toEqual({
      '16001': ADA,
    });
  });

  it('are a county’s if all its towns have the same, and otherwise no county’s', () => {
    const [alton, gilford] = ['3300100660', '3300129540'];
    expect(readIncomeFile(file(row(alton), row(gilford)), KNOWN)).toEqual({ '33001': ADA });
    expect(readIncomeFile(file(row(alton), row(gilford, '31000')), KNOWN)).toEqual({});
  });

  it.each([
    ['an income of 0', file(row('1600199999', '0')), 'row 2: l50_1 is “0”, not an amount.'],
    ['a number that is none', file(row('16A')), 'row 2: fips is “16A”, not ten digits.'],
    ['another sheet', 'a,b\n1,2\n', 'The file has no column fips'],
  ])('are refused with %s', (_, text, reason) => {
    expect(() => readIncomeFile(text, KNOWN)).toThrow(reason);
  });
});
