import { describe, expect, it } from 'vitest';

import { resemblance, shingles } from './shingles.ts';

describe('the resemblance of two texts', () => {
  const between = (left: string, right: string) => resemblance(shingles(left), shingles(right));

  it('is complete for the same words, whatever the punctuation and capitals', () => {
    expect(between('Tempe is in Maricopa County.', 'tempe is, in Maricopa county')).toBe(1);
  });

  it('is zero for texts with other words', () => {
    expect(between('one two three four five', 'six seven eight nine ten')).toBe(0);
  });

  it('is the share of common runs of five words', () => {
    expect(between('a b c d e f', 'a b c d e g')).toBeCloseTo(1 / 3);
  });

  it('falls when one of them has more text', () => {
    const [text, other] = ['the wait is one year in every case', 'the wait is one year in every county'];
    expect(between(text, `${other} and the court is four miles away`)).toBeLessThan(between(text, other));
  });
});
