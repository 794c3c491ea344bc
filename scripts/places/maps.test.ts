import { describe, expect, it } from 'vitest';

import { mapLength, mapPoint } from '../../src/domain/places/map-projection.ts';
import type { Ring } from './drawing.ts';
import { outline } from './maps.ts';

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
