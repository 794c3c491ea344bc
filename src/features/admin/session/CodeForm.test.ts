import { expect, it } from 'vitest';

import { readCode } from './CodeForm.tsx';

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['012345', '012345'],
])('the code %j is accepted', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

it.each(['', '12345', '1234567', '12345a', '１２３４５６'])(
  'the code %j is rejected before sending',
  (typed) => {
    expect(readCode(typed)).toBeUndefined();
  },
);
