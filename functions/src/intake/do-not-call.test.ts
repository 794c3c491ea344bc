import { expect, test } from 'vitest';

import { memoryDoNotCallList } from '../testing/memory.ts';
import { NOW } from '../testing/sample-check.ts';
import { doNotCall } from './do-not-call.ts';

const ROSA = { email: 'Rosa@example.com', phone: '(602) 555-0134' };
const SINCE = NOW.toISOString();

test('a marked number is found in any spelling, beside any address, until the mark is lifted', async () => {
  const calls = doNotCall(memoryDoNotCallList(), 'salt');
  await calls.mark('phone', ROSA.phone, NOW);
  expect(await calls.marksOf(ROSA, NOW)).toEqual({ phone: SINCE, email: null });
  expect(await calls.marksOf({ email: 'x@example.com', phone: '+1 602.555.0134' }, NOW)).toEqual({
    phone: SINCE,
    email: null,
  });
  await calls.lift('phone', '602 555 0134');
  expect(await calls.marksOf(ROSA, NOW)).toEqual({ phone: null, email: null });
});

test('a marked address says nothing of the number beside it', async () => {
  const calls = doNotCall(memoryDoNotCallList(), 'salt');
  await calls.mark('email', ROSA.email, NOW);
  expect(await calls.marksOf({ ...ROSA, phone: '(480) 555-0100' }, NOW)).toEqual({
    phone: null,
    email: SINCE,
  });
  expect(await calls.marksOf({ ...ROSA, email: 'x@example.com' }, NOW)).toEqual({ phone: null, email: null });
});

test('a mark is kept for five years', async () => {
  const calls = doNotCall(memoryDoNotCallList(), 'salt');
  await calls.mark('phone', ROSA.phone, NOW);
  const at = (day: string) => calls.marksOf(ROSA, new Date(day));
  expect(await at('2031-11-21T18:00:00.000Z')).toMatchObject({ phone: SINCE });
  expect(await at('2031-11-21T19:00:00.000Z')).toMatchObject({ phone: null });
});

test('the hashes of another salt find nothing', async () => {
  const list = memoryDoNotCallList();
  await doNotCall(list, 'salt').mark('email', ROSA.email, NOW);
  expect(await doNotCall(list, 'other salt').marksOf(ROSA, NOW)).toEqual({ phone: null, email: null });
});
