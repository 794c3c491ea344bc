import fc from 'fast-check';
import { expect, it } from 'vitest';

import { fittingWeight } from './fitting-weight.ts';

it('keeps as many points as the budget pays for, and not one more', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 60 }),
      fc.nat({ max: 60 }),
      (weights, budget) => {
        const kept = (smallest: number): number => weights.filter((weight) => weight >= smallest).length;
        const weight = fittingWeight(weights, (smallest) => kept(smallest) <= budget);
        expect(kept(weight)).toBeLessThanOrEqual(budget);
        const lighter = weights.filter((each) => each < weight);
        if (lighter.length > 0) expect(kept(Math.max(...lighter))).toBeGreaterThan(budget);
      },
    ),
  );
});
