import {
  type Coordinates,
  mapLength,
  mapPoint,
  type MapPoint,
  MILES_PER_DEGREE,
  type Outline,
  tenth,
} from './geometry.ts';
import { SERVICE_RADIUS_MILES } from './state-places.ts';

/** Font size and dot radius, in the units of an outline whose longer side is 400. */
export const STATE_MAP_LOOK = { fontSize: 17, dot: 5.5 } as const;

/** How far names may extend beyond the outline, horizontally and vertically. */
const MARGIN = { x: 130, y: 40 } as const;
/** Padding around the drawing. */
const EDGE = 4;

/** A jurisdiction's map with its cities. */
export interface StateMap {
  /** Includes the names. */
  readonly viewBox: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  /** In the order of the cities. */
  readonly dots: readonly MapPoint[];
  readonly labels: readonly MapLabel[];
  /** Radius of the 50-mile circle around each dot. */
  readonly serviceRadius: number;
}

/** Lays out the cities and their names on a jurisdiction's outline. */
export function stateMap(
  { width, height, projection }: Outline,
  cities: readonly (Coordinates & { readonly name: string })[],
): StateMap {
  const dots = cities.map((city) => mapPoint(projection, city));
  const points = cities.map(({ name, lat, lng }) => ({ name, ...mapPoint(projection, { lat, lng }) }));
  const labels = mapLabels(points, {
    ...STATE_MAP_LOOK,
    bounds: { left: -MARGIN.x, top: -MARGIN.y, right: width + MARGIN.x, bottom: height + MARGIN.y },
  });
  const boxes = labels.map(({ box }) => box);
  const left = Math.floor(Math.min(0, ...boxes.map((box) => box.left)) - EDGE);
  const top = Math.floor(Math.min(0, ...boxes.map((box) => box.top)) - EDGE);
  const right = Math.ceil(Math.max(width, ...boxes.map((box) => box.right)) + EDGE);
  const bottom = Math.ceil(Math.max(height, ...boxes.map((box) => box.bottom)) + EDGE);
  return {
    viewBox: { left, top, width: right - left, height: bottom - top },
    dots,
    labels,
    serviceRadius: mapLength(projection, SERVICE_RADIUS_MILES),
  };
}

/** Radii that the outer ring of a vicinity map may have, in straight-line miles. */
const RINGS = [2, 4, 6, 10, 14, 20, 30, 40, 50, 60, 80, 100] as const;

/** A map of the places around a place, north up, with the place itself at (0, 0). */
export interface VicinityMap {
  readonly ringMiles: number;
  readonly points: readonly MapPoint[];
}

/**
 * Lays out a vicinity map with the smallest ring that contains all places.
 *
 * @param radius of the outer ring, in the drawing's units
 */
export function vicinityMap(
  centre: Coordinates,
  places: readonly Coordinates[],
  radius: number,
): VicinityMap {
  const offsets = places.map((at) => offset(centre, at));
  const farthest = Math.max(0, ...offsets.map(({ east, north }) => Math.hypot(east, north)));
  const ringMiles = RINGS.find((miles) => farthest <= miles) ?? RINGS[RINGS.length - 1] ?? 100;
  const scale = radius / ringMiles;
  return {
    ringMiles,
    points: offsets.map(({ east, north }) => ({ x: tenth(east * scale), y: tenth(-north * scale) })),
  };
}

/**
 * Offset in miles, on a plane tangent to the Earth halfway between both points: accurate to one percent over 50 miles.
 */
function offset(centre: Coordinates, at: Coordinates): { readonly east: number; readonly north: number } {
  const halfway = (((centre.lat + at.lat) / 2) * Math.PI) / 180;
  return {
    east: (at.lng - centre.lng) * MILES_PER_DEGREE * Math.cos(halfway),
    north: (at.lat - centre.lat) * MILES_PER_DEGREE,
  };
}

export interface NamedPoint extends MapPoint {
  readonly name: string;
}

/** A rectangle, as its edges in the drawing's units. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The position of a name, in the drawing's units. */
export interface MapLabel {
  readonly name: string;
  /** The SVG attribute `text-anchor`. */
  readonly anchor: 'start' | 'middle' | 'end';
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  /** Leader line from the dot to a name at a distance; `null` for a name next to its dot. */
  readonly leader: { readonly from: MapPoint; readonly to: MapPoint } | null;
  readonly box: Box;
}

/** Constraints for the labels of a map. */
export interface LabelRoom {
  /** In the drawing's units. */
  readonly fontSize: number;
  /** Radius of a dot. */
  readonly dot: number;
  /** Names must lie inside. */
  readonly bounds: Box;
}

/** Mean width of a letter in a semi-bold system font, in font sizes; rather too wide than too narrow. */
const LETTER = 0.6;

/** Distances from the dot to try, in font sizes; from the second on, a leader line connects dot and name. */
const DISTANCES = [0.35, 1.2, 1.8, 2.5, 3.3, 4.2, 5.2, 6.4, 7.8, 9.4];

/** Directions to try, in degrees clockwise from the right: right, left, above, below, then diagonals. */
const ANGLES = [0, 180, -90, 90, ...slantingAngles()];

/** Diagonals in steps of 12 degrees, flatter ones first, because a name reads best beside its dot. */
function slantingAngles(): number[] {
  return [12, 24, 36, 48, 60, 72, 84].flatMap((slant) => [-slant, slant, 180 + slant, 180 - slant]);
}

/** How often, per point, the placement is retried with the unplaced point first. */
const RETRIES = 4;

/**
 * Places the name of each point where it touches no other name and covers no dot: each point in turn takes the nearest
 * free spot around its dot. A point without a free spot goes first in the next attempt.
 *
 * @param points in order of precedence, the most important first
 * @returns labels in the order of `points`
 * @throws {RangeError} naming the point that has no free spot; the bounds are then too small.
 */
export function mapLabels(points: readonly NamedPoint[], room: LabelRoom): readonly MapLabel[] {
  const dots = points.map((point) => around(point, room.dot + 1));
  let order = points;
  let left: NamedPoint | undefined;
  for (let attempt = 0; attempt <= points.length * RETRIES; attempt += 1) {
    const placed = placeInTurn(order, dots, room);
    left = order[placed.length];
    if (left === undefined) return points.flatMap((point) => placed[order.indexOf(point)] ?? []);
    const first = left;
    order = [first, ...order.filter((point) => point !== first)];
  }
  throw new RangeError(`The map has no room for the label ${left?.name ?? 'of any place'}.`);
}

/** Labels for the points up to the first that has no free spot. */
function placeInTurn(points: readonly NamedPoint[], dots: readonly Box[], room: LabelRoom): MapLabel[] {
  const placed: MapLabel[] = [];
  for (const point of points) {
    const label = firstFree(point, room, dots, placed);
    if (label === undefined) return placed;
    placed.push(label);
  }
  return placed;
}

/** The nearest spot for a name around its dot that touches nothing. */
function firstFree(
  point: NamedPoint,
  room: LabelRoom,
  dots: readonly Box[],
  placed: readonly MapLabel[],
): MapLabel | undefined {
  for (const label of candidates(point, room)) {
    const { box, leader } = label;
    const isFree =
      isInside(box, room.bounds) &&
      !dots.some((dot) => overlap(box, dot)) &&
      placed.every(
        (other) => !overlap(box, other.box) && !crosses(other.leader, box) && !crosses(leader, other.box),
      );
    if (isFree) return label;
  }
  return undefined;
}

/** All spots for a name around its dot, nearest first. A generator, because most names need only the first few. */
function* candidates(point: NamedPoint, room: LabelRoom): Generator<MapLabel> {
  for (const [ring, distance] of DISTANCES.entries()) {
    for (const angle of ANGLES) {
      yield labelAt(point, angle, room.dot + distance * room.fontSize, ring > 0, room);
    }
  }
}

function labelAt(
  point: NamedPoint,
  angle: number,
  distance: number,
  isApart: boolean,
  { fontSize, dot }: LabelRoom,
): MapLabel {
  const [right, down] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const to = { x: tenth(point.x + right * distance), y: tenth(point.y + down * distance) };
  const anchor = right > 0.3 ? 'start' : right < -0.3 ? 'end' : 'middle';
  const width = point.name.length * LETTER * fontSize;
  const left = anchor === 'start' ? to.x : anchor === 'end' ? to.x - width : to.x - width / 2;
  // Above or below the dot, the text is moved clear of it; beside the dot, it is centred vertically.
  const middle = to.y + (anchor === 'middle' ? (Math.sign(down) * fontSize) / 2 : 0);
  return {
    name: point.name,
    anchor,
    x: to.x,
    y: tenth(middle + fontSize * 0.35),
    leader: isApart
      ? {
          from: { x: tenth(point.x + right * dot), y: tenth(point.y + down * dot) },
          to: short(to, right, down),
        }
      : null,
    box: {
      left,
      right: left + width,
      top: middle - fontSize * 0.55,
      bottom: middle + fontSize * 0.55,
    },
  };
}

/** Ends a leader shortly before the name. */
function short({ x, y }: MapPoint, right: number, down: number): MapPoint {
  return { x: tenth(x - right * 2), y: tenth(y - down * 2) };
}

function around({ x, y }: MapPoint, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function isInside(box: Box, bounds: Box): boolean {
  return (
    box.left >= bounds.left &&
    box.right <= bounds.right &&
    box.top >= bounds.top &&
    box.bottom <= bounds.bottom
  );
}

/** Whether a leader crosses a box. Samples the line in steps smaller than a letter's height. */
function crosses(leader: MapLabel['leader'], box: Box): boolean {
  if (leader === null) return false;
  const { from, to } = leader;
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 3);
  return Array.from({ length: steps + 1 }, (_, step) => step / Math.max(1, steps)).some((part) => {
    const x = from.x + (to.x - from.x) * part;
    const y = from.y + (to.y - from.y) * part;
    return x > box.left && x < box.right && y > box.top && y < box.bottom;
  });
}
