import { describe, expect, it } from 'vitest';

import { readDateParts } from './known-date.ts';

const read = (month: string, day: string, year: string) => readDateParts({ month, day, year });

describe('a date as well as it is remembered', () => {
  it.each([
    ['5', '14', '2021', '2021-05-14', '2021-05-14'],
    ['05', '', '2021', '2021-05-01', '2021-05-31'],
    ['2', '', '2024', '2024-02-01', '2024-02-29'],
    ['12', '', '2021', '2021-12-01', '2021-12-31'],
    ['', '', ' 2021 ', '2021-01-01', '2021-12-31'],
  ])('%s/%s/%s lies from %s to %s… %s', (month, day, year, first, last) => {
    expect(read(month, day, year)).toEqual({ ok: true, date: { first, last } });
  });

  it('may be left out', () => {
    expect(read('', ' ', '')).toEqual({ ok: true, date: null });
  });

  it.each([
    ['5', '14', '', 'year-missing'],
    ['', '14', '2021', 'no-such-date'],
    ['13', '1', '2021', 'no-such-date'],
    ['2', '29', '2023', 'no-such-date'],
    ['5', '14', '21', 'no-such-date'],
    ['May', '14', '2021', 'no-such-date'],
  ])('%s/%s/%s is refused: %s', (month, day, year, problem) => {
    expect(read(month, day, year)).toEqual({ ok: false, problem });
  });
});
