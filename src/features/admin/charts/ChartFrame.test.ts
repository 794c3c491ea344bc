import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { scaleSteps, shadeBounds, shadeOf, SHADES, share } from './ChartFrame.tsx';

describe('the lines of a scale', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [4, [0, 1, 2, 3, 4]],
    [7, [0, 2, 4, 6, 8]],
    [33, [0, 10, 20, 30, 40]],
    [1200, [0, 500, 1000, 1500]],
  ])('up to %i are %j', (largest, steps) => {
    expect(scaleSteps(largest)).toEqual(steps);
  });

  it('are a few whole numbers that reach the largest value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (largest) => {
        const steps = scaleSteps(largest);
        expect(steps.length).toBeLessThanOrEqual(5);
        expect(steps.every(Number.isInteger)).toBe(true);
        expect(steps.at(-1)).toBeGreaterThanOrEqual(largest);
      }),
    );
  });
});

describe('the shades of the map', () => {
  it.each([
    [0, []],
    [1, [1]],
    [3, [1, 2, 3]],
    [40, [1, 11, 21, 31]],
  ])('up to %i begin at %j', (largest, bounds) => {
    expect(shadeBounds(largest)).toEqual(bounds);
  });

  it('cover every count, with the largest in the darkest shade', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.nat(), (largest, other) => {
        const bounds = shadeBounds(largest);
        expect(bounds.length).toBeLessThanOrEqual(SHADES);
        expect(shadeOf(0, bounds)).toBe(0);
        expect(shadeOf(largest, bounds)).toBe(bounds.length);
        const count = 1 + (other % largest);
        expect(shadeOf(count, bounds)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

it('a share of zero is zero', () => {
  expect(share(1, 3)).toBe('33%');
  expect(share(0, 0)).toBe('0%');
});
