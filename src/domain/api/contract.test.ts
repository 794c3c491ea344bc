import { describe, expect, it } from 'vitest';
import { CHART_RANGES, chartDays, readRetryAfter, referenceOf, roleIn } from './contract.ts';

it('a reference is short enough to be read out on the phone', () => {
  expect(referenceOf('3f2a91c0-5d1e-4c5b-9e8f-1a2b3c4d5e6f')).toBe('3f2a91c0');
});

it.each([null, '', 'request-1', '3f2a91c0', '<b>3f2a91c0</b>-5d1e-4c5b-9e8f-1a2b3c4d5e6f'])(
  'a reference is missing for %o',
  (requestId) => {
    expect(referenceOf(requestId)).toBeUndefined();
  },
);

it.each([
  [null, null],
  ['7', 7],
  ['0', 0],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['9999999999', null],
  ['Wed, 21 Oct 2026 07:28:00 GMT', null],
])('reads Retry-After: %o as %o seconds', (header, seconds) => {
  expect(readRetryAfter(header)).toBe(seconds);
});

describe('the role in the claims of an account', () => {
  it.each([
    [{ admin: true, role: 'manager' }, 'manager'],
    [{ admin: true, role: 'worker' }, 'worker'],
    [{ admin: true }, 'worker'],
    [{ admin: true, role: 'owner' }, 'worker'],
    [{ admin: true, role: ['manager'] }, 'worker'],
    [{ admin: 'true', role: 'manager' }, undefined],
    [{ admin: 1, role: 'manager' }, undefined],
    [{ role: 'manager' }, undefined],
    [{}, undefined],
  ])('%j is %s', (claims, role) => {
    expect(roleIn(claims)).toBe(role);
  });
});

it('charts cover the days of their range, and 90 days for “everything”', () => {
  expect(CHART_RANGES.map(chartDays)).toEqual([7, 30, 90, 90]);
});
