import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  COMPASS_DIRECTIONS,
  compassDirection,
  EARTH_RADIUS_MILES,
  mapLength,
  mapPoint,
  type MapProjection,
  milesBetween,
  tenth,
} from './geometry.ts';

const phoenix = { lat: 33.4484, lng: -112.074 };
const tucson = { lat: 32.2217, lng: -110.9265 };
const juneau = { lat: 58.3019, lng: -134.4197 };
const point = fc.record({
  lat: fc.double({ min: 18, max: 72, noNaN: true }),
  lng: fc.double({ min: -180, max: -66, noNaN: true }),
});

describe('the straight-line distance', () => {
  it.each([
    ['Wilmington to Newark, Delaware', { lat: 39.746, lng: -75.5466 }, { lat: 39.6837, lng: -75.7497 }, 11.6],
    ['a quarter of the way around the Earth', { lat: 0, lng: -90 }, { lat: 90, lng: 0 }, 6218.4],
    ['one degree of latitude', { lat: 40, lng: -100 }, { lat: 41, lng: -100 }, 69.1],
    ['a place to itself', juneau, juneau, 0],
  ])('%s', (_, from, to, miles) => {
    expect(tenth(milesBetween(from, to))).toBe(miles);
  });

  it('is symmetric, and satisfies the triangle inequality', () => {
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 6);
        expect(milesBetween(a, b)).toBeLessThanOrEqual(milesBetween(a, c) + milesBetween(c, b) + 1e-6);
      }),
    );
  });
});

describe('the direction', () => {
  it('of Tucson is southeast of Phoenix, and back is northwest', () => {
    expect(compassDirection(phoenix, tucson)).toBe('southeast');
    expect(compassDirection(tucson, phoenix)).toBe('northwest');
  });

  it.each([
    ['north', 0.1, 0],
    ['northeast', 0.1, 0.1],
    ['east', 0, 0.1],
    ['southeast', -0.1, 0.1],
    ['south', -0.1, 0],
    ['southwest', -0.1, -0.1],
    ['west', 0, -0.1],
    ['northwest', 0.1, -0.1],
  ] as const)('is %s', (direction, north, east) => {
    const from = { lat: 30, lng: -90 };
    expect(compassDirection(from, { lat: from.lat + north, lng: from.lng + east })).toBe(direction);
  });

  it('is one of eight for any two places, and the opposite on the way back for near ones', () => {
    fc.assert(
      fc.property(point, fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }), (from, angle) => {
        const to = { lat: from.lat + 0.05 * Math.cos(angle), lng: from.lng + 0.05 * Math.sin(angle) };
        const there = COMPASS_DIRECTIONS.indexOf(compassDirection(from, to));
        const back = COMPASS_DIRECTIONS.indexOf(compassDirection(to, from));
        expect(there).toBeGreaterThanOrEqual(0);
        // On the border between two directions the way back may fall to the other one.
        expect([3, 4, 5]).toContain((back - there + 8) % 8);
      }),
    );
  });
});

/** Set for California, which is the tallest of the states but Alaska. */
const california: MapProjection = {
  centralMeridian: -119.3,
  parallels: [34.11, 40.43],
  scale: 2000,
  origin: [200, 1300],
};
/** Set for Alaska, which reaches over the date line. */
const alaska: MapProjection = { ...california, centralMeridian: -157, parallels: [54.5, 68.1] };

/** The point so many miles from another one in a direction (in degrees from north), over the Earth's surface. */
function away(
  from: { lat: number; lng: number },
  miles: number,
  degrees: number,
): { lat: number; lng: number } {
  const [lat, turn, angle] = [
    (from.lat * Math.PI) / 180,
    (degrees * Math.PI) / 180,
    miles / EARTH_RADIUS_MILES,
  ];
  const north = Math.asin(Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(turn));
  const east = Math.atan2(
    Math.sin(turn) * Math.sin(angle) * Math.cos(lat),
    Math.cos(angle) - Math.sin(lat) * Math.sin(north),
  );
  return { lat: (north * 180) / Math.PI, lng: from.lng + (east * 180) / Math.PI };
}

describe("a place on its state's map", () => {
  it('lies on the middle line when it is on the central meridian, the farther north the higher', () => {
    const heights = [33, 36, 39, 42].map((lat) => mapPoint(california, { lat, lng: -119.3 }));
    expect(heights.map(({ x }) => x)).toEqual([200, 200, 200, 200]);
    expect(heights.map(({ y }) => y)).toEqual(heights.map(({ y }) => y).toSorted((a, b) => b - a));
  });

  it('lies right of the middle line in the east and left of it in the west', () => {
    expect(mapPoint(california, { lat: 36, lng: -117 }).x).toBeGreaterThan(200);
    expect(mapPoint(california, { lat: 36, lng: -122 }).x).toBeLessThan(200);
  });

  it('lies next to its neighbours across the date line', () => {
    const attu = mapPoint(alaska, { lat: 52.9, lng: 173.2 });
    const adak = mapPoint(alaska, { lat: 51.9, lng: -176.6 });
    expect(attu.x).toBeLessThan(adak.x);
    expect(adak.x - attu.x).toBeLessThan(mapLength(alaska, 500));
  });

  it.each([
    ['California', california, { lat: [32.5, 42], lng: [-124, -115] }],
    ['Alaska', alaska, { lat: [55, 71], lng: [-168, -131] }],
  ] as const)('has a circle of 50 miles around it that is round to 3%: %s', (_, map, { lat, lng }) => {
    const radius = mapLength(map, 50);
    fc.assert(
      fc.property(
        fc.double({ min: lat[0], max: lat[1], noNaN: true }),
        fc.double({ min: lng[0], max: lng[1], noNaN: true }),
        fc.double({ min: 0, max: 360, noNaN: true }),
        (north, east, degrees) => {
          const city = { lat: north, lng: east };
          const [from, to] = [mapPoint(map, city), mapPoint(map, away(city, 50, degrees))];
          expect(Math.abs(Math.hypot(to.x - from.x, to.y - from.y) / radius - 1)).toBeLessThan(0.03);
        },
      ),
    );
  });
});
