/** Green at 90 and more, yellow at 70 and more, otherwise red (specification §9). */
export type ScoreColour = 'green' | 'yellow' | 'red';

/**
 * The colour of a score.
 *
 * @example scoreColour(89) // => 'yellow'
 */
export function scoreColour(score: number): ScoreColour {
  if (score >= 90) return 'green';
  return score >= 70 ? 'yellow' : 'red';
}
