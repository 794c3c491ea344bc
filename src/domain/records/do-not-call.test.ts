import { expect, it } from 'vitest';

import { utcDate } from '#domain/shared/plain-date.ts';
import { doNotCallSince, honoredBy, NO_MARKS } from './do-not-call.ts';

const [FIRST, SECOND] = ['2026-11-22T09:00:00.000Z', '2026-11-23T09:00:00.000Z'];

it.each([
  [NO_MARKS, null],
  [{ phone: SECOND, email: null }, SECOND],
  [{ phone: null, email: SECOND }, SECOND],
  [{ phone: SECOND, email: FIRST }, FIRST],
])('a record with the marks %j is not to be called since %s', (do_not_call, since) => {
  expect(doNotCallSince({ do_not_call })).toBe(since);
});

it.each([
  ['2026-11-23', '2026-12-07'],
  ['2026-11-27', '2026-12-11'],
  ['2026-11-28', '2026-12-11'],
  ['2026-11-29', '2026-12-11'],
])('a STOP of %s has to be honored by %s', (since, last) => {
  expect(honoredBy(utcDate(new Date(since)))).toBe(last);
});
