import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { mapLength, mapPoint } from '../../src/domain/places/geometry.ts';
import {
  drawnRing,
  encloses,
  fittingWeight,
  outline,
  type Pixel,
  type Ring,
  ringArea,
  ringCentre,
  svgPath,
} from './maps.ts';

/** A state like Colorado: degrees west to east and south to north, with a point on its border every tenth. */
const state: Ring = [
  ...steps((at) => [-109 + at * 7, 37]),
  ...steps((at) => [-102, 37 + at * 4]),
  ...steps((at) => [-102 - at * 7, 41]),
  ...steps((at) => [-109, 41 - at * 4]),
  [-109, 37, Infinity],
];
const island = (lng: number, size: number): Ring => [
  [lng, 38, Infinity],
  [lng + size, 38, Infinity],
  [lng + size, 38 + size, Infinity],
  [lng, 38, Infinity],
];

describe("a state's outline", () => {
  const drawn = outline([state], []);

  it('fills the drawing up to a margin', () => {
    expect(drawn.width).toBe(400);
    const corners = [
      mapPoint(drawn.projection, { lat: 37, lng: -109 }),
      mapPoint(drawn.projection, { lat: 37, lng: -102 }),
      mapPoint(drawn.projection, { lat: 41, lng: -102 }),
    ];
    for (const { x, y } of corners) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(drawn.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(drawn.height);
    }
    expect(Math.min(...corners.map(({ x }) => x))).toBeLessThan(6);
  });

  it('has a scale that matches the state’s real width', () => {
    const west = mapPoint(drawn.projection, { lat: 39, lng: -109 });
    const east = mapPoint(drawn.projection, { lat: 39, lng: -102 });
    expect((east.x - west.x) / mapLength(drawn.projection, 376)).toBeCloseTo(1, 2);
  });

  it('leaves out a rock and keeps an inhabited island', () => {
    const rings = [state, island(-101, 0.08), island(-101.5, 0.08)];
    const count = (path: string): number => path.split('M').length - 1;
    expect(count(outline(rings, []).path)).toBe(1);
    expect(count(outline(rings, [{ lat: 38.02, lng: -100.94 }]).path)).toBe(2);
  });

  it('stays within its budget, however rugged the coast', () => {
    const rugged = state.map(([lng, lat], at): Ring[number] => [
      lng + (at % 7) * 0.04,
      lat - (at % 3) * 0.05,
      at % 29,
    ]);
    expect(outline([rugged], []).path.length).toBeLessThanOrEqual(1400);
    expect(outline([rugged], []).path.length).toBeGreaterThan(1000);
  });
});

function steps(point: (at: number) => readonly [number, number]): Ring {
  return Array.from({ length: 200 }, (_, at) => [...point(at / 200), at === 0 ? Infinity : 0.001] as const);
}

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
  it('has the points with enough weight and is not closed twice', () => {
    expect(drawnRing(square, 1, whole)).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ]);
  });

  it('has coinciding points once', () => {
    const doubled = square.flatMap((point) => [point, point]);
    expect(drawnRing(doubled, 1, whole)).toEqual(drawnRing(square, 1, whole));
  });

  it('is empty when it is too small to be seen', () => {
    expect(drawnRing(square, 0, ([x, y]) => [Math.round(x / 100), Math.round(y / 100)])).toEqual([]);
  });

  it('has an area and a middle in either direction', () => {
    const ring = drawnRing(square, 1, whole);
    expect(ringArea(ring)).toBe(100);
    expect(ringArea(ring.toReversed())).toBe(100);
    expect(ringCentre(ring)).toEqual([5, 5]);
    expect(ringCentre(ring.toReversed())).toEqual([5, 5]);
  });

  it('knows which points lie inside', () => {
    expect(encloses(square, [5, 5])).toBe(true);
    expect(encloses(square, [11, 5])).toBe(false);
    expect(encloses(square, [5, -1])).toBe(false);
  });
});

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
  it('continues in relative steps from its start', () => {
    const square: readonly Pixel[] = [
      [10, 10],
      [20, 10],
      [20, 5],
    ];
    expect(svgPath([square])).toBe('M10 10l10 0 0-5z');
  });

  it('draws everything it was given', () => {
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

it('keeps as many points as the budget allows', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 60 }),
      fc.nat({ max: 60 }),
      (weights, budget) => {
        const kept = (smallest: number): number => weights.filter((weight) => weight >= smallest).length;
        const weight = fittingWeight(weights, (smallest) => kept(smallest) <= budget);
        expect(kept(weight)).toBeLessThanOrEqual(budget);
        const lighter = weights.filter((each) => each < weight);
        if (lighter.length > 0) expect(kept(Math.max(...lighter))).toBeGreaterThan(budget);
      },
    ),
  );
});
