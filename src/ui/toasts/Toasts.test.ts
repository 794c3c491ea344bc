import { describe, expect, it } from 'vitest';

import { closesBySwipe, isSwipe } from './Toasts.tsx';

const WIDTH = 320;

describe('isSwipe', () => {
  it('recognizes a horizontal swipe in either direction', () => {
    expect(isSwipe({ dx: 30, dy: 5, elapsed: 100 })).toBe(true);
    expect(isSwipe({ dx: -30, dy: 5, elapsed: 100 })).toBe(true);
  });

  it('treats a small movement as a tap and a vertical one as scrolling', () => {
    expect(isSwipe({ dx: 6, dy: 0, elapsed: 100 })).toBe(false);
    expect(isSwipe({ dx: 30, dy: 60, elapsed: 100 })).toBe(false);
  });
});

describe('closesBySwipe', () => {
  it.each([
    ['a slow drag past the middle', { dx: 200, dy: 0, elapsed: 2000 }, true],
    ['the same drag to the left', { dx: -200, dy: 0, elapsed: 2000 }, true],
    ['a short flick', { dx: 60, dy: 3, elapsed: 60 }, true],
    ['a slow short drag', { dx: 60, dy: 3, elapsed: 800 }, false],
    ['a fast scroll', { dx: 60, dy: 400, elapsed: 60 }, false],
    ['a tap with no time between', { dx: 0, dy: 0, elapsed: 0 }, false],
  ])('%s', (_, stroke, closes) => {
    expect(closesBySwipe(stroke, WIDTH)).toBe(closes);
  });
});
