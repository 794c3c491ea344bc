import { expect, test } from 'vitest';

import { memoryDoNotCallList } from '../testing/memory.ts';
import { NOW } from '../testing/sample-check.ts';
import { doNotCall } from './do-not-call.ts';

const person = { email: 'Rosa@example.com', phone: '(602) 555-0134' };

test('a request is found by each contact of the person, in any spelling, and by no other', async () => {
  const calls = doNotCall(memoryDoNotCallList(), 'salt');
  await calls.remember(['rosa@example.com', '6025550134'], NOW);
  const since = (email: string, phone: string) => calls.since({ email, phone }, NOW);
  expect(await calls.since(person, NOW)).toBe(NOW.toISOString());
  expect(await since('ROSA@example.com', '(480) 555-0100')).toBe(NOW.toISOString());
  expect(await since('x@example.com', '+1 602 555 0134')).toBe(NOW.toISOString());
  expect(await since('x@example.com', '(480) 555-0100')).toBeNull();
  await calls.forget(['rosa@example.com']);
  expect(await since('rosa@example.com', '(480) 555-0100')).toBeNull();
});

test('a helper’s contacts find nobody’s request', async () => {
  const calls = doNotCall(memoryDoNotCallList(), 'salt');
  await calls.remember(['rosa@example.com', '6025550134'], NOW);
  expect(await calls.since({ ...person, is_helper: true }, NOW)).toBeNull();
});

test('the hashes of another salt find nothing', async () => {
  const list = memoryDoNotCallList();
  await doNotCall(list, 'salt').remember(['rosa@example.com'], NOW);
  expect(await doNotCall(list, 'other salt').since(person, NOW)).toBeNull();
});
