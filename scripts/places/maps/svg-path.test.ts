import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Pixel } from './ring.ts';
import { svgPath } from './svg-path.ts';

/** Reads a path as a browser does. */
function read(path: string): readonly (readonly Pixel[])[] {
  return [...path.matchAll(/M(-?\d+) ?(-?\d+)l([^z]*)z/gu)].map(([, x, y, steps = '']) => {
    const points: Pixel[] = [[Number(x), Number(y)]];
    const numbers = (steps.match(/-?\d+/gu) ?? []).map(Number);
    for (let at = 0; at < numbers.length; at += 2) {
      const [lastX = 0, lastY = 0] = points.at(-1) ?? [];
      points.push([lastX + (numbers[at] ?? 0), lastY + (numbers[at + 1] ?? 0)]);
    }
    return points;
  });
}

describe('a path', () => {
  it('goes on in steps from where it starts', () => {
    const square: readonly Pixel[] = [
      [10, 10],
      [20, 10],
      [20, 5],
    ];
    expect(svgPath([square])).toBe('M10 10l10 0 0-5z');
  });

  it('draws what it was given, all of it', () => {
    const ring = fc.array(fc.tuple(fc.integer({ min: -50, max: 999 }), fc.integer({ min: -50, max: 999 })), {
      minLength: 3,
      maxLength: 30,
    });
    fc.assert(
      fc.property(fc.array(ring, { minLength: 1, maxLength: 4 }), (rings) => {
        expect(read(svgPath(rings))).toEqual(rings);
      }),
    );
  });
});
