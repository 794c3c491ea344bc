import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { drawnFigures, FIGURE_RANGES } from './landing-figures.ts';

const kinds = Object.keys(FIGURE_RANGES) as (keyof typeof FIGURE_RANGES)[];
const SLUGS = Array.from({ length: 3000 }, (_, index) => `city-${index}`);

describe('the figures of a city without real ones', () => {
  it('are the same at every view and in every build', () => {
    expect(drawnFigures('tempe')).toEqual(drawnFigures('tempe'));
    expect(drawnFigures('tempe')).toEqual({ approved: 969, yearsInCity: 10, approvalDays: 17 });
  });

  it('lie in the ranges of §2 for any slug', () => {
    fc.assert(
      fc.property(fc.string(), (slug) => {
        const figures = drawnFigures(slug);
        return kinds.every(
          (kind) => figures[kind] >= FIGURE_RANGES[kind][0] && figures[kind] <= FIGURE_RANGES[kind][1],
        );
      }),
    );
  });

  it.each(kinds)('use the whole range of %s', (kind) => {
    const [lowest, highest] = FIGURE_RANGES[kind];
    const drawn = SLUGS.map((slug) => drawnFigures(slug)[kind]);
    const span = highest - lowest;
    expect(Math.min(...drawn) - lowest).toBeLessThanOrEqual(span / 100);
    expect(highest - Math.max(...drawn)).toBeLessThanOrEqual(span / 100);
    const mean = drawn.reduce((sum, figure) => sum + figure, 0) / drawn.length;
    expect(Math.abs(mean - (lowest + highest) / 2)).toBeLessThan(span / 20);
  });
});
