import type { Pixel } from './ring.ts';

/**
 * Rings as the `d` of an SVG path, in as few characters as whole units allow: each ring starts where it starts and goes
 * on in steps, and a minus sign separates as well as a space.
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
