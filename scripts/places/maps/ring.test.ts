import { describe, expect, it } from 'vitest';

import { drawnRing, encloses, ringArea, ringCentre, type Pixel, type Ring } from './ring.ts';

const square: Ring = [
  [0, 0, Infinity],
  [10, 0, 5],
  [10, 10, 5],
  [5, 10.2, 0.1],
  [0, 10, 5],
  [0, 0, Infinity],
];
const whole = ([x, y]: Ring[number]): Pixel => [Math.round(x), Math.round(y)];

describe('a drawn ring', () => {
  it('has the points that weigh enough, and is not closed twice', () => {
    expect(drawnRing(square, 1, whole)).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ]);
  });

  it('has points that fall together once', () => {
    const doubled = square.flatMap((point) => [point, point]);
    expect(drawnRing(doubled, 1, whole)).toEqual(drawnRing(square, 1, whole));
  });

  it('is empty when it is too small to be seen', () => {
    expect(drawnRing(square, 0, ([x, y]) => [Math.round(x / 100), Math.round(y / 100)])).toEqual([]);
  });

  it('has an area and a middle, whichever way it runs', () => {
    const ring = drawnRing(square, 1, whole);
    expect(ringArea(ring)).toBe(100);
    expect(ringArea(ring.toReversed())).toBe(100);
    expect(ringCentre(ring)).toEqual([5, 5]);
    expect(ringCentre(ring.toReversed())).toEqual([5, 5]);
  });

  it('knows what lies in it', () => {
    expect(encloses(square, [5, 5])).toBe(true);
    expect(encloses(square, [11, 5])).toBe(false);
    expect(encloses(square, [5, -1])).toBe(false);
  });
});
