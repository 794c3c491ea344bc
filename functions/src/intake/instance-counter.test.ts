import { expect, test } from 'vitest';

import { Unavailable } from '../http/time-limit.ts';
import { memoryHitCounter } from '../testing/memory.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { instanceCounter } from './instance-counter.ts';

const [END, NEXT_END] = [new Date('2026-11-28T10:10:00.000Z'), new Date('2026-11-28T10:20:00.000Z')];

test('what is known is dropped when the window ends, so that memory does not grow', async () => {
  const { hit, known } = instanceCounter(memoryHitCounter(), recordedLog());
  expect([await hit('a', END), await hit('a', END)]).toEqual([1, 2]);
  expect(known('a')).toBe(2);
  await hit('b', NEXT_END);
  expect([known('a'), known('b')]).toEqual([0, 1]);
});

test('a count of another instance is known too, and is not lowered while the shared counter is silent', async () => {
  let isSilent = false;
  const shared = memoryHitCounter();
  const counter = instanceCounter(
    {
      hit: (key, expireAt) =>
        isSilent ? Promise.reject(new Unavailable('store')) : shared.hit(key, expireAt),
    },
    recordedLog(),
  );
  for (let call = 0; call < 4; call += 1) await shared.hit('a', END);
  expect(await counter.hit('a', END)).toBe(5);
  isSilent = true;
  expect(await counter.hit('a', END)).toBe(6);
});
