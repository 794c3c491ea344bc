import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { milesBetween } from './distance.ts';
import { vicinityMap } from './place-maps.ts';

const PHOENIX = { lat: 33.4484, lng: -112.074 };
const nearby = fc.record({
  lat: fc.double({ min: 33, max: 33.9, noNaN: true }),
  lng: fc.double({ min: -112.5, max: -111.6, noNaN: true }),
});

describe('the map of what lies around a place', () => {
  it('has north up and east to the right', () => {
    const { points } = vicinityMap(
      PHOENIX,
      [
        { lat: 33.6, lng: -112.074 },
        { lat: 33.4484, lng: -112 },
      ],
      100,
    );
    expect(points[0]?.x).toBeCloseTo(0);
    expect(points[0]?.y).toBeLessThan(0);
    expect(points[1]?.x).toBeGreaterThan(0);
    expect(points[1]?.y).toBeCloseTo(0);
  });

  it('is scaled to the farthest place', () => {
    expect(vicinityMap(PHOENIX, [{ lat: 33.46, lng: -112.074 }], 100).ringMiles).toBe(2);
    expect(vicinityMap(PHOENIX, [{ lat: 33.9, lng: -112.074 }], 100).ringMiles).toBe(40);
  });

  it('keeps every place within the outer ring, at its true distance to within 1%', () => {
    fc.assert(
      fc.property(fc.array(nearby, { minLength: 1 }), (places) => {
        const { points, ringMiles } = vicinityMap(PHOENIX, places, 100);
        return points.every(({ at, x, y }) => {
          const drawn = (Math.hypot(x, y) / 100) * ringMiles;
          return drawn <= ringMiles * 1.001 && Math.abs(drawn - milesBetween(PHOENIX, at)) <= ringMiles / 100;
        });
      }),
    );
  });
});
