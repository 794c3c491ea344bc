import {
  type Coordinates,
  mapPoint,
  type MapProjection,
  type NationalMap,
  type Outline,
  tenth,
} from '../../src/domain/places/geometry.ts';
import { type JurisdictionCode, JURISDICTIONS } from '../../src/domain/places/jurisdiction.ts';

/** A point of a border and how much the border would change without it. End points have an infinite weight. */
export type WeightedPoint = readonly [x: number, y: number, weight: number];

/** A closed line around land, or around water in it. The last point repeats the first. */
export type Ring = readonly WeightedPoint[];

/** A point of a drawing, in whole units. */
export type Pixel = readonly [x: number, y: number];

/** The longer side of a drawing, in units, and the free edge around the land. */
const SIDE = 400;
const EDGE = 4;
/** Characters that a path may take: the page with its map must stay within its limit (tests/site/sizes.test.ts). */
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

/**
 * A ring as it is drawn: with the points that weigh enough, moved onto the drawing and onto whole units. Points that
 * fall together become one; a ring of fewer than three is empty.
 */
export function drawnRing(
  ring: Ring,
  smallestWeight: number,
  draw: (point: WeightedPoint) => Pixel,
): readonly Pixel[] {
  const drawn: Pixel[] = [];
  for (const point of ring) {
    if (point[2] < smallestWeight) continue;
    const [x, y] = draw(point);
    const last = drawn.at(-1);
    if (last?.[0] !== x || last[1] !== y) drawn.push([x, y]);
  }
  const [first] = drawn;
  const last = drawn.at(-1);
  if (drawn.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1]) drawn.pop();
  return drawn.length < 3 ? [] : drawn;
}

/** The area that a drawn ring encloses, in square units; it does not matter which way around the ring runs. */
export function ringArea(ring: readonly (readonly [number, number, ...unknown[]])[]): number {
  return Math.abs(signedSums(ring).area);
}

/** The middle of the area that a drawn ring encloses, to a tenth of a unit. */
export function ringCentre(ring: readonly Pixel[]): readonly [x: number, y: number] {
  const { area, x, y } = signedSums(ring);
  return [tenth(x / (6 * area)), tenth(y / (6 * area))];
}

function signedSums(ring: readonly (readonly [number, number, ...unknown[]])[]): {
  area: number;
  x: number;
  y: number;
} {
  let [area, sumX, sumY] = [0, 0, 0];
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    const cross = x * nextY - nextX * y;
    area += cross / 2;
    sumX += (x + nextX) * cross;
    sumY += (y + nextY) * cross;
  });
  return { area, x: sumX, y: sumY };
}

/** Whether a ring encloses a point (even-odd rule). */
export function encloses(ring: Ring, [px, py]: readonly [number, number]): boolean {
  let inside = false;
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    if (y > py !== nextY > py && px < ((nextX - x) * (py - y)) / (nextY - y) + x) inside = !inside;
  });
  return inside;
}

/**
 * Rings as the `d` of an SVG path in few characters: an absolute start, then relative steps, and no space before a minus
 * sign.
 *
 * @example svgPath([[[10, 10], [20, 10], [20, 5]]]) // => 'M10 10l10 0 0-5z'
 */
export function svgPath(rings: readonly (readonly Pixel[])[]): string {
  return rings.map(ringPath).join('');
}

function ringPath(ring: readonly Pixel[]): string {
  const [first, ...rest] = ring;
  if (first === undefined) return '';
  let [x, y] = first;
  let steps = '';
  for (const [nextX, nextY] of rest) {
    steps += separated(nextX - x) + separated(nextY - y);
    [x, y] = [nextX, nextY];
  }
  return `M${first[0]}${separated(first[1])}l${steps.trimStart()}z`;
}

function separated(value: number): string {
  return value < 0 ? `${value}` : ` ${value}`;
}

/**
 * The smallest weight at which a drawing fits its budget, found by binary search: a larger weight means fewer points and
 * never a longer drawing.
 *
 * @param weights every weight that occurs
 * @param fits whether the drawing of the points with at least this weight is within the budget
 */
export function fittingWeight(weights: readonly number[], fits: (smallestWeight: number) => boolean): number {
  const ascending = [...new Set(weights.filter(Number.isFinite))].sort((a, b) => a - b);
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(ascending[middle] ?? Infinity)) high = middle;
    else low = middle + 1;
  }
  return ascending[low] ?? Infinity;
}
