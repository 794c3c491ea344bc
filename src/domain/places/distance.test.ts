import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { COMPASS_DIRECTIONS, compassDirection, milesBetween, roundedMiles } from './distance.ts';

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
    expect(roundedMiles(milesBetween(from, to))).toBe(miles);
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
