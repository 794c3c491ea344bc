import { describe, expect, it } from 'vitest';

import { readFillTime } from '~/domain/submission/fill-time.ts';

import { fillClock } from './fill-clock.ts';

/** A clock on a page whose time the test tells. */
function clockAt(opened: number) {
  let now = opened;
  return {
    clock: fillClock(() => now),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

describe('the clock of a form', () => {
  it('counts from the first thing that is entered', () => {
    const { clock, pass } = clockAt(60_000);
    clock.begin();
    pass(700);
    clock.begin();
    pass(700.4);
    expect(clock.elapsed()).toBe(1_400);
  });

  it('counts from the opening of the page where the beginning was not seen', () => {
    const { clock } = clockAt(5_000);
    expect(clock.elapsed()).toBe(5_000);
  });

  it('tells what the server can read', () => {
    const clock = fillClock();
    clock.begin();
    expect(readFillTime(clock.elapsed())).toMatchObject({ ok: true });
  });
});
