import type { Coordinates } from '../../src/domain/places/distance.ts';
import { type JurisdictionCode, JURISDICTIONS } from '../../src/domain/places/jurisdiction.ts';
import {
  mapPoint,
  type MapProjection,
  type NationalMap,
  type Outline,
} from '../../src/domain/places/map-projection.ts';
import {
  drawnRing,
  encloses,
  fittingWeight,
  type Pixel,
  type Ring,
  ringArea,
  ringCentre,
  svgPath,
  type WeightedPoint,
} from './drawing.ts';

/** The longer side of a drawing, in units, and the free edge around the land. */
const SIDE = 400;
const EDGE = 4;
/** Characters that a path may take: the page with its map must fit the first fourteen kilobytes. */
const PATH_BUDGET = 1400;
/** Islands smaller than this part of the state are left out, unless one of its places lies there. */
const SMALLEST_PART = 0.0015;
/** A large scale to measure with before the drawing's own is known. */
const MEASURING: Pick<MapProjection, 'scale' | 'origin'> = { scale: 1_000_000, origin: [0, 0] };

/**
 * The map of one state: its land in Albers' projection, fitted to a square, with as many points as the budget pays for.
 *
 * @param rings the state's borders in degrees, longitude first
 * @param places the state's major cities and areas; their islands are kept
 */
export function outline(rings: readonly Ring[], places: readonly Coordinates[]): Outline {
  const cone = coneFor(rings);
  const measure = projector({ ...cone, ...MEASURING });
  const land = keptRings(rings, places, measure);
  const projection: MapProjection = { ...coneFor(land), ...MEASURING };
  const fitted = fit(land, projection);
  const draw = projector(fitted.projection);

  const at = (smallestWeight: number): string =>
    svgPath(
      land
        .map((ring) => drawnRing(ring, smallestWeight, draw))
        .filter((ring) => ring.length > 0)
        .toSorted((a, b) => ringArea(b) - ringArea(a)),
    );
  const weights = land.flatMap((ring) => ring.map(([, , weight]) => weight));
  return { ...fitted, path: at(fittingWeight(weights, (weight) => at(weight).length <= PATH_BUDGET)) };
}

/** Rings that are large enough, or that hold a place of the state. */
function keptRings(
  rings: readonly Ring[],
  places: readonly Coordinates[],
  measure: (point: WeightedPoint) => Pixel,
): readonly Ring[] {
  const areas = rings.map((ring) => ringArea(ring.map(measure)));
  const smallest = areas.reduce((sum, area) => sum + area, 0) * SMALLEST_PART;
  return rings.filter(
    (ring, index) =>
      (areas[index] ?? 0) >= smallest || places.some(({ lat, lng }) => encloses(ring, [lng, lat])),
  );
}

/** The cone that touches a state best: upright in its middle, true to scale a sixth from its top and its foot. */
function coneFor(rings: readonly Ring[]): Pick<MapProjection, 'centralMeridian' | 'parallels'> {
  const lats = rings.flatMap((ring) => ring.map(([, lat]) => lat));
  // Alaska's last islands lie beyond the date line: their longitudes go on below −180.
  const lngs = rings.flatMap((ring) => ring.map(([lng]) => (lng > 0 ? lng - 360 : lng)));
  const [south, north] = range(lats);
  const [west, east] = range(lngs);
  const sixth = (north - south) / 6;
  return {
    centralMeridian: hundredth((west + east) / 2),
    parallels: [hundredth(south + sixth), hundredth(north - sixth)],
  };
}

/** The projection scaled and moved so that the land fills the drawing, and the drawing's size. */
function fit(
  rings: readonly Ring[],
  projection: MapProjection,
): Pick<Outline, 'width' | 'height' | 'projection'> {
  const points = rings.flatMap((ring) => ring.map(projector(projection)));
  const [left, right] = range(points.map(([x]) => x));
  const [top, foot] = range(points.map(([, y]) => y));
  const zoom = (SIDE - 2 * EDGE) / Math.max(right - left, foot - top);
  return {
    width: Math.ceil((right - left) * zoom) + 2 * EDGE,
    height: Math.ceil((foot - top) * zoom) + 2 * EDGE,
    projection: {
      ...projection,
      scale: hundredth(projection.scale * zoom),
      origin: [hundredth(EDGE - left * zoom), hundredth(EDGE - top * zoom)],
    },
  };
}

function projector(projection: MapProjection): (point: WeightedPoint) => Pixel {
  return ([lng, lat]) => {
    const { x, y } = mapPoint(projection, { lat, lng });
    return [Math.round(x), Math.round(y)];
  };
}

function range(values: readonly number[]): readonly [smallest: number, largest: number] {
  return [
    values.reduce((a, b) => Math.min(a, b), Infinity),
    values.reduce((a, b) => Math.max(a, b), -Infinity),
  ];
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}

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
