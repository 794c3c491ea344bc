import { expect, it } from 'vitest';

import { referenceOf } from './answers.ts';

it('a reference is short enough to be read out on the phone', () => {
  expect(referenceOf('3f2a91c0-5d1e-4c5b-9e8f-1a2b3c4d5e6f')).toBe('3f2a91c0');
});

it.each([null, '', 'request-1', '3f2a91c0', '<b>3f2a91c0</b>-5d1e-4c5b-9e8f-1a2b3c4d5e6f'])(
  'a reference is missing for %o',
  (requestId) => {
    expect(referenceOf(requestId)).toBeUndefined();
  },
);
