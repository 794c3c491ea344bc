import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { OUTLINES, PLACES } from '#data/places.ts';

import { mapPoint, milesBetween } from './geometry.ts';
import { JURISDICTIONS } from './jurisdiction.ts';
import { type Box, type LabelRoom, mapLabels, stateMap, vicinityMap } from './place-maps.ts';

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
        return places.every((at, index) => {
          const { x, y } = points[index] ?? expect.fail('A place is missing.');
          const drawn = (Math.hypot(x, y) / 100) * ringMiles;
          return drawn <= ringMiles * 1.001 && Math.abs(drawn - milesBetween(PHOENIX, at)) <= ringMiles / 100;
        });
      }),
    );
  });
});

const ROOM: LabelRoom = {
  fontSize: 10,
  dot: 3,
  bounds: { left: -200, top: -200, right: 200, bottom: 200 },
};

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe('the names on a map', () => {
  it('are placed to the right of their dots while there is room', () => {
    const [label] = mapLabels([{ name: 'Alone', x: 0, y: 0 }], ROOM);
    expect(label).toMatchObject({ name: 'Alone', anchor: 'start', leader: null });
    expect(label?.x).toBeGreaterThan(ROOM.dot);
  });

  it('get a leader line when they are placed at a distance', () => {
    const crowd = Array.from({ length: 6 }, (_, index) => ({ name: `Crowded ${index}`, x: 0, y: index * 4 }));
    const labels = mapLabels(crowd, ROOM);
    expect(labels.map(({ name }) => name)).toEqual(crowd.map(({ name }) => name));
    expect(labels.some(({ leader }) => leader !== null)).toBe(true);
  });

  it('throw an error that names the place when there is no room', () => {
    const tiny = { ...ROOM, bounds: { left: -5, top: -5, right: 5, bottom: 5 } };
    expect(() => mapLabels([{ name: 'Too long', x: 0, y: 0 }], tiny)).toThrow(/Too long/u);
  });

  it.each(JURISDICTIONS)('touch neither each other nor a dot on the map of $name', ({ code }) => {
    const outline = OUTLINES[code];
    const cities = PLACES[code].majorCities;
    const { labels, viewBox } = stateMap(outline, cities);
    expect(labels.map(({ name }) => name)).toEqual(cities.map(({ name }) => name));
    const dots = cities.map((city) => mapPoint(outline.projection, city));
    labels.forEach(({ box, name }, index) => {
      for (const other of labels.slice(index + 1))
        expect(overlap(box, other.box), `${name}, ${other.name}`).toBe(false);
      for (const { x, y } of dots)
        expect(overlap(box, { left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 }), name).toBe(false);
      expect(box.left).toBeGreaterThanOrEqual(viewBox.left);
      expect(box.right).toBeLessThanOrEqual(viewBox.left + viewBox.width);
    });
  });
});
