import { tenth } from '../../src/domain/places/map-projection.ts';

/** A point of a border and how much the border would change without it. End points have an infinite weight. */
export type WeightedPoint = readonly [x: number, y: number, weight: number];

/** A closed line around land, or around water in it. The last point repeats the first. */
export type Ring = readonly WeightedPoint[];

/** A point of a drawing, in whole units. */
export type Pixel = readonly [x: number, y: number];

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
