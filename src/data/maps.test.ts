import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { JURISDICTION_CODES } from '~/domain/places/jurisdiction.ts';
import { mapLength, mapPoint, type Outline } from '~/domain/places/geometry.ts';

import { NATIONAL_MAP, OUTLINES } from './maps.ts';
import { PLACES } from './places.ts';

/** The points of a path that moves and then goes on in steps. */
function rings(path: string): readonly (readonly (readonly [number, number])[])[] {
  return path
    .split('z')
    .filter((ring) => ring !== '')
    .map((ring) => {
      const numbers = (ring.match(/-?\d+/gu) ?? []).map(Number);
      let [x, y] = [0, 0];
      const points: [number, number][] = [];
      for (let at = 0; at < numbers.length; at += 2) {
        x += numbers[at] ?? 0;
        y += numbers[at + 1] ?? 0;
        points.push([x, y]);
      }
      return points;
    });
}

/** How far a point lies outside the land, in units: 0 on it. */
function outside(outline: Outline, point: { x: number; y: number }): number {
  let inside = false;
  let nearest = Infinity;
  for (const ring of rings(outline.path)) {
    for (const [index, [x, y]] of ring.entries()) {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      const length = (nextX - x) ** 2 + (nextY - y) ** 2;
      const along = length === 0 ? 0 : ((point.x - x) * (nextX - x) + (point.y - y) * (nextY - y)) / length;
      const share = Math.min(1, Math.max(0, along));
      const away = Math.hypot(point.x - x - share * (nextX - x), point.y - y - share * (nextY - y));
      nearest = Math.min(nearest, away);
      if (y > point.y !== nextY > point.y && point.x < ((nextX - x) * (point.y - y)) / (nextY - y) + x) {
        inside = !inside;
      }
    }
  }
  return inside ? 0 : nearest;
}

describe.each(JURISDICTION_CODES)("the map of %s's places", (code) => {
  const outline = OUTLINES[code];
  const places = [...PLACES[code].majorCities, ...PLACES[code].areas];

  it('has every place on land, within the tolerance of a coarse shoreline', () => {
    for (const place of places) {
      const away = outside(outline, mapPoint(outline.projection, place));
      const miles = (away / mapLength(outline.projection, 1_000)) * 1_000;
      expect(Math.min(away, miles), `${place.name} lies ${away} units (${miles} miles) outside`).toBeLessThan(
        4,
      );
    }
  });

  it('stays within its drawing', () => {
    for (const [x, y] of rings(outline.path).flat()) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(outline.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(outline.height);
    }
  });

  it('fits on a page of fourteen kilobytes', () => {
    expect(outline.path.length).toBeLessThanOrEqual(1_500);
  });
});

describe('the national map', () => {
  it('has the 51 jurisdictions once, in the order of their names', () => {
    expect(NATIONAL_MAP.states.map(({ code }) => code)).toEqual(JURISDICTION_CODES);
  });

  it('has a label point inside each of them, except where its middle is water', () => {
    const within = NATIONAL_MAP.states.filter(({ path, centre: [x, y] }) => outsideOf(path, x, y) === 0);
    expect(within.length).toBeGreaterThanOrEqual(48);
    for (const { code, path, centre } of NATIONAL_MAP.states) {
      expect(outsideOf(path, ...centre), code).toBeLessThan(8);
    }
  });

  it('is light enough for its page', () => {
    const paths = NATIONAL_MAP.states.map(({ path }) => path).join('');
    expect(gzipSync(paths).length).toBeLessThan(12_000);
  });
});

function outsideOf(path: string, x: number, y: number): number {
  return outside({ ...OUTLINES.AL, path }, { x, y });
}
