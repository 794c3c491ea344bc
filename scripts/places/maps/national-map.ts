import { JURISDICTIONS, type JurisdictionCode } from '../../../src/domain/places/jurisdiction.ts';
import type { NationalMap } from '../../../src/domain/places/map-projection.ts';
import { fittingWeight } from './fitting-weight.ts';
import { drawnRing, ringArea, ringCentre, type Pixel, type Ring } from './ring.ts';
import { svgPath } from './svg-path.ts';

/** The drawing that the Census atlas' projected borders are made for. */
const WIDTH = 975;
const HEIGHT = 610;
/** Characters that all paths together may take. Most of it are numbers, which compress to less than half. */
const PATHS_BUDGET = 22_000;
/** Islands with less land than this, in square units, are left out; the largest piece of each state stays. */
const SMALLEST_ISLAND = 6;

/**
 * The national map, with as many points as the budget pays for. Neighbours share their border's points, so no gap opens
 * between them.
 *
 * @param ringsOf each jurisdiction's borders on the drawing
 */
export function nationalMap(ringsOf: ReadonlyMap<JurisdictionCode, readonly Ring[]>): NationalMap {
  const pieces = JURISDICTIONS.map(({ code }) => ({ code, rings: ringsOf.get(code) ?? [] }));
  const draw = (smallestWeight: number): NationalMap['states'] =>
    pieces.map(({ code, rings }) => {
      const [largest = [], ...islands] = rings
        .map((ring) => drawnRing(ring, smallestWeight, ([x, y]): Pixel => [Math.round(x), Math.round(y)]))
        .filter((ring) => ring.length > 0)
        .toSorted((a, b) => ringArea(b) - ringArea(a));
      const kept = [largest, ...islands.filter((ring) => ringArea(ring) >= SMALLEST_ISLAND)];
      return { code, path: svgPath(kept), centre: ringCentre(largest) };
    });
  const weights = pieces.flatMap(({ rings }) => rings.flatMap((ring) => ring.map(([, , weight]) => weight)));
  const fits = (weight: number): boolean =>
    draw(weight).reduce((sum, { path }) => sum + path.length, 0) <= PATHS_BUDGET;
  return { width: WIDTH, height: HEIGHT, states: draw(fittingWeight(weights, fits)) };
}
