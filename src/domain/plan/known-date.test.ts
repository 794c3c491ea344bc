import { describe, expect, it } from 'vitest';

import { readKnownDate } from './known-date.ts';

describe('a date as well as it is remembered', () => {
  it.each([
    ['5/14/2021', '2021-05-14', '2021-05-14'],
    ['05-14-2021', '2021-05-14', '2021-05-14'],
    [' 5. 14. 2021 ', '2021-05-14', '2021-05-14'],
    ['2021-05-14', '2021-05-14', '2021-05-14'],
    ['2/29/2024', '2024-02-29', '2024-02-29'],
    ['5/2021', '2021-05-01', '2021-05-31'],
    ['2/2024', '2024-02-01', '2024-02-29'],
    ['12/2021', '2021-12-01', '2021-12-31'],
    ['2021-05', '2021-05-01', '2021-05-31'],
    [' 2021 ', '2021-01-01', '2021-12-31'],
  ])('%s lies from %s to %s', (text, first, last) => {
    expect(readKnownDate(text)).toEqual({ first, last });
  });

  it.each([
    ['nothing', ''],
    ['a year of two digits', '5/14/21'],
    ['a month that does not exist', '13/1/2021'],
    ['29 February of another year', '2/29/2023'],
    ['the day first', '14/5/2021'],
    ['words', 'May 14, 2021'],
    ['a month and a day', '5/14'],
    ['too much', '5/14/2021/3'],
    ['an open end', '5//2021/'],
    ['a sign', '-5/14/2021'],
  ])('cannot be read from %s', (_what, text) => {
    expect(readKnownDate(text)).toBeUndefined();
  });
});
