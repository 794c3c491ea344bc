import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { EARTH_RADIUS_MILES } from './distance.ts';
import { mapLength, mapPoint, type MapProjection } from './map-projection.ts';

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
