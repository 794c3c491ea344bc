import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fittingDescription, fittingTitle, META_LIMITS } from './page-text.ts';

describe('a fitting title', () => {
  it('is the first wording that fits', () => {
    expect(fittingTitle(['x'.repeat(61), 'y'.repeat(60), 'z'])).toBe('y'.repeat(60));
  });

  it('is refused rather than cut when none fits', () => {
    expect(() => fittingTitle(['x'.repeat(61)])).toThrow(/No wording/u);
  });
});

describe('a fitting description', () => {
  const opening = 'Renting in Tempe with an eviction behind you: what the law says and which court decides.';

  it('takes whole sentences in order and skips those that do not fit', () => {
    const text = fittingDescription(
      [opening],
      ['x'.repeat(80), 'Who can help nearby, and what it costs.', 'Free check.'],
    );
    expect(text).toBe(`${opening} Who can help nearby, and what it costs. Free check.`);
  });

  it('tries the next opening when the first is too long', () => {
    const text = fittingDescription(['x'.repeat(161), opening], ['Who can help nearby, and what it costs.']);
    expect(text.startsWith(opening)).toBe(true);
  });

  it('is refused when it would be too short', () => {
    expect(() => fittingDescription(['Too short.'], [])).toThrow(/Too short/u);
  });

  it('always keeps to the limits, or is refused', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1 }), { minLength: 1 }),
        fc.array(fc.string()),
        (openings, rest) => {
          try {
            const { length } = fittingDescription(openings, rest);
            return length >= META_LIMITS.descriptionMinimum && length <= META_LIMITS.description;
          } catch (refusal) {
            return refusal instanceof RangeError;
          }
        },
      ),
    );
  });
});
