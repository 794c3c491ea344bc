import type { Classification } from '~/domain/check/record.ts';

/**
 * The grid lines of a scale from 0 to at least the largest value: whole numbers, at most five.
 *
 * @example scaleSteps(7) // => [0, 2, 4, 6, 8]
 */
export function scaleSteps(largest: number): readonly number[] {
  const target = Math.max(1, largest);
  const magnitude = 10 ** Math.floor(Math.log10(target / 4));
  const step = [1, 2, 5, 10]
    .map((factor) => Math.max(1, factor * magnitude))
    .find((candidate) => Math.ceil(target / candidate) <= 4);
  const size = step ?? Math.max(1, 10 * magnitude);
  return Array.from({ length: Math.ceil(target / size) + 1 }, (_, index) => index * size);
}

/** Number of shades on the map, not counting the one for zero. */
export const SHADES = 4;

/**
 * The minimum count of each shade. With few records there are fewer shades.
 *
 * @example shadeBounds(40) // => [1, 11, 21, 31]
 */
export function shadeBounds(largest: number): readonly number[] {
  if (largest <= 0) return [];
  const size = Math.ceil(largest / SHADES);
  return Array.from({ length: Math.ceil(largest / size) }, (_, index) => index * size + 1);
}

/** The shade of a count: 0 for none, 1 for the lightest. */
export function shadeOf(count: number, bounds: readonly number[]): number {
  return bounds.filter((bound) => count >= bound).length;
}

/** Formats a percentage; `'0%'` of zero. */
export function share(part: number, whole: number): string {
  return whole === 0 ? '0%' : `${Math.round((part / whole) * 100)}%`;
}

/** Fill of each classification, in the order in which bars are stacked. */
export const RESULT_LOOKS: readonly (readonly [result: Classification, fill: string])[] = [
  ['eligible', 'fill-primary'],
  ['maybe', 'fill-accent'],
  ['not-eligible', 'fill-clay'],
];
