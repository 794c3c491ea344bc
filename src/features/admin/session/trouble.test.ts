import { expect, it } from 'vitest';

import { CallFailed } from '#features/admin/session/call.ts';

import { callTrouble } from './trouble.ts';

const problem = { type: 'about:blank', title: 'Unavailable', status: 503, detail: 'Google is silent.' };
const reference = '3f2a91c0';

it.each([
  [
    'without an answer',
    new CallFailed(),
    'Not saved: the server could not be reached. It is still here. Check your connection and try again.',
  ],
  [
    'with the server’s explanation',
    new CallFailed(problem, reference),
    'Not saved. Google is silent. It is still here. Reference: 3f2a91c0',
  ],
  [
    'with an answer that is not ours',
    new CallFailed(undefined, reference),
    'Not saved: the server could not be reached. It is still here. Check your connection and try again. Reference: 3f2a91c0',
  ],
])('a failed call %s is described', (_what, failed, words) => {
  expect(callTrouble('Not saved', failed, 'It is still here.')).toBe(words);
});
