import { describe, expect, it, vi } from 'vitest';

import { readFillTime } from '~/domain/forms/request.ts';

import { fillClock } from './fill-clock.ts';

/** A clock on a page whose time the test tells. */
function clockAt(opened: number) {
  let now = opened;
  const onBegin = vi.fn();
  return {
    onBegin,
    clock: fillClock(onBegin, () => now),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

describe('the clock of a form', () => {
  it('counts from the first thing that is entered', () => {
    const { clock, pass, onBegin } = clockAt(60_000);
    clock.begin();
    pass(700);
    clock.begin();
    pass(700.4);
    expect(clock.elapsed()).toBe(1_400);
    expect(onBegin).toHaveBeenCalledOnce();
  });

  it('counts from the opening of the page where the beginning was not seen', () => {
    const { clock } = clockAt(5_000);
    expect(clock.elapsed()).toBe(5_000);
  });

  it('tells what the server can read', () => {
    const clock = fillClock(() => undefined);
    clock.begin();
    expect(readFillTime(clock.elapsed())).toMatchObject({ ok: true });
  });
});
