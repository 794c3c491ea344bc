import { expect, it } from 'vitest';

import { readRetryAfter } from './retry-after.ts';

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
