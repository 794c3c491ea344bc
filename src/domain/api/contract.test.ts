import { expect, it } from 'vitest';
import { isAdmin, readRetryAfter, referenceOf } from './contract.ts';

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

it.each([
  [{ admin: true }, true],
  [{ admin: true, editor: true }, true],
  [{ admin: 'true' }, false],
  [{ admin: 1 }, false],
  [{ role: 'admin' }, false],
  [{}, false],
])('an account with the claims %j is an admin: %s', (claims, expected) => {
  expect(isAdmin(claims)).toBe(expected);
});
