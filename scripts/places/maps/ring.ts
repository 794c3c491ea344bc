/** A point of a border: two coordinates, and how much the border would change without it. Ends of borders never go. */
export type WeightedPoint = readonly [x: number, y: number, weight: number];

/** One closed line around a piece of land, or around water in it. The last point is the first one again. */
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

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
