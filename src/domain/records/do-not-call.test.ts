import { expect, it } from 'vitest';

import { doNotCallSince, NO_MARKS } from './do-not-call.ts';

const [FIRST, SECOND] = ['2026-11-22T09:00:00.000Z', '2026-11-23T09:00:00.000Z'];

it.each([
  [NO_MARKS, null],
  [{ phone: SECOND, email: null }, SECOND],
  [{ phone: null, email: SECOND }, SECOND],
  [{ phone: SECOND, email: FIRST }, FIRST],
])('a record with the marks %j is not to be called since %s', (do_not_call, since) => {
  expect(doNotCallSince({ do_not_call })).toBe(since);
});
